import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Game } from '@skirmish-kit/core';
import { plain, printedOver, unmountAll } from '@skirmish-kit/ui/testing';
import { makePosition } from '../notation/position.ts';
import { reaction } from '../system.ts';
import cinders from '../packs/cinders.json' with { type: 'json' };
import './define.ts';
import { battlePicture } from './picture/battle-svg.ts';
import { renderSvg } from '@skirmish-kit/ui';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
  document.body.removeAttribute('style');
});

/** To the first action of the first figure. */
async function firstAction(
  attributes: Readonly<Record<string, string>> = {},
): Promise<ReactionHarness> {
  const harness = await ReactionHarness.open({ seed: '7', lang: 'en', ...attributes });
  await harness.choose('1');
  await harness.choose('B1');
  return harness.choose('b2');
}

test('a battle is drawn, asked and told', async () => {
  const harness = await ReactionHarness.open({ seed: '7', lang: 'en' });
  expect(harness.all('svg.table [data-figure]').length).toBeGreaterThan(10);
  expect(harness.prompt).toContain('won the initiative');
  expect(harness.offers).toEqual(['1', '2']);
  expect(harness.lines[0]).toContain('Turn 1');
});

test('a turn is played with keys and commands alone, and every step is said', async () => {
  const harness = await ReactionHarness.open({ seed: '7', lang: 'en' });
  const said: string[] = [];
  const note = () => said.push(harness.spoken.replace(/\d+(\.\d)? cm/g, '… cm'));
  await harness.command('1');
  note();
  await harness.command('B1');
  note();
  await harness.key('#things', 'Home');
  await harness.key('#things', 'ArrowDown');
  note();
  await harness.key('#things', 'Enter');
  note();
  await harness.command('move w 10');
  note();
  await harness.command('dance');
  note();
  await harness.command('undo');
  note();
  await harness.command('done');
  note();
  expect(said).toMatchSnapshot();
});

test('a click on the ground moves, a click on an enemy shows the options', async () => {
  const harness = await firstAction();
  await harness.pointAt(75, 40);
  expect(harness.lines.at(-1)).toMatch(/B2 moves/);
  const enemy =
    harness.find('[data-figure=a6]').getAttribute('transform')?.match(/\d+/g)?.map(Number) ?? [];
  await harness.pointAt((enemy[0] ?? 0) / 10, (enemy[1] ?? 0) / 10);
  expect(harness.offers.some((key) => key.startsWith('shoot:') && key.endsWith(':a6'))).toBe(true);
});

test('reach, line of sight and cover are shown before anything is committed', async () => {
  const harness = await firstAction();
  expect(harness.all('.reach .band').length).toBeGreaterThan(0);
  await harness.openSecondView();
  await harness.key('#things', 'End');
  expect(harness.all('.overlay .sight')).toHaveLength(1);
  expect(harness.text('.labels')).toMatch(/cm, (seen|not seen|behind)/);
});

test('exact odds stand beside the button, and as a chart with its table', async () => {
  const harness = await firstAction();
  await harness.command('move 64.8 38.5');
  await harness.key('#things', 'End');
  await harness.key('#things', 'Enter');
  await vi.waitFor(() => expect(harness.text('.offer[data-key^=shoot] .chance')).toMatch(/%$/));
  expect(harness.text('[part~=outcomes]')).toContain('Eliminated');
  expect(harness.all('[part~=outcomes] tbody tr')).toHaveLength(3);
});

test('a refusal is explained on the spot, with its rule, and changes nothing', async () => {
  const harness = await firstAction();
  const before = harness.lines.length;
  await harness.pointAt(10, 65);
  expect(harness.text('.bubble')).toContain('RX-MOVE-03');
  expect(harness.lines).toHaveLength(before);
  await harness.key('.frame', 'Escape');
  expect(harness.all('.bubble')).toHaveLength(0);
});

test('undo takes back the last choice', async () => {
  const harness = await firstAction();
  await harness.press('Undo');
  expect(harness.prompt).toContain('Choose a figure');
});

test('a line of the log opens its rule', async () => {
  const harness = await ReactionHarness.open({ seed: '7', lang: 'en' });
  harness.find('.log button').click();
  await vi.waitFor(() => expect(harness.text('[part=rule]')).toContain('RX-TURN-01 ·'));
});

