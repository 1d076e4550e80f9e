import { Harness, mount, unmountAll } from '@skirmish-kit/ui/testing';
import { afterEach, expect, test } from 'vitest';
import { SkirmishSketch } from './define.ts';

afterEach(unmountAll);

/** An element with these attributes, once its game has begun. */
async function open(attributes: Readonly<Record<string, string>> = {}): Promise<Harness> {
  const element = await mount<SkirmishSketch>(SkirmishSketch.tag, (made) => {
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  });
  const harness = new Harness(element);
  await expect.poll(() => harness.all('.prompt, [role=alert]').length).toBeGreaterThan(0);
  return harness;
}

/** Presses a square of the board. */
async function press(harness: Harness, at: string): Promise<void> {
  harness.find<SVGElement>(`[data-square=${at}]`).dispatchEvent(new MouseEvent('click'));
  await harness.settled();
}

const lines = (harness: Harness) => harness.all('.log li').map(({ innerText }) => innerText.trim());

test('buttons play, the log tells it, and undo takes it back', async () => {
  const harness = await open({ seed: '7' });
  await harness.press('Warden A1: step to b2');
  expect(lines(harness).at(-1)).toContain('Warden A1 steps to b2.');
  expect(harness.text('.prompt')).toBe('What do you do?');
  await harness.press('Undo');
  expect(harness.text('.prompt')).toBe('What do you do?');
  await harness.press('Warden A3: step to d2');
  await harness.press('New game');
  await expect.poll(() => harness.all('.offer').length).toBeGreaterThan(0);
  expect(harness.all('[data-square=d2] circle')).toHaveLength(0);
});

test('squares play: one picks a figure up, the next says where it goes', async () => {
  const harness = await open({ seed: '7' });
  await press(harness, 'b1');
  expect(harness.all('.offer').length).toBe(3);
  await press(harness, 'b2');
  expect(harness.all('[data-square=b2] circle')).toHaveLength(1);
  expect(harness.all('[data-square=b1] circle')).toHaveLength(0);
});

test('a strike shows its dice and its rule', async () => {
  const position = '3/12 1 wardens - c3 - raiders c4 - -';
  const harness = await open({ position, seed: '7' });
  await press(harness, 'c3');
  await press(harness, 'c4');
  expect(lines(harness).at(-1)).toMatch(/(fells|parries).*SK-STRIKE/s);
});

test('a bot answers in its turn', async () => {
  const harness = await open({ seats: 'human,bot', seed: '7' });
  await harness.press('Pass');
  await expect.poll(() => lines(harness).at(-1), { timeout: 10_000 }).toContain('Round 2');
});

test('French is spoken, and wrong words are told', async () => {
  const french = await open({ lang: 'fr' });
  expect(french.text('.prompt')).toContain('Que faites-vous');
  const wrong = await open({ crews: 'wardens,pirates' });
  expect(wrong.text('[role=alert]')).toContain('pirates');
});

test('a record is walked through, and is what the share dialog hands on', async () => {
  const played = await open({ seed: '7' });
  await played.press('Warden A1: step to b2');
  await played.press('Share');
  await expect.poll(() => played.all('dialog [name=text]').length).toBeGreaterThan(0);
  const record = played.find<HTMLTextAreaElement>('dialog [name=text]').value;
  const replay = await open({ mode: 'replay', record });
  await replay.press('Forward');
  expect(replay.all('[data-square=b2] circle')).toHaveLength(1);
});
