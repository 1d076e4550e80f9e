import { choose, type Flow, type RuleId } from '@skirmish-kit/core';
import type { AbilityId } from '../rules/ability.ts';
import type { Values } from '../rules/profile.ts';
import type { FigureId } from '../rules/state.ts';
import { improvementAnswers } from './answers.ts';
import { emit } from './events.ts';
import { memberOf } from './roster.ts';
import type { CampaignSettings } from './settings.ts';
import type { Campaign, Character } from './state.ts';

/** What an improvement does to a sheet, and what it lets its owner do in battle. */
export interface Improvement {
  readonly rule: RuleId;
  readonly after: readonly ImprovementId[];
  readonly changes?: (values: Values) => Partial<Values>;
  readonly ability?: AbilityId;
}

export const IMPROVEMENT_IDS = [
  'good-eye',
  'bronze-fists',
  'bronze-body',
  'brawler',
  'strider',
  'brave',
  'lynx-eye',
  'iron-fists',
  'iron-body',
  'skilled-fighter',
  'woodsman',
  'fearless',
  'eagle-eye',
  'steel-fists',
  'steel-body',
  'combat-master',
  'acrobat',
  'steel-nerves',
  'better-health',
  'will-to-live',
  'weak-spots',
  'vital-spots',
  'blade-catcher',
] as const;

export type ImprovementId = (typeof IMPROVEMENT_IDS)[number];

/** Shooting and Melee are at best 2, Command at most 11. */
const BEST = 2;
const MOST_COMMAND = 11;

const sharper = ({ shoot }: Values) => ({
  shoot: shoot === null ? null : Math.min(shoot, Math.max(BEST, shoot - 1)),
});
const defter = ({ melee }: Values) => ({ melee: Math.min(melee, Math.max(BEST, melee - 1)) });
const stronger = ({ strength }: Values) => ({ strength: strength + 1 });
const tougher = ({ resistance }: Values) => ({ resistance: resistance + 1 });
const bolder = ({ command }: Values) => ({
  command: command === null ? null : Math.max(command, Math.min(MOST_COMMAND, command + 1)),
});

/** MU-IMP-01 to MU-IMP-23: what each needs and does. */
export const IMPROVEMENTS: Readonly<Record<ImprovementId, Improvement>> = {
  'good-eye': { rule: 'MU-IMP-01', after: [], changes: sharper },
  'bronze-fists': { rule: 'MU-IMP-02', after: [], changes: stronger },
  'bronze-body': { rule: 'MU-IMP-03', after: [], changes: tougher },
  brawler: { rule: 'MU-IMP-04', after: [], changes: defter },
  strider: { rule: 'MU-IMP-05', after: [], changes: ({ move }) => ({ move: move + 1 }) },
  brave: { rule: 'MU-IMP-06', after: [], changes: bolder },
  'lynx-eye': { rule: 'MU-IMP-07', after: ['good-eye'], changes: sharper },
  'iron-fists': { rule: 'MU-IMP-08', after: ['bronze-fists'], changes: stronger },
  'iron-body': { rule: 'MU-IMP-09', after: ['bronze-body'], changes: tougher },
  'skilled-fighter': { rule: 'MU-IMP-10', after: ['brawler'], changes: defter },
  woodsman: { rule: 'MU-IMP-11', after: ['strider'], ability: 'ignores-difficult' },
  fearless: { rule: 'MU-IMP-12', after: ['brave'], changes: bolder },
  'eagle-eye': { rule: 'MU-IMP-13', after: ['lynx-eye'], changes: sharper },
  'steel-fists': { rule: 'MU-IMP-14', after: ['iron-fists'], changes: stronger },
  'steel-body': { rule: 'MU-IMP-15', after: ['iron-body'], changes: tougher },
  'combat-master': { rule: 'MU-IMP-16', after: ['skilled-fighter'], changes: defter },
  acrobat: { rule: 'MU-IMP-17', after: ['woodsman'], ability: 'acrobat' },
  'steel-nerves': { rule: 'MU-IMP-18', after: ['fearless'], ability: 'steel-nerves' },
  'better-health': {
    rule: 'MU-IMP-19',
    after: ['steel-body'],
    changes: ({ life }) => ({ life: life + 1 }),
  },
  'will-to-live': { rule: 'MU-IMP-20', after: ['better-health'], ability: 'will-to-live' },
  'weak-spots': {
    rule: 'MU-IMP-21',
    after: ['eagle-eye', 'combat-master'],
    ability: 'weak-spots',
  },
  'vital-spots': { rule: 'MU-IMP-22', after: ['weak-spots'], ability: 'vital-spots' },
  'blade-catcher': {
    rule: 'MU-IMP-23',
    after: ['steel-body', 'steel-nerves'],
    ability: 'blade-catcher',
  },
};

/** MU-IMP-24: whether it would leave everything as it is. */
function changesNothing({ values }: Character, { changes }: Improvement): boolean {
  if (!changes) return false;
  const before: Readonly<Record<string, unknown>> = { ...values };
  return Object.entries(changes(values)).every(([key, value]) => before[key] === value);
}

/** What somebody may learn next: each once, and only after what it needs. */
export function openImprovements(
  character: Character,
  { idleImprovements }: CampaignSettings,
): readonly ImprovementId[] {
  const has = (id: ImprovementId) => character.improvements.includes(id);
  return IMPROVEMENT_IDS.filter(
    (id) =>
      !has(id) &&
      IMPROVEMENTS[id].after.every(has) &&
      (idleImprovements === 'allowed' || !changesNothing(character, IMPROVEMENTS[id])),
  );
}

/** What his improvements let somebody do in battle. */
export function learnedAbilities({ improvements }: Character): readonly AbilityId[] {
  return improvements.flatMap((id) => IMPROVEMENTS[id].ability ?? []);
}

export function applyImprovement(character: Character, id: ImprovementId): void {
  const { changes } = IMPROVEMENTS[id];
  character.improvements = [...character.improvements, id];
  if (changes) character.values = { ...character.values, ...changes(character.values) };
}

/** MU-XP-08: an improvement for each grey box that was filled. */
export function* improve(campaign: Campaign, id: FigureId): Flow {
  const { seat, character } = memberOf(campaign, id);
  for (; character.owed > 0; character.owed -= 1) {
    const open = openImprovements(character, campaign.rulings);
    if (open.length === 0) {
      character.owed = 0;
      return;
    }
    const improvement = yield* choose({
      who: seat,
      about: 'improve',
      rule: 'MU-XP-08',
      params: { figure: id, owed: character.owed },
      options: open.map((each) => ({
        key: improvementAnswers.make({ kind: 'learn', improvement: each }),
        value: each,
      })),
    });
    applyImprovement(character, improvement);
    yield* emit('learns', IMPROVEMENTS[improvement].rule, { figure: id, improvement });
  }
}
