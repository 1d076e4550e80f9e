import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartPanelModule,
  type StartSource,
} from '@skirmish-kit/ui';
import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import { tokenRow } from '@skirmish-kit/ui/table';
import type { LocalisedText, Seat, SetupDraft, SetupValue } from '@skirmish-kit/core';
import { topCube } from '../board/index.ts';
import { planPicture } from '../board-view/index.ts';
import { CUBE } from '../board-view/plan-layout.ts';
import { BUILT_IN_LIBRARY, choicesFrom } from '../choices.ts';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import { FIELD_NAMES, fieldNamed } from '../rules/resolve-setup.ts';
import { muster } from '../rules/muster.ts';
import type { Mission } from '../rules/mission.ts';
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
    scoring: ({ mission }) => scoringOf(MISSIONS.find(({ id }) => id === mission) ?? MISSIONS[0]),
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

/** What wins a mission, and what it pays for. */
function scoringOf(mission: Mission | undefined): LocalisedText | undefined {
  if (!mission) return undefined;
  const { victoryPoints, rounds, objectives, actions, exits } = mission;
  const pays = [...new Set(objectives.map(({ vp }) => vp))].toSorted((a, b) => a - b).join('/');
  const [action] = actions;
  const [exit] = exits;
  const isLeader = exit?.who === 'leader';
  const end = rounds === undefined ? undefined : String(rounds);
  return {
    en: [
      `The first to ${victoryPoints} points wins${end ? `, or who is ahead after ${end} Rounds` : ''}.`,
      `An objective that only you stand on pays ${pays} at the end of each Round.`,
      ...(action ? [`${action.name.en}: pays ${action.vp}, once each.`] : []),
      ...(exit
        ? [`Off the far edge: ${exit.vp} for ${isLeader ? 'the Leader' : 'each model'}.`]
        : []),
      'Each enemy out of action pays its worth.',
    ].join(' '),
    fr: [
      `Le premier à ${victoryPoints} points gagne${end ? `, ou qui mène après ${end} Rounds` : ''}.`,
      `Un objectif que vous seul occupez rapporte ${pays} à la fin de chaque Round.`,
      ...(action ? [`${action.name.fr}\u00a0: rapporte ${action.vp}, une fois chacun.`] : []),
      ...(exit
        ? [`Par le bord opposé\u00a0: ${exit.vp} ${isLeader ? 'pour le Leader' : 'par figurine'}.`]
        : []),
      'Chaque ennemi éliminé rapporte sa valeur.',
    ].join(' '),
  };
}

/** The battlefield from above with the mission’s objectives and zones; on a small card those alone are large. */
function battlefieldPlan(draft: SetupDraft, choice: string, value: string): SvgNode | undefined {
  const picked = { field: draft['field'], mission: draft['mission'], [choice]: value };
  const fieldName = FIELD_NAMES.find((name) => name === picked.field) ?? FIELD_NAMES[0];
  const mission = MISSIONS.find(({ id }) => id === picked.mission) ?? MISSIONS[0];
  if (!fieldName || !mission || (choice === 'mission' && mission.id !== value)) return undefined;
  const board = boardOf({ field: fieldNamed(fieldName) });
  const zones = mission.zones.map(({ from, to }, side) => ({ from, to, side }));
  const scene = { board, level: board.levels, figures: [], zones };
  if (choice === 'mission') {
    const plan = planPicture({ ...scene, objectives: [] });
    const drawn = typeof plan.inside === 'string' ? [] : plan.inside;
    return svgNode('svg', plan.attributes, [...drawn, missionMarks(mission)]);
  }
  return planPicture({
    ...scene,
    objectives: mission.objectives.map(({ id, vp, square: [column, row], level }) => ({
      id,
      cube: level === undefined ? topCube(board, column, row) : [column, row, level],
      label: String(vp),
      title: '',
      side: undefined,
    })),
  });
}

/** Half a mark of a small plan, in its units. */
const HALF = 62;

/** What a mission is about, readable at the size of a card: objectives, and the edges to leave by. */
function missionMarks({ objectives, exits }: Mission): SvgNode {
  const edges = exits.map(({ squares: { from, to } }) =>
    svgNode('rect', {
      class: 'exit',
      x: (from[0] - 1) * CUBE,
      y: from[1] === 1 ? 0 : to[1] * CUBE - CUBE / 2,
      width: (to[0] - from[0] + 1) * CUBE,
      height: CUBE / 2,
    }),
  );
  const marks = objectives.flatMap(({ square, vp }) => {
    const [x, y] = square.map((each) => (each - 0.5) * CUBE);
    return [
      svgNode('path', {
        d: `M${x} ${Number(y) - HALF}l${HALF} ${HALF}l-${HALF} ${HALF}l-${HALF}-${HALF}Z`,
      }),
      svgNode('text', { x: x ?? 0, y: y ?? 0 }, String(vp)),
    ];
  });
  return svgNode('g', { class: 'mission-marks' }, [...edges, ...marks]);
}
