import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const FANS = join(import.meta.dirname, '../../../neuroshima-hex/src/packs/fan');
const folder = temporaryFolder();
const marsh = join(FANS, 'marsh.json');
const saved = join(folder, 'game.txt');
const short = ['--bots', 'random,random', '--seed', '4'];

test('an army from a file plays, and its record brings it along', { timeout: 60_000 }, async () => {
  const args = ['play', 'neuroshima-hex', '--pack', marsh, '--armies', 'marsh,borgo', ...short];
  const played = await skirmish([...args, '--save', saved, '--json']);
  expect(played.code, played.err).toBe(0);
  const again = await skirmish(['replay', saved, '--json']);
  expect(JSON.parse(again.out).hash).toBe(JSON.parse(played.out).hash);
});

test('a pack that has changed is reported and not replayed', { timeout: 60_000 }, async () => {
  const changed = join(folder, 'marsh.json');
  const pack = JSON.parse(readFileSync(marsh, 'utf8'));
  writeFileSync(changed, JSON.stringify({ ...pack, name: { en: 'Bog', fr: 'Tourbe' } }));
  const reported = await skirmish(['replay', saved, '--pack', changed, '--json']);
  expect(reported.code).toBe(1);
  expect(JSON.parse(reported.out).error[0]).toMatchObject({ code: 'record-pack-changed' });
});

test('an army without its code, and a file that is no pack, are reported', async () => {
  const orchard = ['--pack', join(FANS, 'orchard.json'), '--armies', 'orchard,borgo', ...short];
  const half = await skirmish(['play', 'neuroshima-hex', ...orchard, '--json']);
  expect(JSON.parse(half.out).error[0]).toMatchObject({ code: 'companion-missing' });
  const none = await skirmish(['play', 'neuroshima-hex', '--pack', saved, '--json']);
  expect(none.code).toBe(1);
  const gone = await skirmish(['sim', 'neuroshima-hex', '--pack', 'nowhere.json']);
  expect(gone).toMatchObject({ code: 2 });
});

const ORCHARD = [
  ...['--pack', join(FANS, 'orchard.json'), '--companion', join(FANS, 'orchard.ts')],
  '--json',
];

/** Two third-party armies, one of which needs code. */
const GROVE = {
  edition: '3.0',
  units: [
    { army: 'orchard', tile: 'briar', hex: [0, 0], rotation: 0 },
    { army: 'borgo', tile: 'mutant', hex: [0, -1], rotation: 3 },
  ],
  hq: { orchard: 20, borgo: 20 },
};

test.each([
  { command: 'battle', asked: JSON.stringify(GROVE) },
  { command: 'net', asked: JSON.stringify(GROVE) },
  { command: 'odds', asked: '{"army":"orchard","tile":"thorn","draws":3}' },
])('$command knows an army of a pack and its code, and no other', async ({ command, asked }) => {
  const known = await skirmish([command, 'neuroshima-hex', asked, ...ORCHARD]);
  expect(known.code, known.out + known.err).toBe(0);
  const strange = await skirmish([command, 'neuroshima-hex', asked, '--json']);
  expect(strange.code).toBe(1);
  expect(JSON.parse(strange.out).error[0].message).toContain('orchard');
  const half = await skirmish([command, 'neuroshima-hex', asked, ...ORCHARD.slice(0, 2), '--json']);
  expect(JSON.parse(half.out).error[0]).toMatchObject({ code: 'companion-missing' });
});

test('play, sim and replay take an army with its code too', { timeout: 60_000 }, async () => {
  const [record, game] = [join(folder, 'orchard.txt'), ['--armies', 'orchard,borgo', ...ORCHARD]];
  const names = ['--bots', 'quick,random', '--seed'];
  const asked = ['sim', 'neuroshima-hex', ...game, ...names, '4', '--games', '2'];
  const [line = ''] = (await skirmish([...asked, '--each', '--threads', '1'])).out.split('\n');
  const { seed, sides, hash } = JSON.parse(line);
  expect(sides).toEqual(['orchard', 'borgo']);
  const play = ['play', 'neuroshima-hex', ...game, ...names, seed, '--save', record];
  expect(JSON.parse((await skirmish(play)).out).hash).toBe(hash);
  expect(JSON.parse((await skirmish(['replay', record, ...ORCHARD])).out).hash).toBe(hash);
  const half = await skirmish(['replay', record, ...ORCHARD.slice(0, 2), '--json']);
  expect(JSON.parse(half.out).error[0]).toMatchObject({ code: 'companion-missing' });
});

test('rules reads the packs it is given, as every command does', async () => {
  const read = await skirmish(['rules', 'neuroshima-hex', ...ORCHARD]);
  expect(JSON.parse(read.out).length).toBeGreaterThan(50);
  const half = await skirmish(['rules', 'neuroshima-hex', ...ORCHARD.slice(0, 2), '--json']);
  expect(JSON.parse(half.out).error[0]).toMatchObject({ code: 'companion-missing' });
});

test(
  'a band of a pack plays with the world of its module, and replays',
  { timeout: 60_000 },
  async () => {
    const fan = join(import.meta.dirname, '../../../musg/src/packs/fan');
    const [pack, companion] = [join(fan, 'salt-choir.json'), join(fan, 'rising-tide.ts')];
    const record = join(folder, 'salt.txt');
    const shelf = ['--pack', pack, '--companion', companion, '--json'];
    const game = [
      '--bands',
      'low-tide,red-fang',
      '--scenario',
      'salt-pans',
      '--world',
      'rising-tide',
    ];
    const played = await skirmish(['play', 'musg', ...shelf, ...game, ...short, '--save', record]);
    expect(played.code, played.err).toBe(0);
    const again = await skirmish(['replay', record, ...shelf]);
    expect(JSON.parse(again.out).hash).toBe(JSON.parse(played.out).hash);
    const half = await skirmish(['replay', record, '--json']);
    expect(JSON.parse(half.out).error[0].message).toContain('rising-tide');
  },
);
