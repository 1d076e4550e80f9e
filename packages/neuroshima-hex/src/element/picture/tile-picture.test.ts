import { expect, test } from 'vitest';
import { renderSvg, type SvgNode } from '@skirmish-kit/ui/picture';
import { armyStyles } from '../../packs/base-army-styles.ts';
import { tilePicture } from './tile-picture.ts';

const armies = armyStyles();
const tiles = armies.flatMap((army) => army.tiles);

function all(drawn: SvgNode): readonly SvgNode[] {
  return typeof drawn.inside === 'string' ? [drawn] : [drawn, ...drawn.inside.flatMap(all)];
}

const hasClass = (drawn: SvgNode, name: string) =>
  String(drawn.attributes['class'] ?? '')
    .split(' ')
    .includes(name);

test('the box has 140 tiles, 35 for each army', () => {
  const counts = armies.map((army) => army.tiles.reduce((sum, tile) => sum + tile.count, 0));
  expect(counts).toEqual([35, 35, 35, 35]);
});

test.each(tiles.map((tile) => [`${tile.army.id} ${tile.id}`, tile] as const))(
  '%s shows what is printed on it',
  (_, tile) => {
    const drawn = all(tilePicture(tile));
    const marks = (name: string) => drawn.filter((part) => hasClass(part, name));
    const wedges = marks('melee').map((part) => String(part.attributes['d']).split('M').length - 1);
    expect(wedges).toEqual(tile.edges.flatMap(({ melee = 0 }) => (melee > 0 ? [melee] : [])));
    const shots = tile.edges.reduce((sum, { ranged = 0 }) => sum + ranged, 0);
    expect(marks('ranged')).toHaveLength(shots);
    for (const [name, on] of [
      ['gauss', 'gauss'],
      ['armour', 'armour'],
      ['net', 'net'],
      ['link', 'link'],
    ] as const) {
      expect(marks(name)).toHaveLength(tile.edges.filter((edge) => edge[on]).length);
    }
    expect(marks('shield')).toHaveLength(tile.toughness > 0 ? 1 : 0);
    expect(marks('mobile')).toHaveLength(tile.mobile ? 1 : 0);
    const written = drawn.filter((part) => part.tag === 'text').map((part) => part.inside);
    expect(written).toContain(tile.army.letter);
    if (tile.toughness > 0) expect(written).toContain(String(tile.toughness));
    if (tile.kind === 'hq') expect(written).toContain('20');
    else if (tile.initiative.length > 0) expect(written).toContain(tile.initiative.join('·'));
    if (tile.effects.length > 0) expect(marks('glyph').length).toBeGreaterThan(0);
    expect(renderSvg(tilePicture(tile))).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('everything on a tile that has an effect or acts can be told from its neighbours', () => {
  for (const army of armies) {
    const looks = new Map<string, string>();
    for (const tile of army.tiles) {
      const drawing = renderSvg(tilePicture(tile));
      const twin = looks.get(drawing);
      if (twin !== undefined) throw new Error(`${army.id}: ${tile.id} looks like ${twin}.`);
      looks.set(drawing, tile.id);
    }
  }
});

test('text stays upright and only edges turn', () => {
  for (const tile of tiles) {
    const turned = all(tilePicture(tile, { rotation: 2 })).filter((part) =>
      hasClass(part, 'edges'),
    );
    for (const edges of turned) {
      expect(edges.attributes['transform']).toBe('rotate(120)');
      expect(all(edges).some((part) => part.tag === 'text')).toBe(false);
    }
  }
});

test('wounds lower the shield and are written, points stand on the HQ, a net covers', () => {
  const [moloch] = armies;
  const tile = moloch?.tile('blocker');
  const hq = moloch?.tile('hq');
  if (!tile || !hq) throw new Error('The box is not complete.');
  const drawn = all(tilePicture(tile, { wounds: 1, netted: true }));
  expect(drawn.filter((part) => hasClass(part, 'hurt'))).toHaveLength(1);
  expect(drawn.some((part) => part.inside === String(tile.toughness - 1))).toBe(true);
  expect(drawn.some((part) => part.inside === '−1')).toBe(true);
  expect(drawn.some((part) => hasClass(part, 'rope'))).toBe(true);
  expect(all(tilePicture(hq, { points: 7 })).some((part) => part.inside === '7')).toBe(true);
});

test('armies differ by letter and pattern, not by colour alone', () => {
  expect(new Set(armies.map(({ letter }) => letter)).size).toBe(4);
  expect(new Set(armies.map(({ pattern }) => pattern)).size).toBe(4);
});

test('a changed value is on the disc, with a ring and a sign', () => {
  const tile = tiles.find(({ kind, initiative }) => kind === 'soldier' && initiative.length === 1);
  const [printed = 0] = tile?.initiative ?? [];
  if (!tile) throw new Error('The box is not complete.');
  const signs = (now: readonly number[]) =>
    all(tilePicture(tile, { initiative: now })).filter((part) => hasClass(part, 'change'));
  const written = all(tilePicture(tile, { initiative: [printed + 1] })).map((part) => part.inside);
  expect(written).toContain(String(printed + 1));
  expect(signs([printed + 1])).not.toEqual(signs([printed - 1]));
  expect(all(tilePicture(tile)).some((part) => hasClass(part, 'changed'))).toBe(false);
});
