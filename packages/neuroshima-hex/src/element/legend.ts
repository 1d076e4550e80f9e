import type { ExplainedTerm } from '@skirmish-kit/core';
import type { Legend } from '@skirmish-kit/ui';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import type { EdgeData, Effect } from '../packs/army-pack.ts';
import type { ArmyStyle, TileLook } from '../packs/army-style.ts';
import { standaloneTile, type TileState } from './picture/tile-picture.ts';
import { legendTitles, legendMessages } from '../messages/legend-messages.ts';

/** Every symbol that tiles have, drawn on tiles of one army. */
export function legendOf(army: ArmyStyle): Legend {
  const effects = (kind: TileLook['kind'], rows: readonly Row<Effect>[]) =>
    rows.map(([effect, words]) => ({
      symbol: tileWith(army, { kind, effects: [effect] }),
      ...words,
    }));
  return [
    {
      title: legendTitles['along-the-edges'],
      rows: EDGES.map(([edge, words]) => ({ symbol: tileWith(army, { edges: [edge] }), ...words })),
    },
    {
      title: legendTitles['in-the-middle-and-at-the-corners'],
      rows: MARKS.map(([look, standing, words]) => ({
        symbol: tileWith(army, look, standing),
        ...words,
      })),
    },
    { title: legendTitles.modules, rows: effects('module', MODULES) },
    { title: legendTitles.instants, rows: effects('instant', INSTANTS) },
  ];
}

type Row<Has> = readonly [has: Has, words: ExplainedTerm];

const EDGES: readonly Row<EdgeData>[] = [
  [{ melee: 2 }, legendMessages.melee],
  [{ ranged: 1 }, legendMessages.shot],
  [{ gauss: true }, legendMessages.gauss],
  [{ scatter: [2, 1] }, legendMessages['scatter-shot']],
  [{ rocket: { strength: 1, reach: 3 } }, legendMessages.rocket],
  [{ armour: true }, legendMessages.armour],
  [{ net: true }, legendMessages.net],
  [{ link: true }, legendMessages.link],
];

const MARKS: readonly (readonly [Partial<TileLook>, TileState, ExplainedTerm])[] = [
  [{ initiative: [3] }, {}, legendMessages.initiative],
  [{ initiative: [2, 1] }, {}, legendMessages['two-actions']],
  [{}, {}, legendMessages['no-initiative']],
  [{ initiative: [2] }, { initiative: [3] }, legendMessages['changed-value']],
  [{ initiative: [1], toughness: 2 }, {}, legendMessages.toughness],
  [{ initiative: [1], toughness: 2 }, { wounds: 1 }, legendMessages.wounds],
  [{ initiative: [2], mobile: true }, {}, legendMessages.mobility],
  [{ initiative: [2] }, { netted: true }, legendMessages.netted],
  [{ kind: 'hq' }, { points: 20 }, legendMessages['points-of-the-hq']],
];

const MODULES: readonly Row<Effect>[] = [
  [{ kind: 'boost', melee: 1 }, legendMessages.officer],
  [{ kind: 'boost', ranged: 1 }, legendMessages['officer-for-shots']],
  [{ kind: 'boost', initiative: 1 }, legendMessages.scout],
  [{ kind: 'boost', whom: 'enemies', initiative: -1 }, legendMessages.saboteur],
  [{ kind: 'boost', actions: 1 }, legendMessages['mother-module']],
  [{ kind: 'heal' }, legendMessages.medic],
  [{ kind: 'carry' }, legendMessages.transport],
  [{ kind: 'stride', steps: 2 }, legendMessages['recon-center']],
  [{ kind: 'capture' }, legendMessages.scoper],
  [{ kind: 'convert' }, legendMessages.quartermaster],
  [{ kind: 'explode', strength: 1 }, legendMessages['blows-itself-up']],
];

const INSTANTS: readonly Row<Effect>[] = [
  [{ kind: 'battle' }, legendMessages.battle],
  [{ kind: 'move' }, legendMessages.move],
  [{ kind: 'push' }, legendMessages['push-back']],
  [{ kind: 'wound', strength: 1 }, legendMessages.sniper],
  [{ kind: 'blast', strength: 1 }, legendMessages['air-strike']],
  [{ kind: 'destroy' }, legendMessages.grenade],
];

/** A tile with nothing on it but what is to be explained. */
function tileWith(army: ArmyStyle, has: Partial<TileLook>, standing: TileState = {}): SvgNode {
  const look: TileLook = {
    id: '',
    army: { ...army, letter: '' },
    kind: 'soldier',
    name: army.name,
    firstName: army.name,
    count: 1,
    initiative: [],
    toughness: 0,
    mobile: false,
    edges: [],
    effects: [],
    ...has,
  };
  return standaloneTile(look, standing);
}
