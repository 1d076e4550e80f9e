import type { GameSystem } from '@skirmish-kit/core';
import { tableDraft } from '@skirmish-kit/space';
import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import { tokenPicture } from '@skirmish-kit/ui/table';
import { StartPanel, type StartRoom, type StartSource } from '@skirmish-kit/ui';
import { BUILT_IN_SHELF, choicesFrom } from '../choices.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';

export { startStyles } from '@skirmish-kit/ui';

/** What is picked before a battle: where, which gangs, who plays them, the open rulings. */
export function startRoom(
  scenario: string | undefined,
  system?: GameSystem<Battle, ReactionSetup>,
): StartRoom {
  const source: StartSource = {
    title: { en: 'Reaction', fr: 'Réaction' },
    goal: {
      en: 'Hold the objectives and break the other gang’s nerve before the turns run out.',
      fr: 'Tenez les objectifs et faites craquer la bande adverse avant la fin des tours.',
    },
    teaches: true,
    takesPacks: true,
    choices: system?.choices ?? choicesFrom(BUILT_IN_SHELF),
    draft: scenario ? tableDraft(scenario) : {},
    bots: ['bot', 'random'],
    picture: (_, value) => gangPicture(value),
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, source };
}

/** The first figures of a gang, side by side. */
function gangPicture(value: unknown): Drawn | undefined {
  if (typeof value !== 'string') return undefined;
  const { gangs } = BUILT_IN_SHELF;
  const at = gangs.findIndex(({ id }) => id === value);
  const seat = (at < 0 ? gangs.length : at) % 2;
  const tokens = [1, 2, 3].map((n, i) =>
    tokenPicture({
      id: `${value}-${n}`,
      label: String(n),
      title: '',
      side: seat,
      at: [i * 42, 0],
      radius: 16,
      facing: 90,
    }),
  );
  return draw('svg', { viewBox: '-24 -24 136 48', class: 'table' }, tokens);
}
