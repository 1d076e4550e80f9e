import { problemFactory, type Problem } from '@skirmish-kit/core';
import type { ArmyPack, Effect, TileData } from './army-pack.ts';

/** NH-SET-01: so many tiles an army has, its HQ among them. */
const USUAL_TILES = 35;

const doubt = problemFactory({
  'tile-count': {
    en: 'This army has {found} tiles with its HQ; armies have {usual}.',
    fr: 'Cette armée a {found} tuiles avec son QG ; une armée en a {usual}.',
  },
  'no-battle-tile': {
    en: 'No tile of this army starts a battle: its player can only wait for the others’.',
    fr: 'Aucune tuile de cette armée ne déclenche de bataille : son joueur ne peut qu’attendre celles des autres.',
  },
  'does-nothing': {
    en: 'This tile neither attacks nor does anything for others, and nothing protects it.',
    fr: 'Cette tuile n’attaque pas, ne fait rien pour les autres, et rien ne la protège.',
  },
  'reaches-nobody': {
    en: '"{effect}" works through links, and no edge of this tile has one.',
    fr: '« {effect} » passe par des liens, et aucun côté de cette tuile n’en a.',
  },
  'idle-initiative': {
    en: 'This tile has an initiative and no attack to make in it.',
    fr: 'Cette tuile a une initiative et aucune attaque à y faire.',
  },
  'needs-companion': {
    en: 'This army is only played with its companion module, which the page has to name.',
    fr: 'Cette armée ne se joue qu’avec son module compagnon, que la page doit nommer.',
  },
});

/** What is legal in an army but surely not meant. */
export function findWarnings(pack: ArmyPack): readonly Problem[] {
  const found = pack.tiles.reduce((total, { count = 1 }) => total + count, 1);
  const battles = pack.tiles.some(({ effects = [] }) =>
    effects.some(({ kind }) => kind === 'battle'),
  );
  return [
    ...(found === USUAL_TILES
      ? []
      : [doubt('/tiles', 'tile-count', { found, usual: USUAL_TILES })]),
    ...(battles ? [] : [doubt('/tiles', 'no-battle-tile')]),
    ...(pack.companion ? [doubt('/companion', 'needs-companion')] : []),
    ...doubtsAboutTile(pack.hq, '/hq', pack),
    ...pack.tiles.flatMap((tile, i) => doubtsAboutTile(tile, `/tiles/${i}`, pack)),
  ];
}

function doubtsAboutTile(tile: TileData, path: string, pack: ArmyPack): readonly Problem[] {
  const { kind, effects = [], edges = [], initiative = [], toughness = 0 } = tile;
  const attacks = edges.some(
    ({ melee, ranged, gauss, scatter, rocket }) => melee || ranged || gauss || scatter || rocket,
  );
  const strikes =
    attacks || effects.some((effect) => effect.kind === 'stalk' || effect.kind === 'explode');
  const holds = edges.some(({ armour, net }) => armour || net) || toughness > 0;
  const problems: Problem[] = [];
  // What a companion's code does for its tiles is not written in the pack.
  const isPlain = !pack.companion && kind !== 'hq' && kind !== 'instant';
  if (isPlain && !strikes && !holds && effects.length === 0)
    problems.push(doubt(path, 'does-nothing'));
  if (isPlain && !strikes && initiative.length > 0)
    problems.push(doubt(`${path}/initiative`, 'idle-initiative'));
  const linked = edges.some(({ link }) => link);
  for (const [i, effect] of effects.entries()) {
    if (!linked && worksThroughLinks(effect, kind))
      problems.push(doubt(`${path}/effects/${i}`, 'reaches-nobody', { effect: effect.kind }));
  }
  return problems;
}

function worksThroughLinks(effect: Effect, kind: TileData['kind']): boolean {
  if (kind === 'foundation') return false;
  switch (effect.kind) {
    case 'boost':
    case 'set':
    case 'carry':
    case 'heal':
    case 'power':
      return (effect.reach ?? 'links') === 'links';
    case 'capture':
    case 'convert':
      return true;
    default:
      return false;
  }
}
