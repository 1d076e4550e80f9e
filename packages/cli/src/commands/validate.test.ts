import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';

const PACKS = new URL('../../../', import.meta.url);

/** What `validate` says of a value written over many lines, as people write packs. */
function validate(value: unknown, ...flags: readonly string[]) {
  return skirmish(['validate', '-', ...flags], JSON.stringify(value, null, 2).split('\n'));
}

const textAt = (path: string) => readFileSync(new URL(path, PACKS), 'utf8');

const MARSH = JSON.parse(textAt('neuroshima-hex/src/packs/fan/marsh.json'));
const RELAY = JSON.parse(textAt('reaction/src/packs/relay.json'));

test.each([
  ['neuroshima-hex/src/packs/fan/marsh.json'],
  ['neuroshima-hex/src/packs/outpost.json'],
  ['reaction/src/packs/halden.json'],
  ['reaction/src/packs/relay.json'],
  ['musg/src/packs/fan/salt-choir.json'],
])('validate knows the pack %s by what it says of itself', async (path) => {
  const { code, out, err } = await validate(JSON.parse(textAt(path)));
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('is a valid pack');
});

test.each([
  [{ ...MARSH, tiles: [{ id: 'mire', kind: 'hero' }] }, '“mire” (/tiles/0'],
  [{ ...MARSH, format: 'neuroshima-army/9' }, '/format'],
  [{ ...MARSH, format: 'neuroshima-amry/1' }, '/format'],
  [{ ...MARSH, format: undefined }, '"format": "neuroshima-army/1"'],
])('an error in an army is reported with its path', async (pack, place) => {
  const { code, err } = await validate(pack);
  expect(code).toBe(1);
  expect(err).toContain(place);
});

test('validate refuses what the page refuses', async () => {
  const posing = await validate({ ...MARSH, id: 'borgo' });
  expect(posing.code).toBe(1);
  expect(posing.err).toMatch(/^line 3 \(\/id\): There is an army “borgo” already/);
  const [scenario] = RELAY.scenarios;
  const [north, south] = scenario.deployment;
  const narrow = { ...south, zone: { ...south.zone, width: 60, height: 60 } };
  const night = { ...scenario, id: 'night', deployment: [north, narrow] };
  const { code, err } = await validate({ ...RELAY, id: 'night', scenarios: [night] });
  expect(code).toBe(1);
  expect(err).toMatch(/^line \d+, “night” \(\/scenarios\/0\/deployment\/1\): There is no room/);
});

const WRONG = { ...MARSH, id: 'The marsh', colour: 'green' };

test('every mistake is reported with its line, in both languages', async () => {
  const english = await validate(WRONG);
  expect(english.err.split('\n')).toEqual([
    'line 3 (/id): "The marsh" has the wrong form: small letters, digits and hyphens, and a letter first: swamp-runner.',
    'line 8 (/colour): "green" has the wrong form: a # and six digits from 0 to f: #3a7d44.',
    '2 problems',
  ]);
  const french = await validate(WRONG, '--lang', 'fr');
  expect(french.err).toContain('ligne 3 (/id)\u00a0: "The marsh" n’a pas la bonne forme');
  expect(french.err).toContain('2 problèmes');
  for (const { err } of [english, french]) expect(err).not.toMatch(/[\^$]|a-z|\[/);
  expect((await validate(MARSH, '--lang', 'fr')).out).toMatch(
    /^«\u00a0.*\u00a0» est un pack valide/,
  );
  expect((await validate(MARSH, '--lang', 'de')).code).toBe(2);
});

test('an entry without a name is counted as people count', async () => {
  const { err } = await validate({ ...MARSH, tiles: [...MARSH.tiles.slice(0, 2), 7] });
  expect(err).toMatch(/^line \d+, “3” \(\/tiles\/2\): Found a number/);
});

test('a suspicious but legal pack is valid and gives warnings', async () => {
  const tiles = MARSH.tiles.filter(
    ({ effects = [] }: { effects?: readonly { kind: string }[] }) =>
      !effects.some(({ kind }) => kind === 'battle'),
  );
  const many = tiles.map((tile: object, i: number) => (i === 0 ? { ...tile, count: 40 } : tile));
  const { code, out, err } = await validate({ ...MARSH, tiles: many });
  expect(code).toBe(0);
  expect(out).toContain('is a valid pack');
  expect(err).toMatch(
    /\(\/tiles\): Surely not meant\? This army has \d+ tiles with its HQ; armies have 35/,
  );
  expect(err).toMatch(/\(\/tiles\): Surely not meant\? No tile of this army starts a battle/);
});

test('programs get problems and warnings with line and name', async () => {
  const wrong = JSON.parse((await validate(WRONG, '--json')).out);
  expect(wrong).toMatchObject({
    valid: false,
    problems: [
      { path: '/id', line: 3 },
      { path: '/colour', line: 8 },
    ],
    warnings: [],
  });
  const orchard = JSON.parse(textAt('neuroshima-hex/src/packs/fan/orchard.json'));
  expect(JSON.parse((await validate(orchard, '--json')).out)).toMatchObject({
    valid: true,
    problems: [],
    warnings: [{ path: '/companion', code: 'needs-companion' }],
  });
  const cut = JSON.parse((await skirmish(['validate', '-', '--json'], ['{', '"a": '])).out);
  expect(cut.problems).toMatchObject([{ path: 'line 2', code: 'json-cut-off' }]);
});

test('packs of a system from anywhere are checked too', async () => {
  const system = fileURLToPath(new URL('reaction/src/index.ts', PACKS));
  const { code, err } = await validate(MARSH, '--system', system);
  expect([code, err]).toEqual([2, expect.stringContaining('is no game system')]);
});
