import { randomBot } from '@skirmish-kit/core';
import { openWorkerBot, type GameChunks, type AsyncBot } from '@skirmish-kit/ui';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import type { Mode } from './attributes.ts';
import type { ReactionPacks } from './loaded-packs.ts';

/** What the element loads when it is needed; what a chunk needs itself is loaded at the same time. */
export const chunks = {
  play: () => import('./launch.ts'),
  rules: async () => (await import('../rules/catalogue.ts')).catalogue,
  start: async ({ attributes, packs }) => {
    void import('./launch.ts').catch(() => undefined);
    return (await import('./start-source.ts')).startPanelModule(attributes, packs);
  },
  packs: async ({ pack }) => (await import('./pack-reader.ts')).readPacksFrom(pack),
  pages: {
    odds: async (host) => (await import('./odds-page.ts')).openOdds(host),
    reference: async (host) => (await import('./reference.ts')).openReference(host),
  },
} satisfies GameChunks<Battle, ReactionSetup, Mode, ReactionPacks>;

/** Reads records, positions and packs, which are untrusted. */
export const loadUntrusted = () => import('./read-untrusted.ts');

/** What comes after the first question: dice, reasons, the game in words. */
export const loadExtras = () => import('./extras.ts');

export const loadGuide = () => import('./guide.ts');
export const loadLegend = () => import('./legend.ts');

/** The exact odds of an action, and the chart that shows them. */
export const loadOddsOfAction = () => import('./answer-odds.ts');

/** Shots as a film. */
export const loadFilm = () => import('./film.ts');

/** Cards of figures, scenery and objectives. */
export const loadCards = () => import('./cards.ts');

/** A bot for a seat. It runs in a worker, or on the page where there can be none. */
export async function loadBot(id: string): Promise<AsyncBot<Battle>> {
  if (id === 'random') return randomBot;
  return openWorkerBot<Battle>({
    id: 'bot',
    worker: 'reaction',
    start: (Worker) => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    fallback: async () => (await import('../bot/index.ts')).bot,
  });
}