test('French by lang, also while it is open', async () => {
  const harness = await firstAction({ lang: 'fr' });
  expect(harness.prompt).toContain('points restants');
  harness.element.lang = 'en';
  await harness.settled();
  expect(harness.prompt).toContain('points left');
});

test('dark on a dark page', async () => {
  document.body.style.backgroundColor = 'rgb(10, 10, 10)';
  const harness = await ReactionHarness.open({ seed: '7' });
  expect(getComputedStyle(harness.element).colorScheme).toBe('dark');
});

test.for([
  { mode: 'pley', wrong: 'Did you mean “play”' },
  { theme: 'drak', wrong: 'Did you mean “dark”' },
  { seats: 'humon,bot', wrong: 'Did you mean “human”' },
  { scenario: 'rely', wrong: 'Did you mean “relay”' },
  { mode: 'replay', record: 'skirmish 9', wrong: 'line 1' },
  { pack: 'data:text/plain,{', wrong: '' },
])(
  'a bad attribute gives a message and an event, and throws nothing: $wrong',
  async ({ wrong, ...attributes }) => {
    const heard = vi.fn();
    document.addEventListener('skirmish-error', heard, { once: true });
    const given = Object.fromEntries(
      Object.entries(attributes).filter(([, value]) => value !== undefined),
    );
    const harness = await ReactionHarness.open({ lang: 'en', ...given });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    await harness.settled();
    expect(harness.text('[part=error]')).toContain(wrong);
  },
);

test.each<{ given: Readonly<Record<string, string>>; says: string }>([
  { given: { mode: 'paly' }, says: 'Vouliez-vous dire « play »' },
  { given: { scenario: 'nowhere' }, says: 'Il n’y a pas de « nowhere »' },
  { given: { seats: 'human,robot' }, says: 'ne figure pas parmi' },
  { given: { position: 'relay' }, says: 'caractère 1' },
  { given: { mode: 'replay', record: 'skirmish 9' }, says: 'ligne 1' },
])('a bad attribute is reported in French on a French page: $says', async ({ given, says }) => {
  const harness = await ReactionHarness.open({ lang: 'fr', ...given });
  await vi.waitFor(() => expect(harness.text('[part=error]')).toContain(says));
});

test('a wrong setup from the page is reported with its error', async () => {
  const harness = await ReactionHarness.open({ lang: 'en' });
  Object.assign(harness.element, { setup: { scenario: 'relay', gangs: 3 } });
  await vi.waitFor(() => expect(harness.text('[part=error]')).toContain('gangs'));
});

test('moved in the page it keeps its battle', async () => {
  const harness = await firstAction();
  const elsewhere = document.createElement('div');
  document.body.append(elsewhere);
  elsewhere.append(harness.element);
  await harness.settled();
  expect(harness.prompt).toContain('B2');
  elsewhere.remove();
});

test('elements that come and go leave no listeners behind', async () => {
  const targets = [MediaQueryList.prototype, document, window];
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
  for (let i = 0; i < 5; i++) await ReactionHarness.open({ seed: '7' });
  const options = added.flatMap((spy) => spy.mock.calls.map(([, , given]) => given));
  unmountAll();
  vi.restoreAllMocks();
  expect(options.length).toBeGreaterThan(0);
  for (const given of options)
    expect(
      typeof given === 'object' && given.signal?.aborted,
      'a listener that nobody removed',
    ).toBe(true);
});

test('a page of 320 px does not scroll sideways', async () => {
  const narrow = document.createElement('div');
  narrow.style.width = '320px';
  document.body.append(narrow);
  const harness = await firstAction({ lang: 'fr' });
  narrow.append(harness.element);
  await harness.openSecondView();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(harness.element.scrollWidth).toBeLessThanOrEqual(320);
  for (const part of harness.all('.frame *')) {
    const { right, width } = part.getBoundingClientRect();
    if (width > 1 && !part.closest('svg'))
      expect(right, part.className).toBeLessThanOrEqual(narrow.getBoundingClientRect().right + 1);
  }
  narrow.remove();
});

test('table: dice are typed in, and impossible ones are refused beside the field', async () => {
  const harness = await ReactionHarness.open({ mode: 'table', lang: 'en' });
  expect(harness.prompt).toContain('Initiative');
  await harness.enter('faces', '9 9');
  expect(harness.text('#dice-refusal')).toContain('is not on a d');
  await harness.enter('faces', '3 4');
  expect(harness.lines.at(-1)).toContain('for initiative');
});

