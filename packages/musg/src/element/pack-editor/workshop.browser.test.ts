import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import { readMusgPackFully } from '../../packs/read-strict.ts';
import '../define.ts';
import { MusgHarness } from '../testing/musg-harness.ts';

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

async function builder(lang = 'en'): Promise<MusgHarness> {
  const harness = await MusgHarness.open({ mode: 'builder', lang });
  await vi.waitFor(() => expect(harness.all('.workshop')).toHaveLength(1), 5_000);
  return harness.settled();
}

async function type(harness: MusgHarness, name: string, value: string): Promise<void> {
  const field = harness.find<HTMLInputElement>(`.workshop [name="${name}"]`);
  field.value = value;
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input'));
  await harness.settled();
}

const status = (harness: MusgHarness) => harness.text('.workshop .problems');
const addButton = (harness: MusgHarness) =>
  harness.find<HTMLButtonElement>('.workshop [data-do=add]');

function packIn(harness: MusgHarness) {
  const { value } = harness.find<HTMLTextAreaElement>('.workshop [name=pack-text]');
  return JSON.parse(value);
}

/** Makes a thing of one sort with a name. */
async function make(harness: MusgHarness, sort: string, name: string): Promise<void> {
  await type(harness, 'sort', sort);
  await type(harness, 'name/en', name);
  addButton(harness).click();
  await harness.settled();
}

test('MU-RW-05 a weapon that somebody makes can be carried at once, and is in the pack', async () => {
  const harness = await builder();
  expect(harness.text('.builder [role=status]')).toBe('This list is legal.');
  expect(status(harness)).toContain('Give it a name');
  expect(addButton(harness).disabled).toBe(true);
  await make(harness, 'melee', 'Eel whip');
  expect(harness.text('.workshop .note')).toBe('Eel whip can be used now.');
  const shop = harness.find<HTMLSelectElement>('[data-member="1"] select[name=extra]');
  shop.value = 'weapon:eel-whip';
  shop.dispatchEvent(new Event('change'));
  await harness.settled();
  expect(harness.text('[data-member="1"]')).toContain('Eel whip');
  const pack = packIn(harness);
  expect(pack.melee).toMatchObject([{ id: 'eel-whip', dice: 2, cost: 10 }]);
  expect(JSON.stringify(pack.bands)).toContain('eel-whip');
  expect(readMusgPackFully(JSON.stringify(pack))).toEqual(pack);
});

test('an error is reported while it is typed, with its field and a fix', async () => {
  const harness = await builder();
  await type(harness, 'name/en', 'Sword');
  expect(status(harness)).toContain('Name: “sword” is already the id');
  await type(harness, 'name/en', 'Odd sword');
  expect(status(harness)).toBe('This can be added.');
  await type(harness, 'dice', '99');
  expect(status(harness)).toMatch(/Dice: .*8/);
  expect(harness.find('.workshop [name=dice]').getAttribute('aria-invalid')).toBe('true');
  await type(harness, 'sort', 'ranged');
  await type(harness, 'name/en', 'Odd bow');
  await type(harness, 'ranges/1', '4');
  expect(status(harness)).toContain('Ranges grow from short to long: 8, 4, 24');
});

test('a race that somebody makes leads bands of its own, in French too', async () => {
  const harness = await builder('fr');
  await type(harness, 'sort', 'races');
  await type(harness, 'name/fr', 'Échassier');
  await type(harness, 'ranks/minion/cost', '9');
  addButton(harness).click();
  await harness.settled();
  const races = harness.find<HTMLSelectElement>('.builder select[name=faction]');
  expect(plain(races)).toContain('Échassier');
  races.value = 'echassier';
  races.dispatchEvent(new Event('change'));
  await harness.settled();
  for (const unit of ['rank:chief', 'rank:minion']) harness.find(`[data-unit="${unit}"]`).click();
  await harness.settled();
  expect(harness.text('.builder [role=status]')).toBe('Cette liste est valable.');
  expect(packIn(harness)).toMatchObject({
    races: [{ id: 'echassier', ranks: { minion: { cost: 9 } } }],
    bands: [{ race: 'echassier' }],
  });
});

test('custom things can be changed, removed and survive a reload', async () => {
  const harness = await builder();
  await make(harness, 'melee', 'Eel whip');
  harness.find('[aria-label="Change Eel whip"]').click();
  await harness.settled();
  await type(harness, 'cost', '3');
  expect(addButton(harness).textContent.trim()).toBe('Replace');
  addButton(harness).click();
  await harness.settled();
  expect(packIn(harness).melee).toMatchObject([{ cost: 3 }]);
  unmountAll();
  const again = await builder();
  expect(again.text('.workshop')).toContain('Eel whip');
  again.find('[aria-label="Remove Eel whip"]').click();
  await again.settled();
  expect(packIn(again).melee).toBeUndefined();
  expect(again.text('.builder [role=status]')).toBe('This list is legal.');
});

test('a file that is no pack is reported and changes nothing', async () => {
  const harness = await builder();
  await make(harness, 'melee', 'Eel whip');
  const input = harness.find<HTMLInputElement>('.workshop input[type=file]');
  const open = async (text: string) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'pack.json'));
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
  };
  const pack = packIn(harness);
  await open(JSON.stringify({ ...pack, melee: [{ ...pack.melee[0], dice: 99 }] }));
  await vi.waitFor(() => expect(harness.text('.pack [role=alert]')).toContain('/melee/0/dice'));
  expect(harness.text('.workshop')).toContain('Eel whip');
  await open(JSON.stringify({ ...pack, melee: [{ ...pack.melee[0], id: 'rake' }] }));
  await vi.waitFor(() => expect(harness.all('[data-made=rake]')).toHaveLength(1));
});

test('every field has a name, and the form is filled by keyboard alone', async () => {
  const harness = await builder();
  for (const field of harness.all<HTMLInputElement>('.workshop :is(input, select)'))
    expect(plain(field.closest('label') ?? field), field.name).not.toBe('');
  await type(harness, 'name/en', 'Rake');
  harness.find<HTMLFormElement>('.workshop form').requestSubmit();
  await harness.settled();
  expect(harness.all('[data-made=rake]')).toHaveLength(1);
});

test('a legal band is played with what was made for it: the start panel has it picked', async () => {
  const harness = await builder();
  await make(harness, 'melee', 'Eel whip');
  const shop = harness.find<HTMLSelectElement>('[data-member="1"] select[name=extra]');
  shop.value = 'weapon:eel-whip';
  shop.dispatchEvent(new Event('change'));
  await harness.settled();
  harness.find('[data-do=play]').click();
  await vi.waitFor(() => expect(harness.all('.option-card.mine')).toHaveLength(1), 5_000);
  expect(harness.text('.option-card.mine')).toContain('My band');
  await harness.press('Start');
  await vi.waitFor(() => expect(harness.all('.board svg')).toHaveLength(1), 5_000);
  expect(harness.text('.frame')).toContain('My band');
});
