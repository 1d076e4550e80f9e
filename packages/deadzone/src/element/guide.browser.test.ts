import { afterEach, beforeAll, expect, test } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

async function lesson(lang: string): Promise<DeadzoneHarness> {
  const harness = await DeadzoneHarness.open({ guide: '', lang });
  for (let tries = 0; tries < 400 && !harness.root.querySelector('.tip'); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return harness.settled();
}

test.each(['en', 'fr'])(
  'the guided first game is done step by step to its end, %s',
  async (lang) => {
    const harness = await lesson(lang);
    const titles = new Set<string>();
    for (let step = 0; step < 7; step++) {
      titles.add(harness.text('.tip h3'));
      harness.find('.tip .show-me').click();
      await harness.settled();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await harness.settled();
    }
    expect(titles.size).toBe(7);
    expect(harness.root.querySelector('.tip .show-me')).toBeNull();
    expect(harness.lines.join(' ')).toContain(lang === 'en' ? 'is pinned' : 'est bloquée');
  },
);

test('the lesson is done by doing: a figure, its button, an enemy, the shot, a die', async () => {
  const harness = await lesson('en');
  expect(harness.text('.tip h3')).toBe('Choose who acts');
  await (await harness.pointAtFigure('a4')).confirm();
  expect(harness.text('.tip h3')).toBe('Look at a target');
  await harness.pointAtFigure('b1');
  expect(harness.text('.tip h3')).toBe('Shoot');
  await harness.confirm();
  expect(harness.text('.tip h3')).toBe('Spend a command die');
  await harness.choose('add:1');
  expect(harness.text('.tip h3')).toBe('Wounded and pinned');
});

test('undo stops at the start of the guided game', async () => {
  const harness = await lesson('en');
  const before = harness.lines.length;
  await harness.press('Undo');
  expect(harness.lines.length).toBe(before);
});
