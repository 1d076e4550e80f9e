import type { Casualty, LogEntry, ReportedGame, Report, Tally } from '@skirmish-kit/core';
import { MODE_FACTS } from './rules/modes.ts';
import { startingHitPoints } from './rules/setup.ts';
import type { Setup, State } from './rules/state.ts';

/**
 * What came of a game, from what was told of it: who left the board and by whom, the points of
 * every HQ (or those scored, where points are played for) turn by turn, and what was done in all.
 *
 * @example
 * ```ts
 * const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 });
 * game.answer('hq:0,0');
 * reportOf(game).points; // [[20, 20]]
 * ```
 */
export function reportOf({ state, log }: ReportedGame<State>): Report {
  const reporter = new Reporter(state.setup);
  for (const [at, entry] of log.entries()) if (entry.kind === 'event') reporter.note(entry, at);
  return reporter.report();
}

const TALLIES = {
  placed: { en: 'Units placed', fr: 'Unités posées' },
  played: { en: 'Instants played', fr: 'Actions jouées' },
  discarded: { en: 'Tiles discarded', fr: 'Tuiles défaussées' },
  battles: { en: 'Battles started', fr: 'Combats déclenchés' },
  wounds: { en: 'Wounds dealt', fr: 'Blessures infligées' },
  healed: { en: 'Medics spent', fr: 'Médecins sacrifiés' },
  lost: { en: 'Units lost', fr: 'Unités perdues' },
} as const;

type TallyId = keyof typeof TALLIES;

/** Goes through what was told. */
class Reporter {
  readonly #setup: Setup;
  readonly #felled: Casualty[] = [];
  readonly #points: number[][];
  readonly #counts = new Map<TallyId, number[]>();
  /** Hits of the phase or instant under way. */
  #hits: LogEntry['params'][] = [];
  #turn = 0;
  #seat = 0;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#points = [setup.armies.map((army, seat) => startOf(setup, army, seat))];
  }

  note({ about, params }: LogEntry, at: number): void {
    switch (about) {
      case 'turn':
        this.#turn++;
        this.#seat = Number(params['seat']);
        this.#points[this.#turn] = [...(this.#points.at(-1) ?? [])];
        return;
      case 'phase':
        this.#hits = [];
        return;
      case 'battle':
        return this.#count('battles', this.#seat);
      case 'placed':
        return params['tile'] === 'hq' ? undefined : this.#count('placed', params['seat']);
      case 'played':
        this.#hits = [];
        return this.#count('played', params['seat']);
      case 'discarded':
        return this.#count('discarded', params['seat']);
      case 'hq':
        return this.#stand(params['seat'], params['points'], false);
      case 'scored':
        return this.#stand(params['seat'], params['points'], true);
      case 'hit':
        this.#hits.push(params);
        return this.#count('wounds', this.#seatOf(params['byArmy']), Number(params['strength']));
      case 'healed':
        this.#forget(params);
        return this.#count('healed', this.#seatOf(params['army']));
      case 'removed':
        return this.#fell(params, at);
    }
  }

  /** Hit points count in games for hit points, points in those for points. */
  #stand(seat: unknown, points: unknown, scored: boolean): void {
    const now = this.#points.at(-1);
    if (now && scored === (MODE_FACTS[this.#setup.mode].goal !== undefined)) {
      now[Number(seat)] = Number(points);
    }
  }

  /** A hit that a Medic took fells nobody. */
  #forget({ hex, from }: LogEntry['params']): void {
    const taken = this.#hits.findIndex((hit) => hit['hex'] === hex && hit['byHex'] === from);
    if (taken >= 0) this.#hits.splice(taken, 1);
  }

  #fell({ army, tile, hex }: LogEntry['params'], at: number): void {
    const seat = this.#seatOf(army);
    this.#count('lost', seat);
    const hit = this.#hits.find((each) => each['hex'] === hex);
    const bySeat = hit ? this.#seatOf(hit['byArmy']) : -1;
    const by = hit && bySeat >= 0 ? { bySeat, by: String(hit['by']) } : {};
    this.#felled.push({ turn: this.#turn, seat, who: String(tile), ...by, at });
  }

  #seatOf(army: unknown): number {
    return this.#setup.armies.findIndex((each) => each === army);
  }

  #count(id: TallyId, seat: unknown, by = 1): void {
    const counts = this.#counts.get(id) ?? this.#setup.armies.map(() => 0);
    this.#counts.set(id, counts);
    const before = counts[Number(seat)];
    if (before !== undefined) counts[Number(seat)] = before + by;
  }

  report(): Report {
    const ids = Object.keys(TALLIES).filter((id): id is TallyId => Object.hasOwn(TALLIES, id));
    const tallies = ids.map((id): Tally => ({
      id,
      title: TALLIES[id],
      bySeat: this.#counts.get(id) ?? this.#setup.armies.map(() => 0),
    }));
    return { felled: this.#felled, points: this.#points, tallies };
  }
}

/** What a seat has before the first turn. */
function startOf(setup: Setup, army: string, seat: number): number {
  if (MODE_FACTS[setup.mode].goal !== undefined) return 0;
  return setup.position?.hq[army] ?? startingHitPoints(setup, seat);
}
