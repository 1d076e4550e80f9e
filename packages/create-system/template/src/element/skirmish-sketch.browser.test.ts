import { Harness, mount, unmountAll } from '@skirmish-kit/ui/testing';
import { afterEach, expect, test } from 'vitest';
import { SkirmishSketch } from './define.ts';

afterEach(() => {
  unmountAll();
  localStorage.clear();
});

/** An element with these attributes, once its game has begun. */
async function open(attributes: Readonly<Record<string, string>> = {}): Promise<Harness> {
  const element = await mount<SkirmishSketch>(SkirmishSketch.tag, (made) => {
    for (const [name, value] of Object.entries({ start: 'now', ...attributes }))
      made.setAttribute(name, value);
  });
  const harness = new Harness(element);
  await expect
    .poll(() => harness.all('.prompt, [role=alert], .frame.start, .odds, .tables').length)
    .toBeGreaterThan(0);
  return harness;
}

/** Presses a square of the board. */
async function press(harness: Harness, at: string): Promise<void> {
  harness.find<SVGElement>(`[data-square=${at}]`).dispatchEvent(new MouseEvent('click'));
  await harness.settled();
}

const lines = (harness: Harness) => harness.all('.log li').map(({ innerText }) => innerText.trim());

test('buttons play, the log tells it, and undo takes it back', async () => {
  const harness = await open({ seed: '7', save: 'evening' });
  await harness.press('Warden A1: step to b2');
  expect(lines(harness).at(-1)).toContain('Warden A1 steps to b2.');
  expect(harness.text('.prompt')).toBe('What do you do?');
  await harness.press('Undo');
  expect(harness.text('.prompt')).toBe('What do you do?');
  await harness.press('Warden A3: step to d2');
  await harness.press('New game');
  await expect.poll(() => harness.all('.frame.start').length).toBe(1);
  await harness.press('Start');
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

test('messages are French and unknown attribute values are reported', async () => {
  const french = await open({ lang: 'fr' });
  expect(french.text('.prompt')).toContain('Que faites-vous');
  const wrong = await open({ crews: 'wardens,pirates' });
  expect(wrong.text('[role=alert]')).toContain('pirates');
});

test('a record opens as a replay, and the share dialog shares it', async () => {
  const played = await open({ seed: '7' });
  await played.press('Warden A1: step to b2');
  await played.press('Share');
  await expect.poll(() => played.all('dialog [name=text]').length).toBeGreaterThan(0);
  const record = played.find<HTMLTextAreaElement>('dialog [name=text]').value;
  const replay = await open({ mode: 'replay', record });
  await replay.press('Forward');
  expect(replay.all('[data-square=b2] circle')).toHaveLength(1);
});

/** A pack that is its own URL. */
const both = (name: string) => ({ en: name, fr: name });
const EELS = {
  format: 'skirmish-pack',
  system: 'sketch',
  version: 1,
  id: 'eels',
  title: both('Eels'),
  crews: [
    {
      id: 'eels',
      name: both('Eels'),
      figures: Array.from({ length: 3 }, (_, i) => ({ name: both(`Eel ${i + 1}`), strength: 1 })),
    },
  ],
};
const EELS_URL = `data:application/json,${encodeURIComponent(JSON.stringify(EELS))}`;

test('the start panel comes first without seats, and Start begins what was chosen', async () => {
  const harness = await open({ start: 'ask', pack: EELS_URL });
  expect(harness.text('.frame.start')).toContain('Eels');
  await harness.press('Start');
  await expect.poll(() => harness.all('.prompt').length).toBe(1);
});

test('the crews of a pack play', async () => {
  const harness = await open({ crews: 'eels,eels', pack: EELS_URL, seed: '7' });
  expect(harness.text('.actions')).toContain('Eel 1');
  const broken = await open({ pack: 'data:application/json,{}' });
  expect(broken.text('[role=alert]')).toContain('pack');
});

test('a real table is asked for the dice that fell', async () => {
  const harness = await open({ mode: 'table', position: '3/12 1 wardens - c3 - raiders c4 - -' });
  await press(harness, 'c3');
  await press(harness, 'c4');
  await expect.poll(() => harness.all('.actions input').length).toBeGreaterThan(0);
});

test('odds and reference are pages of their own', async () => {
  const odds = await open({ mode: 'odds' });
  expect(odds.root.textContent).toContain('A strike');
  const reference = await open({ mode: 'reference' });
  expect(reference.text('.tables')).toContain('Wardens');
  await expect.poll(() => reference.root.textContent).toContain('SK-TURN-01');
});
