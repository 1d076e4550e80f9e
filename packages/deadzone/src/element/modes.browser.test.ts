import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { printedOver, unmountAll } from '@skirmish-kit/ui/testing';
import { FACTIONS } from '../packs/built-in.ts';
import { catalogue } from '../rules/catalogue.ts';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

async function search(harness: DeadzoneHarness, text: string): Promise<void> {
  const field = harness.find<HTMLInputElement>('[name=search]');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await harness.settled();
}

test('the reference has every profile, weapon and rule, and says what is not certain', async () => {
  const harness = await DeadzoneHarness.open({ mode: 'reference' });
  await vi.waitFor(() => expect(harness.all('article').length).toBe(catalogue.rules.length));
  const firstColumn = harness.all('.grid tbody th').map((cell) => cell.textContent?.trim());
  for (const { profiles, weapons } of FACTIONS) {
    for (const { name } of profiles) expect(firstColumn).toContain(name.en);
    for (const mode of weapons.flatMap(({ modes }) => modes))
      expect(firstColumn).toContain(mode.name.en);
  }
  expect(harness.all('.note').length).toBeGreaterThan(0);
  const doubted = harness.all('.grid td').filter((cell) => /\?\?$/.test(cell.textContent ?? ''));
  expect(doubted.length).toBeGreaterThan(0);
});

test('a search of the reference finds units, rules and rulings in both languages', async () => {
  const harness = await DeadzoneHarness.open({ mode: 'reference', lang: 'fr' });
  await vi.waitFor(() => expect(harness.all('article').length).toBeGreaterThan(0));
  await search(harness, 'dz-ldr-02');
  expect(harness.all('article')).toHaveLength(1);
  expect(harness.text('article')).toContain('DZ-LDR-02');
  await search(harness, 'coriace');
  expect(harness.all('.grid tbody tr').length).toBeGreaterThan(0);
  await search(harness, 'nothing is called this');
  expect(harness.all('article, .grid')).toHaveLength(0);
});

test('the calculator answers every one of its questions, and follows what is typed', async () => {
  const harness = await DeadzoneHarness.open({ mode: 'odds' });
  await vi.waitFor(() => expect(harness.all('.calculator')).toHaveLength(1));
  for (const button of harness.all('.calculator > .row button')) {
    button.click();
    await harness.settled();
    expect(harness.all('.calculator [role=alert]'), button.textContent ?? '').toHaveLength(0);
    expect(harness.all('.calculator tbody tr').length).toBeGreaterThan(1);
  }
  harness.all('.calculator > .row button')[0]?.click();
  await harness.settled();
  const before = harness.text('.calculator tbody');
  const dice = harness.find<HTMLInputElement>('[name=dice]');
  dice.value = '9';
  dice.dispatchEvent(new Event('change', { bubbles: true }));
  await harness.settled();
  expect(harness.text('.calculator tbody')).not.toBe(before);
});

test('a diagram is the battlefield alone, in the picture of the moment', async () => {
  const harness = await DeadzoneHarness.open({ mode: 'diagram', seed: '7' });
  await vi.waitFor(() => expect(harness.all('svg.cubes [data-cube]').length).toBeGreaterThan(50));
  expect(harness.all('.banner, .log, .actions')).toHaveLength(0);
});

test('the legend explains every mark of figures and every face of the command dice', async () => {
  const harness = await DeadzoneHarness.open({ seed: '7', lang: 'fr' });
  await harness.press('Symboles');
  await vi.waitFor(() => expect(harness.find<HTMLDialogElement>('dialog.legend').open).toBe(true));
  expect(harness.all('.legend dl > div').length).toBe(20);
  expect(harness.all('.legend .symbol').every((symbol) => symbol.querySelector('path'))).toBe(true);
  expect(harness.text('.legend')).toContain('Bloquée');
});

test('a diagram shows a position; a wrong one is reported with its place', async () => {
  const head = 'depot:patrol:enforcers-first,forge-fathers-first';
  const harness = await DeadzoneHarness.open({
    mode: 'diagram',
    position: `${head} a1@c2.3[pinned] b1@d8`,
  });
  await vi.waitFor(() => expect(harness.all('.board [data-figure]')).toHaveLength(2));
  expect(harness.text('.board [data-figure=a1]')).toContain('C2.3, pinned');
  unmountAll();
  const wrong = await DeadzoneHarness.open({ position: `${head} a1@c2.9` });
  await vi.waitFor(() => expect(wrong.text('[part=error]')).toContain('a1@c2.9'));
});

test.each([
  ['en', 1440],
  ['fr', 1440],
  ['en', 1024],
  ['fr', 375],
])('reference: no table is printed over another (%s, %i px)', async (lang, width) => {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(width, 900);
  const harness = await DeadzoneHarness.open({ mode: 'reference', lang });
  await vi.waitFor(() => expect(harness.all('article').length).toBeGreaterThan(50));
  expect(harness.all('table').length).toBeGreaterThan(3);
  expect(printedOver(harness.root)).toEqual([]);
  const { right } = harness.element.getBoundingClientRect();
  for (const sheet of harness.all('.sheet'))
    expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  await page.viewport(...before);
});
