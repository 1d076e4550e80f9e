import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import {
  act,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';

test('RX-ACTC-06 the lower edge of the table is still on it', () => {
  const battle = battleOf(['a1 grenade @1000,1190 >180', 'b1 @1000,600']);
  expect(refusal(battle, 'a1', 'blast:grenade:1000,1200')).toBeUndefined();
});

test('RX-RNG-01 a throw too far is refused with its distance and the range', () => {
  const battle = battleOf(['a1 grenade @100,100', 'b1 @900,900']);
  expect(refusal(battle, 'a1', 'blast:grenade:300,100')).toMatchObject({
    code: 'out-of-range',
    params: { distance: 188, long: 150 },
  });
});

test('RX-ACTC-06 a weapon that nobody has is named by its first forty characters', () => {
  const battle = battleOf(['a1 grenade @100,100', 'b1 @900,900']);
  const weapon = `x${'y'.repeat(45)}`;
  expect(refusal(battle, 'a1', `blast:${weapon}:200,100`)).toMatchObject({
    code: 'no-such-weapon',
    rule: 'RX-ACTC-06',
    params: { weapon: weapon.slice(0, 40) },
  });
});

test('RX-RNG-01 RX-RW-04 the range of a missile is that of the place it is aimed at', () => {
  const lands = (x: number, face: number) => {
    const battle = battleOf(['a1 missile-launcher @100,100', 'b1 @1900,1100'], {
      settings: { deviation: 'none' },
    });
    const key = `blast:missile-launcher:${x},100`;
    const played = act(battle, 'a1', key, { faces: [[face]] });
    return played.events.find(({ about }) => about === 'blast-lands')?.rule;
  };
  // A place has no base: 30 centimetres from the thrower's edge are short range, a tenth more is long.
  expect([lands(412, 5), lands(413, 5)]).toEqual(['RX-RW-05', 'RX-RW-04']);
  expect(lands(413, 6)).toBe('RX-RW-05');
});

test('RX-RW-04 a die to hit, the clock and two dice for the distance', () => {
  const battle = battleOf(['a1 grenade @100,100', 'b1 @1900,1100']);
  const played = act(battle, 'a1', 'blast:grenade:200,100', { faces: [[1], [3, 1, 1]] });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['d6>=6', 'd12, 2d6']);
});

test('RX-RW-05 a centre a tenth outside the area is safe if only centres count', () => {
  const touched = (x: number, faces: number[][]) => {
    const settings = { area: 'centres' } as const;
    const battle = battleOf(['a1 grenade @100,100', `b1 @${x},100`], { settings });
    return loggedEvents(act(battle, 'a1', 'blast:grenade:200,100', { faces })).includes('wound');
  };
  expect(touched(240, [[6], [1, 1, 1]])).toBe(true);
  expect(touched(241, [[6]])).toBe(false);
});

/** Who burns after flames from 500,500 straight to the right. */
function burnt(at: string, faces: number[][], extras: BattleExtras = {}) {
  const battle = battleOf(['a1 flamethrower @500,500 >90', `b1 ${at}`, 'b9 @1900,1100'], extras);
  act(battle, 'a1', 'flame:flamethrower:600,500', { faces });
  return figureOf(battle, 'b1').burning;
}

test('RX-RW-03 flames are 15 centimetres long from the base, and at their end 5 wide', () => {
  expect(burnt('@674,500', [[6], [1, 1, 1]])).toBe(true);
  expect(burnt('@675,500', [[6]])).toBe(false);
  expect(burnt('@662,537', [[6], [1, 1, 1]])).toBe(true);
  expect(burnt('@662,538', [[6]])).toBe(false);
});

test('RX-SHOOT-01 flames go to the front, and not to where their thrower stands', () => {
  const battle = battleOf(['a1 flamethrower @500,500 >90', 'b1 @900,900']);
  for (const place of ['400,500', '500,500'])
    expect(refusal(battle, 'a1', `flame:flamethrower:${place}`), place).toMatchObject({
      code: 'out-of-arc',
      rule: 'RX-SHOOT-01',
      params: { figure: 'a1', target: place },
    });
  expect(refusal(battle, 'a1', 'flame:flamethrower:500,400')).toBeUndefined();
});

test('RX-RW-04 a die for the swing of flames, and one for its side', () => {
  const battle = battleOf(['a1 flamethrower @500,500 >90', 'b1 @1900,1100']);
  const played = act(battle, 'a1', 'flame:flamethrower:600,500', { faces: [[1], [2]] });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['d6', 'd6']);
  expect(moment(played, 'flames')).toMatchObject({ swing: 30 });
});
