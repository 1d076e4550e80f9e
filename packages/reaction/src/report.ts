import {
  pointsFromLog,
  type Casualty,
  type LogEntry,
  type ReportedGame,
  type Report,
  type Seat,
  type Tally,
  type LocalisedText,
} from '@skirmish-kit/core';
import type { Battle } from './rules/state.ts';
import { scores } from './rules/victory.ts';

/** Moments after which a figure is out of the battle. */
const LOST: readonly string[] = ['eliminated', 'fled'];

/** Events in which a figure attacks another. */
const STRIKES: Readonly<Record<string, { readonly by: string; readonly on?: string }>> = {
  'shots-declared': { by: 'figure', on: 'target' },
  'combat-won': { by: 'winner', on: 'loser' },
  'blast-declared': { by: 'figure' },
  flames: { by: 'figure' },
};

const TALLIES: readonly {
  readonly id: string;
  readonly title: LocalisedText;
  readonly about: string;
  /** The parameter to count; each event counts once without it. */
  readonly param?: string;
}[] = [
  {
    id: 'shots',
    title: { en: 'Shots fired', fr: 'Tirs' },
    about: 'shots-declared',
    param: 'shots',
  },
  { id: 'hits', title: { en: 'Hits', fr: 'Touches' }, about: 'hits', param: 'hits' },
  {
    id: 'opportunity',
    title: { en: 'Opportunity fire', fr: 'Tirs d’opportunité' },
    about: 'opportunity-fire',
  },
  { id: 'panics', title: { en: 'Panics', fr: 'Paniques' }, about: 'panics' },
  { id: 'routs', title: { en: 'Routs', fr: 'Déroutes' }, about: 'routs' },
];

/** The report of a battle: casualties by turn and attacker, shots, and panic. */
export function reportOf({ state, log }: ReportedGame<Battle>): Report {
  return {
    felled: felledIn(state, log),
    points: [...pointsFromLog(log, 'turn'), scores(state)],
    tallies: TALLIES.map(({ id, title, about, param }): Tally => {
      const bySeat = state.sides.map(() => 0);
      for (const entry of log) {
        if (entry.kind !== 'event' || entry.about !== about) continue;
        const seat = seatOf(state, String(entry.params['figure']));
        if (seat !== undefined)
          bySeat[seat] = (bySeat[seat] ?? 0) + (param ? Number(entry.params[param]) : 1);
      }
      return { id, title, bySeat };
    }),
  };
}

function felledIn(battle: Battle, log: readonly LogEntry[]): readonly Casualty[] {
  const felled: Casualty[] = [];
  const strikers = new Map<string, string>();
  let bystanders: string | undefined;
  let turn = 0;
  for (const [at, { kind, about, params }] of log.entries()) {
    if (kind !== 'event') continue;
    if (about === 'turn') turn = Number(params['turn']);
    if (about === 'turn' || about === 'figure-acts') {
      strikers.clear();
      bystanders = undefined;
    }
    const strike = Object.hasOwn(STRIKES, about) ? STRIKES[about] : undefined;
    if (strike?.on) strikers.set(String(params[strike.on]), String(params[strike.by]));
    else if (strike) bystanders = String(params[strike.by]);
    const who = String(params['figure']);
    const seat = LOST.includes(about) ? seatOf(battle, who) : undefined;
    if (seat === undefined) continue;
    const by = about === 'fled' ? undefined : (strikers.get(who) ?? bystanders);
    const bySeat = by === undefined ? undefined : seatOf(battle, by);
    const felling = by === undefined || bySeat === undefined ? {} : { by, bySeat };
    felled.push({ turn, seat, who, at, ...felling });
  }
  return felled;
}

function seatOf(battle: Battle, figure: string): Seat | undefined {
  return battle.figures.find(({ id }) => id === figure)?.seat;
}
