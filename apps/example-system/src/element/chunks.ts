import type { GameChunks } from '@skirmish-kit/ui';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import type { Mode } from './attributes.ts';

/** What the element loads when it is needed. */
export const chunks = {
  play: () => import('./launch.ts'),
  rules: async () => (await import('../rules/catalogue.ts')).catalogue,
} satisfies GameChunks<State, Setup, Mode>;
