import { unsafeCSS } from 'lit';
import type { Language } from '@skirmish-kit/core';
import type { CardContent, CardRow, InlineUnit, UnitSource } from '@skirmish-kit/ui';
import { svgNode } from '@skirmish-kit/ui/picture';
import { figureStyles, tokenPicture } from '@skirmish-kit/ui/table';
import { translator } from '@skirmish-kit/ui/translator';
import { FACTIONS } from '../packs/built-in.ts';
import type { Characteristic, Faction, Profile } from '../rules/profile.ts';
import { cardMessages } from '../messages/card-messages.ts';
import { abilityRow, VALUE_RULES, weaponRow } from './card-rows.ts';
import { chunks } from './chunks.ts';
import { outlineOf } from './picture/weapon-outline.ts';
import { unitMessages } from '../messages/unit-messages.ts';

/** Every profile of every faction, for sentences about them. */
export const units: UnitSource = {
  ids: FACTIONS.flatMap(({ profiles }) => profiles.map(({ id }) => id)),
  unit: unitOf,
  sheet: unsafeCSS(figureStyles),
  rules: chunks.rules,
};

function unitOf(id: string, language: Language): InlineUnit | undefined {
  const side = FACTIONS.findIndex(({ profiles }) => profiles.some((profile) => profile.id === id));
  const faction = FACTIONS[side];
  const profile = faction?.profiles.find((each) => each.id === id);
  if (!faction || !profile) return undefined;
  const picture = svgNode('svg', { class: 'table', viewBox: '-18 -18 36 36' }, [
    tokenPicture(
      {
        id,
        side: side % 2,
        label: (profile.name[language][0] ?? '').toUpperCase(),
        title: '',
        at: [0, 0],
        radius: 12,
        base: 'cut',
        pips: profile.size > 1 ? profile.size : 0,
        weaponTurn: 62,
        weapon: outlineOf(weaponsOf(faction, profile)),
        ...(profile.type === 'leader' && { rank: 'leader' as const }),
      },
      0.35,
    ),
  ]);
  return {
    name: profile.name[language],
    picture,
    card: { ...cardOf(faction, profile, language), picture },
  };
}

function weaponsOf({ weapons }: Faction, profile: Profile) {
  return weapons.filter(({ id }) => profile.weapons.includes(id)).flatMap(({ modes }) => modes);
}

/** A profile as the list prints it; what is not certain says so. */
function cardOf(faction: Faction, profile: Profile, language: Language): CardContent {
  const say = translator(cardMessages, language);
  const at = (value: Characteristic) => (value === null ? '–' : `${value}+`);
  const value = (
    name: 'shoot' | 'fight' | 'survive' | 'armour' | 'size',
    shown: string,
  ): CardRow => ({
    name: say(name),
    current: shown,
    rule: VALUE_RULES[name],
    ...(profile.doubts?.[name] ? { givers: [{ text: say('doubtful') }] } : {}),
  });
  return {
    title: profile.name[language],
    subtitle: `${faction.name[language]}, ${unitMessages[`type-${profile.type}`][language]} · ${say('points-n', { n: profile.points })}`,
    rows: [
      {
        name: say('speed'),
        current: profile.speed ? say('speed-n', profile.speed) : '–',
        rule: VALUE_RULES.speed,
      },
      value('shoot', at(profile.shoot)),
      value('fight', at(profile.fight)),
      value('survive', at(profile.survive)),
      value('armour', String(profile.armour)),
      value('size', String(profile.size)),
      ...weaponsOf(faction, profile).map((mode) => weaponRow(mode, language)),
      ...profile.abilities.map((ability) => abilityRow(ability, language)),
    ],
  };
}
