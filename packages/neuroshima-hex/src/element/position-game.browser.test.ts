import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { HexHarness } from './testing/hex-harness.ts';

beforeAll(() => SkirmishNeuroshimaHex.define());
afterEach(unmountAll);

const POSITION = '3.0_moloch_hq.c3~12_clown.d3.2_borgo_hq.c1_mutant.c2.3';

test('a game goes on from a position, with the units and points that stand there', async () => {
  const harness = await HexHarness.open({ position: POSITION, seed: '3', lang: 'en' });
  expect(harness.text('.sides')).toMatch(/Moloch .*12 .*Borgo .*20/);
  expect(harness.all('.tiles .tile')).toHaveLength(4);
  expect(harness.whose).toBe('Your turn, Moloch');
  expect(harness.prompt).not.toContain('HQ');
});

test('a hand shows the turn and its tiles; it can be played, undone and shared', async () => {
  const given = { position: POSITION, hand: 'borgo:claws,mutant', lang: 'en' };
  const harness = await HexHarness.open(given);
  expect(harness.prompt).toBe('Play tiles, move, or end the turn.');
  expect(harness.hand).toEqual(['claws', 'mutant']);
  await harness.take('claws');
  await harness.click('1,-2');
  await harness.click('1,-2');
  expect(harness.all('.tiles .tile')).toHaveLength(5);
  await harness.press('Undo');
  expect(harness.all('.tiles .tile')).toHaveLength(4);
  await harness.take('claws');
  await harness.click('1,-2');
  await harness.click('1,-2');
  await harness.press('Share');
  await vi.waitFor(() => harness.find('dialog[open]'), { timeout: 20_000 });
  const record = harness.find<HTMLTextAreaElement>('dialog [name=text]').value;
  const replay = await HexHarness.open({ mode: 'replay', record, lang: 'en' });
  expect(replay.all('.tiles .tile')).toHaveLength(4);
  await replay.press('To the end');
  expect(replay.all('.tiles .tile')).toHaveLength(5);
});

test('a bot plays on from a position', async () => {
  const given = { position: POSITION, hand: 'borgo:claws', seats: 'human,quick', lang: 'en' };
  const heard = vi.fn();
  document.addEventListener('skirmish-answer', heard, { once: true });
  await HexHarness.open(given);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 20_000);
});

test.for([
  {
    position: '3.0_moloch_hq.c3_borgo_hq',
    path: 'position/hq/borgo',
    en: 'has to be on the board too',
    fr: 'doit être sur le plateau',
  },
  {
    position: '3.0_moloch_hq.c3_borgo_hq.c1_super-mutant.a1_super-mutant.a2',
    path: 'position/units/3/tile',
    en: 'borgo has 1 of "super-mutant", not 2.',
    fr: 'n’a que 1 fois « super-mutant »',
  },
  {
    position: POSITION,
    hand: 'cats:x',
    path: 'hand',
    en: '"cats" does not play',
    fr: 'ne joue pas',
  },
  {
    position: POSITION,
    hand: 'borgo:clown',
    path: 'hand',
    en: 'borgo has no tile "clown"',
    fr: 'La tuile « clown » n’existe pas',
  },
  { position: '3.0_moloch_hq.c9', path: 'word 3', en: 'no hex c9', fr: 'mot 3' },
  { position: '{"units":', path: 'position', en: 'JSON', fr: 'JSON' },
])('$position $hand is refused with a reason in both languages', async (given) => {
  const { path, en, fr, position, hand } = given;
  const harness = await HexHarness.open({ position, ...(hand && { hand }), lang: 'en' });
  expect(harness.text('[part=error]')).toContain(path);
  expect(harness.text('[part=error]')).toContain(en);
  harness.element.lang = 'fr';
  await harness.settled();
  expect(harness.text('[part=error]')).toContain(fr);
});
