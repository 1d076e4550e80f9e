import { afterEach, expect, test } from 'vitest';
import { Game, makeRecord } from '@skirmish-kit/core';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { reaction } from '../system.ts';
import './define.ts';
import { SkirmishReaction } from './skirmish-reaction.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(unmountAll);

/** A battle in which so many choices were made. */
function played(choices: number): Game<unknown, unknown> {
  const game = new Game(reaction, reaction.defaults, { seed: 7 });
  for (let i = 0; i < choices; i++) {
    const ask = game.ask();
    if (ask?.kind === 'choice') game.answer(ask.options[0]?.key ?? '');
  }
  return game;
}

/** Where everybody stands, as the picture shows it. */
function shown(harness: ReactionHarness): readonly string[] {
  return harness
    .all('svg.table [data-figure]')
    .map((each) => `${each.dataset['figure']} ${each.getAttribute('transform')}`);
}

test('every step back shows what the step there showed', async () => {
  const game = played(14);
  const record = makeRecord(game);
  const harness = await ReactionHarness.open({ mode: 'replay', lang: 'en', record });
  const all = game.answers.length;
  const seen = [{ prompt: harness.prompt, figures: shown(harness), lines: harness.lines.length }];
  while (!harness.button('Forward').ariaDisabled) {
    await harness.press('Forward');
    seen.push({ prompt: harness.prompt, figures: shown(harness), lines: harness.lines.length });
  }
  expect(harness.prompt).toBe(`Step ${all} of ${all}`);
  expect(seen.at(-1)?.figures).not.toEqual(seen[0]?.figures);
  for (const { prompt, figures, lines } of seen.toReversed().slice(1)) {
    await harness.key('.frame', 'ArrowLeft');
    expect(harness.prompt).toBe(prompt);
    expect(shown(harness)).toEqual(figures);
    expect(harness.lines).toHaveLength(lines);
  }
});

/** The element with a record between its tags, as shared code has it; perhaps parsed later. */
async function withScript(record: string, later: boolean): Promise<ReactionHarness> {
  const element = document.createElement('skirmish-reaction');
  if (!(element instanceof SkirmishReaction)) throw new Error('It is not defined.');
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
  return new ReactionHarness(element).settled();
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

test('a forged record shows its valid part and reports its first bad line', async () => {
  const record = makeRecord(played(14));
  const forged = record.replace(/move:\d+,\d+/, 'move:99999,0');
  expect(forged).not.toBe(record);
  const harness = await ReactionHarness.open({ mode: 'replay', lang: 'en', record: forged });
  expect(harness.text('.problem')).toContain('line');
  await harness.press('Forward');
  expect(harness.prompt).not.toContain('Step 0');
});

test('forwards and backwards by keys and buttons', async () => {
  const game = played(6);
  const harness = await ReactionHarness.open({
    mode: 'replay',
    lang: 'en',
    record: makeRecord(game),
  });
  expect(harness.prompt).toContain('Step 0 of');
  await harness.key('.frame', 'ArrowRight');
  const first = harness.prompt;
  await harness.press('Forward');
  expect(harness.prompt).not.toBe(first);
  await harness.key('.frame', 'ArrowLeft');
  expect(harness.prompt).toBe(first);
});

test('a replay that was given no game says so', async () => {
  const harness = await ReactionHarness.open({ mode: 'replay', lang: 'fr' });
  expect(harness.text('.waiting')).toContain('pas encore de partie à montrer');
});

test('a game played on from the past is a branch, dashed below the way, and leads back', async () => {
  const record = makeRecord(played(6));
  const harness = await ReactionHarness.open({ mode: 'replay', lang: 'en', record });
  expect(harness.all('.branch-line')).toHaveLength(0);
  for (let step = 0; step < 3; step++) await harness.press('Forward');
  const { prompt } = harness;
  await harness.press('Play on from here');
  expect(harness.all('.branch-line')).toHaveLength(1);
  await harness.press('Leave the branch of move');
  expect(harness.all('.branch-line')).toHaveLength(0);
  expect(harness.prompt).toBe(prompt);
});
