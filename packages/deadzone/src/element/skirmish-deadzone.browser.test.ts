import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

const PEOPLE = { seed: '7', seats: 'human,human' };

/** Both teams on the board: the Enforcers have the north. */
async function deployed(): Promise<DeadzoneHarness> {
  const harness = await DeadzoneHarness.open(PEOPLE);
  await harness.choose('i-begin');
  await harness.choose('zone:1');
  await harness.deploy('a1.1', 'b1.1', 'c1.1', 'd1.1', 'e1.1');
  return harness.deploy('b8.1', 'd8.1', 'e8.1', 'f8.1');
}

/** Keeps all command dice. */
async function inRoundOne(): Promise<DeadzoneHarness> {
  const harness = await deployed();
  await harness.choose('keep');
  return harness.choose('keep');
}

test('a battle begins with recon, and the cubes of the zone are marked for deployment', async () => {
  const harness = await DeadzoneHarness.open(PEOPLE);
  expect(harness.whose).toContain('Enforcer');
  expect(harness.offers).toEqual(['i-begin', 'they-begin']);
  await harness.choose('i-begin');
  expect(harness.all('.offer').map((zone) => zone.textContent?.trim())).toEqual([
    'Zone 1 · A1–H2',
    'Zone 2 · A7–H8',
  ]);
  await harness.choose('zone:1');
  expect(harness.prompt).toContain('Enforcer Captain A1');
  expect(harness.all('.reached').length).toBeGreaterThan(8);
});

test('the first press only selects; the second confirms', async () => {
  const harness = await DeadzoneHarness.open(PEOPLE);
  await harness.choose('i-begin');
  await harness.choose('zone:1');
  await harness.pointAt('a1.1');
  expect(harness.root.querySelector('[data-figure=a1]')).toBeNull();
  expect(harness.text('.chosen-offers')).toContain('A1');
  expect(harness.text('.main-bar .confirm')).toContain('Deploy here');
  await harness.confirm();
  expect(harness.root.querySelector('[data-figure=a1]')).not.toBeNull();
  // A second press at the same cube confirms too.
  await harness.pointAt('b1.1');
  await harness.pointAt('b1.1');
  expect(harness.root.querySelector('[data-figure=a2]')).not.toBeNull();
});

test('DZ-TURN-01 an enemy selected too early shows what to do instead', async () => {
  const harness = await inRoundOne();
  await harness.pointAtFigure('b1');
  await vi.waitFor(() =>
    expect(harness.text('.bubble')).toContain('First choose which of yours acts'),
  );
});

test('a click counts where the board was drawn anew between press and release', async () => {
  const harness = await DeadzoneHarness.open(PEOPLE);
  await harness.choose('i-begin');
  await harness.choose('zone:1');
  const cube = harness.find<SVGElement>('.board [data-cube="a1.1"]');
  const { x, y, width, height } = cube.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2 };
  // What browsers send then: a click on what the old part and the new one lie in.
  const board = harness.find<SVGElement>('.board svg.cubes');
  board.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, ...place }));
  await harness.settled();
  expect(harness.text('.main-bar .confirm')).toContain('Deploy here');
});

test('the cubes that a figure reaches carry their steps, and a move goes there', async () => {
  const harness = await inRoundOne();
  await harness.pointAtFigure('a4');
  await harness.confirm();
  expect(harness.prompt).toContain('what now');
  const steps = harness.all('.reached text').map((each) => each.textContent);
  expect(new Set(steps)).toEqual(new Set(['1', '2']));
  await harness.pointAt('d2.1');
  expect(harness.lines.join(' ')).toContain('moves to d2.1');
});

test('one click activates and one moves; without quick play each is confirmed', async () => {
  const harness = await inRoundOne();
  await harness.pointAtFigure('a4');
  expect(harness.prompt).toContain('what now');
  await harness.pointAt('d2.1');
  expect(harness.find('.board [data-figure=a4] title').textContent).toContain('D2.1');
  await harness.press('Undo');
  await harness.press('Undo');
  expect(harness.prompt).not.toContain('what now');
  await harness.press('Quick play');
  try {
    await harness.pointAtFigure('a4');
    expect(harness.text('.confirm')).toBe('Activate');
    await harness.confirm();
    await harness.pointAt('d2.1');
    expect(harness.text('.confirm')).toContain('Move');
    expect(harness.root.querySelector('.overlay .way')).not.toBeNull();
    await harness.confirm();
    expect(harness.lines.join(' ')).toContain('moves to d2.1');
  } finally {
    await harness.press('Quick play');
  }
});

test('a move away from an enemy is read and confirmed', async () => {
  const harness = await DeadzoneHarness.open({
    seats: 'human,human',
    position: 'depot:patrol:enforcers-first,forge-fathers-first a1@d2 b1@d2 b2@g8',
  });
  await harness.pointAtFigure('a1');
  await harness.pointAt('d1.1');
  expect(harness.text('.confirm')).toContain('Move');
  expect(harness.lines.join(' ')).not.toContain('moves to');
});

