import { Game, isProblems } from '@skirmish-kit/core';
import type { Effect, TileData } from '../../packs/army-pack.ts';
import { makeLibrary } from '../../packs/built-in.ts';
import { readArmy } from '../../packs/read-army.ts';
import { neuroshimaHexWith } from '../../system.ts';
import { battleFromPosition, type BattleReport } from '../battle-report.ts';
import type { PositionUnit } from '../position.ts';
import type { Setup, State, Unit } from '../state.ts';
import { tableOf } from '../table.ts';
import { optionsOf } from '../variants.ts';
import { scene, units, type Scene } from './positions.ts';

const words = (en: string) => ({ en, fr: `${en} (fr)` });
const bare = [{}, {}, {}, {}, {}, {}];
const unit = (id: string, more: Partial<TileData>): TileData => ({
  id,
  name: words(id),
  kind: 'soldier',
  edges: bare,
  ...more,
});
const instant = (id: string, effect: Effect): TileData => ({
  id,
  name: words(id),
  kind: 'instant',
  effects: [effect],
});

/** An army of nothing but kinds of tile that the box does not have. */
const LAB = {
  format: 'neuroshima-army/1',
  id: 'lab',
  name: words('Lab'),
  hq: unit('hq', {
    kind: 'hq',
    initiative: [0],
    edges: bare.map(() => ({ melee: 1, link: true })),
    effects: [
      { kind: 'boost', toughness: 1 },
      { kind: 'action', act: 'push' },
      { kind: 'action', act: 'mark', marker: 'netted', until: 'ever', reach: 'board', cost: 1 },
    ],
  }),
  tiles: [
    unit('shotgun', {
      count: 5,
      initiative: [2],
      edges: [{ scatter: [3, 2, 1] }, {}, {}, {}, {}, {}],
    }),
    unit('rocket', {
      count: 3,
      initiative: [1],
      edges: [{ rocket: { strength: 3, reach: 3 } }, {}, {}, {}, {}, {}],
    }),
    unit('shadow', { initiative: [3], effects: [{ kind: 'stalk', strength: 1 }] }),
    unit('viper', {
      initiative: [3],
      edges: [{ melee: 1 }, {}, {}, {}, {}, {}],
      effects: [{ kind: 'taint', marker: 'poisoned', until: 'battle' }],
    }),
    unit('stunner', {
      initiative: [3],
      edges: [{ ranged: 1 }, {}, {}, {}, {}, {}],
      effects: [{ kind: 'taint', marker: 'paralysed', until: 'battle' }],
    }),
    unit('robot', { initiative: [3], needsPower: true, edges: [{ melee: 1 }, {}, {}, {}, {}, {}] }),
    unit('generator', { kind: 'module', effects: [{ kind: 'power', reach: 'adjacent' }] }),
    unit('zone', {
      kind: 'module',
      effects: [{ kind: 'set', whom: 'enemies', reach: 'adjacent', initiative: 0 }],
    }),
    unit('clock', {
      kind: 'module',
      effects: [{ kind: 'set', whom: 'enemies', reach: 'adjacent', initiative: 2 }],
    }),
    unit('banner', {
      kind: 'module',
      effects: [{ kind: 'boost', melee: 1, ranged: 1, reach: 'board' }],
    }),
    unit('gunner', {
      initiative: [1],
      edges: [{ melee: 1, rocket: { strength: 1, reach: 2 } }, {}, {}, {}, {}, {}],
    }),
    unit('jammer', {
      kind: 'module',
      effects: [{ kind: 'boost', whom: 'enemies', reach: 'adjacent', melee: -2, ranged: -2 }],
    }),
    unit('walker', { initiative: [1], mobile: true, needsPower: true }),
    unit('turner', {
      kind: 'module',
      effects: [{ kind: 'action', act: 'turn', reach: 'adjacent', whom: 'enemies' }],
    }),
    unit('castle', { kind: 'module', effects: [{ kind: 'action', act: 'swap' }] }),
    unit('nurse', { kind: 'module', effects: [{ kind: 'heal', reach: 'board' }] }),
    {
      id: 'mine',
      name: words('mine'),
      kind: 'foundation',
      count: 3,
      effects: [{ kind: 'trap', strength: 1, whom: 'enemies' }],
    },
    {
      id: 'rampart',
      name: words('rampart'),
      kind: 'foundation',
      effects: [{ kind: 'boost', toughness: 1, reach: 'here' }],
    },
    {
      id: 'snare',
      name: words('snare'),
      kind: 'foundation',
      effects: [{ kind: 'trap', strength: 1, whom: 'friends' }],
    },
    {
      id: 'swamp',
      name: words('swamp'),
      kind: 'foundation',
      effects: [{ kind: 'boost', initiative: -1, whom: 'enemies', reach: 'here' }],
    },
    instant('battle', { kind: 'battle' }),
    instant('spin', { kind: 'turn', whom: 'enemies' }),
    instant('switch', { kind: 'swap' }),
    instant('terror', { kind: 'mark', marker: 'paralysed', until: 'turn' }),
    instant('air-strike', { kind: 'blast', strength: 1 }),
  ],
};

const made = readArmy(LAB);
if (isProblems(made)) throw new Error(JSON.stringify(made));
export const lab = made;
export const library = makeLibrary([lab]);
export const system = neuroshimaHexWith([lab]);
export const setup: Setup = {
  edition: '3.0',
  mode: 'duel',
  armies: ['lab', 'borgo'],
  options: optionsOf('3.0'),
};

/** Fights a battle with the lab in it. */
export function battle(list: readonly PositionUnit[], how: Scene = {}): BattleReport {
  const report = battleFromPosition(library, scene(list, how), how.answers);
  if (isProblems(report)) throw new Error(JSON.stringify(report));
  return report;
}

export interface Scenario {
  readonly list: readonly PositionUnit[];
  readonly hand?: readonly string[];
  readonly change?: (state: State) => void;
  readonly mode?: Setup['mode'];
  readonly armies?: readonly string[];
}

/** A game that stands in the action part of seat 0's turn, usually the lab's. */
export function inTurn(scenario: Scenario): Game<State, Setup> {
  const { list, hand = [], change, mode = setup.mode, armies = setup.armies } = scenario;
  const opening = { ...setup, mode, armies };
  const ready = {
    ...system,
    setup(): State {
      const state = system.setup(opening);
      const { board } = tableOf(library, state);
      state.units = list.map((each, id): Unit => ({
        id,
        seat: armies.indexOf(each.army),
        tile: each.tile,
        cell: board.cell(each.hex),
        rotation: each.rotation ?? 0,
        wounds: 0,
        moved: 0,
        slots: 0,
        converted: 0,
      }));
      state.nextUnit = list.length;
      state.hqs = armies.length;
      state.turn = { seat: 0, drawn: true, played: 0, acted: [] };
      for (const player of state.players) player.turns = 3;
      const [first] = state.players;
      if (first) first.hand = [...hand];
      change?.(state);
      return state;
    },
  };
  return new Game(ready, opening, { seed: 4 });
}

/** The keys on offer. */
export const keys = (game: Game<State, Setup>): string[] => {
  const ask = game.ask();
  return ask?.kind === 'choice' ? ask.options.map((option) => option.key) : [];
};
/** The HQs of the lab and of Borgo, far from everything. */
export const HQS = [...units('lab', 'hq -2,0'), ...units('borgo', 'hq 2,0')];

/** What was told of one kind of moment. */
export const loggedEvents = (game: Game<State, Setup>, about: string) =>
  game.log.filter((entry) => entry.about === about).map(({ params }) => params);
