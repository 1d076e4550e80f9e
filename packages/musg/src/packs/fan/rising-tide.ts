import { refuse } from '@skirmish-kit/core';
import type { World } from '../../rules/world.ts';

/** The turn in which the water has come. */
const HIGH = 3;

/**
 * A companion of the salt choir, as a third party would write one: a world in which the tide rises, and
 * from the third turn on only those who wade can run.
 */
export const world: World = {
  id: 'rising-tide',
  title: { en: 'Rising tide', fr: 'Marée montante' },
  text: {
    en: 'From the third turn on only those run who ignore difficult ground.',
    fr: 'Dès le troisième tour, ne courent plus que ceux que le terrain difficile ne gêne pas.',
  },
  whyNot: ({ turn }, { id, recruit }, { kind }) =>
    kind === 'run' && turn >= HIGH && !recruit.abilities.includes('ignores-difficult')
      ? refuse('cannot-run', 'TIDE-01', { figure: id })
      : undefined,
};
