import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { HexHarness } from './testing/hex-harness.ts';

beforeAll(() => SkirmishNeuroshimaHex.define());
afterEach(unmountAll);

const open = HexHarness.open;

const PLAY = { armies: 'borgo,moloch', seed: '2', lang: 'en' };
const EXAMPLE =
  '3.0_outpost_hq.c2_medic.d3.3_brawler.d2.2_annihilator.e3_heavy-machine-gun.c4.1_commando.b2.1_scout.a2.1' +
  '_hegemony_hq.e2_officer-1.e1.5_net-fighter.d1.3_runner.c3_universal-soldier.d4.1_ganger.c5_boss.b3.1';

/** Both HQs are down and Borgo has a unit tile in hand. */
async function withUnit(harness: HexHarness): Promise<string> {
  await harness.click('0,-1');
  await harness.click('0,1');
  for (let i = 0; i < 40; i++) {
    const units = harness.hand.filter((tile) => !/battle|move|push|grenade|air/.test(tile));
    if (harness.prompt.includes('discard')) await harness.take(harness.hand[0] ?? '');
    else if (harness.prompt.includes('Keep')) await harness.press('Keep');
    else if (units[0] && !/hq|officer/.test(units[0])) return units[0];
    else await harness.press('End the turn');
  }
  throw new Error('No unit came.');
}

/** Presses a button with the keyboard itself. */
async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

test('HQs are placed by clicking hexes, and the log tells it with its rule', async () => {
  const harness = await open(PLAY);
  expect(harness.whose).toBe('Your turn, Borgo');
  expect(harness.prompt).toBe('Place your HQ on a lit hex.');
  await harness.click('0,-1');
  expect(harness.whose).toBe('Your turn, Moloch');
  expect(harness.text('.log')).toContain('HQ Borgo');
  expect(harness.text('.log')).toContain('NH-SET-05');
  await harness.click('0,-1');
  expect(harness.spoken).toContain('not possible');
});

test('a tile is taken up, laid as a ghost, turned by wheel, key and button, and placed', async () => {
  const harness = await open(PLAY);
  const tile = await withUnit(harness);
  await harness.take(tile);
  expect(harness.all('.lit').length).toBeGreaterThan(10);
  await harness.point('1,0');
  expect(harness.all('.slot.ghost')).toHaveLength(1);
  const turned = () => harness.find('.slot.ghost .edges').getAttribute('transform');
  const straight = turned();
  await harness.point('1,0', 'wheel', { deltaY: 120 });
  const first = turned();
  expect(first).not.toBe(straight);
  await harness.key('.hand-tile', 'r');
  expect(turned()).not.toBe(first);
  await harness.press('↻');
  const before = harness.all('.tiles .tile').length;
  await harness.press('Place on');
  expect(harness.all('.tiles .tile')).toHaveLength(before + 1);
  expect(harness.hand).not.toContain(tile);
  await harness.press('Undo');
  expect(harness.all('.tiles .tile')).toHaveLength(before);
});

