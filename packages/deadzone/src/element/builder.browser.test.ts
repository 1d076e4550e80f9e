import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { SkirmishUnit } from '@skirmish-kit/ui';
import { Harness, mount, plain, unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
beforeEach(() => localStorage.clear());
afterEach(unmountAll);

/** Presses a button with the keyboard itself. */
async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

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

test('an inline unit shows its card; a wrong name is reported with those there are', async () => {
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

const named = (harness: DeadzoneHarness) => harness.find<HTMLInputElement>('[name=list-name]');
const text = (harness: DeadzoneHarness) =>
  JSON.parse(harness.find<HTMLTextAreaElement>('.builder textarea').value);

/** What a press of Save gives to the browser. */
async function saved(harness: DeadzoneHarness): Promise<{ name: string; text: string }> {
  const made = vi.spyOn(URL, 'createObjectURL');
  const name = new Promise<string>((resolve) =>
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      resolve(this.download);
    }),
  );
  await press(harness.find('[data-do=save]'));
  const [blob] = made.mock.calls[0] ?? [];
  const file = { name: await name, text: blob instanceof Blob ? await blob.text() : '' };
  vi.restoreAllMocks();
  return file;
}

async function open(harness: DeadzoneHarness, file: string): Promise<void> {
  await userEvent.upload(harness.find('[name=list]'), new File([file], 'list.json'));
  await harness.settled();
}

test('a list with its name is there again after a reload', async () => {
  const harness = await builder();
  await press(harness.find('[data-unit=enforcer-sergeant]'));
  named(harness).focus();
  await userEvent.keyboard('Tide guard');
  const before = text(harness);
  expect(before).toMatchObject({ name: { en: 'Tide guard', fr: 'Tide guard' } });
  expect(before.members).toHaveLength(6);
  unmountAll();
  const again = await builder();
  expect(text(again)).toEqual(before);
  expect(named(again).value).toBe('Tide guard');
});

test('a list is saved as a file, and the file opens elsewhere', async () => {
  const harness = await builder();
  await harness.press('Begin from nothing');
  await press(harness.find('[data-unit=enforcer]'));
  named(harness).focus();
  await userEvent.keyboard('Garde d’étain');
  const file = await saved(harness);
  expect(file.name).toBe('garde-d-etain.json');
  expect(JSON.parse(file.text)).toEqual(text(harness));
  localStorage.clear();
  unmountAll();
  const other = await builder();
  expect(text(other).members).toHaveLength(5);
  await open(other, file.text);
  await vi.waitFor(() => expect(text(other)).toEqual(JSON.parse(file.text)));
});

test('a file that cannot be opened is reported with its error, and the list stays', async () => {
  const harness = await builder();
  const before = text(harness);
  const wrong = (...words: readonly string[]) =>
    vi.waitFor(() => {
      for (const word of words) expect(harness.text('.file [role=alert]')).toContain(word);
    });
  await open(harness, '{');
  await wrong('cannot be opened');
  await open(harness, JSON.stringify({ ...before, members: [{ profile: 'enforcr' }] }));
  await wrong('/members/0', 'enforcer');
  await open(harness, JSON.stringify({ ...before, budget: 'many' }));
  await wrong('/budget');
  expect(text(harness)).toEqual(before);
  await open(harness, JSON.stringify({ ...before, budget: 125 }));
  await vi.waitFor(() => expect(harness.text('.total')).toBe('96 / 125'));
  expect(harness.all('.file [role=alert]')).toHaveLength(0);
});

test('print shows the name, everybody and what each carries, and nothing to press', async () => {
  const harness = await builder();
  named(harness).focus();
  await userEvent.keyboard('Tide guard');
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await press(harness.find('[data-do=print]'));
  expect(print).toHaveBeenCalledOnce();
  const isSeen = (each: Element) => each.getClientRects().length > 0;
  const lines = () => harness.all('.builder .printed').filter(isSeen).map(plain).join(' ');
  expect(lines()).toBe('');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(lines()).toContain('Tide guard · Enforcers');
  expect(harness.all('.member').every(isSeen)).toBe(true);
  const carried = harness.all('.member [aria-pressed=true]').map((each) => plain(each));
  expect(carried.length).toBeGreaterThan(0);
  for (const extra of carried) expect(lines()).toContain(extra.replace(/ \d+$/, ''));
  expect(harness.all('.builder :is(button, input, select, textarea)').some(isSeen)).toBe(false);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  vi.restoreAllMocks();
});
