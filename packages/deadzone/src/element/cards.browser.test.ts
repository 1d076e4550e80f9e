import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';
import { recordAt } from './testing/prepared-game.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

const fire = (target: Element, type: string, pointerType: string) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType }));

/** Somebody lies pinned, and an item token lies there. */
const record = recordAt(5, ({ models }) => models.some(({ pinned }) => pinned));

async function cardOf(selector: string): Promise<DeadzoneHarness> {
  const harness = await DeadzoneHarness.open({ record });
  fire(harness.find<SVGElement>(selector), 'pointerover', 'mouse');
  await vi.waitFor(() => expect(harness.all('[part=card]')).toHaveLength(1));
  return harness;
}

test('a figure is read by pointing at it: values, weapons, abilities, who sees whom', async () => {
  const harness = await cardOf('.board [data-card="figure:a1"]');
  const card = harness.text('[part=card]');
  expect(card).toContain('Enforcer Captain A1');
  for (const part of ['Speed', 'Survive', 'Armour', 'Ability', 'Worth'])
    expect(card).toContain(part);
  expect(card).toMatch(/Seen by|No enemy sees it/);
  await harness.press('DZ-DMG-02');
  await vi.waitFor(() => expect(harness.text('[part=rule]')).toContain('DZ-DMG-02'));
});

test('the card of a pinned model says so, with the rule', async () => {
  const harness = await DeadzoneHarness.open({ record });
  const title = harness
    .all<SVGElement>('.board [data-figure]')
    .find((figure) => figure.querySelector('title')?.textContent.includes('pinned'));
  if (!title) throw new Error('Nobody is pinned.');
  fire(title, 'pointerover', 'mouse');
  await vi.waitFor(() => expect(harness.text('[part=card]')).toContain('DZ-PIN-01'));
});

test('a finger that rests on a figure pins its card and chooses nothing', async () => {
  const harness = await DeadzoneHarness.open({ record });
  const figure = harness.find<SVGElement>('.board [data-figure=b1]');
  fire(figure, 'pointerdown', 'touch');
  await vi.waitFor(() => expect(harness.all('[part=card]')).toHaveLength(1));
  fire(figure, 'pointerup', 'touch');
  figure.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await harness.settled();
  expect(harness.all('.chosen-offers')).toHaveLength(0);
});

test('a cube tells its floor and who passes its walls, an objective what it pays', async () => {
  const cube = await cardOf('.board [data-card^="cube:"]');
  expect(cube.text('[part=card]')).toContain('DZ-TERR-03');
  unmountAll();
  const goal = await cardOf('.board [data-card^="goal:"]');
  expect(goal.text('[part=card]')).toContain('DZ-OBJ-03');
});
