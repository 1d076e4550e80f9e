import { describe, expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';

/** Here, so that the sources are tested without a bundle. */
const HERE = ['--threads', '1'];

async function linesOf(args: readonly string[]) {
  const { code, out } = await skirmish([...args, ...HERE, '--list-games', '--json']);
  expect(code).toBe(0);
  return out.split('\n').map((line) => JSON.parse(line));
}

const SERIES = [
  {
    system: 'reaction',
    bots: 'bot,random',
    setup: JSON.stringify({ scenario: 'relay', settings: { turns: 1 } }),
    sides: ['halden-patrol', 'cinder-crew'],
  },
  { system: 'neuroshima-hex', bots: 'quick,random', setup: '1.0', sides: ['borgo', 'moloch'] },
];

describe.each(SERIES)('a series of $system', ({ system, bots, setup, sides }) => {
  const asked = ['sim', system, '--bots', bots, '--setup', setup];

  test(
    'play repeats every game of a series from its seed and bots',
    { timeout: 60_000 },
    async () => {
      const games = await linesOf([...asked, '--games', '4', '--seed', '3']);
      expect(games.map(({ seed }) => seed)).toEqual(['3/0', '3/0', '3/1', '3/1']);
      for (const game of games) {
        expect(Object.keys(game)).toEqual(['seed', 'bots', 'sides', 'outcome', 'choices', 'hash']);
        expect(game.sides).toEqual(sides);
        const args = ['--seed', game.seed, '--bots', game.bots.join(','), '--setup', setup];
        const played = JSON.parse((await skirmish(['play', system, ...args, '--json'])).out);
        expect(played.hash).toBe(game.hash);
        expect(played.outcome).toEqual(game.outcome);
      }
      const [one, two] = bots.split(',');
      expect(games.slice(0, 2).map((game) => game.bots)).toEqual([
        [one, two],
        [two, one],
      ]);
    },
  );
});

test('a deal is played from every seat with the same dice', async () => {
  const rollsOf = async (bots: string) => {
    const args = ['play', 'neuroshima-hex', '--seed', '3/0', '--bots', bots, '--json'];
    const { record } = JSON.parse((await skirmish(args)).out);
    return String(record).match(/=\S+/g) ?? [];
  };
  const [one = [], two = []] = [await rollsOf('quick,random'), await rollsOf('random,quick')];
  // One tile, two tiles, then three of the first army: what is drawn before anybody can discard.
  expect(one.slice(0, 3)).toEqual(two.slice(0, 3));
  expect(one).not.toEqual(two);
});

test('a stronger side is shown as such for all bots', async () => {
  const setup = JSON.stringify({ scenario: 'relay', settings: { turns: 2 } });
  const args = ['sim', 'reaction', '--bots', 'random,random', '--setup', setup, '--games', '6'];
  const { sides, players, games, draws } = JSON.parse(
    (await skirmish([...args, ...HERE, '--json'])).out,
  );
  const reported = await linesOf(args);
  for (const [seat, side] of sides.entries()) {
    const wins = reported.filter(({ outcome }) => outcome.winners.includes(seat)).length;
    expect(side).toMatchObject({ side: reported[0].sides[seat], wins, draws });
    expect(side.losses).toBe(games - draws - wins);
    expect(side.low).toBeLessThanOrEqual(side.rate);
    expect(side.high).toBeGreaterThanOrEqual(side.rate);
  }
  expect(players).toHaveLength(2);

  const { out } = await skirmish([...args, ...HERE]);
  const rows = out.split('\n');
  expect(rows[0]).toBe('by bot');
  expect(rows[3]).toBe('by side');
  const row = rows.find((line) => line.includes(sides[0].name));
  expect(row).toContain(`won ${sides[0].wins}, lost ${sides[0].losses}`);
  expect(row).toMatch(/\d+\.\d % \(95 %: /);
});

test('the game of a seed on the command line is the game of that seed anywhere', async () => {
  const args = ['play', 'reaction', '--seed', '7', '--bots', 'random,random', '--json'];
  const { record } = JSON.parse((await skirmish(args)).out);
  // A number, as in records and in the attribute of an element; not the text "7".
  expect(record).toContain('\nseed: 7\n');
});

test('a series of the sources is played without threads that nobody has built', async () => {
  const setup = JSON.stringify({ scenario: 'relay', settings: { turns: 1 } });
  const args = ['sim', 'reaction', '--bots', 'random,random', '--setup', setup, '--games', '4'];
  const many = await skirmish([...args, '--threads', '2', '--json']);
  expect(many.code, many.err).toBe(0);
  expect(many.out).toBe((await skirmish([...args, ...HERE, '--json'])).out);
  const each = await skirmish([...args, '--threads', '2', '--each', '--json']);
  expect(each.out.split('\n').map((line) => JSON.parse(line).seed)).toHaveLength(4);
});
