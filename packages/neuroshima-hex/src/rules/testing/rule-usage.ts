import type { Game } from '@skirmish-kit/core';
import { BUILT_IN_ARMIES } from '../../packs/built-in.ts';
import { MODES } from '../modes.ts';
import type { Events } from '../events.ts';
import type { Setup, State } from '../state.ts';

/** How often something was used in random games: `moloch clown acts`, `moment healed`. */
export type Uses = Map<string, number>;

/** What only fan armies do. */
type FanEvent = 'marked' | 'swapped' | 'unpowered' | 'paralysed';

/** Everything that can happen with the four armies of the box. */
const HAPPENS: Readonly<Record<Exclude<keyof Events, FanEvent>, true>> = {
  ...{ placed: true, turn: true, drew: true, 'last-tile': true, discarded: true, played: true },
  ...{
    moved: true,
    turned: true,
    pushed: true,
    'turn-ends': true,
    battle: true,
    phase: true,
    held: true,
  },
  ...{ missed: true, acts: true, explodes: true, converted: true, blocked: true, hit: true },
  ...{ healed: true, wounded: true, hq: true, scored: true, removed: true, 'battle-ends': true },
  ...{ eliminated: true, 'extra-turn': true, 'game-over': true },
};

/** All that is asked of a player of the box; only fan armies aim. */
const QUESTIONS = [
  ...['place-hq', 'bad-draw', 'discard', 'action', 'pushed-to'],
  ...['clown', 'convert', 'save', 'spend'],
];

/**
 * An instant is used when it is played, a unit when it is placed and, if it has initiative, when
 * it acts in a battle.
 */
const TILES = BUILT_IN_ARMIES.flatMap(({ id, hq, tiles }) =>
  [hq, ...tiles].flatMap((tile) => {
    const name = `${id} ${tile.id}`;
    if (tile.kind === 'instant') return [`${name} played`];
    return tile.initiative.length > 0 ? [`${name} placed`, `${name} acts`] : [`${name} placed`];
  }),
);

/** R5: everything that has to be used now and then, or nobody has ever tried it. */
const NAMES: readonly string[] = [
  ...TILES,
  ...Object.keys(HAPPENS).map((event) => `moment ${event}`),
  ...QUESTIONS.map((question) => `question ${question}`),
  ...MODES.map((mode) => `mode ${mode}`),
];

export function countRuleUses(uses: Uses, { setup, log }: Game<State, Setup>): void {
  const count = (name: string) => uses.set(name, (uses.get(name) ?? 0) + 1);
  count(`mode ${setup.mode}`);
  for (const { kind, about, params } of log) {
    if (kind === 'choice') count(`question ${about}`);
    if (kind !== 'event') continue;
    count(`moment ${about}`);
    if (about === 'placed' || about === 'acts')
      count(`${params['army']} ${params['tile']} ${about}`);
    if (about === 'played')
      count(`${setup.armies[Number(params['seat'])]} ${params['tile']} played`);
  }
}

/**
 * What was used too rarely. In the 20,000 games of the long variant every tile has to be used a
 * thousand times and everything else a hundred times; where fewer are played, in proportion.
 */
export function rareRules(uses: Uses, games: number): readonly string[] {
  const least = (name: string) => Math.floor(games / (TILES.includes(name) ? 20 : 200));
  return rarest(uses).flatMap(({ name, count }) =>
    count < least(name) ? `${name}: ${count}` : [],
  );
}

/** The rarest first, with how often they were used. */
export function rarest(uses: Uses): readonly { readonly name: string; readonly count: number }[] {
  return NAMES.map((name) => ({ name, count: uses.get(name) ?? 0 })).toSorted(
    (a, b) => a.count - b.count,
  );
}