test('an impossible attack stays in the list with its reason and rule', async () => {
  const harness = await inRoundOne();
  await harness.pointAtFigure('a2');
  await harness.confirm();
  await harness.pointAtFigure('b1');
  const rows = harness.all('.act-row');
  expect(rows.length).toBeGreaterThan(1);
  expect(harness.text('.chosen-offers')).toContain('range 7');
  expect(harness.all('.chosen-offers .why').length).toBe(rows.length);
  expect(harness.text('.chosen-offers')).toMatch(/DZ-(SHOOT|FIGHT)-\d\d/);
});

test('command dice are marked one by one and rolled again together', async () => {
  const harness = await deployed();
  expect(harness.all('.die-button').length).toBeGreaterThan(2);
  expect(harness.root.querySelector('.main-bar .confirm')).toBeNull();
  const [first, second] = harness.all('.die-button');
  first?.click();
  second?.click();
  await harness.settled();
  expect(harness.text('.main-bar .confirm')).toBe('Roll 2 again');
  await harness.confirm();
  expect(harness.whose).toContain('Forge');
});

test('the keyboard moves between cubes and levels, and each cube is announced', async () => {
  const harness = await deployed();
  await harness.key('svg.cubes', 'ArrowRight');
  expect(harness.spoken).toContain('B1.1: Assault Enforcer A2');
  await harness.key('svg.cubes', 'PageUp');
  expect(harness.spoken).toContain('B1.2: nobody');
});

test('levels can be looked at one by one, and figures elsewhere shrink to their plates', async () => {
  const harness = await inRoundOne();
  await harness.key('svg.cubes', '3');
  expect(
    harness.all('.levels [aria-pressed=true]').map((each) => each.textContent?.trim()),
  ).toEqual(['3']);
  expect(harness.all('.plate-only').length).toBe(9);
  await harness.key('svg.cubes', '1');
  expect(harness.all('.plate-only').length).toBe(0);
});

test('the board opens on the level with most figures, or on the ground', async () => {
  const shown = (harness: DeadzoneHarness) => harness.text('.levels [aria-pressed=true]');
  const teams = 'depot:patrol:enforcers-first,forge-fathers-first';
  const below = await DeadzoneHarness.open({
    ...PEOPLE,
    position: `${teams} a4@c2.3 a1@d2.1 b1@h8.1`,
  });
  expect(shown(below)).toBe('1');
  const above = await DeadzoneHarness.open({
    ...PEOPLE,
    position: `${teams} a4@c2.3 a1@c2.3 b1@h8.1`,
  });
  expect(shown(above)).toBe('3');
  expect(shown(await DeadzoneHarness.open(PEOPLE))).toBe('1');
});

test('the board follows the active model to its level, and then stays there', async () => {
  const harness = await DeadzoneHarness.open({
    seats: 'human,human',
    position: 'depot:patrol:enforcers-first,forge-fathers-first a4@c2.3 a1@d2 b1@h8 b2@g8',
  });
  const shown = () => harness.text('.levels [aria-pressed=true]');
  await harness.key('svg.cubes', '1');
  await harness.pointAtFigure('a4');
  expect(shown()).toBe('3');
  await harness.key('svg.cubes', '2');
  await harness.choose('done');
  expect(shown()).toBe('2');
  await (await harness.pointAtFigure('b1')).confirm();
  expect(shown()).toBe('1');
  await harness.choose('done');
  expect(shown()).toBe('1');
});

test('the isometric view shows the same moment, and can be turned', async () => {
  const harness = await inRoundOne();
  await harness.pointAtFigure('a4');
  await harness.confirm();
  const reached = harness.all('.reached').length;
  await harness.press('Isometric');
  await vi.waitFor(() => expect(harness.all('svg.iso').length).toBe(1));
  expect(harness.all('svg.iso .stands').length).toBeGreaterThan(0);
  await harness.key('svg.cubes', '3');
  expect(harness.all('.reached').length).toBeGreaterThanOrEqual(reached);
  const before = harness.find('.board [data-figure=a4]').getAttribute('transform');
  await harness.press('Turn');
  expect(harness.find('.board [data-figure=a4]').getAttribute('transform')).not.toBe(before);
  await harness.pointAt('d2.1');
  await harness.confirm();
  expect(harness.lines.join(' ')).toContain('moves to d2.1');
});

test('a cube can be chosen though a figure of another level stands before it', async () => {
  const harness = await DeadzoneHarness.open({
    seats: 'human,human',
    position:
      'depot:patrol:enforcers-first,forge-fathers-first a4@c2.3 a1@d2 a2@d2 a3@d2 a5@d2 b1@h8',
  });
  await (await harness.pointAtFigure('a4')).confirm();
  const below = harness.find<SVGElement>('.board [data-figure=a3]');
  const { x, y, width, height } = below.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  below.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, ...at }));
  await harness.settled();
  expect(harness.lines.join(' ')).toContain('moves to d2.3');
});
