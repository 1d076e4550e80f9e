import { afterEach, beforeAll, expect, test } from 'vitest';
import { Game, isProblems, makeLink, makeRecord, pinPack, seededRandom } from '@skirmish-kit/core';
import { unmountAll } from '@skirmish-kit/ui/testing';
import marsh from '../packs/fan/marsh.json' with { type: 'json' };
import { neuroshimaHex } from '../system.ts';
import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { HexHarness } from './testing/hex-harness.ts';

beforeAll(() => SkirmishNeuroshimaHex.define());
afterEach(unmountAll);

/** A game of Moloch against Borgo in which so many choices were made. */
function played(choices: number): Game<unknown, unknown> {
  const setup = neuroshimaHex.readSetup({ armies: ['moloch', 'borgo'] });
  if (!('armies' in setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(neuroshimaHex, setup, { seed: 5 });
  const random = seededRandom(5);
  for (let i = 0; i < choices; i++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    const keys = ask.options.map(({ key }) => key).filter((key) => key !== 'end');
    game.answer(keys[random.between(0, keys.length - 1)] ?? 'end');
  }
  return game;
}

function open(record: string, lang = 'en'): Promise<HexHarness> {
  return HexHarness.open({ mode: 'replay', record, lang });
}

/** Which tiles lie where, as the picture shows it. */
function shown(harness: HexHarness): readonly string[] {
  return harness
    .all('.board .tiles .slot[data-hex]')
    .map((slot) => `${slot.dataset['hex']} ${slot.textContent}`);
}

test('a record is walked through, forwards and backwards, by buttons and keys', async () => {
  const game = played(12);
  const harness = await open(makeRecord(game));
  const all = game.answers.length;
  expect(harness.text('h2')).toBe('Moloch – Borgo');
  expect(harness.prompt).toBe(`Step 0 of ${all}`);
  expect(harness.button('To the start').ariaDisabled).toBe('true');
  expect(harness.button('Back').ariaDisabled).toBe('true');

  const boards = [shown(harness)];
  const prompts = [harness.prompt];
  while (!harness.button('Forward').ariaDisabled) {
    await harness.press('Forward');
    boards.push(shown(harness));
    prompts.push(harness.prompt);
  }
  expect(harness.prompt).toBe(`Step ${all} of ${all}`);
  expect(boards[0]).toEqual([]);
  expect(boards[1]).toHaveLength(1);
  expect(boards.at(-1)?.length).toBeGreaterThan(3);

  for (let step = boards.length - 2; step >= 0; step--) {
    await harness.key('[part=frame]', 'ArrowLeft');
    expect(harness.prompt).toBe(prompts[step]);
    expect(shown(harness)).toEqual(boards[step]);
  }
  await harness.key('[part=frame]', 'ArrowRight');
  expect(shown(harness)).toEqual(boards[1]);
  await harness.press('To the end');
  expect(shown(harness)).toEqual(boards.at(-1));
  await harness.press('To the start');
  expect(shown(harness)).toEqual([]);
});

test('the log grows and shrinks with the walk, and tells the rules', async () => {
  const harness = await open(makeRecord(played(12)));
  await harness.press('To the end');
  const lines = harness.all('[part=log] li').length;
  expect(harness.text('[part=log]')).toContain('NH-SET-05');
  await harness.press('Back');
  expect(harness.all('[part=log] li').length).toBeLessThan(lines);
});

test('nobody can play in a replay', async () => {
  const harness = await open(makeRecord(played(12)));
  await harness.press('Forward');
  const before = harness.prompt;
  await harness.click('1,1');
  await harness.point('1,1');
  expect(harness.prompt).toBe(before);
  expect(harness.all('.slot.ghost, .hand-tile, [name=command]')).toEqual([]);
});

test('a whole game is replayed to its end', async () => {
  const game = played(2000);
  expect(game.outcome).toBeDefined();
  const harness = await open(makeRecord(game), 'fr');
  await harness.press('À la fin');
  expect(harness.prompt).toBe(`Étape ${game.answers.length} sur ${game.answers.length}`);
  expect(harness.text('.side > .log')).toContain('NH-END');
});

/** The element with a record between its tags, as shared code has it; perhaps parsed later. */
async function withScript(record: string, later: boolean): Promise<HexHarness> {
  const element = document.createElement('skirmish-neuroshima-hex');
  if (!(element instanceof SkirmishNeuroshimaHex)) throw new Error('It is not defined.');
  element.setAttribute('mode', 'replay');
  element.setAttribute('lang', 'en');
  const script = document.createElement('script');
  script.type = 'application/x-skirmish-record';
  script.textContent = record;
  if (!later) element.append(script);
  document.body.append(element);
  await element.updateComplete;
  if (later) element.append(script);
  await expect.poll(() => element.renderRoot.querySelector('.prompt')).not.toBeNull();
  return new HexHarness(element).settled();
}

for (const later of [false, true]) {
  test(`a record between the tags is found${later ? ' when it comes later' : ''}`, async () => {
    const game = played(6);
    const harness = await withScript(makeRecord(game), later);
    expect(harness.prompt).toBe(`Step 0 of ${game.answers.length}`);
    await harness.press('Forward');
    const walked = harness.prompt;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await harness.settled();
    expect(harness.prompt).toBe(walked);
    harness.element.remove();
  });
}

test('the token of a link is a record too', async () => {
  const game = played(6);
  const token = await makeLink(makeRecord(game));
  if (typeof token !== 'string') throw new Error(JSON.stringify(token));
  const harness = await open(token);
  expect(harness.prompt).toBe(`Step 0 of ${game.answers.length}`);
  const damaged = await open(`${token.slice(0, -3)}AAA`);
  expect(damaged.text('[part=error]')).toContain('The link is damaged');
});

for (const { what, record, said } of [
  { what: 'no record', record: 'hello', said: 'A record begins' },
  {
    what: 'a future format',
    record: 'skirmish 9',
    said: 'line 1: This record is written in format 9',
  },
  {
    what: 'another game',
    record: makeRecord(played(2)).replace('neuroshima-hex', 'reaction'),
    said: 'line 2: This is a game of “reaction”',
  },
]) {
  test(`${what} is reported on the page and by an event`, async () => {
    const logged: unknown[] = [];
    document.addEventListener(
      'skirmish-error',
      (event) => event instanceof CustomEvent && logged.push(event.detail.problems),
      { once: true },
    );
    const harness = await open(record);
    expect(harness.text('[part=error]')).toContain(said);
    expect(logged).toHaveLength(1);
  });
}

test('a forged record shows its valid part and reports its first bad line', async () => {
  const record = makeRecord(played(12));
  const forged = record.replace(/place:([a-z-]+):(-?\d,-?\d):\d/, 'place:$1:9,9:0');
  expect(forged).not.toBe(record);
  const harness = await open(forged);
  expect(harness.text('.problem')).toContain('line');
  await harness.press('Forward');
  expect(shown(harness)).toHaveLength(1);
});

test('an army inside a record needs no URL, and a missing army is reported', async () => {
  const room = await neuroshimaHex.packs?.();
  const pack = room?.read(JSON.stringify(marsh));
  if (!pack || isProblems(pack)) throw new Error(JSON.stringify(pack));
  const fans = room?.with([pack]);
  if (!fans || isProblems(fans)) throw new Error(JSON.stringify(fans));
  const setup = fans.readSetup({ armies: ['marsh', 'borgo'] });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const game = new Game(fans, setup, { seed: 5 });
  game.answer('hq:0,0');
  const record = game.record();
  const harness = await open(record);
  expect(harness.text('h2')).toBe(`${marsh.name.en} – Borgo`);
  await harness.press('Forward');
  expect(shown(harness)).toHaveLength(1);

  const other = await open(
    record.replace(
      /^packs: .*$/m,
      `packs: ${JSON.stringify([pinPack('marsh', {}, undefined, false)])}`,
    ),
  );
  expect(other.element.renderRoot.textContent).toContain('“marsh”');
});