test('the wheel belongs to the page except over a ghost', async () => {
  const harness = await open(PLAY);
  const tile = await withUnit(harness);
  const wheel = (hex: string) => {
    const box = harness.cell(hex).getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    const event = new WheelEvent('wheel', { ...at, deltaY: 10, bubbles: true, cancelable: true });
    harness.find('.board svg').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(wheel('1,0')).toBe(false);
  await harness.take(tile);
  await harness.point('1,0');
  expect(wheel('1,0')).toBe(true);
  expect(wheel('-1,0')).toBe(false);
});

test('a refused action shows the reason and the rule at the pointer', async () => {
  const harness = await open(PLAY);
  const tile = await withUnit(harness);
  await harness.take(tile);
  await harness.point('0,1');
  expect(harness.text('[part=refusal]')).toContain('There is a unit on c4 already.');
  expect(harness.text('[part=refusal]')).toContain('NH-BRD-02');
});

test('the keyboard alone is enough', async () => {
  const harness = await open(PLAY);
  const grid = '[role=grid]';
  harness.cell('0,0').focus();
  await harness.key(grid, 'ArrowUp');
  await harness.key(grid, 'Enter');
  expect(harness.cell('0,-1').getAttribute('aria-label')).toBe('c2: HQ, Borgo, 20 points');
  for (const key of ['d', 'a', 'ArrowDown']) await harness.key(grid, key);
  expect(harness.all('[role=gridcell][tabindex="0"]').map((cell) => cell.dataset['hex'])).toEqual([
    '0,1',
  ]);
  await harness.key(grid, ' ');
  expect(harness.prompt).not.toContain('place your HQ');
  await harness.key(grid, 'i');
  expect(harness.spoken).toContain('Nobody attacks here.');
});

test('typed commands play, and say why not', async () => {
  const harness = await open(PLAY);
  await harness.command('c2');
  await harness.command('c4');
  expect(harness.all('.tiles .tile')).toHaveLength(2);
  await harness.command('dance');
  expect(harness.text('#command-refusal')).toContain('“dance” is not possible here.');
  await harness.command('board');
  expect(harness.spoken).toContain('Borgo (20): HQ Borgo');
});

test('a preview of a battle changes nothing in the game', async () => {
  const harness = await open(PLAY);
  await withUnit(harness);
  const log = harness.text('.side > .log');
  await harness.press('Preview the battle');
  await expect.poll(() => harness.all('.film h3').length).toBeGreaterThan(0);
  expect(harness.text('.film h3')).toContain('If the battle began now');
  expect(harness.whose).toBe('Preview');
  expect(harness.prompt).toContain('If the battle began now');
  expect(harness.text('.board .preview-sign')).toBe('Preview, not played');
  expect(harness.all('.points .then').length).toBeGreaterThan(0);
  // Nothing can be played in it, and Esc is the way back.
  expect(harness.all('.hand-tile')).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await harness.settled();
  expect(harness.whose).not.toBe('Preview');
  expect(harness.all('.preview-sign, .points .then')).toHaveLength(0);
  await harness.press('Preview the battle');
  await expect.poll(() => harness.whose).toBe('Preview');
  await harness.press('Back to the game');
  expect(harness.text('.side > .log')).toBe(log);
});

test('a battle is stepped through forwards and backwards', async () => {
  const harness = await open({ mode: 'battle', position: EXAMPLE, lang: 'en' });
  expect(harness.all('.order li')).toHaveLength(5);
  await harness.press('▶ Next phase');
  expect(plain(harness.find('.order .now'))).toBe('4 Commando');
  expect(harness.all('.slot.acting')).toHaveLength(1);
  expect(harness.all('.slot.gone')).toHaveLength(1);
  expect(harness.text('.log')).toContain('Net Fighter');
  expect(harness.spoken).toContain('phase 1 of 5');
  await harness.press('▶|');
  expect(harness.all('.tiles .tile')).toHaveLength(9);
  await harness.press('|◀');
  expect(harness.all('.tiles .tile')).toHaveLength(14);
});

test('a choice of the battle can be made otherwise', async () => {
  const harness = await open({ mode: 'battle', position: EXAMPLE, lang: 'en' });
  const select = harness.find<HTMLSelectElement>('.choices select');
  await harness.press('▶|');
  const left = () => harness.all('.tiles .slot').map((slot) => slot.getAttribute('data-hex'));
  const before = left();
  select.value = select.options[1]?.value ?? '';
  select.dispatchEvent(new Event('change'));
  await harness.settled();
  expect(left()).not.toEqual(before);
});

test('wrong positions, modes and seats are reported on the page', async () => {
  const wrong = await open({ mode: 'battle', position: '3.0 moloch clown.c3.7', lang: 'fr' });
  expect(wrong.text('[part=error]')).toContain('Une rotation va de 0 à 5.');
  const mode = await open({ mode: 'batle', lang: 'en' });
  expect(mode.text('[part=error]')).toContain('battle');
  const position = '3.0_moloch_hq.c3_clown.d3_borgo_hq.a1';
  const answers = await open({ mode: 'battle', position, answers: 'dance', lang: 'en' });
  expect(answers.text('[part=error]')).toContain('answers/0');
  expect(answers.text('[part=error]')).toContain('attack and explode');
  const left = await open({ mode: 'battle', position, answers: 'attack attack', lang: 'fr' });
  expect(left.text('[part=error]')).toContain('aucune question');
});

test('the reference shows every tile and finds them in both languages', async () => {
  const harness = await open({ mode: 'reference', lang: 'fr' });
  expect(harness.all('.tile-card')).toHaveLength(23);
  const search = harness.find<HTMLInputElement>('input[type=search]');
  search.value = 'sniper';
  search.dispatchEvent(new Event('input'));
  await harness.settled();
  expect(harness.all('.tile-card')).toHaveLength(2);
  expect(harness.all('svg.one .tile')).toHaveLength(2);
});

test('in table mode the player types the drawn tiles', async () => {
  const harness = await open({ ...PLAY, mode: 'table' });
  await harness.click('0,-1');
  await harness.click('0,1');
  expect(harness.prompt).toBe('Borgo draws 1 tile: which?');
  await harness.draw('mutant');
  await harness.press('These were drawn');
  expect(harness.hand).toEqual(['mutant']);
});

test('in table mode a mistyped tile can be removed, and a draw begins empty', async () => {
  const harness = await open({ ...PLAY, mode: 'table' });
  await harness.click('0,-1');
  await harness.click('0,1');
  const tap = async (tile: string) =>
    press((await harness.until('.pile')).find(`.pile [data-kind="${tile}"]`));
  await tap('mutant');
  await press(harness.button('Take back the last'));
  expect(harness.text('.draw-entry p')).toBe('Chosen: –');
  await press(harness.button('These were drawn'));
  expect(harness.text('.draw-entry [role=alert]')).toBe('More has to be drawn.');
  expect(harness.hand).toEqual([]);
  await tap('claws');
  await press(harness.button('These were drawn'));
  expect(harness.hand).toEqual(['claws']);
});

test('a narrow French page does not scroll sideways', async () => {
  const harness = await open({ ...PLAY, lang: 'fr' });
  harness.element.style.width = '296px';
  await harness.settled();
  expect(harness.prompt).toBe('Posez votre QG sur une case allumée.');
  expect(harness.find('.frame').scrollWidth).toBeLessThanOrEqual(296);
});

const PUZZLE = {
  mode: 'puzzle',
  position: '3.0 borgo hq.a1 moloch hq.d3',
  hand: 'borgo:brawler',
  goal: 'damage-2',
  lang: 'en',
};

test('a puzzle is tried, missed, taken back and solved', async () => {
  const harness = await open(PUZZLE);
  const tried: boolean[] = [];
  harness.element.addEventListener('skirmish-attempt', (event) => {
    if (event instanceof CustomEvent) tried.push(event.detail.solved);
  });
  expect(harness.prompt).toBe('Borgo: use all your tiles, then fight.');
  expect(harness.text('.goals')).toBe('take at least 2 points from the enemy HQ');
  await harness.take('brawler');
  await harness.click('1,0');
  expect(harness.text('[part=refusal]')).toContain('There is a unit on d3 already.');
  await harness.click('0,0');
  await harness.press('Place on');
  await harness.press('Fight');
  expect(harness.prompt).toContain('Not yet');
  expect(harness.text('.goals .missed')).toContain('0 of 2');
  await harness.press('Take back');
  await harness.take('brawler');
  await harness.click('0,0');
  await harness.press('↻');
  await harness.press('↻');
  await harness.press('Place on');
  await harness.press('Fight');
  expect(harness.prompt).toBe('Solved.');
  expect(harness.text('.goals .reached')).toContain('reached');
  expect(tried).toEqual([false, true]);
});

test.each([
  ['header', 'top'],
  ['text-view', 'second-view'],
])('the part %s is still called %s, too', async (name, before) => {
  const harness = await open({ armies: 'moloch,borgo', seats: 'human,human', seed: '7' });
  await expect.poll(() => harness.all(`[part~=${name}]`).length).toBeGreaterThan(0);
  expect(harness.all(`[part~=${before}]`)).toEqual(harness.all(`[part~=${name}]`));
});

test('a puzzle gives hints step by step, films its solution and leads to the next', async () => {
  const harness = await open({ ...PUZZLE, next: '' });
  const heard: string[] = [];
  for (const type of [
    'skirmish-next-puzzle',
    'skirmish-attempt',
    'skirmish-next',
    'skirmish-tried',
  ])
    harness.element.addEventListener(type, () => heard.push(type));
  await harness.press('Hint');
  expect(harness.text('.given')).toBe('Begin with Brawler.');
  await harness.press('Hint');
  expect(harness.text('.given')).toMatch(/^Begin with Brawler\. Brawler belongs on [a-e]\d\.$/);
  await harness.press('Solution');
  expect(harness.text('[part=battle]')).toContain('before the battle');
  expect(heard).toEqual([]);
  expect(harness.text('.goals .reached')).toContain('reached');
  await harness.press('Next puzzle');
  expect(heard).toEqual(['skirmish-next-puzzle', 'skirmish-next']);
  await harness.press('Try again');
  expect(harness.hand).toEqual(['brawler']);
});

test('a puzzle announces what is selected, turned and placed', async () => {
  const harness = await open(PUZZLE);
  expect(harness.cell('0,0').getAttribute('aria-label')).toBe('c3, empty');
  const frame = harness.find('[part=frame]');
  const press = (key: string) => {
    frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return harness.settled();
  };
  await press('1');
  expect(harness.spoken).toBe('Brawler: choose a lit hex.');
  expect(harness.cell('0,0').getAttribute('aria-label')).toBe('c3, empty, possible');
  await harness.click('0,0');
  expect(harness.spoken).toBe('Brawler on c3: turn it, then confirm.');
  await press('r');
  await press('r');
  expect(harness.spoken).toBe('Brawler, turned 2');
  await harness.press('Place on');
  expect(harness.spoken).toContain('c3: Brawler');
});

test('a diagram is a picture with a name; a wrong position is reported in its place', async () => {
  const harness = await open({ mode: 'diagram', position: EXAMPLE, lang: 'fr' });
  expect(harness.all('.diagram .tile')).toHaveLength(14);
  expect(harness.find('.diagram svg').getAttribute('aria-label')).toContain('QG');
  const letter = harness.find('.diagram text');
  expect(getComputedStyle(letter).textAnchor).toBe('middle');
  harness.element.setAttribute('position', '3.0_moloch_hq.c5_clown.d3.7');
  await vi.waitFor(() => expect(harness.text('[part=error]')).toContain('mot 4'));
});

test('a game is kept under its name and gone on with, until a new one is begun', async () => {
  const attributes = { save: 'test', seed: '7', lang: 'en' };
  localStorage.removeItem('skirmish-neuroshima-hex:test');
  const first = await HexHarness.open(attributes);
  await first.click('0,0');
  const prompt = first.text('.prompt');
  // What writes it is a file of its own, which may still be on its way.
  await expect.poll(() => localStorage.getItem('skirmish-neuroshima-hex:test')).not.toBeNull();
  first.element.remove();
  const again = await HexHarness.open(attributes);
  expect(again.text('.prompt')).toBe(prompt);
  await again.press('New game');
  await expect.poll(() => again.all('[part~=start]').length).toBe(1);
  await again.press('Go on with it');
  expect(again.text('.prompt')).toBe(prompt);
  await again.press('New game');
  await expect.poll(() => again.all('[part~=start]').length).toBe(1);
  await again.press('Start');
  await expect.poll(() => again.all('.tiles .slot[data-hex]')).toEqual([]);
  // The copy of the game that is left is saved first.
  await expect.poll(() => localStorage.getItem('skirmish-neuroshima-hex:test')).toBeNull();
});

test('an unknown theme is reported and the game continues', async () => {
  const harness = await HexHarness.open({ lang: 'en' });
  await harness.click('0,0');
  const prompt = harness.text('.prompt');
  harness.element.setAttribute('theme', 'drak');
  await harness.settled();
  await vi.waitFor(() => expect(harness.text('[role=alert]')).toContain('Did you mean “dark”?'));
  harness.element.setAttribute('theme', 'dark');
  await harness.settled();
  expect(harness.text('.prompt')).toBe(prompt);
});

test('in table mode a draw can be typed, and errors in it are reported', async () => {
  const harness = await HexHarness.open({ mode: 'table', armies: 'borgo,moloch', lang: 'fr' });
  await harness.command('annuler');
  expect(harness.spoken).toBe('Il n’y a rien à reprendre.');
  await harness.command('qg c3');
  await harness.command('qg c3');
  expect(harness.text('#command-refusal')).toContain('n’est pas possible ici.');
  await harness.command('qg a1');
  await harness.command('mutant, mutant');
  expect(harness.text('#command-refusal')).toContain('1 tuile à piocher, 2 données.');
  await harness.command('mutant');
  expect(harness.all('.hand-tile').map((tile) => tile.dataset['tileId'])).toEqual(['mutant']);
  await harness.command('plateau');
  expect(harness.spoken).toContain('c3');
});

test('a battle is shared as it was decided', async () => {
  const position = '3.0_moloch_hq.c3_clown.d3_borgo_hq.a1';
  const harness = await HexHarness.open({ mode: 'battle', position, lang: 'en' });
  const select = harness.find<HTMLSelectElement>('.choices select');
  select.value = 'explode';
  select.dispatchEvent(new Event('change'));
  await harness.press('Share');
  await expect.poll(() => harness.all('dialog[open]').length, { timeout: 20_000 }).toBe(1);
  const code = harness.find<HTMLTextAreaElement>('dialog [name=embed]').value;
  expect(code).toContain(' answers="explode"');
});

test('a replay that was given no game says so, and begins when one comes', async () => {
  const harness = await HexHarness.open({ mode: 'replay', lang: 'en' });
  expect(harness.text('.waiting')).toContain('no game to show yet');
  expect(harness.find('.waiting').getAttribute('aria-busy')).toBe('false');
});

test('“?” opens the second view and goes there', async () => {
  const harness = await HexHarness.open({ lang: 'en' });
  await harness.key('.frame', '?');
  expect(harness.element.shadowRoot?.activeElement?.localName).toBe('summary');
  await expect.poll(() => harness.all('[name=command]').length).toBe(1);
});