test('table: the dice of one roll are never given again as those of the next', async () => {
  const harness = await ReactionHarness.open({ mode: 'table', lang: 'fr' });
  const faces = () => harness.find<HTMLInputElement>('[name=faces]');
  await vi.waitFor(() => faces());
  faces().focus();
  await userEvent.keyboard('5 5{Enter}');
  expect(harness.prompt).toContain('Initiative');
  expect(faces().value).toBe('');
  const { length } = harness.lines;
  await userEvent.keyboard('{Enter}');
  expect(harness.text('#dice-refusal')).toBe('Lancez les dés, puis saisissez le résultat.');
  expect(harness.lines).toHaveLength(length);
});

test('odds: the form and the chart agree with the rules', async () => {
  const harness = await ReactionHarness.open({ mode: 'odds', lang: 'en' });
  await vi.waitFor(() => expect(harness.all('select').length).toBeGreaterThan(3));
  const before = harness.text('tbody');
  const cover = harness.find<HTMLSelectElement>('select[name=cover]');
  cover.value = 'hard';
  cover.dispatchEvent(new Event('change'));
  await harness.settled();
  expect(harness.text('tbody')).not.toBe(before);
});

test('reference: the search finds tables and rules', async () => {
  const harness = await ReactionHarness.open({ mode: 'reference', lang: 'fr' });
  await vi.waitFor(() => expect(harness.all('article').length).toBeGreaterThan(50));
  const field = harness.find<HTMLInputElement>('[name=search]');
  field.value = 'lance-flammes';
  field.dispatchEvent(new Event('input'));
  await harness.settled();
  expect(harness.all('article').length).toBeLessThan(50);
  expect(harness.text('table')).toContain('Lance-flammes');
});

test('bots play by themselves, and a person can stop them', async () => {
  const harness = await ReactionHarness.open({ seed: '7', seats: 'random,random', lang: 'en' });
  await harness.press('fast');
  await vi.waitFor(() => expect(harness.lines.length).toBeGreaterThan(12), { timeout: 5000 });
  await harness.press('Pause');
  const stopped = harness.lines.length;
  await harness.press('One step');
  expect(harness.lines.length).toBeGreaterThanOrEqual(stopped);
});

test('answers and the end are sent to the page as events', async () => {
  const heard = vi.fn();
  const harness = await ReactionHarness.open({ seed: '7' });
  harness.element.addEventListener('skirmish-answer', heard);
  await harness.choose('1');
  expect(heard.mock.calls[0]?.[0].detail).toMatchObject({ answer: '1', who: 1 });
});

