import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tools/browser/find-chromium.mjs';
import { serve } from '../../tools/serve/static-server.mjs';
import { GAMES, type Click, type ClickedGame } from './clicks/games.ts';

/*
 * What one click costs: how many source files it wakes, how many functions and calls it takes, and how
 * often the element renders. Calls are counted by the browser (precise coverage), from the press of the
 * mouse until the page rests, exact odds included. They do not depend on the machine.
 * `GAME=musg` measures one game, `TOP=30` lists the functions that are called most often.
 */

const TOP = Number(process.env['TOP'] ?? 0);
/** In milliseconds. */
const REST = 400;

const BUILD = 'e2e/bench/clicks/build-modules.mjs';

interface Row {
  readonly game: string;
  readonly click: string;
  readonly files: number;
  readonly functions: number;
  readonly calls: number;
  readonly goal: number | string;
  readonly renders: number;
}

interface CalledFunction {
  readonly name: string;
  readonly file: string;
  readonly calls: number;
}

export async function bench(): Promise<void> {
  const only = process.env['GAME'];
  const games = GAMES.filter(({ system }) => only === undefined || system === only);
  const out = mkdtempSync(join(tmpdir(), 'skirmish-clicks-'));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const rows: Row[] = [];
    for (const game of games) {
      execFileSync('node', [BUILD, game.system, join(out, game.system)]);
      rows.push(...(await clickThrough(browser, out, game)));
    }
    console.table(rows);
  } finally {
    await browser.close();
    rmSync(out, { recursive: true });
  }
}

async function clickThrough(browser: Browser, folder: string, game: ClickedGame): Promise<Row[]> {
  const server = await serve({
    folders: { '/': folder },
    pages: ({ pathname }) => (pathname === '/game' ? pageOf(game) : undefined),
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  try {
    // tsx names functions with this helper; inside the page there is none.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    // tsx marks functions with this; a page that is sent one needs it.
    await page.addInitScript('globalThis.__name = (target) => target;');
    const profiler = await context.newCDPSession(page);
    await profiler.send('Profiler.enable');
    await profiler.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(`${server.url}/game`);
    await page.locator('#game').locator('.board').waitFor();
    await countRenders(page);
    const rows: Row[] = [];
    for (const click of game.clicks) {
      await pointAt(page, click);
      await calledFunctions(profiler);
      await takeRenders(page);
      await press(page, click);
      const called = await calledFunctions(profiler);
      rows.push({
        game: game.system,
        click: click.name,
        files: new Set(called.map(({ file }) => file)).size,
        functions: called.length,
        calls: called.reduce((sum, { calls }) => sum + calls, 0),
        goal: click.goal ?? '',
        renders: await takeRenders(page),
      });
      if (TOP > 0) printMostCalled(game, click, called);
    }
    return rows;
  } finally {
    await context.close();
    server.close();
  }
}

function pageOf({ system, attributes }: ClickedGame): string {
  const all = { seats: 'human,human', start: 'now', lang: 'en', ...attributes };
  const written = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Clicks</title>
<script type="module" src="/${system}/packages/${system}/src/element/define.js"></script>
<skirmish-${system} id="game" ${written.join(' ')}></skirmish-${system}>`;
}

/** The pointer comes to rest on what is pressed next: what a hand does before it clicks does not count. */
async function pointAt(page: Page, { at }: Click): Promise<void> {
  await page.locator('#game').locator(at).first().scrollIntoViewIfNeeded();
  await page.locator('#game').locator(at).first().hover({ force: true });
  await rest(page);
}

async function press(page: Page, { until }: Click): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
  if (until) await page.locator('#game').locator(until).first().waitFor();
  await rest(page);
}

/** Waits until the element has not changed for a while. */
function rest(page: Page): Promise<void> {
  return page.locator('#game').evaluate(
    (element, quiet) =>
      new Promise<void>((done) => {
        let timer = setTimeout(finish, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, quiet);
        });
        if (element.shadowRoot)
          observer.observe(element.shadowRoot, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        function finish() {
          observer.disconnect();
          done();
        }
      }),
    REST,
  );
}

async function countRenders(page: Page): Promise<void> {
  await page.locator('#game').evaluate((element) => {
    const add: unknown = Reflect.get(element, 'addController');
    if (typeof add !== 'function') throw new Error('The element takes no controllers.');
    Reflect.set(element, 'renders', 0);
    Reflect.apply(add, element, [
      {
        hostUpdated: () =>
          Reflect.set(element, 'renders', Number(Reflect.get(element, 'renders')) + 1),
      },
    ]);
  });
}

/** How often the element has rendered since this was last asked. */
function takeRenders(page: Page): Promise<number> {
  return page.locator('#game').evaluate((element) => {
    const renders = Number(Reflect.get(element, 'renders'));
    Reflect.set(element, 'renders', 0);
    return renders;
  });
}

/** The functions that have been called since this was last asked. */
async function calledFunctions(profiler: CDPSession): Promise<readonly CalledFunction[]> {
  const { result } = await profiler.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /^http.*\.js$/.test(url))
    .flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges: [whole] }) => ({
        name: functionName || '(anonymous)',
        file: new URL(url).pathname.split('/').slice(2).join('/'),
        calls: whole?.count ?? 0,
      })),
    )
    .filter(({ calls }) => calls > 0);
}

function printMostCalled(
  { system }: ClickedGame,
  { name }: Click,
  called: readonly CalledFunction[],
): void {
  console.log(`${system}, ${name}: called most often`);
  console.table(called.toSorted((a, b) => b.calls - a.calls).slice(0, TOP));
  const byFile = new Map<string, number>();
  for (const { file, calls } of called) byFile.set(file, (byFile.get(file) ?? 0) + calls);
  console.table(
    [...byFile]
      .map(([file, calls]) => ({ file, calls }))
      .toSorted((a, b) => b.calls - a.calls)
      .slice(0, TOP),
  );
}
