import { StartPanel, type StartRoom, type StartSource } from '@skirmish-kit/ui';
import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import { tokenPicture } from '@skirmish-kit/ui/table';
import type { GameSystem } from '@skirmish-kit/core';
import { BUILT_IN_SHELF, choicesFrom } from '../choices.ts';
import { TEAMS } from '../packs/built-in.ts';
import type { DeadzoneSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';

export { startStyles } from '@skirmish-kit/ui';

/** What is picked before a battle: what for, where, which strike teams, the open rulings. */
export function startRoom(
  draft: Readonly<Record<string, string>> = {},
  system?: GameSystem<Battle, DeadzoneSetup>,
): StartRoom {
  const source: StartSource = {
    title: { en: 'Deadzone', fr: 'Deadzone' },
    goal: {
      en: 'Hold the objectives and take out the other strike team: the first to the mission’s points wins.',
      fr: 'Tenez les objectifs et éliminez l’autre groupe : le premier aux points de la mission gagne.',
    },
    teaches: true,
    takesPacks: true,
    choices: system?.choices ?? choicesFrom(BUILT_IN_SHELF),
    draft,
    bots: ['bot', 'random'],
    picture: (_, value) => teamPicture(value),
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, source };
}

/** The first figures of a team, side by side. */
function teamPicture(value: unknown): Drawn | undefined {
  if (typeof value !== 'string') return undefined;
  const builtIn = TEAMS.findIndex(({ id }) => id === value);
  const at = builtIn < 0 ? TEAMS.length : builtIn;
  const tokens = [1, 2, 3].map((n, i) =>
    tokenPicture({
      id: `${value}-${n}`,
      label: String(n),
      title: '',
      side: at % 2,
      at: [i * 42, 0],
      radius: 16,
      base: 'cut',
      weapon: at % 2 === 0 ? 'rifle' : 'hammer',
      weaponTurn: 62,
      ...(n === 1 && { rank: 'leader' as const }),
    }),
  );
  return draw('svg', { viewBox: '-24 -24 136 48', class: 'table' }, tokens);
}
