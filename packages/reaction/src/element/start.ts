import { tableDraft } from '@skirmish-kit/space';
import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import { tokenPicture } from '@skirmish-kit/ui/table';
import { StartPanel, type StartRoom, type StartSource } from '@skirmish-kit/ui';
import { BUILT_IN_SHELF, choicesFrom, type Shelf } from '../choices.ts';

export { startStyles } from '@skirmish-kit/ui';

/** What is picked before a battle: where, which gangs, who plays them, the open rulings. */
export function startRoom(scenario: string | undefined, shelf: Shelf = BUILT_IN_SHELF): StartRoom {
  const source: StartSource = {
    title: { en: 'Reaction', fr: 'Réaction' },
    goal: {
      en: 'Hold the objectives and break the other gang’s nerve before the turns run out.',
      fr: 'Tenez les objectifs et faites craquer la bande adverse avant la fin des tours.',
    },
    teaches: true,
    choices: choicesFrom(shelf),
    draft: scenario ? tableDraft(scenario) : {},
    bots: ['bot', 'random'],
    picture: (_, value) => gangPicture(shelf, value),
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, source };
}

/** The first figures of a gang, side by side. */
function gangPicture({ gangs }: Shelf, value: unknown): Drawn | undefined {
  const gang = gangs.find(({ id }) => id === value);
  if (!gang) return undefined;
  const seat = Math.max(0, gangs.indexOf(gang)) % 2;
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
