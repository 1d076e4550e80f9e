import { copyState, exactOdds } from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { fightOdds } from '../odds/close-combat.ts';
import {
  coverAt,
  minimalBattle,
  MIDDLE,
  RADIUS,
  type MinimalFigure,
} from '../odds/minimal-battle.ts';
import { DIRECT_WEAPONS, shotOdds } from '../odds/shot.ts';
import { attackOf } from '../rules/attack-dice.ts';
import { figureOf } from '../rules/figures.ts';
import { BLADES, QUALITIES } from '../rules/profile.ts';
import { wound } from '../rules/wound.ts';
import { roundChances, woundChances } from './chances.ts';
import { shotAt } from './fire.ts';

/** The bot caches chances, because it needs thousands per game. The cache must equal the rules. */

const shooter: MinimalFigure = { id: 'a1', at: [MIDDLE, MIDDLE], quality: 'veteran' };

describe.each(['shot', 'combat'] as const)('a wound by %s', (by) => {
  test.each([[[6]], [[6, 6]], [[8, 8]], [[6, 6, 6]], [[10, 6]]])(
    'RX-WOUND-02 RX-WOUND-03 RX-CC-13 RX-CC-14 RX-CC-15 cached odds of %j are exact',
    (dice) => {
      for (let resistance = 3; resistance <= 14; resistance++) {
        const start = minimalBattle([
          shooter,
          { id: 'b1', at: [MIDDLE, MIDDLE + 500], resistance },
        ]);
        const { outcomes } = exactOdds(() => {
          const battle = copyState(start);
          return wound(battle, figureOf(battle, 'b1'), { dice, cover: 0, bonus: 1, by });
        });
        const exact = new Map(outcomes);
        const { out, rout, panic } = woundChances(dice, 1 - resistance, by);
        expect(out).toBeCloseTo(exact.get('eliminated') ?? 0, 12);
        expect(rout).toBeCloseTo(exact.get('rout') ?? 0, 12);
        expect(panic).toBeCloseTo(exact.get('panic') ?? 0, 12);
      }
    },
  );
});

test('RX-SHOOT-03 cached chances of a shot equal the exact odds', () => {
  for (const weapon of DIRECT_WEAPONS) {
    const { pointBlank, short, long } = weapon.ranges;
    for (const [i, distance] of [pointBlank, short, long].entries()) {
      const at = [MIDDLE + distance * 10 + 2 * RADIUS, MIDDLE] as const;
      const battle = minimalBattle(
        [
          { ...shooter, weapons: [weapon] },
          { id: 'b1', at, armour: 'vest' },
        ],
        coverAt('wall', at, i),
      );
      const [one, other] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
      const { out, panic } = shotAt(battle, one, weapon, other, distance * 10, i) ?? {};
      const { outcomes } = shotOdds(battle, 'a1', weapon, 'burst', [{ target: 'b1', shots: 1 }]);
      expect(out, `${weapon.id} at ${distance}`).toBeCloseTo(outcomes['eliminated'] ?? 0, 9);
      expect(panic, `${weapon.id} at ${distance}`).toBeCloseTo(outcomes['panicked'] ?? 0, 9);
    }
  }
});

test('RX-CC-03 cached chances of close combat equal the exact odds', () => {
  for (const blade of BLADES) {
    for (const quality of QUALITIES) {
      const battle = minimalBattle([
        { ...shooter, blades: [blade], quality },
        { id: 'b1', at: [MIDDLE + 2 * RADIUS, MIDDLE], blades: ['club'] },
      ]);
      const [one, other] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
      const { win, lose } = roundChances(
        attackOf(battle, one, true, 0),
        attackOf(battle, other, false, 0),
      );
      const { outcomes } = fightOdds(battle, 'a1', 'b1');
      expect(win, `${blade} ${quality}`).toBeCloseTo(outcomes['win'] ?? 0, 9);
      expect(lose, `${blade} ${quality}`).toBeCloseTo(outcomes['lose'] ?? 0, 9);
    }
  }
});
