import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../browser/find-chromium.mjs';
import { serve } from '../serve/static-server.mjs';
import { widgetsIn } from '../size/files.mjs';
import { systemFolders } from '../systems/list.mjs';

/*
 * How long a reader with a slow phone on a slow network waits until the front page answers, and until a
 * game asks its first question, compared with a plain page of one word and one script. Every visit is a
 * new, empty browser; visits take turns, so that other work on the machine slows all of them alike.
 */

/** A round trip in ms, and how many bytes a second come down: a slow mobile line. */
const ROUND_TRIP = 562;
const BYTES_A_SECOND = 180_000;
/** How much slower than this machine. */
const SLOWER = 4;
const VISITS = 5;

/**
 * A folder with another widget to compare with: its `index.html` gives an element the class `answers`
 * once a reader can use it.
 */
const OTHER = process.env['OTHER'];

const ROOT = process.cwd();
const SITE = join(ROOT, 'apps/demo/dist');

interface Visit {
  readonly name: string;
  readonly address: string;
  /** What has to be there, and to answer, before the visit counts. */
  readonly isThere: string;
}

export async function bench(): Promise<void> {
  if (!existsSync(join(SITE, 'index.html')))
    throw new Error('There is no site yet. Say: npm run build');
  const pages = writePages();
  const site = compressed(SITE);
  const server = await serve({
    folders: { '/': site, '/pages/': pages, ...(OTHER ? { '/other/': OTHER } : {}) },
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  const visits: readonly Visit[] = [
    { name: 'a plain page', address: '/pages/word.html', isThere: '.answers' },
    ...(OTHER ? [{ name: OTHER, address: '/other/index.html', isThere: '.answers' }] : []),
    { name: 'the front page', address: '/index.html', isThere: '[data-film].answers' },
    ...systemFolders(ROOT).flatMap((system) => [
      { name: `${system}, script tag`, address: `/pages/${system}.html`, isThere: '.answers' },
      {
        name: `${system}, preload lines`,
        address: `/pages/${system}-preload.html`,
        isThere: '.answers',
      },
    ]),
  ];
  try {
    const times = new Map(visits.map(({ name }) => [name, new Array<number>()]));
    for (let visit = 0; visit < VISITS; visit++)
      for (const each of visits)
        times.get(each.name)?.push(await visitOnce(browser, server.url, each));
    console.log(
      `Seconds until it answers: ${ROUND_TRIP} ms a round trip, ${SLOWER}× slower processor`,
    );
    console.table(
      visits.map(({ name }) => {
        const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b);
        const seconds = (ms = 0) => (ms / 1000).toFixed(2);
        return {
          visit: name,
          median: seconds(sorted[Math.floor(sorted.length / 2)]),
          best: seconds(sorted[0]),
          worst: seconds(sorted.at(-1)),
        };
      }),
    );
  } finally {
    await browser.close();
    server.close();
    for (const folder of [pages, site]) rmSync(folder, { recursive: true });
  }
}

/** A copy of a folder with a compressed file next to each, as hosts on the web send them. */
function compressed(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-site-'));
  cpSync(from, folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (/\.(?:html|js|css|json|svg|txt)$/.test(file))
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
  }
  return folder;
}

/** The least a page with a script can be; and a page per game, as a blog would have it. */
function writePages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-slow-'));
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>';
  writeFileSync(join(folder, 'word.js'), "document.body.className = 'answers';");
  writeFileSync(
    join(folder, 'word.html'),
    `${head}<body><p>Word</p><script type="module" src="/pages/word.js"></script>`,
  );
  for (const system of systemFolders(ROOT)) {
    const game = `<script type="module" src="/kit/${system}.js"></script>
<skirmish-${system} start="now" seed="7" seats="human,human"></skirmish-${system}>`;
    writeFileSync(join(folder, `${system}.html`), head + game);
    writeFileSync(join(folder, `${system}-preload.html`), head + preloadLines(system) + game);
  }
  return folder;
}

/** Lines that ask for the files of a game while the page itself is still loading. */
function preloadLines(system: string): string {
  const files = widgetsIn(join(SITE, 'kit')).find(({ name }) => name === system)?.files ?? [];
  return files.map((file) => `<link rel="modulepreload" href="/kit/${file}">`).join('');
}

/** Marks the page once it answers: a game that asks, a film that goes on when it is told to. */
function whenItAnswers(): void {
  const look = () => {
    const film = document.querySelector('[data-film]');
    const shown = film?.querySelector<HTMLImageElement>('img.board');
    if (film && shown?.complete && shown.naturalWidth > 0) {
      const before = shown.src;
      film.querySelector<HTMLButtonElement>('[data-step="1"]')?.click();
      if (shown.src !== before) film.classList.add('answers');
    }
    for (const element of document.body?.children ?? [])
      if (element.shadowRoot?.querySelector('[part~=board], svg') && Reflect.get(element, 'choice'))
        element.classList.add('answers');
    if (document.querySelector('.answers')) {
      performance.mark('answers');
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visitOnce(browser: Browser, site: string, visit: Visit): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  try {
    await slowDown(page);
    await page.addInitScript(whenItAnswers);
    await page.goto(`${site}${visit.address}`, { waitUntil: 'commit' });
    await page.waitForSelector(visit.isThere, { state: 'attached', timeout: 60_000 });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
    return await page.evaluate(
      () => performance.getEntriesByName('answers')[0]?.startTime ?? Infinity,
    );
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
