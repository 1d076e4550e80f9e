import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartPanelModule,
  type StartSource,
} from '@skirmish-kit/ui';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import { tokenRow } from '@skirmish-kit/ui/table';
import type { LocalisedText, Seat, SetupDraft, SetupValue } from '@skirmish-kit/core';
import { topCube } from '../board/index.ts';
import { planPicture } from '../board-view/index.ts';
import { BUILT_IN_LIBRARY, choicesFrom } from '../choices.ts';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import { FIELD_NAMES, fieldNamed } from '../rules/resolve-setup.ts';
import { muster } from '../rules/muster.ts';
import type { Recruit } from '../rules/strike-team.ts';
import { boardOf } from '../rules/battlefield.ts';
import { outlineOf } from './picture/weapon-outline.ts';
import type { DeadzonePacks } from './loaded-packs.ts';

/** What is picked before a battle: what for, where, which strike teams, the open rulings. */
export function startPanelModule(
  attributes: AttributeValues,
  packs: DeadzonePacks | undefined,
): StartPanelModule {
  const [mission, field] = ['mission', 'field'].map((name) => attributeText(attributes, name));
  const draft = { ...(mission && { mission }), ...(field && { field }) };
  const source: StartSource = {
    title: { en: 'Deadzone', fr: 'Deadzone' },
    goal: {
      en: 'Hold the objectives and take out the other strike team: the first to the mission’s points wins.',
      fr: 'Tenez les objectifs et éliminez l’autre groupe : le premier aux points de la mission gagne.',
    },
    teaches: true,
    takesPacks: true,
    choices: packs?.system.choices ?? choicesFrom(BUILT_IN_LIBRARY),
    draft,
    bots: ['bot', 'random'],
    picture: teamPicture,
    facts: teamFacts,
    plan: battlefieldPlan,
    minutes: 60,
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, startStyles, source };
}

/** Everybody in a team that comes with the game. */
function recruitsOf(value: SetupValue): readonly Recruit[] {
  const team = TEAMS.find(({ id }) => id === value);
  const faction = FACTIONS.find(({ id }) => id === team?.faction);
  return team && faction ? muster(faction, team).recruits : [];
}

/** A team as it stands on the table; of a fan's team three figures stand for it. */
function teamPicture(value: SetupValue, seat: Seat): SvgNode {
  const usual = { base: 'cut', weapon: 'rifle', weaponTurn: 62 } as const;
  const figures = recruitsOf(value).map(({ weapons, profile }) => ({
    ...usual,
    weapon: outlineOf(weapons),
    ...(profile.type === 'leader' ? { rank: 'leader' as const } : {}),
  }));
  return tokenRow(
    seat,
    figures.length > 0 ? figures.slice(0, MOST_FIGURES) : [usual, usual, usual],
  );
}

/** More figures than so many do not fit on a card. */
const MOST_FIGURES = 6;

function teamFacts(value: SetupValue): LocalisedText | undefined {
  const recruits = recruitsOf(value);
  if (recruits.length === 0) return undefined;
  const points = recruits.reduce((sum, recruit) => sum + recruit.points, 0);
  const n = recruits.length;
  return { en: `${points} points · ${n} models`, fr: `${points} points · ${n} figurines` };
}

/** The battlefield from above with the mission's objectives and zones. */
function battlefieldPlan(draft: SetupDraft, choice: string, value: string): SvgNode | undefined {
  const picked = { field: draft['field'], mission: draft['mission'], [choice]: value };
  const fieldName = FIELD_NAMES.find((name) => name === picked.field) ?? FIELD_NAMES[0];
  const mission = MISSIONS.find(({ id }) => id === picked.mission) ?? MISSIONS[0];
  if (!fieldName || !mission || (choice === 'mission' && mission.id !== value)) return undefined;
  const board = boardOf({ field: fieldNamed(fieldName) });
  return planPicture({
    board,
    level: board.levels,
    figures: [],
    objectives: mission.objectives.map(({ id, vp, square: [column, row], level }) => ({
      id,
      cube: level === undefined ? topCube(board, column, row) : [column, row, level],
      label: String(vp),
      title: '',
      side: undefined,
    })),
    zones: mission.zones.map(({ from, to }, side) => ({ from, to, side })),
  });
}
