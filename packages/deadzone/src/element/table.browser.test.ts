import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

/** Presses a button with the keyboard itself. */
async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

test('the player enters real dice in table mode, and impossible ones are refused', async () => {
  const harness = await DeadzoneHarness.open({ mode: 'table', seats: 'human,human' });
  expect(harness.prompt).toContain('Where a token lies');
  const before = harness.lines.length;
  await harness.enter('faces', '9 1');
  expect(harness.text('#dice-refusal')).toContain('9');
  expect(harness.lines.length).toBe(before);
  await harness.enter('faces', '4 5');
  expect(harness.all('.board [data-card^="item:"]')).toHaveLength(1);
  await harness.press('Roll for me');
  expect(harness.lines.length).toBeGreaterThan(before);
});

const ROLL_FIRST = 'Roll the dice, then type what they show.';
const faces = (harness: DeadzoneHarness) => harness.find<HTMLInputElement>('[name=faces]');
const items = (harness: DeadzoneHarness) => harness.all('.board [data-card^="item:"]').length;

async function table(): Promise<DeadzoneHarness> {
  const harness = await DeadzoneHarness.open({ mode: 'table', seats: 'human,human' });
  await vi.waitFor(() => faces(harness));
  return harness;
}

test('every roll has an empty field, and Enter on it is refused', async () => {
  const harness = await table();
  faces(harness).focus();
  await userEvent.keyboard('4 5{Enter}');
  expect(items(harness)).toBe(1);
  expect(faces(harness).value).toBe('');
  expect(harness.text('#dice-refusal')).toBe('');
  await vi.waitFor(() => expect(harness.element.shadowRoot?.activeElement).toBe(faces(harness)));
  await userEvent.keyboard('{Enter}');
  expect(harness.text('#dice-refusal')).toBe(ROLL_FIRST);
  expect(items(harness)).toBe(1);
  const { length } = harness.lines;
  await userEvent.keyboard('2 2{Enter}');
  expect(harness.lines.length).toBeGreaterThan(length);
});

test('a refused input stays in the field to be corrected', async () => {
  const harness = await table();
  faces(harness).focus();
  await userEvent.keyboard('9 1{Enter}');
  expect(harness.text('#dice-refusal')).toContain('9');
  expect(faces(harness).value).toBe('9 1');
  await userEvent.keyboard('{Home}{Delete}4{End}{Backspace}5{Enter}');
  expect(items(harness)).toBe(1);
});

test('the pad takes back the last die, and leaves the focus on Enter', async () => {
  const harness = await table();
  for (const face of ['3', '5', '5']) await press(harness.button(face));
  await press(harness.find('[aria-label="Take back the last die"]'));
  expect(faces(harness).value).toBe('3 5');
  const enter = harness.button('Enter');
  await press(enter);
  expect(items(harness)).toBe(1);
  expect(faces(harness).value).toBe('');
  expect(harness.element.shadowRoot?.activeElement).toBe(enter);
  await press(enter);
  expect(harness.text('#dice-refusal')).toBe(ROLL_FIRST);
  expect(items(harness)).toBe(1);
});
