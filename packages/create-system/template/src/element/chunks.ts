import type { GameChunks } from '@skirmish-kit/ui';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import type { Mode } from './attributes.ts';
import type { SketchPacks } from './loaded-packs.ts';

/** What the element loads when it is needed. A mode without a game is one line of `pages`. */
export const chunks = {
  play: () => import('./launch.ts'),
  rules: async () => (await import('../rules/catalogue.ts')).catalogue,
  start: async ({ attributes, packs }) =>
    (await import('./start-source.ts')).startPanelModule(attributes, packs),
  packs: async ({ pack }) => (await import('./pack-reader.ts')).readPacksFrom(pack),
  pages: {
    odds: async (host) => (await import('./odds-page.ts')).openOdds(host),
    reference: async (host) => (await import('./reference.ts')).openReference(host),
  },
} satisfies GameChunks<State, Setup, Mode, SketchPacks>;
