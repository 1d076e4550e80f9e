import { expect, test } from 'vitest';
import { sheetWeapon } from '../packs/sheet.ts';
import type { Battle } from '../rules/state.ts';
import { actionOdds, opportunityOdds } from './action.ts';
import { madeUpBattle, MIDDLE } from './made-up.ts';
import { chanceOf, shotFractions, toNumber } from './testing/fractions.ts';

function scene(): Battle {
  const weapons = ['assault-rifle', 'flamethrower'].flatMap((id) => sheetWeapon(id) ?? []);
  const battle = madeUpBattle([
    {
      id: 'a1',
      at: [MIDDLE, MIDDLE],
      weapons,
      gear: 'standard',
      technician: true,
      medkit: 'standard',
    },
    { id: 'a2', at: [MIDDLE - 24, MIDDLE], fate: 'eliminated', outSince: 1 },
    { id: 'b1', at: [MIDDLE + 124, MIDDLE] },
  ]);
  const spot = {
    id: 'p1',
    name: { en: 'Desk', fr: 'Pupitre' },
    at: battle.figures[0]?.at ?? [0, 0],
  };
  return {
    ...battle,
    objectives: [{ ...spot, reach: 5, points: 3, kind: 'hack', difficulty: 'normal', owner: null }],
  };
}

test('the odds of an action of a real battle: a burst', () => {
  const odds = actionOdds(scene(), 'a1', 'burst:assault-rifle:b1*3');
  const exact = shotFractions({
    toHit: 1,
    damage: [6, 6, 6],
    damageModifier: 0,
    resistance: 7,
    shots: 3,
  });
  expect(odds?.figures).toEqual(['b1']);
  expect(odds?.outcomes['eliminated']).toBeCloseTo(toNumber(exact.eliminated), 12);
});

test('RX-TECH-01 RX-ACTG-03 the odds of a technology roll and of first aid', () => {
  const hack = actionOdds(scene(), 'a1', 'hack:p1');
  expect(hack?.outcomes['success']).toBeCloseTo(
    toNumber(chanceOf([6, 6], (dice) => dice + 2 >= 8)),
    12,
  );
  const aid = actionOdds(scene(), 'a1', 'aid:a2');
  expect(aid?.outcomes['success']).toBeCloseTo(toNumber(chanceOf([6, 6], (dice) => dice >= 9)), 12);
});

test('RX-RW-04 the odds of flames name everybody they may touch', () => {
  const odds = actionOdds(scene(), 'a1', `flame:flamethrower:${MIDDLE + 124},${MIDDLE}`);
  expect(odds?.figures).toEqual(['b1']);
  // A d6 of 1 swings the cone away; any other burns: 3d6 of 7 or more eliminates.
  const out = (5 / 6) * toNumber(chanceOf([6, 6, 6], (dice) => dice >= 7));
  expect(odds?.outcomes['eliminated']).toBeCloseTo(out, 12);
});

test('what is not allowed or leaves nothing to chance has no odds, and the battle is left alone', () => {
  const battle = scene();
  const before = JSON.stringify(battle);
  for (const key of [
    'shoot:pistol:b1',
    'fight:b1',
    `move:${MIDDLE},${MIDDLE + 100}`,
    'nonsense',
    'done',
  ]) {
    expect(actionOdds(battle, 'a1', key), key).toBeUndefined();
  }
  expect(actionOdds(battle, 'z9', 'done')).toBeUndefined();
  actionOdds(battle, 'a1', 'burst:assault-rifle:b1*3');
  expect(JSON.stringify(battle)).toBe(before);
});

test('fire into an enemy action has its odds although the figure has no points left', () => {
  const battle = scene();
  const own = actionOdds(battle, 'a1', 'burst:assault-rifle:b1*3');
  for (const figure of battle.figures) figure.ap = 0;
  expect(actionOdds(battle, 'a1', 'burst:assault-rifle:b1*3')).toBeUndefined();
  expect(opportunityOdds(battle, 'a1', 'burst:assault-rifle:b1*3')?.outcomes).toEqual(
    own?.outcomes,
  );
  expect(opportunityOdds(battle, 'a1', 'hold')).toBeUndefined();
});
