import type { Rule } from '@skirmish-kit/core';
import { BUILT_IN_ARMIES } from '../../packs/base-armies.ts';
import type { Army, Tile } from '../tile.ts';
import { rule } from './rule.ts';

/** The tiles of each army in the order of the checklist, after the HQ; some go by older names. */
const LISTS: readonly (readonly [army: string, letter: string, tiles: string])[] = [
  [
    'moloch',
    'M',
    'blocker hybrid gauss-cannon juggernaut hunter-killer clown protector armored-hunter armored-guard guard ripper net-fighter stormtrooper brain officer scout medic mother-module battle move push-back air-strike',
  ],
  [
    'outpost',
    'O',
    'runner heavy-machine-gun commando annihilator mobile-armor brawler recon-center saboteur medic officer scoper scout battle move sniper',
  ],
  [
    'borgo',
    'B',
    'mutant claws net-fighter brawler super-mutant assassin medic officer super-officer scout battle move grenade',
  ],
  [
    'hegemony',
    'H',
    'runner thug ganger gladiator net-fighter net-master guard universal-soldier boss quartermaster officer-1 officer-2 transport scout battle move push-back sniper',
  ],
];

const KINDS = {
  hq: ['HQ', 'QG'],
  soldier: ['soldier', 'soldat'],
  module: ['module', 'module'],
  foundation: ['foundation', 'fondation'],
  instant: ['instant', 'action'],
} as const;

/** One entry per tile, with the figures of its pack. */
export const armyRules: readonly Rule[] = LISTS.flatMap(([id, letter, list]) => {
  const army = BUILT_IN_ARMIES.find((each) => each.id === id);
  if (!army) return [];
  return ['hq', ...list.split(' ')].flatMap((name, i) => {
    const tile = army.tile(name);
    return tile ? [entry(army, tile, `NH-ARMY-${letter}${String(i + 1).padStart(2, '0')}`)] : [];
  });
});

function entry(army: Army, tile: Tile, id: string): Rule {
  const [en, fr] = KINDS[tile.kind];
  const first = (language: 'en' | 'fr', words: string): string => {
    const older = tile.firstName[language];
    return older === tile.name[language] ? '' : words.replace('…', older);
  };
  return rule(
    id,
    [`${army.name.en}: ${tile.name.en}`, `${army.name.fr}\u00a0: ${tile.name.fr}`],
    [
      `${tile.count} × ${en}${figures(tile, 'initiative', 'toughness', 'mobile')}.${first('en', ' First edition: ….')}`,
      `${tile.count} × ${fr}${figures(tile, 'initiative', 'résistance', 'mobile')}.${first('fr', ' Première édition : ….')}`,
    ],
  );
}

function figures(tile: Tile, initiative: string, toughness: string, mobile: string): string {
  const parts: string[] = [];
  if (tile.initiative.length > 0) parts.push(`${initiative} ${tile.initiative.join(', ')}`);
  if (tile.toughness > 0) parts.push(`${toughness} ${tile.toughness}`);
  if (tile.mobile) parts.push(mobile);
  return parts.map((part) => `, ${part}`).join('');
}