test('the picture in the page is the picture of the pure renderer', async () => {
  const harness = await ReactionHarness.open({ seed: '7', lang: 'en' });
  const live = harness
    .all('svg.table .figures [data-figure]')
    .map((figure) => figure.getAttribute('transform'));
  const battle = new Game(reaction, reaction.defaults, { seed: 7 }).state;
  const svg = harness.find('svg.table');
  const [, , width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const grain = width / svg.clientWidth;
  const drawn = renderSvg(battlePicture({ battle, language: 'en', grain }));
  for (const transform of live) expect(drawn).toContain(`transform="${transform}"`);
  expect(plain(harness.find('svg.table .terrain'))).toContain('a container −4');
});

test('a battle kept under a name goes on where it was', async () => {
  localStorage.removeItem('skirmish-reaction:test');
  const first = await firstAction({ save: 'test' });
  const { prompt } = first;
  // What writes it is a file of its own, which may still be on its way.
  await expect.poll(() => localStorage.getItem('skirmish-reaction:test')).not.toBeNull();
  first.element.remove();
  const second = await ReactionHarness.open({ save: 'test', lang: 'en' });
  expect(second.prompt).toBe(prompt);
  await second.press('New game');
  await expect.poll(() => second.all('[part~=start]').length).toBe(1);
  await second.press('Start');
  await second.settledIn();
  await vi.waitFor(() => expect(second.text('.log')).toContain('initiative'));
  expect(second.prompt).not.toBe(prompt);
  localStorage.setItem('skirmish-reaction:test', 'skirmish 1\nspoiled');
  const third = await ReactionHarness.open({ save: 'test', lang: 'en' });
  await vi.waitFor(() => expect(third.text('[part=error]')).toContain('cannot be opened'));
  expect(localStorage.getItem('skirmish-reaction:test')).toBe('skirmish 1\nspoiled');
  await vi.waitFor(() => third.button('Delete it'));
  await third.press('Delete it');
  await vi.waitFor(() => expect(third.prompt).toContain('initiative'));
  localStorage.removeItem('skirmish-reaction:test');
});

test('shared as a link, a record and code for a page; the link opens the same game', async () => {
  const harness = await firstAction({ page: '/play.html' });
  harness.button('Share').click();
  await vi.waitFor(() => harness.find('dialog[open]'), { timeout: 20_000 });
  const [link, record, code] = ['link', 'text', 'embed'].map(
    (name) => harness.find<HTMLTextAreaElement>(`dialog [name=${name}]`).value,
  );
  expect(record).toMatch(/^skirmish 1\nsystem: reaction 1\n/);
  expect(code).toContain('<skirmish-reaction mode="replay" at="');
  const token = new URL(link ?? '').searchParams.get('record') ?? '';
  const again = await ReactionHarness.open({ mode: 'replay', record: token, lang: 'en' });
  expect(again.prompt).toMatch(/Step 0 of \d+/);
});

test('a position from text is played on from', async () => {
  const game = new Game(reaction, reaction.defaults, { seed: 7 });
  game.answer('1');
  const moved = {
    ...game.state,
    figures: game.state.figures.map((figure) =>
      figure.id === 'a1' ? { ...figure, at: [300, 210] as const } : figure,
    ),
  };
  const harness = await ReactionHarness.open({ position: makePosition(moved), lang: 'en' });
  expect(harness.find('[data-figure=a1]').getAttribute('transform')).toBe('translate(300 210)');
  const broken = await ReactionHarness.open({ position: 'nowhere', lang: 'en' });
  await vi.waitFor(() => expect(broken.text('[part=error]')).not.toBe(''));
});

test('a key press on a button keeps the focus in the controls', async () => {
  const harness = await ReactionHarness.open({ seed: '7', lang: 'en' });
  const button = harness.find<HTMLButtonElement>('.offer[data-key="2"]');
  button.focus();
  await harness.choose('2');
  expect(harness.element.shadowRoot?.activeElement?.className).toContain('offer');
});

test('focus moves to the first new option after an option is chosen', async () => {
  const harness = await firstAction({ lang: 'en' });
  const last = harness.all('.offers .offer').at(-1);
  const text = last?.textContent;
  last?.focus();
  last?.click();
  await harness.settled();
  const held = () => harness.element.shadowRoot?.activeElement;
  await expect
    .poll(() => held() === harness.find('.offer') || held()?.textContent === text)
    .toBe(true);
});

test('“?” opens the second view and goes there', async () => {
  const harness = await firstAction({ lang: 'en' });
  await harness.key('.frame', '?');
  expect(harness.element.shadowRoot?.activeElement?.localName).toBe('summary');
  await expect.poll(() => harness.all('#things').length).toBe(1);
});

test('a pack whose gang poses as one that is there is refused, as on the command line', async () => {
  const fake = { ...cinders, id: 'fake' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(fake)));
  const harness = await ReactionHarness.open({ pack: '/fake.json', lang: 'en' });
  await vi.waitFor(() => expect(harness.text('[part=error]')).toContain('pack fake.json'));
  for (const { id } of cinders.gangs ?? []) expect(harness.text('[part=error]')).toContain(id);
});

test.each([
  ['en', 1440],
  ['fr', 1440],
  ['en', 1024],
  ['fr', 375],
])('reference: no table is printed over another (%s, %i px)', async (lang, width) => {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(width, 900);
  const harness = await ReactionHarness.open({ mode: 'reference', lang });
  await vi.waitFor(() => expect(harness.all('article').length).toBeGreaterThan(50));
  expect(harness.all('table').length).toBeGreaterThan(3);
  expect(printedOver(harness.root)).toEqual([]);
  const { right } = harness.element.getBoundingClientRect();
  for (const sheet of harness.all('.sheet'))
    expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  await page.viewport(...before);
});
