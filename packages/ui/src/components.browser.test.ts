import { html, render } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { d, opposed, sum, type ChanceRequest } from '@skirmish-kit/core';
import { commandBox } from './command-box.ts';
import { diceEntry } from './dice-entry.ts';
import { diceTray } from './dice/dice-tray.ts';
import { listbox } from './listbox.ts';
import { logView } from './log-view.ts';
import { oddsChart } from './odds-chart.ts';
import { paint } from './paint.ts';
import { svgNode } from './picture.ts';
import { copyField } from './copy-field.ts';
import { rulePanel } from './rule-panel.ts';
import { safeStorage } from './safe-storage.ts';
import { plain } from './testing/harness.ts';
import { toolbar } from './toolbar.ts';

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => place.remove());

const find = (selector: string): HTMLElement => {
  const found = place.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const press = (key: string) =>
  find('[role=listbox]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('a roll is a row of faces: hits filled, misses outlined, explosions marked', () => {
  const rolls = [
    { notation: '5d8!=8>=4', faces: [8, 7, 5, 4, 2, 6] },
    { notation: '3d8!=8>=4', faces: [8, 6, 4, 3] },
  ];
  const sum = { terms: '5 hits − 3 saves − 1 armour', outcome: '1 wound', toWhom: 'A1 is out' };
  render(diceTray({ rolls, words: { results: ['5 hits', '3 saves'], sum } }, 'en'), place);
  const rows = [...place.querySelectorAll('.roll-row')];
  expect(rows.map((row) => row.querySelectorAll('.die:not(.fails)').length)).toEqual([5, 3]);
  expect(rows.map((row) => row.querySelectorAll('.die.fails').length)).toEqual([1, 1]);
  const [attack] = rows;
  expect(attack && plain(attack)).toBe(
    '5 at 4+ 8 → 6 7 5 4 2 Counted: 8, 6, 7, 5, 4. Missed: 2. 5 hits',
  );
  expect(plain(find('.roll-sum'))).toBe('5 hits − 3 saves − 1 armour = 1 wound A1 is out');
});

