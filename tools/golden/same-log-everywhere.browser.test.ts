/// <reference types="vite/types/importMeta.d.ts" />
import { botAnswers, Game } from '@skirmish-kit/core';
import { Harness, mount, unmountAll } from '@skirmish-kit/ui/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { causeway } from '../../apps/example-system/src/system.ts';
import { bot } from '../../apps/example-system/src/bot/bot.ts';
import '../../apps/example-system/src/element/define.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the command line prints of a record: `tools/browser/replay-command.mjs`. */
    replayCommand(record: string, language: string, system?: string): Promise<string[]>;
  }
}

afterEach(unmountAll);

interface Told {
  readonly name: string;
  readonly tag: string;
  /** The source of a system that is not built in. */
  readonly system?: string;
  define?(): Promise<unknown>;
  record(): Promise<string>;
}

/** Every record beside its system; a system is told by its element once that is there. */
const records = import.meta.glob<string>('../../packages/*/golden/*.txt', {
  query: '?raw',
  import: 'default',
});
const elements = import.meta.glob('../../packages/*/src/element/define.ts');

const golden = Object.entries(records).flatMap(([file, record]): Told[] => {
  const [, system = '', name = ''] = /packages\/([^/]+)\/golden\/(.+)\.txt$/.exec(file) ?? [];
  const define = elements[`../../packages/${system}/src/element/define.ts`];
  if (!define) return [];
  const tag = `skirmish-${system}`;
  return [{ name: `${name} of ${system}`, tag, define, record }];
});

const marsh = (seed: number): Told => ({
  name: `game ${seed} of causeway`,
  tag: 'skirmish-causeway',
  system: 'apps/example-system/src/index.ts',
  record: () => {
    const game = new Game(causeway, causeway.defaults, { seed });
    botAnswers(game, new Map([bot, bot].entries()));
    return Promise.resolve(game.record());
  },
});

const GAMES = [...golden, ...[1, 2, 3].map(marsh)];

test('every system with an element has records here', () => {
  const tags = Object.keys(elements).map((file) => `skirmish-${file.split('/')[3] ?? ''}`);
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter((tag) => !golden.some((logged) => logged.tag === tag))).toEqual([]);
});

/** The log of an element that has been walked to the end of a record. */
async function linesInPage(tag: string, record: string, lang: string): Promise<string[]> {
  const element = await mount(tag, (made) => {
    made.setAttribute('mode', 'replay');
    made.setAttribute('record', record);
    made.lang = lang;
  });
  const harness = new Harness(element);
  await expect.poll(() => harness.all('[part=replay]').length, { timeout: 20_000 }).toBe(1);
  await harness.press(lang === 'fr' ? 'À la fin' : 'To the end');
  return harness.all('.log li').map((line) => {
    // Where a sum shows what the sentence says, only screen readers get the sentence.
    const spoken = line.querySelector(':scope > .spoken');
    if (spoken) return spoken.textContent.trim();
    const texts = [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
  });
}

describe.each(GAMES)('$name', ({ tag, system, define, record }) => {
  test.each(['en', 'fr'])('a page and the command line log the same, in %s', async (lang) => {
    await define?.();
    const text = await record();
    const lines = await commands.replayCommand(text, lang, system);
    // The last two lines are the end of the output: a blank one, and how it ended.
    const logged = lines.slice(0, -2).map((line) => line.trim());
    expect(logged.length).toBeGreaterThan(20);
    expect(await linesInPage(tag, text, lang)).toEqual(logged);
  });
});
