import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../browser/find-chromium.mjs';
import { serve } from '../serve/static-server.mjs';

/*
 * What readers of a page with diagrams wait for, in a real Chromium with the shipped file: the first
 * paint of one diagram, and the tasks that twenty of them keep a page busy with. Every visit is a
 * new, empty browser. Times by the clock say as much about what else runs on the machine as about the
 * page; the processor time of the page's own thread, from a trace, does not.
 */

const ROOT = process.cwd();
const DIST = join(ROOT, 'packages/neuroshima-hex/dist');
const VISITS = 15;
const TRACED_VISITS = 5;
const PAINT_LIMIT = 50;
const TASK_LIMIT = 50;
const TWENTY = 20;

/** How long a page is left alone, in ms: asking it anything would be work for its thread too. */
const LEFT_ALONE = 600;

/** How much slower than this machine: itself, and a phone. */
const SLOWER = [1, 4];

const ONE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>One</title>
<script type="module" src="/kit/diagram.js"></script>
<skirmish-neuroshima-diagram position="3.0_moloch_hq.c5_hybrid.a1.1_clown.d3.3_hunter-killer.d1.4_brain.b1_net-fighter.c4.4_outpost_hq.e1_runner.e2.1_commando.a3_annihilator.a2.5_scout.b3.1_medic.c1.3"></skirmish-neuroshima-diagram>`;

/** What the browser itself takes: the least a script can show. */
const WORD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Word</title>
<script type="module" src="/pages/word.js"></script><p id="word"></p>`;

const PAGES = { 'one word': 'word.html', 'a diagram': 'one.html' };

export async function bench(): Promise<void> {
  if (!existsSync(join(DIST, 'diagram.js'))) {
    throw new Error('There is no diagram.js yet. Say: npm run build');
  }
  const pages = writePages();
  const server = await serve({
    folders: { '/kit/': DIST, '/pages/': pages, '/': join(ROOT, 'e2e/pages') },
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await firstPaint(browser, server.url);
    await twenty(browser, server.url);
  } finally {
    await browser.close();
    server.close();
    rmSync(pages, { recursive: true });
  }
}

/** Real files from a real server: a test runner that answers for one would be part of the wait. */
function writePages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-pages-'));
  writeFileSync(join(folder, 'one.html'), ONE);
  writeFileSync(join(folder, 'word.html'), WORD);
  writeFileSync(join(folder, 'word.js'), 'document.querySelector("#word").textContent = "word";');
  return folder;
}

/** A page of its own, perhaps on a slower machine, in which every slow task and shift is noted. */
async function visit(browser: Browser, slower: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(() => {
    const kept: Record<string, PerformanceEntry[]> = { longtask: [], 'layout-shift': [] };
    Object.assign(globalThis, { kept });
    for (const type of Object.keys(kept)) {
      new PerformanceObserver((list) => kept[type]?.push(...list.getEntries())).observe({
        type,
        buffered: true,
      });
    }
  });
  return page;
}

/** Nothing else on the page can be painted. Tracing takes time too, so the clock is read without. */
async function firstPaint(browser: Browser, url: string): Promise<void> {
  const rows = [];
  for (const [shown, file] of Object.entries(PAGES))
    for (const slower of SLOWER) {
      const times: Paint[] = [];
      const work: number[] = [];
      for (let i = 0; i < VISITS; i++)
        times.push(await paintOf(browser, `${url}/pages/${file}`, slower));
      for (let i = 0; i < TRACED_VISITS; i++) {
        await browser.startTracing(undefined, { categories: TRACED });
        const { sinceScript } = await paintOf(browser, `${url}/pages/${file}`, slower);
        const { tasks, painted } = readTrace(await browser.stopTracing());
        const from = painted - sinceScript * 1000;
        const before = tasks.filter(({ ts }) => ts <= painted && ts >= from);
        work.push(before.reduce((sum, { tdur }) => sum + tdur / 1000, 0));
      }
      rows.push({
        shown,
        machine: machine(slower),
        ...spread(times.map(({ sinceLoad }) => sinceLoad)),
        'since the script, median': median(times.map(({ sinceScript }) => sinceScript)).toFixed(0),
        'processor ms, median': median(work).toFixed(0),
      });
    }
  console.log(`First paint after the page has loaded (target for a diagram: ${PAINT_LIMIT} ms)`);
  console.table(rows);
}

/** When a page painted first, in ms: after its load event and after the last byte of its script. */
interface Paint {
  readonly sinceLoad: number;
  readonly sinceScript: number;
}

