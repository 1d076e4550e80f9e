import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { plain, printedOver, unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { MusgHarness } from './testing/musg-harness.ts';

afterEach(unmountAll);

/** An orc has run up behind a fence, and the chief of the Harbour watch stands behind another. */
const OPENING = [
  'place:b3:320,650',
  'rest',
  'place:a1:320,150',
  'rest',
  'activate:b3',
  'run:320,512',
  'activate:a1',
  'walk:320,290',
];

async function facing(lang = 'en'): Promise<MusgHarness> {
  const harness = await MusgHarness.open({ seed: '3', lang, scenario: 'open-field' });
  for (const answer of OPENING) await harness.command(answer);
  return harness;
}

/** Presses a button with the keyboard itself. */
async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

test('deployment accepts places in the zone and refuses others', async () => {
  const harness = await MusgHarness.open({ seed: '11', lang: 'en' });
  expect(harness.prompt).toBe('Place Orc B1 (6 left)');
  await harness.pointAt(16, 20);
  expect(plain(harness.find('.bubble'))).toMatch(/zone/);
  await harness.pointAt(16, 35);
  const [x, y] = harness.placeOf('b1');
  expect(Math.hypot(x - 320, y - 700)).toBeLessThan(3);
  expect(harness.prompt).toContain('Orc B2');
  await harness.choose('rest');
  expect(harness.all('.board [data-figure^=b]')).toHaveLength(6);
});

test('MU-COVER-02 a selected enemy shows every obstacle with its number, and odds', async () => {
  const harness = await facing();
  await harness.pointAt(16, 25.6);
  expect(plain(harness.find('.target header'))).toMatch(
    /10\.1 paces from A1, seen past a fence 3\+/,
  );
  expect(harness.all('.cover-tag').map(plain)).toEqual(['a fence 3+']);
  const row = '.act-row .offer[data-key="shoot:submachine-gun:b3"]';
  await vi.waitFor(() =>
    expect(plain(harness.find(row))).toMatch(/1 AP · leaves 1 Orc B3 is hurt \d/),
  );
  expect(plain(harness.find('[part~=outcomes]'))).toContain('Out of action');
  expect(harness.all('.board .odds-tag')).toHaveLength(1);
  await harness.choose('shoot:submachine-gun:b3');
  expect(harness.lines.join(' ')).toContain('Human A1 shoots at Orc B3');
  expect(harness.all('.board .tracer').length).toBeGreaterThan(0);
});

test('MU-CHG-01 a token dropped on an enemy previews a charge with its distance', async () => {
  const harness = await facing();
  await harness.drag([16, 14.5], [16, 25.6], 'mouse');
  const looked = harness.find('.act-row.looked');
  expect(plain(looked)).toMatch(/Charge 1\d\.?\d* of 13\.5 paces 1 AP/);
  await vi.waitFor(() =>
    expect(plain(harness.find('.act-row.looked'))).toMatch(/you reach Orc B3 100/),
  );
  expect(harness.all('.board .contact')).toHaveLength(1);
});

test('an impossible option stays in the list, with its reason and its rule', async () => {
  const harness = await MusgHarness.open({ seed: '3', lang: 'en', scenario: 'market' });
  await harness.command('rest');
  await harness.command('rest');
  const first = harness.offers.find((key) => key.startsWith('activate:')) ?? '';
  await harness.choose(first);
  const enemy = first.includes(':a') ? 'b2' : 'a2';
  const [x, y] = harness.placeOf(enemy);
  await harness.pointAt(x / 20, y / 20);
  const refused = harness.all('.act-row .offer[aria-disabled=true]');
  expect(refused.length).toBeGreaterThan(0);
  expect(harness.all('.act-row .why button').length).toBe(refused.length);
});

test('MU-TURN-04 an enemy selected too early shows what to do instead', async () => {
  const harness = await MusgHarness.open({ seed: '3', lang: 'en', scenario: 'market' });
  await harness.command('rest');
  await harness.command('rest');
  const first = harness.offers.find((key) => key.startsWith('activate:')) ?? '';
  const [x, y] = harness.placeOf(first.includes(':a') ? 'b2' : 'a2');
  await harness.pointAt(x / 20, y / 20);
  expect(harness.text('.bubble')).toContain('First choose which of yours acts');
});

test('a finger reads a place first and confirms it with its button', async () => {
  const harness = await facing();
  const [x, y] = harness.placeOf('a1');
  await harness.tapAt(x / 20 + 3, y / 20 - 3);
  expect(harness.placeOf('a1')).toEqual([x, y]);
  const walk = harness.all('.offer.now');
  expect(walk.map(plain)).toEqual(['Walk here 1 AP · leaves 1']);
  walk[0]?.click();
  await harness.settled();
  const [at, down] = harness.placeOf('a1');
  expect(Math.hypot(at - x - 60, down - y + 60)).toBeLessThan(3);
});

test('MU-MOVE-05 a roof is climbed by pressing it, and left by climbing or jumping', async () => {
  const harness = await MusgHarness.open({ seed: '11', lang: 'en', scenario: 'market' });
  for (const answer of ['rest', 'place:a1:105,150', 'rest']) await harness.command(answer);
  while (!harness.offers.includes('activate:a1')) await harness.choose('done');
  await harness.choose('activate:a1');
  await harness.pointAt(5.25, 11.9);
  await harness.pointAt(5.25, 13.5);
  expect(harness.lines.join(' ')).toContain('Human A1 climbs to 2 paces');
  await harness.pointAt(5.25, 11.5);
  const down = harness.all('.offer.now').map(plain);
  expect(down).toContain('Jump down here 1 AP · its last');
});

test('French from the start, with its own blanks', async () => {
  const harness = await facing('fr');
  expect(harness.prompt).toBe('Humain A1 : 2 points restants');
  await harness.pointAt(16, 25.6);
  expect(plain(harness.find('.target header'))).toMatch(
    /à 10,1 pas d’A1, vu derrière une palissade 3\+/,
  );
});

test('the builder says what is wrong with a band and which rule says so', async () => {
  const harness = await MusgHarness.open({ mode: 'builder', lang: 'en' });
  await vi.waitFor(() => expect(harness.all('.builder')).toHaveLength(1));
  const select = harness.find<HTMLSelectElement>('select[name=faction]');
  select.value = 'orc';
  select.dispatchEvent(new Event('change'));
  await harness.settled();
  expect(plain(harness.find('.builder footer'))).toContain('This list is legal.');
  harness.find('.add[data-unit="rank:chief"]').click();
  await harness.settled();
  expect(plain(harness.find('.builder footer'))).toContain('MU-BAND-04');
});

test('odds and reference open without a battle of their own', async () => {
  const odds = await MusgHarness.open({ mode: 'odds', lang: 'en' });
  await vi.waitFor(() => expect(odds.root.textContent).toContain('A strike'));
  const reference = await MusgHarness.open({ mode: 'reference', lang: 'fr' });
  await vi.waitFor(() => expect(reference.root.textContent).toContain('Armes de mêlée'));
});

test('in table mode the player enters real dice', async () => {
  const harness = await MusgHarness.open({ mode: 'table', lang: 'en' });
  expect(harness.prompt).toContain('Deployment of Harbour watch');
  await vi.waitFor(() => expect(harness.all('.actions input').length).toBeGreaterThan(0));
});

test('in table mode every roll has an empty field, and Enter on it is refused', async () => {
  const harness = await MusgHarness.open({ mode: 'table', lang: 'en' });
  const faces = () => harness.find<HTMLInputElement>('.actions [name=faces]');
  await vi.waitFor(() => faces());
  await press(harness.button('3'));
  await press(harness.button('Enter'));
  expect(harness.prompt).toBe('Deployment of Red Fang');
  expect(faces().value).toBe('');
  await press(harness.button('Enter'));
  expect(harness.text('#dice-refusal')).toBe('Roll the dice, then type what they show.');
  expect(harness.prompt).toBe('Deployment of Red Fang');
});

test('a position starts a game, and an error in one is reported with its character', async () => {
  const position = 'open-field:harbour-watch,red-fang turn=1 a1@320,150 a2@360,150 b1@320,600';
  const harness = await MusgHarness.open({ seed: '3', lang: 'en', position });
  expect(harness.all('.board [data-figure]')).toHaveLength(3);
  expect(harness.placeOf('a2')).toEqual([360, 150]);
  const wrong = await MusgHarness.open({ lang: 'en', position: `${position} a3@9999,1` });
  expect(wrong.text('[part=error]')).toContain(`character ${position.length + 2}`);
});

test('a table is made from a number: by its name, or picked in the start panel', async () => {
  const harness = await MusgHarness.open({ seed: '3', lang: 'en', scenario: 'generated-42' });
  expect(harness.prompt).toMatch(/^Place /);
  const pieces = harness.all('.board [data-piece]').length;
  expect(pieces).toBeGreaterThan(10);
  localStorage.clear();
  const asked = await MusgHarness.open({ start: 'ask', lang: 'en' });
  await vi.waitFor(() => expect(asked.text('.start')).toContain('Random table'));
  await asked.press('Random table');
  const number = asked.find<HTMLInputElement>('input[aria-label="Number of the table"]');
  number.value = '42';
  number.dispatchEvent(new Event('change'));
  await asked.settled();
  await asked.press('Start');
  await vi.waitFor(() => expect(asked.all('.board [data-piece]')).toHaveLength(pieces), 5_000);
});

test.each([
  ['en', 1440],
  ['fr', 1440],
  ['en', 1024],
  ['fr', 375],
])('reference: no table is printed over another (%s, %i px)', async (lang, width) => {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(width, 900);
  const harness = await MusgHarness.open({ mode: 'reference', lang });
  await vi.waitFor(() => expect(harness.all('article').length).toBeGreaterThan(50));
  expect(harness.all('table').length).toBeGreaterThan(3);
  expect(printedOver(harness.root)).toEqual([]);
  const { right } = harness.element.getBoundingClientRect();
  for (const sheet of harness.all('.sheet'))
    expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  await page.viewport(...before);
});
