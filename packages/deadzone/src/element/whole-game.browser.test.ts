import { afterEach, beforeAll, expect, test } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

const MOST_ANSWERS = 900;

/** Presses what lies open on the page, like somebody who attacks whenever he can. */
async function answerOnce(harness: DeadzoneHarness, turn: number): Promise<void> {
  const pick = <T>(list: readonly T[]): T | undefined => list[turn % Math.max(1, list.length)];
  const click = (target: Element | undefined) =>
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  const keep = harness.root.querySelector('.command .offer[data-key=keep]');
  const figure = pick(harness.all<SVGElement>('.board .figure.choosable'));
  const cubes = harness
    .all<SVGElement>('.board [data-cube]')
    .filter((each) => harness.root.querySelector('.board .reached') && each);
  if (keep) click(keep);
  else if (figure) {
    click(figure);
    await harness.settled();
    click(harness.root.querySelector('.chosen-offers .confirm') ?? undefined);
  } else if (harness.root.querySelector('.board .reached') && turn % 4 !== 3) {
    for (const cube of [...cubes.slice(turn % 40), ...cubes]) {
      click(cube);
      await harness.settled();
      const confirm = harness.root.querySelector('.chosen-offers .confirm');
      if (!confirm) continue;
      click(confirm);
      break;
    }
  } else {
    const done = harness.root.querySelector('.actions .offer[data-key=done]');
    click(done ?? pick(harness.all('.actions .offers .offer:not(.standing)')));
  }
  await harness.settled();
}

test(
  'a battle is played from recon to victory by pointing alone, with dice spent in the enemy’s turn',
  { timeout: 240_000 },
  async ({ annotate }) => {
    const harness = await DeadzoneHarness.open({ seed: '11', seats: 'human,human' });
    const prompts = new Set<string>();
    let turn = 0;
    for (; turn < MOST_ANSWERS && !harness.root.querySelector('.frame.ended'); turn++) {
      prompts.add(harness.prompt.replace(/[A-Z]\w* |[AB]\d/g, ''));
      await answerOnce(harness, turn);
    }
    await annotate(`${turn} answers; ${prompts.size} kinds of prompts`);
    expect(harness.root.querySelector('.frame.ended')).not.toBeNull();
    expect(harness.lines.join(' ')).toMatch(/gets \d more (?:die|dice)/);
  },
);