test('summed dice show pips and a total, and a draw from a bag shows no dice', () => {
  render(diceTray({ rolls: [{ notation: 'd6, d8', faces: [3, 7] }] }, 'fr'), place);
  expect(place.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(2);
  expect(place.querySelectorAll('svg')[0]?.querySelectorAll('circle')).toHaveLength(3);
  expect(plain(find('.came-to'))).toBe('= 10');
  render(diceTray({ rolls: [{ notation: '1 of 20', faces: [3] }] }, 'en'), place);
  expect(plain(place)).toBe('');
});

test('typed-in dice: the pad fills the field, and a refusal stands beside it', () => {
  const enter = vi.fn();
  const chance = sum([d(2, 6)]);
  const request: ChanceRequest = {
    kind: 'chance',
    against: undefined,
    who: 0,
    about: 'test',
    rule: 'RX-REACT-01',
    params: {},
    visibleTo: undefined,
    chance,
    sample: (random) => chance.sample(random),
    take: (faces) => chance.check(faces),
    settle: () => {},
  };
  render(
    diceEntry({
      language: 'en',
      request,
      about: 'Reaction test',
      refusal: 'No.',
      enter,
      roll: vi.fn(),
    }),
    place,
  );
  const pad = [...place.querySelectorAll<HTMLButtonElement>('.pad button')];
  expect(pad).toHaveLength(7);
  pad[2]?.click();
  pad[4]?.click();
  pad[4]?.click();
  pad[6]?.click();
  find('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  expect(enter).toHaveBeenCalledWith(['3 5']);
  expect(find('input').getAttribute('aria-invalid')).toBe('true');
  expect(plain(find('#dice-refusal'))).toBe('No.');
});

test('two people who roll against one another each type their own dice', () => {
  const enter = vi.fn();
  const chance = opposed(sum([d(2, 6)]), sum([d(1, 8)]));
  const request: ChanceRequest = {
    kind: 'chance',
    who: 0,
    against: 1,
    about: 'test',
    rule: 'RX-CC-03',
    params: {},
    visibleTo: undefined,
    chance,
    sample: (random) => chance.sample(random),
    take: (faces) => chance.check(faces),
    settle: () => {},
  };
  const entry = { language: 'en', request, about: 'Duel', refusal: undefined } as const;
  render(diceEntry({ ...entry, enter, roll: vi.fn() }), place);
  const [mine, theirs] = [...place.querySelectorAll('.roll')];
  expect([mine, theirs].map((one) => one && plain(one))).toEqual([
    expect.stringContaining('2d6'),
    expect.stringContaining('d8'),
  ]);
  const press = (one: Element | undefined, face: number) =>
    one?.querySelectorAll<HTMLButtonElement>('button')[face - 1]?.click();
  press(theirs, 8);
  press(mine, 3);
  press(mine, 5);
  find('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  expect(enter).toHaveBeenCalledWith(['3 5', '8']);
});

test('odds come as bars, a sentence and a table that say the same', () => {
  const bars = [
    { label: 'Out', probability: 0.25, now: true },
    { label: 'Nothing', probability: 0.75 },
  ];
  render(oddsChart({ language: 'en', title: 'Shot', bars, pruned: 2e-15 }), place);
  expect(find('svg').getAttribute('aria-label')).toContain('Most likely: Nothing, 75%.');
  expect([...place.querySelectorAll('tbody tr')].map(plain)).toEqual([
    'Out 25.0000 %',
    'Nothing 75.0000 %',
  ]);
  expect(plain(find('figcaption'))).toBe('Most likely: Nothing, 75%.');
  render(oddsChart({ language: 'en', title: 'Shot', bars, pruned: 0.0001 }), place);
  expect(plain(find('figcaption'))).toBe('Most likely: Nothing, 75%. Left out: less than 0.01%.');
  render(oddsChart({ language: 'en', title: 'Shot', bars, pruned: 0.03 }), place);
  expect(plain(find('figcaption'))).toContain('3% of them were not followed to the end');
});

test('a list has one tab stop and moves by arrows, Home, End and first letters', () => {
  const move = vi.fn();
  const pick = vi.fn();
  const items = ['Anna', 'Boris', 'Clara'].map((text) => ({ id: text[0] ?? '', text }));
  render(
    listbox({ id: 'l', label: 'People', items, at: 'B', selected: undefined, move, pick }),
    place,
  );
  expect(find('[role=listbox]').getAttribute('aria-activedescendant')).toBe('l-B');
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'c']) press(key);
  expect(move.mock.calls.flat()).toEqual(['C', 'A', 'A', 'C', 'C']);
  press('Enter');
  expect(pick).toHaveBeenCalledWith('B');
});

test('a line of the log opens its rule; without the texts the game goes on', () => {
  const open = vi.fn();
  render(
    logView({ language: 'fr', lines: [{ text: 'A1 tire.', rule: 'RX-SHOOT-03' }], open }),
    place,
  );
  find('button').click();
  expect(open).toHaveBeenCalledWith('RX-SHOOT-03');
  render(rulePanel('fr', 'RX-SHOOT-03', 'missing', vi.fn()), place);
  expect(plain(place)).toContain('la partie continue sans eux');
});

test('a command that fails stays in the field to be mended', () => {
  const run = vi.fn((command: string) => (command === 'good' ? undefined : 'What?'));
  render(commandBox({ language: 'en', help: [['a1', 'choose']], run, refusal: undefined }), place);
  const field = find('input');
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  for (const [typed, left] of [
    ['bad', 'bad'],
    ['good', ''],
  ] as const) {
    field.value = typed;
    field.form?.requestSubmit();
    expect(field.value).toBe(left);
  }
});

test('sharing where the clipboard is refused selects the text instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  );
  const note = vi.fn();
  const text = { name: 'text', label: 'Text', text: 'skirmish 1', copy: 'Copy' };
  render(
    html`<div class="panel">
      ${copyField('en', text, note)}
      <p class="note"></p>
    </div>`,
    place,
  );
  find('.field button').click();
  await vi.waitFor(() => expect(note).toHaveBeenCalled());
  expect(plain(find('.note'))).toContain('copy it with the keyboard');
  vi.restoreAllMocks();
});

test('storage that throws is the same as none', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(safeStorage().read('x')).toBeUndefined();
  vi.restoreAllMocks();
});

test('painting changes what is there instead of replacing it', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  paint(svg, [svgNode('g', { transform: 'translate(1 1)' }), svgNode('text', {}, 'A')]);
  const [figure] = svg.children;
  paint(svg, [svgNode('g', { transform: 'translate(9 9)' })]);
  expect(svg.children).toHaveLength(1);
  expect(svg.firstElementChild).toBe(figure);
  expect(figure?.getAttribute('transform')).toBe('translate(9 9)');
});

test('a long log is one tab stop, and arrows reach the rules of its lines', () => {
  const lines = ['RX-TURN-01', 'RX-MOVE-03', 'RX-SHOOT-02'].map((rule) => ({ text: 'So.', rule }));
  render(logView({ language: 'en', lines, open: vi.fn() }), place);
  expect(place.querySelectorAll('button:not([tabindex="-1"])')).toHaveLength(0);
  const box = place.querySelector<HTMLElement>('.lines');
  box?.focus();
  const logged = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'].map((key) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(logged).toEqual(
    ['RX-SHOOT-02', 'RX-MOVE-03', 'RX-SHOOT-02', 'RX-SHOOT-02'].map((id) => `Rule ${id}`),
  );
});

test('the button of the last step keeps the focus and does nothing more', () => {
  const act = vi.fn();
  const draw = (disabled: boolean) =>
    render(toolbar('Controls', [{ label: 'Forward', act, disabled }]), place);
  draw(false);
  const button = place.querySelector('button');
  if (!button) throw new Error('no button');
  button.focus();
  button.click();
  draw(true);
  button.click();
  expect(act).toHaveBeenCalledOnce();
  expect(button.ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a toolbar without buttons draws no group', () => {
  render(toolbar('Controls', []), place);
  expect(place.querySelector('[role=group]')).toBeNull();
  expect(plain(place)).toBe('');
});
