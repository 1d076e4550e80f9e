/**
 * The engine and the independent resolver of test/oracle fight the same battles: who acts, who is
 * netted, every hit, what Medics take, who leaves in which phase, wounds and HQ points.
 */
import { describe, expect, test } from 'vitest';
import {
  allResults,
  engineFollows,
  oracleFollows,
  reportsAgree,
  type Board,
  type Difference,
} from './oracle-comparison/compare.ts';
import { ARMIES, type BoardWish, type Random, randomBoard, seededRandom } from './oracle/oracle.ts';

type Wish = Omit<BoardWish, 'edition'>;

/** Full boards per edition; `SKIRMISH_BOARDS=20000` for the long variant. */
const BOARDS = Number(process.env['SKIRMISH_BOARDS'] ?? 1_000);
const SOME = Math.ceil(BOARDS / 10);
const TIME = 30 * 60_000;

const RARE = ['medic', 'scoper', 'net-fighter', 'net-master'];

/** Small groups in which rules meet that seldom do on a whole board. */
const GROUPS: readonly (Wish & { about: string })[] = [
  {
    about: 'initiative that changes',
    armies: ['borgo', 'outpost'],
    sure: ['scout', 'net-fighter', 'saboteur', 'mobile-armor'],
    full: 14,
  },
  {
    about: 'an extra action and nets',
    armies: ['moloch', 'hegemony'],
    sure: ['mother-module', 'scout', 'net-fighter', 'net-master', 'boss', 'stormtrooper'],
    full: 13,
  },
  {
    about: 'a captured Quartermaster',
    armies: ['hegemony', 'outpost'],
    sure: ['quartermaster', 'scoper', 'officer', 'mobile-armor', 'heavy-machine-gun', 'ganger'],
    full: 11,
  },
  {
    about: 'captured Medics',
    armies: ['moloch', 'outpost'],
    sure: ['medic', 'scoper', 'hunter-killer', 'brawler'],
    full: 12,
  },
  {
    about: 'a Clown, its Medics, and a Gauss Cannon',
    armies: ['borgo', 'moloch'],
    sure: ['clown', 'medic', 'mother-module', 'brawler', 'gauss-cannon', 'super-mutant'],
    full: 12,
  },
];

describe.each(['1.0', '3.0'] as const)('edition %s', (edition) => {
  /** Compares `count` boards; the first on which the two differ is shown with what each says. */
  function agreeOn(
    count: number,
    wish: (random: Random) => Wish,
    compare: (board: Board, random: Random) => Difference,
  ): void {
    for (let seed = 1; seed <= count; seed++) {
      const random = seededRandom(seed);
      const position = randomBoard(random, { ...wish(random), edition });
      const seats: string[] = [...new Set(position.units.map((unit) => unit.army))];
      if (random(2) === 1) seats.reverse();
      const difference = compare({ position, seats }, random);
      if (!difference) continue;
      const shown = { seed, seats, position };
      expect({ ...shown, says: difference.engine }).toEqual({ ...shown, says: difference.oracle });
    }
  }

  const full = (): Wish => ({ full: true });
  const partly = (random: Random): Wish => ({ full: 3 + random(16) });
  const rare = (random: Random): Wish => ({ full: random(2) ? true : 8 + random(11), sure: RARE });

  test('full boards, nobody answers', () => agreeOn(BOARDS, full, (b) => oracleFollows(b)), TIME);

  test('full boards, any answers', () => agreeOn(SOME, full, oracleFollows), TIME);

  test('full boards, answers of the resolver', () => agreeOn(SOME, full, engineFollows), TIME);

  test('partly filled boards', () => agreeOn(SOME, partly, oracleFollows), TIME);

  test('nets, Medics and Scopers met often', () => agreeOn(SOME, rare, oracleFollows), TIME);

  test(
    'nets, Medics and Scopers met often, answers of the resolver',
    () => agreeOn(SOME, rare, engineFollows),
    TIME,
  );

  test(
    'three and four armies',
    () =>
      agreeOn(
        SOME,
        (random) => {
          const alone = random(5);
          const armies = ARMIES.filter((_, i) => i !== alone);
          return { full: random(2) ? true : 8 + random(11), armies, sure: random(2) ? RARE : [] };
        },
        oracleFollows,
      ),
    TIME,
  );

  test('the public report of a battle', () => agreeOn(SOME, full, reportsAgree), TIME);

  describe.each(GROUPS)('$about', (group) => {
    const close = (): Wish => ({ ...group, close: true });

    test('any answers', () => agreeOn(SOME, close, oracleFollows), TIME);

    test(
      'the same results are possible for every answer',
      () => {
        let compared = 0;
        agreeOn(SOME, close, (board) => {
          const difference = allResults(board, 300);
          if (difference === 'too many') return undefined;
          compared++;
          return difference;
        });
        expect(compared).toBeGreaterThan(SOME * 0.8);
      },
      TIME,
    );
  });
});
