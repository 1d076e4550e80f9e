import { Harness, mount, unmountAll } from '@skirmish-kit/ui/testing';
import { afterEach, expect, test } from 'vitest';
import { SkirmishCauseway } from './define.ts';

afterEach(unmountAll);

/** An element with these attributes, once its game has begun. */
async function open(attributes: Readonly<Record<string, string>> = {}): Promise<Harness> {
  const element = await mount<SkirmishCauseway>(SkirmishCauseway.tag, (made) => {
    for (const [name, value] of Object.entries({ start: 'now', ...attributes }))
      made.setAttribute(name, value);
  });
  const harness = new Harness(element);
  await expect
    .poll(() => harness.all('.prompt, [role=alert], .frame.start, .odds, .tables').length)
    .toBeGreaterThan(0);
  return harness;
}

/** Presses something on the board: a figure `a1`, a stone `l1`, the bank `2`. */
async function press(harness: Harness, what: string, id: string): Promise<void> {
  harness.find<SVGElement>(`[data-${what}='${id}']`).dispatchEvent(new MouseEvent('click'));
  await harness.settled();
}

const lines = (harness: Harness) => harness.all('.log li').map(({ innerText }) => innerText.trim());

test('buttons play, the log tells it, and undo takes it back', async () => {
  const harness = await open({ seed: '7' });
  await harness.press('Poleman A1: set out, left 1');
  expect(lines(harness).at(-1)).toContain('Poleman A1 sets out: left 1.');
  expect(harness.text('.prompt')).toContain('Does Poleman A1 press on?');
  await harness.press('Enough for now');
  expect(harness.text('.prompt')).toBe('What do you do?');
  await harness.press('Undo');
  await harness.press('Undo');
  expect(harness.text('.prompt')).toBe('What do you do?');
});

test('the board plays: somebody is picked up, sent, presses on and is across', async () => {
  const position = '3/20 1 ferrymen m5 - - - herons - - - -';
  const harness = await open({ position, seed: '7' });
  await press(harness, 'figure', 'a2');
  expect(harness.all('.stone.offered')).toHaveLength(3);
  await press(harness, 'figure', 'a2');
  await press(harness, 'figure', 'a1');
  await press(harness, 'bank', '2');
  expect(lines(harness).at(-1)).toContain('Poleman A1 is across!');
  await press(harness, 'figure', 'b4');
  await press(harness, 'stone', 'r5');
  expect(lines(harness).at(-1)).toContain('Elder B4 sets out: right 5.');
});

test('a strike shows its dice and its rule', async () => {
  const position = '3/20 1 ferrymen m2 - - - herons - - - m3';
  const harness = await open({ position, seed: '7' });
  await press(harness, 'figure', 'a1');
  await press(harness, 'figure', 'b4');
  expect(lines(harness).join('\n')).toMatch(/(fells|holds|pushed back).*CW-(STRIKE|PUSH)/s);
});

test('a bot answers in its turn', async () => {
  const harness = await open({ seats: 'human,bot', seed: '7' });
  await harness.press('Rest');
  await expect.poll(() => lines(harness).at(-1), { timeout: 10_000 }).toContain('Round 2');
});

test('messages are French and unknown attribute values are reported', async () => {
  const french = await open({ lang: 'fr' });
  expect(french.text('.prompt')).toContain('Que faites-vous');
  const wrong = await open({ bands: 'ferrymen,pirates' });
  expect(wrong.text('[role=alert]')).toContain('pirates');
});

test('a record opens as a replay, and the share dialog shares it', async () => {
  const played = await open({ seed: '7' });
  await played.press('Poleman A1: set out, left 1');
  await played.press('Share');
  await expect.poll(() => played.all('dialog [name=text]').length).toBeGreaterThan(0);
  const record = played.find<HTMLTextAreaElement>('dialog [name=text]').value;
  const replay = await open({ mode: 'replay', record });
  await replay.press('Forward');
  expect(lines(replay).at(-1)).toContain('sets out');
});

/** A pack that is its own URL. */
const both = (name: string) => ({ en: name, fr: name });
const EELS = {
  format: 'skirmish-pack',
  system: 'causeway',
  version: 1,
  id: 'eels',
  title: both('Eels'),
  bands: [
    {
      id: 'eels',
      name: both('Eels'),
      figures: Array.from({ length: 4 }, (_, i) => ({
        name: both(`Eel ${i + 1}`),
        might: 1,
        knack: 'none',
      })),
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

test('the bands of a pack play', async () => {
  const harness = await open({ bands: 'eels,eels', pack: EELS_URL, seed: '7' });
  expect(harness.text('.actions')).toContain('Eel 1');
  const broken = await open({ pack: 'data:application/json,{}' });
  expect(broken.text('[role=alert]')).toContain('pack');
});

test('a real table is asked for the dice that fell', async () => {
  const harness = await open({
    mode: 'table',
    position: '3/20 1 ferrymen m2 - - - herons - - - m3',
  });
  await press(harness, 'figure', 'a1');
  await press(harness, 'figure', 'b4');
  await expect.poll(() => harness.all('.actions input').length).toBeGreaterThan(0);
});

test('odds and reference are pages of their own', async () => {
  const odds = await open({ mode: 'odds' });
  expect(odds.root.textContent).toContain('A strike');
  const reference = await open({ mode: 'reference' });
  expect(reference.text('.tables')).toContain('Peat cutters');
  await expect.poll(() => reference.root.textContent).toContain('CW-TURN-01');
});
