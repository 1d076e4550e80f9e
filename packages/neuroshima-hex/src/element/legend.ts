import type { ExplainedTerm } from '@skirmish-kit/core';
import type { Legend } from '@skirmish-kit/ui';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import type { EdgeData, Effect } from '../packs/army-pack.ts';
import type { ArmyStyle, TileLook } from '../packs/army-style.ts';
import { standaloneTile, type TileStanding } from './picture/tile-picture.ts';
import { legendTitles, legendWords } from '../messages/legend-messages.ts';

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
  [{ melee: 2 }, legendWords.melee],
  [{ ranged: 1 }, legendWords.shot],
  [{ gauss: true }, legendWords.gauss],
  [{ scatter: [2, 1] }, legendWords['scatter-shot']],
  [{ rocket: { strength: 1, reach: 3 } }, legendWords.rocket],
  [{ armour: true }, legendWords.armour],
  [{ net: true }, legendWords.net],
  [{ link: true }, legendWords.link],
];

const MARKS: readonly (readonly [Partial<TileLook>, TileStanding, ExplainedTerm])[] = [
  [{ initiative: [3] }, {}, legendWords.initiative],
  [{ initiative: [2, 1] }, {}, legendWords['two-actions']],
  [{}, {}, legendWords['no-initiative']],
  [{ initiative: [2] }, { initiative: [3] }, legendWords['changed-value']],
  [{ initiative: [1], toughness: 2 }, {}, legendWords.toughness],
  [{ initiative: [1], toughness: 2 }, { wounds: 1 }, legendWords.wounds],
  [{ initiative: [2], mobile: true }, {}, legendWords.mobility],
  [{ initiative: [2] }, { netted: true }, legendWords.netted],
  [{ kind: 'hq' }, { points: 20 }, legendWords['points-of-the-hq']],
];

const MODULES: readonly Row<Effect>[] = [
  [{ kind: 'boost', melee: 1 }, legendWords.officer],
  [{ kind: 'boost', ranged: 1 }, legendWords['officer-for-shots']],
  [{ kind: 'boost', initiative: 1 }, legendWords.scout],
  [{ kind: 'boost', whom: 'enemies', initiative: -1 }, legendWords.saboteur],
  [{ kind: 'boost', actions: 1 }, legendWords['mother-module']],
  [{ kind: 'heal' }, legendWords.medic],
  [{ kind: 'carry' }, legendWords.transport],
  [{ kind: 'stride', steps: 2 }, legendWords['recon-center']],
  [{ kind: 'capture' }, legendWords.scoper],
  [{ kind: 'convert' }, legendWords.quartermaster],
  [{ kind: 'explode', strength: 1 }, legendWords['blows-itself-up']],
];

const INSTANTS: readonly Row<Effect>[] = [
  [{ kind: 'battle' }, legendWords.battle],
  [{ kind: 'move' }, legendWords.move],
  [{ kind: 'push' }, legendWords['push-back']],
  [{ kind: 'wound', strength: 1 }, legendWords.sniper],
  [{ kind: 'blast', strength: 1 }, legendWords['air-strike']],
  [{ kind: 'destroy' }, legendWords.grenade],
];

/** A tile with nothing on it but what is to be explained. */
function tileWith(army: ArmyStyle, has: Partial<TileLook>, standing: TileStanding = {}): SvgNode {
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
