import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SkirmishUnit } from '@skirmish-kit/ui';
import { Harness, mount, unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

async function builder(): Promise<DeadzoneHarness> {
  const harness = await DeadzoneHarness.open({ mode: 'builder' });
  for (let tries = 0; tries < 400 && !harness.root.querySelector('.builder'); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return harness.settled();
}

test('the team of the book is legal and within its points', async () => {
  const harness = await builder();
  expect(harness.text('.total')).toBe('96 / 100');
  expect(harness.text('.builder [role=status]')).toBe('This list is legal.');
  expect(harness.all('.member').length).toBe(5);
});

test('a list that breaks rules says which, and what would be legal', async () => {
  const harness = await builder();
  harness.find('[data-unit=enforcer-sergeant]').click();
  await harness.settled();
  const said = harness.text('.builder [role=status]');
  expect(said).toContain('DZ-TEAM-02');
  expect(said).toContain('DZ-TEAM-01');
  await harness.press('Begin from nothing');
  expect(harness.text('.builder [role=status]')).toContain('Nobody yet');
  harness.find('[data-unit=enforcer]').click();
  await harness.settled();
  expect(harness.text('.builder [role=status]')).toContain('Enforcer Captain');
});

test('weapons and items are bought one by one, and paid for', async () => {
  const harness = await builder();
  const extra = harness.find('[data-member="1"] [data-extra^="item:"]');
  const before = harness.text('.total');
  extra.click();
  await harness.settled();
  expect(harness.text('.total')).not.toBe(before);
});

test('a unit stands in a sentence with its card, and a wrong name is told with those there are', async () => {
  await import('./define-unit.ts');
  const element = await mount<SkirmishUnit>('skirmish-unit', (made) => {
    made.setAttribute('system', 'deadzone');
    made.setAttribute('unit', 'peacekeeper');
    made.setAttribute('lang', 'en');
  });
  const harness = new Harness(element);
  for (let tries = 0; tries < 400 && !harness.root.querySelector('.word'); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  harness.find('.word').click();
  await harness.settled();
  expect(harness.text('.card')).toContain('Peacekeeper');
  await harness.press('DZ-DMG-02');
  await vi.waitFor(() => expect(harness.text('[part=rule]')).toContain('DZ-DMG-02'));
  expect(harness.all('.card')).toHaveLength(1);
  element.setAttribute('unit', 'peacekeepr');
  await harness.settled();
  await harness.settled();
  expect(harness.text('[part=error]')).toContain('Did you mean “peacekeeper”');
});

test('a legal team is played: the start panel has it picked, and Start begins with it', async () => {
  localStorage.clear();
  const harness = await builder();
  harness.find('[data-unit=enforcer-sergeant]').click();
  await harness.settled();
  expect(harness.all('[data-do=play]')).toHaveLength(0);
  await harness.press('Begin from nothing');
  for (const unit of ['enforcer-sergeant', 'enforcer', 'assault-enforcer']) {
    harness.find(`[data-unit=${unit}]`).click();
    await harness.settled();
  }
  harness.find('[data-do=play]').click();
  await vi.waitFor(() => expect(harness.all('.option-card.mine')).toHaveLength(1), 5_000);
  expect(harness.text('.option-card.mine')).toContain('My strike team');
  expect(harness.text('.option-card.theirs')).toContain('Forge Father');
  await harness.press('Start');
  await vi.waitFor(() => expect(harness.all('.board svg')).toHaveLength(1), 5_000);
  expect(harness.text('.frame')).toContain('My strike team');
  // Another page knows nothing of that team, and asks with what it has.
  unmountAll();
  const other = await DeadzoneHarness.open({ start: 'ask' });
  await vi.waitFor(() => expect(other.all('.option-card.mine')).toHaveLength(1), 5_000);
  expect(other.text('.option-card.mine')).not.toContain('My strike team');
  localStorage.clear();
});

test('a team under a limit that nobody else has meets its like', async () => {
  localStorage.clear();
  const harness = await builder();
  const budget = harness.find<HTMLSelectElement>('[name=budget]');
  budget.value = '150';
  budget.dispatchEvent(new Event('change', { bubbles: true }));
  await harness.settled();
  harness.find('[data-do=play]').click();
  await vi.waitFor(() => expect(harness.all('.option-card .badge')).toHaveLength(2), 5_000);
  expect(harness.text('.option-card.mine')).toContain('My strike team');
  await harness.press('Start');
  await vi.waitFor(() => expect(harness.all('.board svg')).toHaveLength(1), 5_000);
  localStorage.clear();
});
