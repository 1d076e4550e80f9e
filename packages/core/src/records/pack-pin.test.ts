import { describe, expect, test } from 'vitest';
import { pig, type PigSetup, type PigState } from '../example/pig.ts';
import { Game } from '../game.ts';
import { openReplay } from '../runners/open-replay.ts';
import { isProblems, type Problem } from '../problem.ts';
import type { GameSystem } from '../system.ts';
import { loadRecord } from './load-record.ts';
import { pinPack, type PackPin } from './pack-pin.ts';
import { parseRecord } from './parse-record.ts';

const HOUSE = { id: 'tavern', rule: 'a 1 loses everything' };
const pin = pinPack('tavern', HOUSE, 'https://example.org/tavern.json');

/** Pig as it is played with these packs. */
function pigWith(...pins: readonly PackPin[]): GameSystem<PigState, PigSetup> {
  return { ...pig, pins: () => pins };
}

function codes(result: unknown): readonly string[] {
  const problems: readonly Problem[] = Array.isArray(result) ? result : [];
  return problems.map(({ path, code }) => `${path} ${code}`);
}

const played = new Game(pigWith(pin), pig.defaults, { seed: 7 });
played.answer('hold');
const record = played.record();

test('a record names its packs, where they came from, and takes small ones along', () => {
  const read = parseRecord(record);
  expect(isProblems(read) ? read : read.packs).toEqual([pin]);
  expect(pin).toMatchObject({ content: HOUSE, address: 'https://example.org/tavern.json' });
  expect(loadRecord(pigWith(pin), record)).toBeInstanceOf(Game);
});

test('a changed or missing pack is reported before anything is replayed', () => {
  const changed = pinPack('tavern', { ...HOUSE, rule: 'a 1 loses nothing' });
  expect(codes(loadRecord(pigWith(changed), record))).toEqual(['line 5 record-pack-changed']);
  expect(codes(openReplay(pigWith(changed), record))).toEqual(['line 5 record-pack-changed']);
  expect(codes(loadRecord(pig, record))).toEqual(['line 5 record-pack-missing']);
});

test('a record from before packs were named is read as ever', () => {
  const old = new Game(pig, pig.defaults, { seed: 7 }).record();
  expect(old).not.toContain('packs');
  expect(loadRecord(pigWith(pin), old)).toBeInstanceOf(Game);
});

test('a large pack is only named, and so is one that needs code', () => {
  const large = { id: 'large', text: 'x'.repeat(20_000) };
  expect(pinPack('large', large)).toEqual({ id: 'large', hash: pinPack('large', large).hash });
  expect(pinPack('coded', HOUSE, undefined, false)).not.toHaveProperty('content');
});

test('the most that is taken along is twelve thousand characters', () => {
  const text = (length: number) => 'x'.repeat(length - 2);
  expect(pinPack('full', text(12_000))).toHaveProperty('content');
  expect(pinPack('over', text(12_001))).not.toHaveProperty('content');
});

test('a missing pack is reported with its name and origin', () => {
  const params = (packs: PackPin) => {
    const game = new Game(pigWith(packs), pig.defaults, { seed: 7 });
    const problems = loadRecord(pig, game.record());
    return isProblems(problems) ? problems[0]?.params : undefined;
  };
  expect(params(pin)).toEqual({ id: 'tavern', from: 'https://example.org/tavern.json' });
  expect(params(pinPack('tavern', HOUSE))).toEqual({ id: 'tavern', from: '–' });
});

describe('a line of packs is read within limits', () => {
  const { hash } = pin;
  const readLine = (pins: readonly object[]) =>
    codes(parseRecord(record.replace(/^packs: .*$/m, `packs: ${JSON.stringify(pins)}`)));
  const wrong = ['line 5 record-wrong-packs'];

  test('names of up to eighty characters, addresses of up to two thousand', () => {
    expect(readLine([{ id: 'x'.repeat(80), hash, address: 'x'.repeat(2_000) }])).toEqual([]);
    expect(readLine([{ id: 'x'.repeat(81), hash }])).toEqual(wrong);
    // No text of a record is longer than two thousand characters, whatever it stands for.
    expect(readLine([{ id: 'x', hash, address: 'x'.repeat(2_001) }])).toHaveLength(1);
  });

  test('sixteen packs, not one more', () => {
    const pins = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `p${i}`, hash }));
    expect(readLine(pins(16))).toEqual([]);
    expect(readLine(pins(17))).toEqual(wrong);
  });

  test('names, hashes and addresses are texts', () => {
    expect(readLine([{ id: 7, hash }])).toEqual(wrong);
    expect(readLine([{ id: [], hash }])).toEqual(wrong);
    expect(readLine([{ id: 'x', hash: [hash] }])).toEqual(wrong);
    expect(readLine([{ id: 'x', hash, address: 7 }])).toEqual(wrong);
    expect(readLine([{ id: 'x', hash, address: [] }])).toEqual(wrong);
  });
});

test.each([
  ['packs: {}', 'record-wrong-packs'],
  ['packs: [{"id":"tavern"}]', 'record-wrong-packs'],
  ['packs: [{"id":"tavern","hash":"xyz"}]', 'record-wrong-packs'],
  [record.split('\n')[4]?.replace('everything', 'nothing') ?? '', 'record-pack-forged'],
  ['packs: [', 'json-cut-off'],
])('%s: refused at its line', (line, code) => {
  const text = record.replace(/^packs: .*$/m, line);
  expect(codes(parseRecord(text))[0]).toMatch(new RegExp(`^line 5.* ${code}`));
});
