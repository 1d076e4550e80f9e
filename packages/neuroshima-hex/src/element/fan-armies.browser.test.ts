import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { HexHarness } from './testing/hex-harness.ts';

const MARSH = new URL('../packs/fan/marsh.json', import.meta.url).href;
const ORCHARD = new URL('../packs/fan/orchard.json', import.meta.url).href;
const COMPANION = new URL('../packs/fan/orchard.ts', import.meta.url).href;

beforeAll(() => SkirmishNeuroshimaHex.define());
afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

/** Plays on until an army may act with a unit in hand; gives that unit. */
async function untilUnit(harness: HexHarness, army: string): Promise<string> {
  await harness.click('0,-1');
  await harness.click('0,1');
  for (let i = 0; i < 80; i++) {
    const { prompt, hand } = harness;
    const unit = hand.find((tile) => !/battle|move|gust|thorn|quagmire|undertow/.test(tile));
    if (prompt.includes('discard')) await harness.take(hand[0] ?? '');
    else if (prompt.includes('Keep')) await harness.press('Keep');
    else if (harness.whose.endsWith(army) && unit !== undefined) return unit;
    else await harness.press('End the turn');
  }
  throw new Error(`${army} drew no unit.`);
}

/** Puts a tile on a hex, clicking as often as it takes. */
async function place(harness: HexHarness, tile: string, hex: string): Promise<void> {
  await harness.take(tile);
  await harness.click(hex);
  if (harness.all('.ghosts .slot').length > 0) await harness.click(hex);
}

describe('armies from an address', () => {
  test('an army that is data only plays a turn', async () => {
    const given = { pack: MARSH, armies: 'marsh,moloch', seed: '3', lang: 'en' };
    const harness = await HexHarness.open(given);
    expect(harness.whose).toBe('Your turn, Salt Marsh');
    expect(harness.prompt).toBe('Place your HQ on a lit hex.');
    const unit = await untilUnit(harness, 'Salt Marsh');
    const before = harness.all('.tiles .tile').length + harness.all('.foundations .tile').length;
    await place(harness, unit, '1,0');
    const after = harness.all('.tiles .tile').length + harness.all('.foundations .tile').length;
    expect(after).toBe(before + 1);
    const tile = getComputedStyle(harness.find('.tile.army-marsh')).color;
    expect(tile).not.toBe(getComputedStyle(harness.element).color);
    expect(getComputedStyle(harness.find('.army-marsh .side-disc')).backgroundColor).toBe(tile);
    await harness.press('End the turn');
    expect(harness.whose).toContain('Moloch');
  });

  test('actions of fan armies have their own controls', async () => {
    const given = { pack: MARSH, armies: 'marsh,moloch', seed: '3', lang: 'en' };
    const harness = await HexHarness.open(given);
    await place(harness, await untilUnit(harness, 'Salt Marsh'), '1,0');
    const list = harness.find<HTMLSelectElement>('select[name=answer]');
    expect(plain(list)).toContain('HQ Salt Marsh');
    expect(plain(list)).toMatch(/turns .* to \d of 6/);
    await harness.press('Do it');
    expect(harness.text('.log')).toContain('turns');
  });

  test('an army with a companion plays a turn with it', async () => {
    const given = {
      pack: `${MARSH} ${ORCHARD}`,
      companion: COMPANION,
      armies: 'orchard,marsh',
      seed: '11',
      lang: 'fr',
    };
    const harness = await HexHarness.open(given);
    expect(harness.whose).toBe('À vous, Le Verger mécanique');
    expect(harness.prompt).toBe('Posez votre QG sur une case allumée.');
    harness.element.lang = 'en';
    await harness.settled();
    const unit = await untilUnit(harness, 'Clockwork Orchard');
    await place(harness, unit, '1,0');
    await harness.press('End the turn');
    expect(harness.whose).toContain('Salt Marsh');
  });

  test('the army of the page plays against a built-in one by default', async () => {
    const harness = await HexHarness.open({ pack: MARSH, lang: 'en' });
    expect(harness.text('h2')).toBe('Salt Marsh – Moloch');
  });

  test('battle, reference, table and replay know them too', async () => {
    const position = '3.0_marsh_hq.c3_leech.c2_moloch_hq.a1_guard.c1.3';
    const battle = await HexHarness.open({ mode: 'battle', pack: MARSH, position, lang: 'en' });
    expect(battle.text('h2')).toBe('Salt Marsh – Moloch');
    const reference = await HexHarness.open({ mode: 'reference', pack: MARSH, lang: 'en' });
    expect(reference.text('.tiles')).toContain('Mud Mine');
    expect(reference.text('.tiles')).not.toContain('effect-');
    const armies = 'marsh,moloch';
    const table = await HexHarness.open({ mode: 'table', pack: MARSH, armies, lang: 'en' });
    await table.click('0,0');
    await table.click('0,1');
    await table.until('.draw-entry');
    expect(table.text('.draw-entry')).toContain('Harpooner');
    await table.press('Share');
    await expect.poll(() => table.all('dialog[open]').length, { timeout: 20_000 }).toBe(1);
    const record = table.find<HTMLTextAreaElement>('dialog [name=text]').value;
    const code = table.find<HTMLTextAreaElement>('dialog [name=embed]').value;
    expect(code).toContain(`pack="${MARSH}"`);
    const replay = await HexHarness.open({ mode: 'replay', pack: MARSH, record, lang: 'en' });
    expect(replay.text('h2')).toBe('Salt Marsh – Moloch');
  });
});

