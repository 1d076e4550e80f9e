import { Game, isProblems, verifySeals } from '@skirmish-kit/core';
import { afterEach, expect, test, vi } from 'vitest';
import { envelopes, DECK_SECRET, secretsOf } from './testing/hidden-info-game.ts';
import { EnvelopesElement } from './testing/envelopes-element.ts';
import { Harness, mount, unmountAll } from './testing/harness.ts';

EnvelopesElement.define();

afterEach(unmountAll);

/** Everything that leaves the element: what it shows, says, tells the page and logs. */
class Watched extends Harness {
  readonly heard: string[] = [];
  readonly logged = (['log', 'info', 'warn', 'error'] as const).map((way) =>
    vi.spyOn(console, way),
  );

  constructor(element: EnvelopesElement) {
    super(element);
    for (const type of ['skirmish-answer', 'skirmish-end', 'skirmish-error'])
      element.addEventListener(type, (event) => {
        if (event instanceof CustomEvent) this.heard.push(JSON.stringify(event.detail));
      });
  }

  get everything(): string {
    const fields = this.all<HTMLTextAreaElement>('textarea, input').map(({ value }) => value);
    const said = this.logged.flatMap(({ mock }) => mock.calls.flat().map(String));
    const inside = this.find('.frame').outerHTML;
    return [inside, this.spoken, location.href, ...fields, ...this.heard, ...said].join('\n');
  }

  /** Which of the hidden words are somewhere to be found. */
  get leaked(): readonly string[] {
    const { everything } = this;
    const all = [...secretsOf(0), ...secretsOf(1), DECK_SECRET];
    return all.filter((secret) => everything.includes(secret));
  }
}

async function open(
  given: Partial<Pick<EnvelopesElement, 'mode' | 'seats' | 'record' | 'films' | 'save'>>,
): Promise<Watched> {
  const element = await mount<EnvelopesElement>(
    'ui-envelopes',
    (made) => void Object.assign(made, given),
  );
  const harness = new Watched(element);
  element.commands.pace = 0;
  await expect.poll(() => harness.all('.frame pre').length).toBe(1);
  return harness;
}

const mine = (seat: number) => secretsOf(seat).toSorted();

test('a lone player sees the own secrets, and none of the bot’s anywhere', async () => {
  const harness = await open({ seats: 'human,random' });
  expect(harness.leaked).toEqual(['canary-held-0', 'canary-sealed-0']);
  for (let round = 0; round < 2; round++) {
    await harness.press('Seal canary-sealed-0');
    await expect.poll(() => harness.all('.offer').length).toBe(1);
  }
  expect(harness.heard).toHaveLength(4);
  expect(harness.heard[1]).toContain('"answer":"","who":1');
  expect(harness.leaked.toSorted()).toEqual(mine(0));
  await harness.openSecondView();
  await harness.press('Last events');
  expect(harness.leaked.toSorted()).toEqual(mine(0));
  expect(harness.text('.log')).toContain('An envelope: …');
});

test('each player on a shared device sees their secrets, nobody while it is passed', async () => {
  const harness = await open({ seats: 'human,human' });
  const { heard } = harness;
  await harness.press('Seal canary-sealed-0');
  heard.length = 0;
  expect(harness.leaked).toEqual([]);
  expect(harness.text('.log')).toContain('An envelope: …');
  await harness.press('I am Player 2');
  expect(harness.leaked).toEqual(['canary-held-1', 'canary-sealed-1']);
  await harness.press('Seal canary-sealed-1');
  heard.length = 0;
  expect(harness.leaked).toEqual([]);
  await harness.press('I am Player 1');
  expect(harness.leaked.toSorted()).toEqual(mine(0));
  expect(harness.text('.log')).toContain('An envelope: canary-held-0.');
});

test('looking back and playing on from there shows nobody else’s', async () => {
  const harness = await open({ seats: 'human,human' });
  await harness.press('Seal canary-sealed-0');
  await harness.press('I am Player 2');
  await harness.press('Seal canary-sealed-1');
  await harness.press('I am Player 1');
  harness.heard.length = 0;
  await harness.press('Back');
  expect(harness.leaked.filter((word) => word.endsWith('1'))).toEqual([]);
  await harness.press('Play on from here');
  expect(harness.leaked).toEqual([]);
  expect(harness.whose).toBe('Pass it on');
});

