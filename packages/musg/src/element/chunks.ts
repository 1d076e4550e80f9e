import { randomBot } from '@skirmish-kit/core';
import { openWorkerBot, type GameChunks, type AsyncBot } from '@skirmish-kit/ui';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import type { Mode } from './attributes.ts';
import type { MusgPacks } from './loaded-packs.ts';

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
    builder: async (host, { packs }) =>
      (await import('./builder-page.ts')).openBuilder(host, packs),
    campaign: async (host) => (await import('./campaign/campaign-page.ts')).openCampaign(host),
  },
} satisfies GameChunks<Battle, MusgSetup, Mode, MusgPacks>;

/** Reads records and whole setups, which are untrusted. */
export const loadUntrusted = () => import('./read-untrusted.ts');

/** Cards of figures and scenery. */
export const loadCards = () => import('./cards.ts');

/** The exact odds of an answer, and the charts that show them. */
export const loadAnswerOdds = () => import('./answer-odds.ts');

/** What comes after the first question: dice, reasons, the game in words. */
export const loadExtras = () => import('./extras.ts');

export const loadGuide = () => import('./guide.ts');
export const loadLegend = () => import('./legend.ts');

/** Pointing at vehicles and driving them; only battles with vehicles load it. */
export const loadDriving = () => import('./driving-options.ts');

/** Shots as a film, and the path of the last move. */
export const loadFilm = () => import('./film.ts');

/** A bot for a seat. It runs in a worker, or on the page where there can be none. */
export async function loadBot(id: string): Promise<AsyncBot<Battle>> {
  if (id === 'random') return randomBot;
  return openWorkerBot<Battle>({
    id: 'bot',
    worker: 'musg',
    start: (Worker) => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    fallback: async () => (await import('../bot/index.ts')).bot,
  });
}
