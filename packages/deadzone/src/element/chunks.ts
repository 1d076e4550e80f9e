import { randomBot } from '@skirmish-kit/core';
import { openWorkerBot, type GameChunks, type AsyncBot } from '@skirmish-kit/ui';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import type { Mode } from './attributes.ts';
import type { DeadzonePacks } from './loaded-packs.ts';

/** What the element loads when it is needed; what a chunk needs itself is loaded at the same time. */
export const chunks = {
  play: () => import('./launch.ts'),
  rules: async () => (await import('../rules/catalogue.ts')).catalogue,
  start: async ({ attributes, packs }) => {
    void import('./launch.ts').catch(() => undefined);
    return (await import('./start-source.ts')).startPanelModule(attributes, packs);
  },
  packs: async ({ pack, companion }) =>
    (await import('./pack-reader.ts')).readPacksFrom(pack, companion),
  pages: {
    odds: async (host) => (await import('./odds-page.ts')).openOdds(host),
    reference: async (host) => (await import('./reference.ts')).openReference(host),
    builder: async (host) => (await import('./builder.ts')).openBuilder(host),
  },
} satisfies GameChunks<Battle, DeadzoneSetup, Mode, DeadzonePacks>;

/** Reads records and whole setups, which are untrusted. */
export const loadUntrusted = () => import('./read-untrusted.ts');

/** Cards of figures, weapons, items, abilities and cubes. */
export const loadCards = () => import('./cards.ts');

/** The exact odds of an answer, and the charts that show them. */
export const loadAnswerOdds = () => import('./answer-odds.ts');

/** The storeys one above the other. */
export const loadIso = () => import('./iso-view.ts');

/** The battlefield from nearer, loaded with the first touch. */
export const loadCloser = () => import('./board-zoom.ts');

/** Command dice that roll. */
export const loadRollingDice = () => import('./rolling-dice.ts');

/** Shots and blows as a film. */
export const loadFilm = () => import('./film.ts');

/** What comes after the first question: dice, reasons, the game in words. */
export const loadExtras = () => import('./extras.ts');

export const loadGuide = () => import('./guide.ts');
export const loadLegend = () => import('./legend.ts');

/** The profiles for `<skirmish-unit>`. */
export const loadUnits = async () => (await import('./units.ts')).units;

/**
 * A bot for a seat. It runs in a worker, or on the page where there can be none; factions with code
 * of their own have that code on the page alone.
 */
export async function loadBot(id: string, hasCode = false): Promise<AsyncBot<Battle>> {
  if (id === 'random') return randomBot;
  if (hasCode) return (await import('../bot/index.ts')).bot;
  return openWorkerBot<Battle>({
    id: 'bot',
    worker: 'deadzone',
    start: (Worker) => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    fallback: async () => (await import('../bot/index.ts')).bot,
  });
}
export const loadKeyTargets = () => import('./key-targets.ts');
