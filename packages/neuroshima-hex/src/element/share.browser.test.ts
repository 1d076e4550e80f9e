import { afterEach, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname + location.search);
});

/** The files that a reader is given instead of a place on his disk. */
function catchFiles(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:caught';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

async function share(attributes: Readonly<Record<string, string>>): Promise<HexHarness> {
  const harness = await HexHarness.open({ lang: 'en', ...attributes });
  await harness.press('Share');
  await expect.poll(() => harness.all('dialog.share[open]').length, { timeout: 20_000 }).toBe(1);
  return harness.settled();
}

function field(harness: HexHarness, name: string): string {
  return harness.find<HTMLTextAreaElement>(`dialog.share [name=${name}]`).value;
}

const BATTLE = '3.0_moloch_hq.c3_hunter-killer.c4_borgo_hq.a1_mutant.c5';

/** How many different colours there are in a picture. */
async function coloursOf(file: Blob): Promise<number> {
  const image = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height).data;
  const data = new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0));
  return new Set(data).size;
}

test('a game is shared as a link to this page, which opens it where it stands', async () => {
  const harness = await HexHarness.open({ armies: 'moloch,borgo', seed: '7', lang: 'en' });
  await harness.click('0,0');
  await harness.click('1,0');
  await harness.press('Share');
  await expect.poll(() => harness.all('dialog.share[open]').length, { timeout: 20_000 }).toBe(1);
  const link = new URL(field(harness, 'link'));
  expect(link.hash).toMatch(/^#skirmish-neuroshima-hex\?mode=replay&record=.+&at=\d+$/);
  unmountAll();
  history.replaceState(null, '', link.hash);
  const again = await HexHarness.open({ lang: 'en', save: 'mine' });
  expect(again.whose).toBe('Replay');
  expect(again.all('.board .tiles .slot[data-hex]')).toHaveLength(2);
  const second = await HexHarness.open({ armies: 'moloch,borgo', lang: 'en' });
  expect(second.whose).toBe('Your turn, Moloch');
});

test('a link brings no game to be played on, and names no pack', async () => {
  history.replaceState(null, '', '#skirmish-neuroshima-hex?mode=play&seed=3&pack=evil.json');
  const harness = await HexHarness.open({ armies: 'moloch,borgo', lang: 'en' });
  expect(harness.whose).toBe('Your turn, Moloch');
  expect(harness.element.getAttribute('pack')).toBeNull();
});

test('a battle and a puzzle are shared by what they are, a puzzle without its solution', async () => {
  const battle = await share({ mode: 'battle', position: BATTLE, page: '/e.html' });
  const link = new URL(field(battle, 'link'));
  expect([link.pathname, link.searchParams.get('position')]).toEqual(['/e.html', BATTLE]);
  expect(battle.find('dialog.share h2').textContent).toBe('Share this battle');
  expect(field(battle, 'frame')).toContain('<iframe title="Moloch – Borgo" src="http');
  const given = { hand: 'moloch:blocker', goal: 'damage-1' };
  const puzzle = await HexHarness.open({ mode: 'puzzle', position: BATTLE, ...given, lang: 'en' });
  await puzzle.take('blocker');
  await puzzle.click('0,-1');
  await puzzle.press('Place on');
  expect(puzzle.all('.board .tiles .tile')).toHaveLength(5);
  await puzzle.press('Share');
  await expect.poll(() => puzzle.all('dialog.share[open]').length, { timeout: 20_000 }).toBe(1);
  expect(field(puzzle, 'embed')).toContain(' hand="moloch:blocker" goal="damage-1"');
  expect(puzzle.all('.link-card .tiles .tile')).toHaveLength(4);
});

test('a picture is as large as a link card, with a board on it, light and dark', async () => {
  const files = catchFiles();
  const harness = await share({ mode: 'battle', position: BATTLE, theme: 'light' });
  await harness.press('Picture');
  await harness.press('PNG');
  await expect.poll(() => files.length, { timeout: 20_000 }).toBe(1);
  await harness.press('Dark');
  await harness.press('SVG');
  await harness.press('PNG');
  await expect.poll(() => files.length, { timeout: 20_000 }).toBe(3);
  const [light, svg, dark] = files;
  if (!light || !svg || !dark) throw new Error('Files are missing.');
  for (const file of [light, dark]) {
    const { width, height } = await createImageBitmap(file);
    expect([width, height]).toEqual([1200, 630]);
    expect(await coloursOf(file)).toBeGreaterThan(20);
  }
  expect((await light.text()) === (await dark.text())).toBe(false);
  const text = await svg.text();
  expect(text).toMatch(/>Moloch –.*Borgo<\/text>/);
  expect(text).not.toMatch(/var\(|light-dark|class=|<style|<use/);
  expect(
    new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror'),
  ).toBeNull();
});

test('tabs are gone through with arrows, and speak French', async () => {
  const harness = await HexHarness.open({ mode: 'battle', position: BATTLE, lang: 'fr' });
  await harness.press('Partager');
  await expect.poll(() => harness.all('dialog.share[open]').length, { timeout: 20_000 }).toBe(1);
  await harness.key('#share-tab-link', 'ArrowRight');
  expect(harness.find('#share-tab-picture').getAttribute('aria-selected')).toBe('true');
  expect(harness.find('#share-picture').hidden).toBe(false);
  expect(harness.text('#share-picture')).toContain('Sombre');
});
