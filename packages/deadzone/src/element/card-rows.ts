import type { Language } from '@skirmish-kit/core';
import type { CardRow } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import type { Ability } from '../rules/ability.ts';
import type { WeaponMode } from '../rules/profile.ts';
import { abilityRule, abilityMessages } from '../messages/ability-messages.ts';
import { cardMessages } from '../messages/card-messages.ts';

/** Where the book says what each value of a figure is for. */
export const VALUE_RULES = {
  speed: 'DZ-MOVE-01',
  shoot: 'DZ-SHOOT-07',
  fight: 'DZ-FIGHT-01',
  survive: 'DZ-DMG-01',
  armour: 'DZ-DMG-02',
  size: 'DZ-CAP-01',
} as const;

/** A weapon on a card: how far it reaches and what it can do, with the rule of the first of it. */
export function weaponRow({ name, range, ap, abilities }: WeaponMode, language: Language): CardRow {
  const say = translator(cardMessages, language);
  const [first] = abilities;
  const rule = first && abilityRule(first);
  return {
    name: name[language],
    text: [
      range === 'melee' ? say('range-melee') : say('range-n', { n: range }),
      ...(ap > 0 ? [`${say('ap')} ${ap}`] : []),
      ...abilities.map((ability) => abilityMessages(ability, language)),
    ].join(' · '),
    ...(rule && { rule }),
  };
}

/** An ability on a card, with its rule where the book has it. */
export function abilityRow(ability: Ability, language: Language): CardRow {
  const rule = abilityRule(ability);
  return {
    name: translator(cardMessages, language)('ability'),
    text: abilityMessages(ability, language),
    ...(rule && { rule }),
  };
}
