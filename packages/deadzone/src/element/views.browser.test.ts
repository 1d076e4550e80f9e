import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(() => {
  vi.restoreAllMocks();
  unmountAll();
});

const TEAMS = 'enforcers-first,forge-fathers-first';

async function open(position: string, view: 'plan' | 'iso' = 'iso'): Promise<DeadzoneHarness> {
  const harness = await DeadzoneHarness.open({ seed: '7', seats: 'human,human', position });
  if (view === 'plan') return harness;
  await press(harness, 'i');
  await vi.waitFor(() => expect(harness.all('svg.iso')).toHaveLength(1));
  return harness;
}

async function press(harness: DeadzoneHarness, key: string): Promise<void> {
  const board = harness.find<SVGElement>('svg.cubes');
  board.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  await harness.settled();
}

/** A touch of the board by one of several fingers, at a part of it. */
async function touch(
  harness: DeadzoneHarness,
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  pointerId: number,
  [across, down]: readonly [number, number],
): Promise<void> {
  const board = harness.find<SVGElement>('svg.cubes');
  const { x, y, width, height } = board.getBoundingClientRect();
  const at = { clientX: x + across * width, clientY: y + down * height };
  board.dispatchEvent(
    new PointerEvent(type, { pointerId, pointerType: 'touch', bubbles: true, ...at }),
  );
  await harness.settled();
}

const boxOf = (harness: DeadzoneHarness) =>
  (harness.find('svg.cubes').getAttribute('viewBox') ?? '').split(' ').map(Number);

test('the view from a corner brings its own sheet', async () => {
  const harness = await DeadzoneHarness.open({ seed: '7', seats: 'human,human', start: 'now' });
  await press(harness, 'i');
  await vi.waitFor(() => expect(harness.all('svg.iso .face').length).toBeGreaterThan(0));
  expect(getComputedStyle(harness.find('svg.iso .face')).strokeLinejoin).toBe('round');
});

test('a figure in the isometric view glides when it moves, not when the board turns', async () => {
  const moved: (string | null)[] = [];
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...given) {
    moved.push(this.getAttribute('data-figure'));
    return animate.apply(this, given);
  });
  const harness = await open(`depot:patrol:${TEAMS} a3@e1 b1@d8`);
  await harness.pointAtFigure('a3');
  await harness.confirm();
  await harness.pointAt('e2.1');
  await harness.confirm();
  expect(harness.lines.join(' ')).toContain('moves to e2.1');
  expect(moved.filter((id) => id !== null)).toEqual(['a3']);
  const turn = harness.all('.views button').find((each) => each.textContent?.includes('Turn'));
  turn?.click();
  await harness.settled();
  expect(moved.filter((id) => id !== null)).toEqual(['a3']);
});

test('storeys above the active model are lifted with a key, a button or the level', async () => {
  const harness = await open(`relay-towers:patrol:${TEAMS} a1@c3.1 b1@d8`);
  const lifted = () => harness.all('svg.iso .lifted').length;
  await harness.pointAtFigure('a1');
  expect(lifted()).toBe(0);
  await press(harness, 'l');
  expect(lifted()).toBeGreaterThan(0);
  expect(harness.all('svg.iso .guides').length).toBeGreaterThan(0);
  expect(harness.find('.lift').getAttribute('aria-pressed')).toBe('true');
  harness.find('.lift').click();
  await harness.settled();
  expect(lifted()).toBe(0);
  await press(harness, 'l');
  harness.all('.levels button')[0]?.click();
  await harness.settled();
  expect(lifted()).toBe(0);
});

test('where nothing can be lifted, the tools say so until something can', async () => {
  const harness = await open(`relay-towers:patrol:${TEAMS} a1@c3.1 b1@d8`);
  const said = () => harness.text('.view-tools').includes('Nothing to lift here');
  await press(harness, 'l');
  expect(said()).toBe(true);
  await harness.pointAtFigure('a1');
  expect(said()).toBe(false);
});

test('two fingers zoom the battlefield, one scrolls it, and neither selects', async () => {
  const harness = await open(`depot:patrol:${TEAMS} a3@e1 b1@d8`, 'plan');
  const [, , whole = 0] = boxOf(harness);
  await touch(harness, 'pointerdown', 1, [0.4, 0.5]);
  await touch(harness, 'pointerup', 1, [0.4, 0.5]);
  // What it takes comes with the first touch; a key tells when it is there.
  await press(harness, '+');
  await vi.waitFor(() => expect(boxOf(harness)[2]).toBeLessThan(whole));
  await press(harness, '-');
  await touch(harness, 'pointerdown', 1, [0.4, 0.5]);
  await touch(harness, 'pointerdown', 2, [0.6, 0.5]);
  await touch(harness, 'pointermove', 2, [0.8, 0.5]);
  await touch(harness, 'pointerup', 2, [0.8, 0.5]);
  await touch(harness, 'pointerup', 1, [0.4, 0.5]);
  const [left = 0, , near = 0] = boxOf(harness);
  expect(near).toBeCloseTo(whole / 2, 0);
  await touch(harness, 'pointerdown', 1, [0.6, 0.5]);
  await touch(harness, 'pointermove', 1, [0.4, 0.5]);
  expect(boxOf(harness)[0]).toBeGreaterThan(left);
  await touch(harness, 'pointerup', 1, [0.4, 0.5]);
  await harness.pointAtFigure('a3');
  expect(harness.prompt).not.toContain('what now');
  // A tap points again.
  await touch(harness, 'pointerdown', 1, [0.4, 0.5]);
  await touch(harness, 'pointerup', 1, [0.4, 0.5]);
  await harness.pointAtFigure('a3');
  expect(harness.prompt).toContain('what now');
});

test('plus and minus come closer and go back', async () => {
  const harness = await open(`depot:patrol:${TEAMS} a3@e1 b1@d8`, 'plan');
  const [, , whole = 0] = boxOf(harness);
  await press(harness, '+');
  await vi.waitFor(() => expect(boxOf(harness)[2]).toBeCloseTo(whole / 1.6, 0));
  await press(harness, '-');
  expect(boxOf(harness)[2]).toBeCloseTo(whole, 0);
});
