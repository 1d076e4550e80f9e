import {
  isProblems,
  problem,
  randomBot,
  type PlayableSystem,
  type Problem,
} from '@skirmish-kit/core';
import {
  openWorkerBot,
  uiText,
  type GameChunks,
  type GameHost,
  type LaunchOptions,
  type ModePage,
  type AsyncBot,
} from '@skirmish-kit/ui';
import type { BotId } from '../bot/index.ts';
import { NO_FAN_ARMIES, type FanArmies } from '../packs/fan-armies.ts';
import type { Setup, State } from '../rules/state.ts';
import { pageTexts, type Mode, type PageInput } from './attributes.ts';

/** What the element loads when it is needed; what a chunk needs itself is loaded at the same time. */
export const chunks = {
  play: () => {
    void loadLooks();
    return import('./launch.ts');
  },
  rules: async () => (await import('../rules/catalogue.ts')).catalogue,
  start: async ({ attributes, packs }) => {
    void loadLooks();
    void import('./launch.ts').catch(() => undefined);
    return (await import('./start-source.ts')).startPanelModule(attributes, packs);
  },
  packs: async ({ pack, companion, pins, language }) => {
    const reader = await import('./pack-reader.ts').catch(() => undefined);
    if (reader) return reader.readFanArmies(pack, companion, pins);
    const missing = problem('pack', 'room-missing', uiText(language, 'room-missing'));
    return { ...NO_FAN_ARMIES, problems: [missing] };
  },
  packPins: async (record) => (await loadUntrusted()).pinsInside(record),
  pages: {
    reference: pageOf(async () => (await import('./reference.ts')).openReference),
    diagram: pageOf(async () => {
      void loadLooks();
      void import('./picture/board-picture.ts').catch(() => undefined);
      return (await import('./diagram-loader.ts')).openDiagram;
    }),
    battle: pageOf(async () => (await import('./battle-page.ts')).openBattle),
    puzzle: pageOf(async () => (await import('./puzzle-page.ts')).openPuzzle),
  },
  recordWriter: async () => ({
    writeRecord: (await import('../notation/game-text.ts')).makeGameText,
  }),
} satisfies GameChunks<State, Setup, Mode, FanArmies>;

/** How armies look. */
function loadLooks(): Promise<unknown> {
  return import('../packs/base-army-styles.ts').catch(() => undefined);
}

/** Opens the page of a mode for what the page of the element says. */
type OpenPage = (
  host: GameHost,
  fans: FanArmies,
  texts: PageInput,
) => ModePage | readonly Problem[];

/** The loader of a page; problems are said in every language. */
function pageOf(load: () => Promise<OpenPage>) {
  return async (
    host: GameHost<State, Setup>,
    { packs = NO_FAN_ARMIES, attributes }: LaunchOptions<Mode, FanArmies>,
  ): Promise<ModePage | readonly Problem[]> => {
    const page = (await load())(host, packs, pageTexts(attributes));
    return isProblems(page) ? inAllLanguages(page) : page;
  };
}

/** Problems with their sentences in every language; in English alone if these cannot be loaded. */
export async function inAllLanguages(problems: readonly Problem[]): Promise<readonly Problem[]> {
  const words = await import('../rules/setup-messages.ts').catch(() => undefined);
  return words ? problems.map(words.setupProblemText) : problems;
}

/** Reads records, positions and whole setups, which are untrusted. */
export const loadUntrusted = () => import('./read-untrusted.ts');

/** Films of battles. */
export const loadFilm = () => import('../film/film.ts');

/** What comes after the first question: the game in words. */
export const loadExtras = () => import('./extras.ts');

export const loadGuide = () => import('./guide.ts');
export const loadLegend = () => import('./legend.ts');

/** The battle that would follow, and where a tile would pay. */
export const loadForesight = () => import('./battle-preview.ts');

/** Asks for the draws of a real table. */
export const loadDrawEntry = () => import('./draw-entry.ts');

/** Cards of tiles and units. */
export const loadCards = () => import('./cards.ts');

/**
 * A bot for a seat; `bot` is the quickest that plays sensibly. It runs in a worker, except for armies
 * with a companion, whose code only the page has.
 */
export async function loadBot(
  { bots }: PlayableSystem<State, Setup>,
  { packs, companions }: FanArmies,
  name: string,
): Promise<AsyncBot<State>> {
  if (name === 'random') return randomBot;
  const bot: BotId = name === 'strong' ? 'strong' : 'quick';
  const load = bots[bot];
  if (!load) throw new Error(`There is no bot “${bot}”.`);
  if (companions.length > 0) return load();
  return openWorkerBot<State>({
    id: bot,
    worker: 'neuroshima-hex',
    start: (Worker) => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    source: packs,
    fallback: load,
  });
}
