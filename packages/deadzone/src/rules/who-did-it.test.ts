import type { Seat } from '@skirmish-kit/core';
import { watchGames, type Seen, type Watcher } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import { modelOf, modelsIn } from './models.ts';
import type { Battle, ModelId } from './state.ts';
import { deadlySetup, deadlyUses } from './testing/deadly-games.ts';
import { exploringPlayer, aggressivePlayer } from './testing/players.ts';
import { scores } from './victory.ts';

/** Each game is looked at closely: a long run plays one for ten of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 10);

/** What comes last before a model dies: blows, shots, explosions, fires, falls and walls. */
const CAUSES: readonly string[] = ['strikes', 'hits', 'survive', 'burns', 'falls', 'slammed'];

/** DZ-ABIL-06: what comes last before a model dies that blows itself up. */
const OWN_CHARGE = 'detonates';

type Authors = readonly Seat[];

/** What kills without an author, and the rule that says so. */
const TRAP: Authors = [];
const JUMP: Authors = [];
const AUTHORLESS: ReadonlyMap<Authors, string> = new Map([
  [TRAP, 'DZ-ITEM-13'],
  [JUMP, 'DZ-LEVEL-05'],
]);

/** Models that one explosion, blast or landing throws, until it has thrown them. */
interface Throwing {
  readonly authors: Authors;
  readonly left: Set<ModelId>;
}

/** Derives from the events alone who does what to whom, without the rules. */
class Detective {
  /** Who is behind what befalls a model now. */
  readonly #behind = new Map<ModelId, Authors>();
  /** Who has lit a model. */
  readonly #lit = new Map<ModelId, Authors>();
  readonly #points = [0, 0];
  readonly #faults: string[];
  readonly #where: string;
  #throwings: Throwing[] = [];
  /** Whose the next explosion is. */
  #next: Authors = TRAP;
  #detonated: ModelId | undefined;
  #moved: ModelId | undefined;
  /** DZ-ABIL-17: which model the other seat controls until its activation is over. */
  #rampant: ModelId | undefined;

  constructor(faults: string[], where: string) {
    this.#faults = faults;
    this.#where = where;
  }

  see(battle: Battle, seen: Seen): void {
    const { params, about } = seen;
    const model = String(params['model'] ?? '');
    if (seen.kind === 'choice') this.#question(battle, about, model, seen.key);
    else if (seen.kind === 'chance') this.#roll(about, seen.rule, model);
    else {
      this.#moment(battle, about, model, String(params['target'] ?? ''));
      if (about === 'rampage' && params['result'] === 'foreign') this.#rampant = model;
      const { seat, points } = params;
      if (typeof seat === 'number' && typeof points === 'number')
        this.#points[seat] = (this.#points[seat] ?? 0) + points;
      this.#moved = about === 'moves' ? model : undefined;
    }
  }

