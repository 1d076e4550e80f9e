import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartRoom,
  type StartSource,
} from '@skirmish-kit/ui';
import type { Drawn } from '@skirmish-kit/ui/picture';
import { tokenRow } from '@skirmish-kit/ui/table';
import type { Seat, SetupValue } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY, choicesFrom } from '../choices.ts';
import { TEAMS } from '../packs/built-in.ts';
import type { DeadzonePacks } from './loaded-packs.ts';

/** What is picked before a battle: what for, where, which strike teams, the open rulings. */
export function startPanelModule(
  attributes: AttributeValues,
  packs: DeadzonePacks | undefined,
): StartRoom {
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
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, startStyles, source };
}

/** What stands for a team: its leader and two more. */
function teamPicture(value: SetupValue, seat: Seat): Drawn {
  const team = TEAMS.find(({ id }) => id === value);
  const weapon = team?.faction === 'forge-fathers' ? 'hammer' : 'rifle';
  const figure = { base: 'cut', weapon, weaponTurn: 62 } as const;
  return tokenRow(seat, [{ ...figure, rank: 'leader' }, figure, figure]);
}
