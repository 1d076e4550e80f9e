import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import type { Values } from '../rules/profile.ts';
import {
  IMPROVEMENT_IDS,
  IMPROVEMENTS,
  improve,
  applyImprovement,
  openImprovements,
  type ImprovementId,
} from './improvements.ts';
import { recruitOf } from './next-battle.ts';
import { bandOf } from './roster.ts';
import { DEFAULT_CAMPAIGN_SETTINGS } from './settings.ts';
import type { Character } from './state.ts';
import { campaignWith, sheet } from './testing/campaign.ts';

const VALUES: Values = {
  move: 6,
  command: 8,
  shoot: 4,
  melee: 4,
  strength: 3,
  resistance: 3,
  life: 2,
  cost: 8,
};

function chiefWith(
  values: Partial<Values>,
  improvements: readonly ImprovementId[] = [],
): Character {
  const character = sheet(campaignWith({}), 'a1');
  character.values = { ...VALUES, ...values };
  character.improvements = improvements;
  return character;
}

/** A value before and after something was learned. */
function learned(id: ImprovementId, key: keyof Values, from: number): number | null {
  const character = chiefWith({ [key]: from });
  applyImprovement(character, id);
  return character.values[key];
}

const GROWN = [
  ['MU-IMP-01', 'good-eye', 'shoot', -1, 2],
  ['MU-IMP-02', 'bronze-fists', 'strength', 1, undefined],
  ['MU-IMP-03', 'bronze-body', 'resistance', 1, undefined],
  ['MU-IMP-04', 'brawler', 'melee', -1, 2],
  ['MU-IMP-05', 'strider', 'move', 1, undefined],
  ['MU-IMP-06', 'brave', 'command', 1, 11],
  ['MU-IMP-07', 'lynx-eye', 'shoot', -1, 2],
  ['MU-IMP-08', 'iron-fists', 'strength', 1, undefined],
  ['MU-IMP-09', 'iron-body', 'resistance', 1, undefined],
  ['MU-IMP-10', 'skilled-fighter', 'melee', -1, 2],
  ['MU-IMP-12', 'fearless', 'command', 1, 11],
  ['MU-IMP-13', 'eagle-eye', 'shoot', -1, 2],
  ['MU-IMP-14', 'steel-fists', 'strength', 1, undefined],
  ['MU-IMP-15', 'steel-body', 'resistance', 1, undefined],
  ['MU-IMP-16', 'combat-master', 'melee', -1, 2],
  ['MU-IMP-19', 'better-health', 'life', 1, undefined],
] as const;

test('MU-IMP-01 MU-IMP-02 MU-IMP-03 MU-IMP-04 MU-IMP-05 MU-IMP-06 values rise by 1', () => {
  for (const [rule, id, key, by, limit] of GROWN) {
    expect(IMPROVEMENTS[id].rule).toBe(rule);
    expect(learned(id, key, 4), id).toBe(4 + by);
    if (limit !== undefined) expect(learned(id, key, limit), id).toBe(limit);
  }
});

test('MU-IMP-07 MU-IMP-08 MU-IMP-09 MU-IMP-10 MU-IMP-12 MU-IMP-13 MU-IMP-14 MU-IMP-15 MU-IMP-16 MU-IMP-19 repeats add up', () => {
  const character = chiefWith({ shoot: 6, melee: 6, life: 2, command: 7 });
  for (const [, id] of GROWN) applyImprovement(character, id);
  expect(character.values).toEqual({
    move: 7,
    command: 9,
    shoot: 3,
    melee: 3,
    strength: 6,
    resistance: 6,
    life: 3,
    cost: 8,
  });
});

test('MU-IMP-11 MU-IMP-17 MU-IMP-18 MU-IMP-20 MU-IMP-21 MU-IMP-22 MU-IMP-23 abilities are there in battle', () => {
  const abilities = {
    woodsman: 'ignores-difficult',
    acrobat: 'acrobat',
    'steel-nerves': 'steel-nerves',
    'will-to-live': 'will-to-live',
    'weak-spots': 'weak-spots',
    'vital-spots': 'vital-spots',
    'blade-catcher': 'blade-catcher',
  } as const;
  for (const [id, ability] of Object.entries(abilities)) {
    const campaign = campaignWith({});
    const character = sheet(campaign, 'a1');
    const before = recruitOf(BUILT_IN_LIBRARY, campaign, bandOf(campaign, 0), character);
    expect(before.abilities).not.toContain(ability);
    const improvement = IMPROVEMENT_IDS.find((each) => each === id);
    if (improvement) applyImprovement(character, improvement);
    const after = recruitOf(BUILT_IN_LIBRARY, campaign, bandOf(campaign, 0), character);
    expect(after.abilities).toContain(ability);
  }
});

test('MU-IMP-24 each comes once and after its prerequisite: 07 after 01, 21 after 13', () => {
  const open = (improvements: readonly ImprovementId[]) =>
    openImprovements(chiefWith({}, improvements), DEFAULT_CAMPAIGN_SETTINGS);
  expect(open([])).toEqual([
    'good-eye',
    'bronze-fists',
    'bronze-body',
    'brawler',
    'strider',
    'brave',
  ]);
  expect(open(['good-eye'])).toContain('lynx-eye');
  expect(open(['good-eye'])).not.toContain('good-eye');
  expect(open(['good-eye', 'lynx-eye', 'eagle-eye'])).not.toContain('weak-spots');
  expect(
    open(['good-eye', 'lynx-eye', 'eagle-eye', 'brawler', 'skilled-fighter', 'combat-master']),
  ).toContain('weak-spots');
});

test('MU-IMP-24 one without effect may be exchanged for the next unless set otherwise', () => {
  const sharp = chiefWith({ shoot: 2 });
  expect(openImprovements(sharp, DEFAULT_CAMPAIGN_SETTINGS)).toContain('good-eye');
  const strict = { ...DEFAULT_CAMPAIGN_SETTINGS, idleImprovements: 'refused' } as const;
  expect(openImprovements(sharp, strict)).not.toContain('good-eye');
  expect(openImprovements(sharp, strict)).toContain('brawler');
});

test('all 23 can be learned in some order, and then nothing is left', () => {
  const character = chiefWith({});
  for (;;) {
    const [next] = openImprovements(character, DEFAULT_CAMPAIGN_SETTINGS);
    if (next === undefined) break;
    applyImprovement(character, next);
  }
  expect(character.improvements).toHaveLength(23);
});

test('MU-XP-08 a grey box asks what is learned; what is not open is refused', () => {
  const campaign = campaignWith({ a: [{ rank: 'chief', sheet: { owed: 2 } }, 'minion'] });
  const { events } = runFlow(improve(campaign, 'a1'), {
    choices: ['learn:good-eye', 'learn:lynx-eye'],
  });
  expect(sheet(campaign, 'a1')).toMatchObject({ improvements: ['good-eye', 'lynx-eye'], owed: 0 });
  expect(events.map(({ rule }) => rule)).toEqual(['MU-IMP-01', 'MU-IMP-07']);
  const early = campaignWith({ a: [{ rank: 'chief', sheet: { owed: 1 } }, 'minion'] });
  expect(() => runFlow(improve(early, 'a1'), { choices: ['learn:eagle-eye'] })).toThrow();
});
