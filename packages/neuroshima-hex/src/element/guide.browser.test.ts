import { afterEach, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

afterEach(unmountAll);

async function open(lang: string): Promise<HexHarness> {
  const harness = await HexHarness.open({ guide: '', lang });
  await vi.waitFor(() => expect(harness.all('.tip')).toHaveLength(1));
  return harness;
}

const step = (harness: HexHarness) => harness.text('.tip-way');

test.each([
  [
    'en',
    ['Place a tile', 'Turn it', 'Hold it', 'Call a battle'],
    'Place on',
    'Play Battle',
    'Skip',
  ],
  ['fr', ['Posez', 'Tournez', 'Prenez', 'Déclenchez'], 'Poser en', 'Jouer Combat', 'Passer'],
])('the first game is played through by hand in %s', async (lang, titles, place, fight, skip) => {
  const harness = await open(lang);
  expect(step(harness)).toMatch(/^1 \w+ 5$/);
  harness.cell('0,1').focus();
  await vi.waitFor(() => expect(harness.text('.tip h3')).toContain(titles[0]));
  await harness.take('mutant');
  await harness.click('0,0');
  expect(harness.text('.tip h3')).toContain(titles[1]);
  for (let turns = 0; turns < 3; turns++) await harness.key('.frame', 'r');
  await harness.press(place);
  expect(harness.text('.tip h3')).toContain(titles[2]);
  await harness.take('net-fighter');
  await harness.click('1,-1');
  for (let turns = 0; turns < 3; turns++) await harness.key('.frame', 'r');
  await harness.press(place);
  expect(harness.text('.tip h3')).toContain(titles[3]);
  await harness.take('battle');
  await harness.press(fight);
  expect(harness.all('.tip')).toHaveLength(0);
  await harness.press(skip);
  expect(harness.all('.tip .show-me')).toHaveLength(0);
  expect(harness.all('.tip button.now')).toHaveLength(1);
  expect(harness.all('.points').map((each) => each.textContent?.trim())).toContain('19');
});

test('every step can be shown, and every answer it gives is legal', async () => {
  const harness = await open('en');
  for (let at = 1; at <= 5; at++) {
    expect(step(harness)).toBe(`${at} of 5`);
    await harness.press('Show me');
    if (at < 5) await vi.waitFor(() => expect(step(harness)).toBe(`${at + 1} of 5`));
  }
  await harness.press('Skip');
  expect(harness.text('.tip h3')).toBe('You know how it goes');
  await harness.press('Once more');
  await vi.waitFor(() => expect(step(harness)).toBe('1 of 5'));
});

test('another answer is turned down with the reason, and taking back goes back', async () => {
  const harness = await open('en');
  await harness.press('Show me');
  await harness.press('Show me');
  await harness.press('Place on');
  expect(harness.text('.tip-refusal')).toContain('past the HQ');
  expect(step(harness)).toBe('3 of 5');
  await harness.press('Show me');
  expect(step(harness)).toBe('4 of 5');
  expect(harness.all('.tip-refusal')).toHaveLength(0);
  await harness.press('Undo');
  expect(step(harness)).toBe('2 of 5');
});

test('the tip stands beside what it names, never over it', async () => {
  const harness = await open('en');
  for (let at = 1; at <= 5; at++) {
    const tip = harness.find('.tip').getBoundingClientRect();
    const ring = harness.find('.guide-ring').getBoundingClientRect();
    const apart =
      tip.right <= ring.left + 6 ||
      tip.left >= ring.right - 6 ||
      tip.bottom <= ring.top + 6 ||
      tip.top >= ring.bottom - 6;
    expect(apart, `step ${at}`).toBe(true);
    if (at < 5) await harness.press('Show me');
  }
});

test('the lesson is left for a game, offered in the menu, and keeps no game', async () => {
  const harness = await HexHarness.open({ seed: '3', lang: 'en', save: 'guide-test' });
  await harness.press('First game');
  await vi.waitFor(() => expect(step(harness)).toBe('1 of 5'));
  expect(harness.element.shadowRoot?.activeElement?.closest('.board')).not.toBeNull();
  await harness.press('Leave the lesson');
  await harness.entered();
  expect(harness.all('.tip')).toHaveLength(0);
  expect(localStorage.getItem('skirmish-neuroshima-hex:guide-test') ?? '').not.toContain('mutant');
});

test('the start panel offers the lesson, and a game under way comes back after it', async () => {
  const harness = await HexHarness.open({ lang: 'en', start: 'ask' });
  await harness.press('Learn by playing');
  await vi.waitFor(() => expect(step(harness)).toBe('1 of 5'));
  await harness.press('Leave the lesson');
  await vi.waitFor(() => expect(harness.all('.start')).toHaveLength(1));
  const played = await HexHarness.open({ lang: 'en', seed: '3' });
  await played.click('0,0');
  const log = played.text('.log');
  await played.press('First game');
  await vi.waitFor(() => expect(step(played)).toBe('1 of 5'));
  await played.press('Leave the lesson');
  expect(played.text('.log')).toBe(log);
});

test('symbols are named in both languages, with their rules', async () => {
  for (const [lang, symbols, melee] of [
    ['en', 'Symbols', 'Melee'],
    ['fr', 'Symboles', 'Corps à corps'],
  ] as const) {
    const harness = await HexHarness.open({ seed: '3', lang });
    await harness.press(symbols);
    await vi.waitFor(() =>
      expect(harness.find<HTMLDialogElement>('dialog.legend').open).toBe(true),
    );
    expect(harness.text('.legend')).toContain(melee);
    expect(harness.all('.legend dl > div').length).toBeGreaterThan(25);
    expect(harness.all('.legend svg.symbol path').length).toBeGreaterThan(60);
    await harness.press('NH-NET-01');
    await vi.waitFor(() => expect(harness.text('[part=rule]')).toContain('NH-NET-01'));
    unmountAll();
  }
});
