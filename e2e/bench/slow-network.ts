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
import { CHROMIUM_ARGS, findChromium } from '../../tools/browser/find-chromium.mjs';
import { serve } from '../../tools/serve/static-server.mjs';
import { widgetsIn } from '../../tools/size/files.mjs';
import { systemFolders } from '../../tools/systems/list.mjs';
import { fetchLichessViewer } from './slow-network/lichess-viewer.ts';

/*
 * How long a reader waits on a slow connection with a slow phone: until the front page responds, until a
 * game asks its first question, until a diagram and a battle are shown. Compared with a plain page of one
 * word and one script, and with lichess's viewer of chess games. Every visit uses a new, empty browser.
 * The visits take turns, so that other work on the machine slows all of them equally.
 *   npm run bench -- slow-network
 */

/** A round trip in ms, and how many bytes a second come down: a slow mobile line. */
const ROUND_TRIP = 562;
const BYTES_A_SECOND = 180_000;
/** How much slower than this machine. */
const SLOWER = 4;
const VISITS = Number(process.env['VISITS'] ?? 5);

const ROOT = process.cwd();
const SITE = join(ROOT, 'apps/demo/dist');
const LICHESS = "lichess's viewer";

/** A seed with which every game asks its first question of the person, not of the bot. */
const SEED = 6;

/** A position of Neuroshima Hex, for a diagram and for a battle that is stepped through. */
const POSITION =
  '3.0_moloch_hq.c5_hybrid.a1.1_clown.d3.3_hunter-killer.d1.4_brain.b1_net-fighter.c4.4_outpost_hq.e1_runner.e2.1_commando.a3_annihilator.a2.5_scout.b3.1_medic.c1.3';

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
  const lichess = compressed(fetchLichessViewer(ROOT));
  const server = await serve({
    folders: { '/': site, '/pages/': pages, '/lichess/': lichess },
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  const at = (name: string, page: string): Visit => ({
    name,
    address: `/pages/${page}.html`,
    isThere: '.answers',
  });
  const visits: readonly Visit[] = [
    at('a plain page', 'word'),
    at(LICHESS, 'lichess'),
    { name: 'the front page', address: '/index.html', isThere: '[data-film].answers' },
    ...[...systemFolders(ROOT), ...Object.keys(SMALL_WIDGETS)].flatMap((name) => [
      at(`${name}, script tag`, name),
      at(`${name}, preload lines`, `${name}-preload`),
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
    const sortedTimes = (name: string) => (times.get(name) ?? []).toSorted((a, b) => a - b);
    const medianOf = (name: string) => sortedTimes(name)[Math.floor(VISITS / 2)] ?? Infinity;
    const seconds = (ms = 0) => (ms / 1000).toFixed(2);
    console.table(
      visits.map(({ name }) => ({
        visit: name,
        median: seconds(medianOf(name)),
        best: seconds(sortedTimes(name)[0]),
        worst: seconds(sortedTimes(name).at(-1)),
        'of lichess': (medianOf(name) / medianOf(LICHESS)).toFixed(2),
      })),
    );
  } finally {
    await browser.close();
    server.close();
    for (const folder of [pages, site, lichess]) rmSync(folder, { recursive: true });
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
  writeFileSync(
    join(folder, 'lichess.html'),
    `${head}<link rel="stylesheet" href="/lichess/lichess-pgn-viewer.css"><div id="board"></div>
<script type="module">
import LichessPgnViewer from '/lichess/lichess-pgn-viewer.min.js';
LichessPgnViewer(document.getElementById('board'), { pgn: 'e4 c5 Nf3 d6 e5 Nc6 exd6 Qxd6 Nc3 Nf6' });
</script>`,
  );
  const games = systemFolders(ROOT).map((system) => [
    system,
    `<skirmish-${system} start="now" seed="${SEED}" seats="human,bot"></skirmish-${system}>`,
  ]);
  for (const [name = '', tag = ''] of [...games, ...Object.entries(SMALL_WIDGETS)]) {
    const script = name.replace(/ .*/, '');
    const widget = `<script type="module" src="/kit/${script}.js"></script>${tag}`;
    writeFileSync(join(folder, `${name}.html`), head + widget);
    writeFileSync(join(folder, `${name}-preload.html`), head + preloadLines(script, tag) + widget);
  }
  return folder;
}

/** Widgets that ask nothing, by the script that defines them. */
const SMALL_WIDGETS: Readonly<Record<string, string>> = {
  'neuroshima-hex.diagram': `<skirmish-neuroshima-diagram position="${POSITION}"></skirmish-neuroshima-diagram>`,
  'neuroshima-hex battle': `<skirmish-neuroshima-hex mode="battle" position="${POSITION}"></skirmish-neuroshima-hex>`,
};

/** Lines that ask for the files of a widget while the page itself is still loading. */
function preloadLines(name: string, tag: string): string {
  const widget = widgetsIn(join(SITE, 'kit')).find((each) => each.name === name);
  const files = tag.includes('mode=') ? widget?.element : widget?.files;
  return (files ?? []).map((file) => `<link rel="modulepreload" href="/kit/${file}">`).join('');
}

/** Marks the page once it responds: a game asks, a film steps on after a click, a board is drawn. */
function whenItAnswers(): void {
  const look = () => {
    const film = document.querySelector('[data-film]');
    const shown = film?.querySelector<HTMLImageElement>('img.board');
    if (film && shown?.complete && shown.naturalWidth > 0) {
      const before = shown.src;
      film.querySelector<HTMLButtonElement>('[data-step="1"]')?.click();
      if (shown.src !== before) film.classList.add('answers');
    }
    for (const element of document.body?.children ?? []) {
      const asks =
        element.localName.endsWith('-diagram') ||
        element.getAttribute('mode') === 'battle' ||
        Reflect.get(element, 'choice');
      if (asks && element.shadowRoot?.querySelector('[part~=board], svg'))
        element.classList.add('answers');
    }
    if (document.querySelector('cg-board piece')) document.body.classList.add('answers');
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
  // tsx marks functions with this; a page that is sent one needs it.
  await page.addInitScript('globalThis.__name = (target) => target;');
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
