import { readFileSync } from 'node:fs';
import { isProblems, packHash, type LoadedPack } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { Library } from '../rules/table.ts';
import { systemOf } from '../system.ts';
import { makeLibrary } from './built-in.ts';
import { orchard } from './fan/orchard.ts';
import { packLoader } from './pack-loader.ts';

const textOf = (id: string) => readFileSync(new URL(`./fan/${id}.json`, import.meta.url), 'utf8');

let made: Library | undefined;
const room = (library = makeLibrary()) =>
  packLoader(library, (more) => {
    made = more;
    return systemOf(more);
  });

function read(text: string): LoadedPack {
  const pack = room().read(text);
  if (isProblems(pack)) throw new Error(pack[0]?.message);
  return pack;
}

const marsh = read(textOf('marsh'));
const grove = read(textOf('orchard'));

/** What keeps these out, as `path code`, or the armies that can be played. */
function reported(packs: readonly LoadedPack[], modules?: readonly unknown[], library?: Library) {
  const system = room(library).with(packs, modules);
  if (isProblems(system)) return system.map(({ path, code }) => `${path} ${code}`);
  return made?.armies.map(({ id }) => id);
}

const BOX = ['moloch', 'outpost', 'borgo', 'hegemony'];

test('an army that names a schema is read, also by its address of before', () => {
  const content = JSON.parse(textOf('marsh'));
  for (const $schema of [
    'urn:skirmish-kit:neuroshima-army:1',
    'https://skirmish-kit.example/schemas/neuroshima-army.schema.json',
    './neuroshima-army.schema.json',
  ])
    expect(read(JSON.stringify({ $schema, ...content })).id).toBe('marsh');
});

test('an army is read with its name and its fingerprint, or refused', () => {
  const content = JSON.parse(textOf('marsh'));
  expect(marsh).toMatchObject({ id: 'marsh', title: content.name, hash: packHash(content) });
  const nothing = room().read('{}');
  expect(isProblems(nothing) && nothing.map(({ params }) => params['name'])).toEqual([
    ...['format', 'id', 'name', 'hq', 'tiles'],
  ]);
  expect(marsh.warnings).toEqual([]);
  expect(grove.warnings).toMatchObject([{ code: 'needs-companion' }]);
});

test('all mistakes of an army are reported at once', () => {
  const wrong = { ...JSON.parse(textOf('marsh')), id: 'The marsh', colour: 'green', name: {} };
  const found = room().read(JSON.stringify(wrong));
  expect(isProblems(found) && found.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    '/colour wrong-form',
    '/id wrong-form',
    '/name missing-type',
    '/name missing-type',
  ]);
});

test('armies come beside those of the box, and may be played', () => {
  expect(reported([])).toEqual(BOX);
  expect(reported([marsh])).toEqual([...BOX, 'marsh']);
  const system = room().with([marsh]);
  if (isProblems(system)) throw new Error(system[0]?.message);
  expect(isProblems(system.readSetup({ armies: ['marsh', 'borgo'] }))).toBe(false);
  expect(isProblems(system.readSetup({ armies: ['orchard', 'borgo'] }))).toBe(true);
});

test('an army that needs its code is not played without it', () => {
  expect(reported([grove])).toEqual(['/companion companion-missing']);
  expect(reported([marsh, grove], [{ companion: orchard }])).toEqual([...BOX, 'marsh', 'orchard']);
  expect(made?.companion('orchard')).toBe(orchard);
  expect(made?.companion('marsh')).toBeUndefined();
});

test('code that belongs to no army, comes twice or is none is refused', () => {
  expect(reported([], [{ companion: orchard }])).toEqual([' companion-alone']);
  expect(reported([grove], [{ companion: orchard }, { default: orchard }])).toEqual([
    ' companion-twice',
  ]);
  expect(reported([marsh], [{}])).toEqual([' companion-wrong']);
  expect(reported([marsh], [null])).toEqual([' companion-wrong']);
});

test('an army poses neither as one of the box nor as another', () => {
  const content = { ...JSON.parse(textOf('marsh')), id: 'borgo' };
  expect(reported([{ ...marsh, id: 'borgo', content }])).toEqual(['/id id-taken']);
  expect(room().read(JSON.stringify(content))).toMatchObject([{ path: '/id', code: 'id-taken' }]);
  expect(reported([marsh, marsh])).toEqual(['/id id-taken']);
});

test('a pack that claims to be read is read again', () => {
  expect(reported([{ ...marsh, content: {} }])?.[0]).toMatch(/^\/ /);
});

test('fan armies that were there stay, with their code', () => {
  reported([grove], [{ companion: orchard }]);
  expect(reported([marsh], [], made)).toEqual([...BOX, 'orchard', 'marsh']);
  expect(made?.companion('orchard')).toBe(orchard);
  expect(reported([grove], [{ companion: orchard }], made)).toEqual(['/id id-taken']);
});

test('the loader recognises its packs by a field and has a schema for them', async () => {
  const [sort] = room().sorts;
  expect(sort?.mark).toEqual({ field: 'format', value: 'neuroshima-army/1' });
  expect(await sort?.schema()).toMatchObject({ type: 'object' });
});

test('a built-in army is a pack: read unchanged, refused when changed', () => {
  for (const id of BOX) {
    const text = readFileSync(new URL(`./${id}.json`, import.meta.url), 'utf8');
    expect(room().read(text)).toMatchObject({ id });
    const changed = { ...JSON.parse(text), colour: '#123456' };
    expect(room().read(JSON.stringify(changed))).toMatchObject([{ path: '/id', code: 'id-taken' }]);
  }
});