test('a spectator sees what everybody sees', async () => {
  const bots = await open({ seats: 'random,random' });
  await expect.poll(() => bots.heard.length, { timeout: 4000 }).toBeGreaterThan(5);
  expect(bots.leaked).toEqual([]);
  const game = new Game(envelopes, null, { seed: 1 });
  for (const seat of [0, 1, 0]) game.answer(`seal:canary-sealed-${seat}`);
  unmountAll();
  const replay = await open({ mode: 'replay', record: game.record() });
  for (const step of ['Forward', 'Forward', 'To the end', 'Back']) {
    await replay.press(step);
    expect(replay.leaked).toEqual([]);
  }
  expect(replay.heard).toHaveLength(4);
});

test('a film shows what was as its reader may know it', async () => {
  const harness = await open({ seats: 'human,random', films: true });
  // Fetched when the game began: nothing is filmed before it is here.
  await import('./frame/film-player.ts');
  await new Promise((done) => setTimeout(done));
  await harness.press('Seal canary-sealed-0');
  expect(harness.text('.banner')).toContain('"held":["canary-held-0","…"]');
  expect(harness.leaked).toEqual(['canary-held-0', 'canary-sealed-0']);
});

test('a shared unfinished game has its hidden parts sealed', async () => {
  const harness = await open({ seats: 'human,random' });
  await harness.press('Seal canary-sealed-0');
  await harness.press('Share');
  await expect.poll(() => harness.text('dialog')).toContain('it is sealed in what you share');
  const text = () => harness.find<HTMLTextAreaElement>('#share-text textarea').value;
  await expect.poll(text).toMatch(/sealed:[0-9a-f]{64}/);
  expect(text()).not.toContain('canary');
});

/** What the dialog shares as text, once that has this line in it. */
async function sharedText(harness: Watched, line: RegExp): Promise<string> {
  await harness.press('Share');
  const text = () => harness.find<HTMLTextAreaElement>('#share-text textarea').value;
  await expect.poll(text).toMatch(line);
  return text();
}

test('the shared picture and its words show nothing that is hidden', async () => {
  const harness = await open({ seats: 'human,random' });
  await harness.press('Seal canary-sealed-0');
  expect(harness.text('.frame pre')).toContain('canary');
  await harness.press('Share');
  await expect.poll(() => harness.all('.preview > svg').length).toBe(1);
  const card = harness.find('.preview');
  expect(card.outerHTML).toContain('"held":["…","…"]');
  expect(card.outerHTML).not.toContain('canary');
  expect(harness.text('.frame pre')).toContain('canary-sealed-0');
});

test('a game is sealed with the same salts after a reload, and its end opens the seals', async () => {
  localStorage.clear();
  const first = await open({ seats: 'human,random', save: 'evening' });
  await first.press('Seal canary-sealed-0');
  const before = await sharedText(first, /^sealed: /m);
  unmountAll();
  const again = await open({ seats: 'human,random', save: 'evening' });
  expect(await sharedText(again, /^sealed: /m)).toContain(before.split('\n\n')[1]?.split('\n')[0]);
  again.find<HTMLDialogElement>('dialog').close();
  for (let round = 0; round < 2; round++) {
    await expect.poll(() => again.all('.offer').length).toBe(1);
    await again.press('Seal canary-sealed-0');
  }
  await expect.poll(() => again.all('.frame.ended').length).toBe(1);
  expect(isProblems(verifySeals(before, await sharedText(again, /^salts: /m)))).toBe(false);
  localStorage.clear();
});

test('the device is claimed after a reload before anything hidden is shown', async () => {
  localStorage.clear();
  const first = await open({ seats: 'human,human', save: 'evening' });
  await first.press('Seal canary-sealed-0');
  expect(first.whose).toBe('Pass it on');
  unmountAll();
  const again = await open({ seats: 'human,human', save: 'evening' });
  expect(again.leaked).toEqual([]);
  expect(again.whose).toBe('Pass it on');
  await again.press('I am Player 2');
  expect(again.leaked).toEqual(['canary-held-1', 'canary-sealed-1']);
  localStorage.clear();
});

test('sharing an unsealed record warns that it shows everything', async () => {
  const game = new Game(envelopes, null, { seed: 1 });
  game.answer('seal:canary-sealed-0');
  const harness = await open({ mode: 'replay', record: game.record() });
  await harness.press('Share');
  await expect.poll(() => harness.text('dialog')).toContain('also what is hidden from you');
});
