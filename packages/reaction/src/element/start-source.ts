import type { LocalisedText, Seat, SetupDraft, SetupValue } from '@skirmish-kit/core';
import { draftTable } from '@skirmish-kit/space';
import { moreDrawings, tablePicture, tokenRow, type Token } from '@skirmish-kit/ui/table';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartPanelModule,
  type StartSource,
} from '@skirmish-kit/ui';
import { BUILT_IN_LIBRARY, choicesFrom } from '../choices.ts';
import { sheetWeapon } from '../packs/sheet.ts';
import type { Gang, Profile } from '../rules/profile.ts';
import { outlineOf } from './picture/weapon-outline.ts';
import type { ReactionPacks } from './loaded-packs.ts';

/** What is picked before a battle: where, which gangs, who plays them, the open rulings. */
export function startPanelModule(
  attributes: AttributeValues,
  packs: ReactionPacks | undefined,
): StartPanelModule {
  const scenario = attributeText(attributes, 'scenario');
  const source: StartSource = {
    title: { en: 'Reaction', fr: 'Réaction' },
    goal: {
      en: 'Hold the objectives and break the other gang’s nerve before the turns run out.',
      fr: 'Tenez les objectifs et faites craquer la bande adverse avant la fin des tours.',
    },
    teaches: true,
    takesPacks: true,
    choices: packs?.system.choices ?? choicesFrom(BUILT_IN_LIBRARY),
    usual: { opening: 'in-cover' },
    draft: scenario ? draftTable(scenario) : {},
    bots: ['bot', 'random'],
    picture: gangPicture,
    facts: gangFacts,
    plan: scenarioPlan,
    minutes: 40,
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, startStyles, source };
}

/** Everybody in a gang, in the order of its groups. */
function fightersOf({ groups, heroes, profiles }: Gang): readonly Profile[] {
  const named = (id: string) => profiles.filter((profile) => profile.id === id);
  const members = groups.flatMap((group) => group.members);
  return [
    ...members.flatMap(({ profile, count }) => Array.from({ length: count }, () => profile)),
    ...heroes,
  ].flatMap(named);
}

const RANKS: Readonly<Partial<Record<Profile['role'], Token['rank']>>> = {
  leader: 'leader',
  second: 'second',
  hero: 'hero',
};

/** More figures than so many do not fit on a card. */
const MOST_FIGURES = 6;

/** A gang as it stands on the table; of a fan's gang three figures stand for it. */
function gangPicture(value: SetupValue, seat: Seat): SvgNode {
  const gang = BUILT_IN_LIBRARY.gangs.find(({ id }) => id === value);
  if (!gang) return tokenRow(seat, [{ facing: 90 }, { facing: 90 }, { facing: 90 }]);
  const figures = fightersOf(gang)
    .slice(0, MOST_FIGURES)
    .map(({ role, weapons, blades, machine }) => ({
      facing: 90,
      rank: RANKS[role],
      machine: machine !== undefined,
      weapon: outlineOf({
        blades,
        weapons: weapons.flatMap(
          (id) => gang.weapons?.find((weapon) => weapon.id === id) ?? sheetWeapon(id) ?? [],
        ),
      }),
    }));
  return tokenRow(seat, figures);
}

function gangFacts(value: SetupValue): LocalisedText | undefined {
  const gang = BUILT_IN_LIBRARY.gangs.find(({ id }) => id === value);
  if (!gang) return undefined;
  const all = fightersOf(gang);
  const machines = all.filter(({ machine }) => machine).length;
  const more = machines > 0;
  return {
    en: `${all.length} figures${more ? ` · ${machines} of them a machine` : ''}`,
    fr: `${all.length} figurines${more ? ` · dont ${machines} machine` : ''}`,
  };
}

/** The table of a scenario with its objectives; a generated one has none yet. */
function scenarioPlan(_draft: SetupDraft, choice: string, value: string): SvgNode | undefined {
  const scenario = BUILT_IN_LIBRARY.scenarios.find(({ id }) => id === value);
  if (choice !== 'scenario' || !scenario) return undefined;
  const { width, height, terrain, doors, objectives, objects } = scenario;
  return tablePicture(
    {
      width,
      height,
      ruler: { every: 100, counts: 10 },
      terrain,
      tokens: [],
      prefix: `plan-${value}-`,
      doors: doors.map(({ id, terrain: piece, open }) => ({ id, terrain: piece, open, title: '' })),
      objectives: objectives.map(({ id, at, reach, points }) => ({
        id,
        at,
        reach: reach * 10,
        label: String(points),
        title: '',
      })),
      things: objects.map(({ id, at }) => ({ id, at, title: '' })),
    },
    moreDrawings,
  );
}