  #question(battle: Battle, about: string, model: ModelId, key: string): void {
    if (about === 'away') this.#thrown(model);
    if (about !== 'action' && about !== 'turn') return;
    if (battle.phase.step === 'turn') this.#sum(battle);
    this.#behind.clear();
    this.#throwings = [];
    this.#detonated = key === 'detonate' ? model : undefined;
    // What blows itself up is a loss that the opponent scores (DZ-ABIL-06).
    if (key === 'detonate') this.#behind.set(model, [1 - modelOf(battle, model).seat]);
  }

  #roll(about: string, rule: string, model: ModelId): void {
    if (about === 'scatter' && rule === 'DZ-SCAT-01' && model !== '') this.#thrown(model);
    if (about !== 'survive') return;
    if (rule === 'DZ-ABIL-18' || rule === 'DZ-ABIL-03') this.#throwings.at(-1)?.left.add(model);
    if (rule === 'DZ-ABIL-18' || rule === 'DZ-ABIL-07') this.#behind.set(model, this.#next);
  }

  #moment(battle: Battle, about: string, model: ModelId, target: ModelId): void {
    const own = (): Authors => {
      const { seat } = modelOf(battle, model);
      return [this.#rampant === model ? 1 - seat : seat];
    };
    switch (about) {
      case 'activation-over':
        this.#rampant = undefined;
        break;
      case 'shoots':
      case 'fires-for-effect':
      case 'lobs':
        this.#next = own();
        if (target !== '') this.#behind.set(target, own());
        break;
      case 'strikes':
        this.#behind.set(target, own());
        break;
      case 'drops-in':
        this.#throwings.push({ authors: own(), left: new Set() });
        break;
      case 'blast': {
        const there = modelsIn(battle, modelOf(battle, model).cube);
        this.#throwings.push({ authors: this.#next, left: new Set(there.map(({ id }) => id)) });
        break;
      }
      case 'trap':
        this.#next = TRAP;
        break;
      case 'explodes': {
        const { seat } = modelOf(battle, model);
        const setOff = this.#detonated !== model && this.#is(model, 1 - seat);
        this.#next = setOff ? [seat, 1 - seat] : [seat];
        break;
      }
      case 'frag':
        this.#throwings.push({ authors: this.#next, left: new Set() });
        break;
      case 'catches-fire':
        this.#lit.set(model, this.#next);
        break;
      case 'volatile':
        if (!this.#lit.has(model)) {
          const { seat } = modelOf(battle, model);
          this.#lit.set(model, this.#is(model, 1 - seat) ? [1 - seat] : [seat]);
        }
        break;
      case 'burns':
        this.#burn(model);
        break;
      case 'fire-out':
        this.#lit.delete(model);
        break;
      case 'slammed':
      case 'thrown':
        this.#thrown(model);
        break;
      case 'falls':
        if (this.#moved === model) this.#behind.set(model, JUMP);
        break;
      case 'killed':
        this.#death(battle, model);
        break;
    }
  }

  #burn(model: ModelId): void {
    const lit = this.#lit.get(model);
    if (lit) this.#behind.set(model, lit);
    this.#lit.delete(model);
  }

  #is(model: ModelId, seat: Seat): boolean {
    return this.#behind.get(model)?.includes(seat) ?? false;
  }

  /** Thrown by the last explosion that still has it to throw. */
  #thrown(model: ModelId): void {
    const at = this.#throwings.findLastIndex(({ left }) => left.has(model));
    const throwing = this.#throwings[at];
    if (!throwing) return;
    this.#throwings = this.#throwings.slice(0, at + 1);
    throwing.left.delete(model);
    this.#behind.set(model, throwing.authors);
  }

  #death(battle: Battle, id: ModelId): void {
    this.#lit.delete(id);
    const authors = this.#behind.get(id);
    const { seat, scoredBy } = modelOf(battle, id);
    if (!authors || (authors.length === 0 && !AUTHORLESS.has(authors)))
      this.#faults.push(`${this.#where}: nobody knows what killed ${id}`);
    const isOpponents =
      authors?.includes(1 - seat) || battle.settings.ownLosses === 'opponent-scores';
    const due = isOpponents ? 1 - seat : null;
    if (scoredBy !== due)
      this.#faults.push(
        `${this.#where}: ${id} was killed by ${String(authors)}, scored by ${scoredBy}`,
      );
  }

  #sum(battle: Battle): void {
    for (const { id, burning } of battle.models)
      if (burning !== null && !this.#lit.get(id)?.includes(burning))
        this.#faults.push(
          `${this.#where}: ${id} burns for ${burning}, lit by ${String(this.#lit.get(id))}`,
        );
    const [mine, theirs] = scores(battle);
    if (mine !== this.#points[0] || theirs !== this.#points[1])
      this.#faults.push(`${this.#where}: logged ${this.#points.join()}, scored ${mine},${theirs}`);
  }
}

test(`K5 DZ-WIN-05 points go to who did it in ${GAMES} random games`, { timeout: 0 }, async () => {
  const faults: string[] = [];
  const deaths = new Set<ModelId>();
  const causes = new Set<string>();
  const ended = watchGames(deadzone, {
    seeds: Array.from({ length: GAMES }, (_, i) => i + 1),
    setupOf: deadlySetup,
    playerOf: (seed) => (seed % 3 === 0 ? exploringPlayer : aggressivePlayer(deadlyUses())),
    watcherOf: (_, seed): Watcher<Battle> => {
      const detective = new Detective(faults, `game ${seed}`);
      let cause = '';
      return (battle, seen) => {
        detective.see(battle, seen);
        if (seen.kind === 'choice' && seen.key === 'detonate') cause = OWN_CHARGE;
        if (CAUSES.includes(seen.about)) cause = seen.about;
        if (seen.about !== 'killed') return;
        deaths.add(`${seed} ${String(seen.params['model'])}`);
        causes.add(cause);
      };
    },
  });
  expect(faults.slice(0, 10)).toEqual([]);
  expect(ended).toBe(GAMES);
  expect(deaths.size).toBeGreaterThan(GAMES);
  if (GAMES >= 40) expect([...causes].sort()).toEqual([...CAUSES, OWN_CHARGE].toSorted());
  const catalogue = await deadzone.catalogue();
  for (const rule of AUTHORLESS.values()) expect(catalogue.find(rule)).toBeDefined();
});
