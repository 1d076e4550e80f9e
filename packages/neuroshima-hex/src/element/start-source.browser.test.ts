import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { HexHarness } from './testing/hex-harness.ts';

beforeAll(() => SkirmishNeuroshimaHex.define());
beforeEach(() => localStorage.clear());
afterEach(() => {
  unmountAll();
  localStorage.clear();
});

/** Bots and readers of setups are fetched first. */
const SLOW = { timeout: 20_000 };

/** The start panel, as a page without any attributes has it. */
async function panel(attributes: Readonly<Record<string, string>> = {}): Promise<HexHarness> {
  const harness = await HexHarness.open({ lang: 'en', start: '', ...attributes });
  await expect.poll(() => harness.all('[part~=start]').length, SLOW).toBe(1);
  return harness.settled();
}

const card = (harness: HexHarness, name: string): HTMLElement => {
  const found = harness.all('.option-card').find((each) => plain(each).includes(name));
  if (!found) throw new Error(`There is no card ${name}.`);
  return found;
};

/** Picks from the list of a seat. */
async function seat(harness: HexHarness, index: number, army: string): Promise<void> {
  const select = harness.all<HTMLSelectElement>('.start-row select')[index];
  if (!select) throw new Error(`There is no seat ${index}.`);
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === army);
  select.dispatchEvent(new Event('change'));
  await harness.settled();
}

test('a game starts with Start; the first card is yours, the second the opponent’s', async () => {
  const harness = await panel();
  expect(harness.all('.board')).toHaveLength(0);
  card(harness, 'Outpost').click();
  await harness.settled();
  card(harness, 'Hegemony').click();
  await harness.settled();
  expect(plain(card(harness, 'Outpost'))).toContain('Me');
  await harness.press('Start');
  await expect.poll(() => harness.all('[part=sides] li').length, SLOW).toBe(2);
  expect(harness.text('[part=sides]')).toMatch(/Outpost you .*Hegemony bot, medium/);
  expect(harness.whose).toBe('Your turn');
});

test('a game for four is started from the panel, and what was picked is remembered', async () => {
  const harness = await panel();
  await seat(harness, 2, 'Outpost');
  await seat(harness, 3, 'Hegemony');
  await harness.press('Start');
  await expect.poll(() => harness.all('[part=sides] li').length, SLOW).toBe(4);
  harness.element.remove();
  const again = await panel();
  expect(again.all('.option-card[aria-pressed=true]')).toHaveLength(4);
});

test('fixed choices are not asked, and named ones are selected', async () => {
  const named = await panel({ armies: 'hegemony,outpost' });
  expect(plain(card(named, 'Hegemony'))).toContain('Me');
  const fixing: readonly Readonly<Record<string, string>>[] = [
    { seed: '7' },
    { armies: 'moloch,borgo', seats: 'human,bot' },
  ];
  for (const fixed of fixing) {
    const harness = await HexHarness.open({ lang: 'en', start: '', ...fixed });
    expect(harness.all('[part~=start]')).toHaveLength(0);
    expect(harness.all('[part=banner]')).toHaveLength(1);
  }
  const asked = await panel({ seed: '7', start: 'ask' });
  expect(asked.all('[part~=start]')).toHaveLength(1);
});

test('a new game has another seed, the same seed asked for the same', async () => {
  const seeds: string[] = [];
  for (let i = 0; i < 3; i++) {
    const harness = await panel({ save: 'evening' });
    if (i > 0) {
      const field = harness.find<HTMLInputElement>('[name=seed]');
      field.value = 'night';
      field.dispatchEvent(new Event('input'));
    }
    await harness.press('Start');
    await expect.poll(() => harness.all('[part=banner]').length, SLOW).toBe(1);
    await harness.click('0,0');
    const remaining = localStorage.getItem('skirmish-neuroshima-hex:evening') ?? '';
    seeds.push(/^seed: (.*)$/m.exec(remaining)?.[1] ?? '');
    localStorage.removeItem('skirmish-neuroshima-hex:evening');
    harness.element.remove();
  }
  expect(seeds[0]).not.toBe(seeds[1]);
  expect(seeds[1]).toBe(seeds[2]);
});