async function paintOf(browser: Browser, address: string, slower: number): Promise<Paint> {
  const page = await visit(browser, slower);
  await page.goto(address);
  await page.waitForTimeout(LEFT_ALONE);
  const paint = await page.evaluate(() => {
    const [script] = performance.getEntriesByType('resource');
    const [load] = performance.getEntriesByType('navigation');
    const [first] = performance.getEntriesByName('first-contentful-paint');
    if (!(script instanceof PerformanceResourceTiming)) throw new Error('No script was loaded.');
    if (!(load instanceof PerformanceNavigationTiming)) throw new Error('No page was loaded.');
    if (!first) throw new Error('Nothing was painted.');
    return {
      sinceLoad: first.startTime - load.loadEventEnd,
      sinceScript: first.startTime - script.responseEnd,
    };
  });
  await page.context().close();
  return paint;
}

async function twenty(browser: Browser, url: string): Promise<void> {
  const rows = [];
  for (const slower of SLOWER) {
    const longest: number[] = [];
    const shifts: number[] = [];
    const work: number[] = [];
    let long = 0;
    for (let i = 0; i < VISITS; i++) {
      const page = await visit(browser, slower);
      await page.route('http://127.0.0.1:4311/kit/neuroshima-hex/diagram.js', (route) =>
        route.fulfill({ path: join(DIST, 'diagram.js'), contentType: 'text/javascript' }),
      );
      await browser.startTracing(page, { categories: TRACED });
      await page.goto(`${url}/neuroshima-diagrams.html`);
      await lookThrough(page);
      const { tasks } = readTrace(await browser.stopTracing());
      const seen = await noted(page);
      work.push(Math.max(...tasks.map(({ tdur }) => tdur / 1000)));
      longest.push(Math.max(0, ...seen.tasks));
      long += seen.tasks.filter((task) => task > TASK_LIMIT).length;
      shifts.push(seen.shift);
      await page.context().close();
    }
    rows.push({
      machine: machine(slower),
      'visits with none': longest.filter((task) => task <= TASK_LIMIT).length,
      'long tasks': long,
      'longest ms': Math.max(...longest).toFixed(0),
      'longest, processor ms, median': median(work).toFixed(0),
      'and worst': Math.max(...work).toFixed(0),
      'layout shift, worst': Math.max(...shifts).toFixed(3),
    });
  }
  console.log(
    `${TWENTY} diagrams on a page, ${VISITS} visits (target: no task over ${TASK_LIMIT} ms)`,
  );
  console.table(rows);
}

interface Seen {
  readonly tasks: readonly number[];
  readonly shift: number;
}

const TRACED = ['toplevel', 'devtools.timeline', 'loading'];

/** A task of a thread: when it began and how long the thread worked on it, in microseconds. */
interface Task {
  readonly ts: number;
  readonly tdur: number;
}

/** The tasks of the thread that painted first, which is the page's, and when it did. */
function readTrace(trace: Buffer): { readonly tasks: readonly Task[]; readonly painted: number } {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const tasks = traceEvents.flatMap(({ name, pid, tid, ts, tdur }) =>
    name.endsWith('RunTask') && tdur && pid === paint?.pid && tid === paint.tid
      ? [{ ts, tdur }]
      : [],
  );
  return { tasks, painted: paint?.ts ?? NaN };
}

interface TraceEvent extends Partial<Task> {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
}

/** Goes down the page with the wheel, so that every diagram comes into sight. */
async function lookThrough(page: Page): Promise<void> {
  await page.waitForTimeout(LEFT_ALONE);
  for (let i = 0; i < 12; i++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(LEFT_ALONE);
}

/** What a page has noted about itself while it was left alone. */
async function noted(page: Page): Promise<Seen> {
  const { drawn, ...seen } = await page.evaluate(() => {
    const kept: Record<string, PerformanceEntry[]> = Reflect.get(globalThis, 'kept');
    const all = [...document.querySelectorAll('skirmish-neuroshima-diagram')];
    const shifts = kept['layout-shift'] ?? [];
    return {
      drawn: all.filter((each) => each.shadowRoot?.querySelector('svg .tile')).length,
      tasks: (kept['longtask'] ?? []).map(({ duration }) => duration),
      shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    };
  });
  if (drawn !== TWENTY) throw new Error(`${drawn} of ${TWENTY} diagrams were drawn.`);
  return seen;
}

function machine(slower: number): string {
  return slower === 1 ? 'this one' : `${slower} times slower`;
}

function spread(times: readonly number[]): Record<string, string> {
  return {
    'best ms': Math.min(...times).toFixed(0),
    'median ms': median(times).toFixed(0),
    'worst ms': Math.max(...times).toFixed(0),
  };
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
