import { expect, test, type Locator, type Page } from '@playwright/test';
import { KIT } from '../servers.mjs';
import { openElsewhere } from './elsewhere.ts';
import { INSTANT_PLAYBACK } from './instant-playback.ts';
import { monitorPage } from './page-monitor.ts';

/*
 * What pages on another origin do to the elements in them: their text styles, languages, colours, editors
 * that move elements into a canvas, and two versions of the kit.
 */

test.use(INSTANT_PLAYBACK);

const GAMES = ['neuroshima-hex', 'reaction', 'musg', 'deadzone'] as const;

const script = (file: string) => `<script type="module" src="${KIT}/kit/${file}.js"></script>`;
const gameOf = (name: string, attributes = '') =>
  `<skirmish-${name} start="now" seats="human,human" seed="6" ${attributes}></skirmish-${name}>`;

/** The colours an element has chosen. */
const schemeOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).colorScheme);

async function isReady(game: Locator): Promise<void> {
  await expect(game.locator('.banner').first()).toBeVisible({ timeout: 30_000 });
}

/** Text properties that every paragraph inherits, each as far off as a page could set it. */
const LOUD = [
  'text-transform: uppercase',
  'letter-spacing: 4px',
  'word-spacing: 12px',
  'text-indent: 3em',
  'font-style: italic',
  'font-variant: small-caps',
  'font-weight: 900',
  'font-size: 60px',
  'line-height: 3',
  'text-align: center',
  'text-shadow: 2px 2px red',
  '-webkit-text-stroke: 2px red',
  'white-space: pre',
  'word-break: break-all',
].join('; ');

/** What the text of a banner looks like, and where it is in its element. */
function bannerOf(game: Locator) {
  return game.evaluate((element) => {
    const banner = element.shadowRoot?.querySelector('.banner');
    if (!banner) throw new Error('There is no banner.');
    const names = [
      'text-transform',
      'letter-spacing',
      'word-spacing',
      'text-indent',
      'font-style',
      'font-variant-caps',
      'text-shadow',
      '-webkit-text-stroke-width',
      'white-space',
      'word-break',
      'direction',
    ];
    const style = getComputedStyle(banner);
    const box = banner.getBoundingClientRect();
    return {
      style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
      width: Math.round(box.width),
      isTall: box.height > 160,
    };
  });
}

for (const name of GAMES)
  test(`${name} keeps its text in a page with loud text styles`, async ({ page }) => {
    const game = page.locator(`skirmish-${name}`);
    await openElsewhere(page, script(name) + gameOf(name), 'no-csp');
    await isReady(game);
    const plain = await bannerOf(game);
    await openElsewhere(
      page,
      `${script(name)}<section style="${LOUD}">${gameOf(name)}</section>`,
      'no-csp',
    );
    await isReady(game);
    expect(await bannerOf(game)).toEqual(plain);
  });

test('an element speaks English from left to right on an Arabic page', async ({ page }) => {
  const code = `${script('reaction')}<div lang="ar" dir="rtl">${gameOf('reaction')}</div>`;
  await openElsewhere(page, code, 'no-csp');
  const game = page.locator('skirmish-reaction');
  await isReady(game);
  const banner = game.locator('.banner').first();
  expect(await banner.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr');
  expect(await banner.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});

/** Ways in which pages are dark. Each ends with the page as it was. */
const DARK_PAGES: Record<string, string> = {
  'a background': 'body { background: #101418 }',
  'a background in oklch': 'html { background: oklch(0.2 0.02 250) }',
  'a background in lab': 'body { background: lab(12 0 0) }',
  'a background in another colour space': 'body { background: color(display-p3 0.1 0.1 0.1) }',
  'a gradient': 'body { background: linear-gradient(#111, oklch(0.3 0.1 260)) }',
  'white text on a picture': 'body { background-image: url("/none.png"); color: white }',
  'color-scheme': ':root { color-scheme: dark }',
  'a class of the body': 'body.night { background: #111 }',
  'data-bs-theme': '[data-bs-theme=dark] body { background: #212529 }',
  'a transition':
    'body { transition: background 0.4s; background: white } .night { background: #111 !important }',
};

/** The page as a script of its own switches it: style sheet first, then class and attribute. */
async function darken(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const style = document.createElement('style');
    style.id = 'dark';
    style.textContent = text;
    document.head.append(style);
    void document.body.offsetHeight;
    document.documentElement.dataset['bsTheme'] = 'dark';
    document.body.classList.add('night');
  }, css);
}

async function lighten(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('#dark')?.remove();
    delete document.documentElement.dataset['bsTheme'];
    document.body.classList.remove('night');
  });
}