describe('an error in an army is reported with its path', () => {
  test('an error is shown in both languages, and other armies still play', async () => {
    const heard = vi.fn();
    document.addEventListener('skirmish-error', heard, { once: true });
    const pack = '{"format":"neuroshima-army/1","id":"moloch"}';
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(pack)));
    const given = { pack: 'https://example.org/cats.json', armies: 'borgo,moloch', lang: 'en' };
    const harness = await HexHarness.open(given);
    await vi.waitFor(() => expect(harness.prompt).toBe('Place your HQ on a lit hex.'));
    expect(heard).toHaveBeenCalledOnce();
    expect(harness.text('[part=error]')).toContain('pack cats.json');
    expect(harness.text('[part=error]')).toContain('name');
    const english = harness.text('[part=error]');
    harness.element.lang = 'fr';
    await harness.settled();
    expect(harness.text('[part=error]')).toContain('Ceci n’a pas pu être utilisé');
    expect(harness.text('[part=error]')).not.toContain(english);
  });

  test.for([
    { pack: 'http://example.org/x.json', says: 'https only' },
    { pack: 'missing-army.json', says: 'missing-army.json' },
    { pack: ORCHARD, says: 'needs its companion module' },
    { pack: ORCHARD, companion: 'nowhere.js', says: 'cannot be loaded as a module' },
    { pack: ORCHARD, companion: 'http://example.org/x.js', says: 'https only' },
    { pack: ORCHARD, companion: 'data:text/javascript,1', says: 'https only' },
    { pack: `${ORCHARD} ${ORCHARD}`, companion: COMPANION, says: 'There is an army “orchard”' },
    { pack: MARSH, companion: COMPANION, says: 'No pack here brings the army “orchard”' },
    { pack: ORCHARD, companion: `${COMPANION} ${COMPANION}`, says: 'has a companion already' },
  ])('$says', async ({ says, ...given }) => {
    const attributes = Object.entries(given).filter(([, value]) => value !== undefined);
    const harness = await HexHarness.open({ ...Object.fromEntries(attributes), lang: 'en' });
    await vi.waitFor(() => expect(harness.text('[part=error]')).toContain(says));
    await vi.waitFor(() => expect(harness.prompt).toContain('Place your HQ'));
  });

  test('an army that could not be read is missing where it should play', async () => {
    const given = { pack: 'missing.json', armies: 'marsh,moloch', lang: 'en' };
    const harness = await HexHarness.open(given);
    expect(harness.text('[part=error]')).toContain('missing.json');
    expect(harness.text('[part=error]')).toContain('no army "marsh"');
    harness.element.lang = 'fr';
    await harness.settled();
    expect(harness.text('[part=error]')).toContain('L’armée « marsh » n’existe pas.');
  });

  test('code of an army that fails is reported and throws nothing into the page', async () => {
    const thrown = vi.fn();
    window.addEventListener('error', thrown);
    const companion = new URL('./testing/broken-companion.ts', import.meta.url).href;
    const given = { pack: ORCHARD, companion, armies: 'orchard,moloch', seed: '11', lang: 'en' };
    const harness = await HexHarness.open(given);
    await harness.click('0,-1');
    await harness.click('0,1');
    if (harness.all('.prompt').length > 0) await harness.press('Keep');
    expect(harness.text('[part=error]')).toContain('The sap has run dry.');
    expect(thrown).not.toHaveBeenCalled();
    window.removeEventListener('error', thrown);
  });

  test('code is never loaded because a pack says so', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const harness = await HexHarness.open({ pack: ORCHARD, armies: 'orchard,moloch', lang: 'en' });
    expect(harness.text('[part=error]')).toContain('if you trust its code');
    expect(asked).toHaveBeenCalledOnce();
  });
});
