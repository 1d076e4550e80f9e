import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

const MOST_ANSWERS = 1500;

function click(target: Element | null | undefined): void {
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
}

/** Chooses what was pointed at, and confirms the first thing that can be done with it. */
async function confirm(harness: DeadzoneHarness, target: Element): Promise<boolean> {
  click(target);
  await harness.settled();
  const button = harness.root.querySelector('.main-bar .confirm');
  click(button);
  return button !== null;
}

/**
 * Presses an open button like a player who attacks when possible and else moves; returns whether there
 * was one.
 */
async function answerOnce(harness: DeadzoneHarness, turn: number): Promise<boolean> {
  const from = <T>(list: readonly T[]): readonly T[] => {
    const at = turn % Math.max(1, list.length);
    return [...list.slice(at), ...list.slice(0, at)];
  };
  const keep = harness.root.querySelector('.main-bar .offer[data-key=keep]');
  if (keep) {
    click(keep);
    return true;
  }
  for (const figure of from(harness.all<SVGElement>('.board .figure.choosable')))
    if (await confirm(harness, figure)) return true;
  const done = harness.root.querySelector('.actions .offer[data-key=done]');
  const [button] = from(harness.all('.actions .offers .offer:not(.standing)'));
  if (harness.root.querySelector('.board .reached') && (turn % 4 !== 3 || !button)) {
    for (const cube of from(harness.all<SVGElement>('.board [data-cube]')))
      if (await confirm(harness, cube)) return true;
  }
  click(done ?? button);
  return (done ?? button) !== undefined;
}

/** Whether somebody is asked while a figure of the other side acts. */
function isDefending(harness: DeadzoneHarness): boolean {
  const acting = harness.root.querySelector('.unit.panel');
  const asked = harness.whose.includes('Enforcer') ? 0 : 1;
  return acting !== null && !acting.classList.contains(`side-${asked}`);
}

test(
  'a whole battle can be played by pointing alone, with dice in the enemy’s turn',
  { timeout: 240_000 },
  async ({ annotate }) => {
    const harness = await DeadzoneHarness.open({ seed: '11', seats: 'human,human' });
    const prompts = new Set<string>();
    let inEnemysTurn = 0;
    let over = false;
    harness.element.addEventListener('skirmish-end', () => (over = true));
    let turn = 0;
    for (; turn < MOST_ANSWERS && !over; turn++) {
      prompts.add(harness.prompt.replace(/[A-Z]\w* |[AB]\d/g, ''));
      const lines = harness.lines.length;
      const defends = isDefending(harness);
      if (!(await answerOnce(harness, turn)))
        throw new Error(`Nothing to press: ${harness.prompt}`);
      await harness.settled();
      const logged = harness.lines.slice(lines).join(' ');
      if (defends && /gets \d more (?:die|dice)/.test(logged)) inEnemysTurn += 1;
    }
    await annotate(
      `${turn} answers; ${prompts.size} kinds of prompts; ${inEnemysTurn} dice in the enemy’s turn`,
    );
    expect(over).toBe(true);
    await vi.waitFor(
      () => expect(harness.root.querySelector('.frame.ended')).not.toBeNull(),
      10_000,
    );
    expect(inEnemysTurn).toBeGreaterThan(0);
  },
);