for (const preferred of ['light', 'dark'] as const)
  test(`widgets follow the page for readers who prefer ${preferred}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: preferred });
    const rule = '<skirmish-rule system="reaction" rule="RX-SHOOT-03">a rule</skirmish-rule>';
    const code = script('reaction') + script('reaction/sentence') + gameOf('reaction') + rule;
    await openElsewhere(page, code, 'no-csp');
    const game = page.locator('skirmish-reaction');
    const word = page.locator('skirmish-rule');
    await isReady(game);
    // Browsers paint a page that says nothing white, whatever its reader prefers.
    await expect.poll(() => schemeOf(game)).toBe('light');
    for (const [way, css] of Object.entries(DARK_PAGES)) {
      await darken(page, css);
      await expect.poll(() => schemeOf(game), way).toBe('dark');
      await expect.poll(() => schemeOf(word), way).toBe('dark');
      await lighten(page);
      await expect.poll(() => schemeOf(game), `${way}, gone`).toBe('light');
    }
    await page.evaluate(() => {
      document.head.insertAdjacentHTML(
        'beforeend',
        '<style>:root{color-scheme:light dark}</style>',
      );
      document.documentElement.className = 'any';
    });
    // A page that follows its reader leaves the choice to the reader's browser.
    await expect.poll(() => schemeOf(game)).toBe('light dark');
  });

test('the colours of the page come through shadow roots and its meta tag', async ({ page }) => {
  const meta = '<meta name="color-scheme" content="dark">';
  await openElsewhere(page, meta + script('reaction') + gameOf('reaction'), 'no-csp');
  await expect.poll(() => schemeOf(page.locator('skirmish-reaction'))).toBe('dark');

  const root = `<div style="background: #111"><template shadowrootmode="open">${gameOf('reaction')}</template></div>`;
  await page.setContent(`<!doctype html><body>${root}</body>`);
  await page.addScriptTag({ type: 'module', url: `${KIT}/kit/reaction.js` });
  await expect.poll(() => schemeOf(page.locator('skirmish-reaction'))).toBe('dark');
});

test('the theme attribute wins over any page', async ({ page }) => {
  const light = gameOf('reaction', 'theme="light"');
  await openElsewhere(
    page,
    `${script('reaction')}<div style="background: #111">${light}</div>`,
    'no-csp',
  );
  await expect.poll(() => schemeOf(page.locator('skirmish-reaction'))).toBe('light');
});

for (const name of ['reaction', 'neuroshima-hex.diagram'])
  test(`${name} moves into another document and back`, async ({ page }) => {
    const { complaints } = monitorPage(page);
    const tag = name === 'reaction' ? 'skirmish-reaction' : 'skirmish-neuroshima-diagram';
    const code = `${script(name)}<${tag} id="moved" start="now" seed="6" position='{"units":[]}'></${tag}><iframe id="canvas" srcdoc="<body></body>" width="700" height="500"></iframe>`;
    await openElsewhere(page, code, 'no-csp');
    const outside = page.locator('body > #moved');
    await expect.poll(() => displayOf(outside)).toBe('block');
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLIFrameElement>('#canvas')?.contentDocument;
      const moved = document.querySelector('#moved');
      if (moved) canvas?.body.append(moved);
    });
    const inside = page.frameLocator('#canvas').locator('#moved');
    await expect.poll(() => displayOf(inside)).toBe('block');
    await inside.evaluate((node) => parent.document.body.append(node));
    await expect.poll(() => displayOf(outside)).toBe('block');
    expect(complaints).toEqual([]);
  });

/** The box that the style sheets of an element give it. */
const displayOf = (element: Locator) =>
  element.evaluate((node) => (node.shadowRoot ? getComputedStyle(node).display : 'none'));

test('an element made for the canvas of an editor starts there', async ({ page }) => {
  const { complaints } = monitorPage(page);
  const code = `${script('reaction')}<iframe id="canvas" srcdoc="<body></body>" width="900" height="700"></iframe>`;
  await openElsewhere(page, code, 'no-csp');
  await page.evaluate(async () => {
    await customElements.whenDefined('skirmish-reaction');
    const game = document.createElement('skirmish-reaction');
    game.setAttribute('start', 'now');
    document.querySelector<HTMLIFrameElement>('#canvas')?.contentDocument?.body.append(game);
  });
  const game = page.frameLocator('#canvas').locator('skirmish-reaction');
  await isReady(game);
  expect(await displayOf(game)).toBe('block');
  expect(complaints).toEqual([]);
});

test('a tag of one’s own, and another version, which is reported once', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openElsewhere(page, script('reaction') + gameOf('reaction'), 'no-csp');
  await isReady(page.locator('skirmish-reaction'));
  await page.evaluate(() => {
    const Game = customElements.get('skirmish-reaction');
    if (!Game || !('define' in Game) || typeof Game.define !== 'function') throw new Error('gone');
    Game.define(customElements, 'my-skirmish');
    Game.define(customElements, 'my-skirmish');
    class Newer extends Game {
      static readonly version = '9.9.9';
    }
    Game.define.call(Newer, customElements, 'skirmish-reaction');
    const game = document.createElement('my-skirmish');
    game.setAttribute('start', 'now');
    document.body.append(game);
  });
  await isReady(page.locator('my-skirmish'));
  expect(warnings.filter((text) => text.includes('9.9.9'))).toHaveLength(1);
});

/** The clipped frame of WordPress 6.1, which shows a frame only when it has told its height. */
test('a frame page tells its height to a page that clips it', async ({ page }) => {
  await openElsewhere(page, '<p>A post</p>', 'no-csp');
  const height = await page.evaluate(
    (src) =>
      new Promise<number>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data?.secret === 'abc' && data.message === 'height') resolve(data.value);
        });
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.style.cssText = 'position: absolute; clip: rect(1px, 1px, 1px, 1px)';
        frame.src = `${src}#?secret=abc`;
        document.body.append(frame);
      }),
    `${KIT}/e/reaction.html`,
  );
  expect(height).toBe(768);
});
