import { runFlow } from '@skirmish-kit/core/testing';
import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import {
  act,
  battleOf,
  moment,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';
import { coverModifier, shotResult, wound } from './wound.ts';

function away(centimetres: number): number {
  return 100 + 24 + centimetres * 10;
}

/** One shot of a weapon that is sure to hit, and its wound roll. */
function woundBy(line: string, target: string, dice: readonly number[], extras: BattleExtras = {}) {
  const battle = battleOf([line, target], extras);
  const weapon = figureOf(battle, 'a1').weapons[0];
  const played = act(battle, 'a1', `shoot:${weapon?.id}:b1`, { faces: [[6], dice] });
  return { battle, played, wound: moment(played, 'wound') };
}

test('RX-WOUND-01 the damage dice, cover, armour and range against the resistance', () => {
  const fence = { id: 'fence', shape: rectangle(300, 0, 10, 400), cover: 1 } as const;
  const { wound } = woundBy('a1 assault-rifle', 'b1 vest @500,100', [4, 4, 3], {
    terrain: [fence],
  });
  expect(wound).toEqual({
    figure: 'b1',
    dice: 11,
    cover: -1,
    armour: -2,
    other: 0,
    total: 8,
    resistance: 7,
    result: 'eliminated',
  });
});

test('RX-WOUND-02 equal to or above the resistance eliminates', () => {
  expect([shotResult(0), shotResult(5)]).toEqual(['eliminated', 'eliminated']);
  const { battle } = woundBy('a1 pistol', `b1 @${away(20)},100`, [3, 4]);
  expect(figureOf(battle, 'b1').fate).toBe('eliminated');
});

test('RX-WOUND-03 resistance 7: 7 eliminated, 6 to 4 panic, 3 nothing', () => {
  expect([7, 6, 5, 4, 3, 2].map((total) => shotResult(total - 7))).toEqual([
    'eliminated',
    'panic',
    'panic',
    'panic',
    'none',
    'none',
  ]);
  const { battle } = woundBy('a1 pistol', `b1 @${away(20)},100`, [3, 3]);
  expect(figureOf(battle, 'b1').reaction).toBe('panic');
});

test('RX-WOUND-04 cover counts -1 to -4, the thickest alone, taken or not', () => {
  const coverOf = (covers: readonly number[], extras: BattleExtras = {}) => {
    const terrain = covers.map((cover, i) => ({
      id: `f${i}`,
      shape: rectangle(300 + 20 * i, 0, 10, 400),
      cover,
    }));
    return woundBy('a1 assault-rifle', 'b1 @500,100', [1, 1, 1], { ...extras, terrain }).wound
      ?.cover;
  };
  expect([1, 2, 3, 4].map((cover) => coverOf([cover]))).toEqual([-1, -2, -3, -4]);
  expect(coverOf([1, 3, 2])).toBe(-3);
  expect(coverOf([])).toBe(0);
  expect(coverOf([2], { settings: { coverCounts: 'after-taking-cover' } })).toBe(0);
});

test('RX-WOUND-04 cover counts only for figures that took it, as a setting', () => {
  const fence = { id: 'fence', shape: rectangle(300, 0, 10, 400), cover: 2 } as const;
  const battle = battleOf(['a1 pistol', 'b1 @500,100'], {
    terrain: [fence],
    settings: { coverCounts: 'after-taking-cover' },
  });
  figureOf(battle, 'b1').inCover = true;
  const played = act(battle, 'a1', 'shoot:pistol:b1', { faces: [[6], [1, 1]] });
  expect(moment(played, 'wound')).toMatchObject({ cover: -2 });
});

test('RX-WOUND-04 a shooter fires over scenery in contact, up to 3 cm high', () => {
  const covered = (x: number, height: number) => {
    const parapet = { id: 'parapet', shape: rectangle(x, 0, 10, 400), cover: 3, height } as const;
    return woundBy('a1 pistol', 'b1 @500,100', [1, 1], { terrain: [parapet] }).wound?.cover;
  };
  expect(covered(113, 30)).toBe(0);
  expect(covered(113, 31)).toBe(-3);
  expect(covered(114, 30)).toBe(-3);
});

test('RX-WOUND-05 primitive and ablative -1, vest -2, combat armour -3', () => {
  const armourOf = (armour: string) =>
    woundBy('a1 pistol', `b1 ${armour} @500,100`, [1, 1]).wound?.armour;
  expect(['none', 'primitive', 'ablative', 'vest', 'combat'].map(armourOf)).toEqual([
    0, -1, -1, -2, -3,
  ]);
  const lasting = woundBy('a1 pistol', 'b1 ablative @500,100', [1, 1]);
  expect(figureOf(lasting.battle, 'b1').armour).toBe('ablative');
  const settings = { ablative: 'used-up' } as const;
  const gone = woundBy('a1 pistol', 'b1 ablative @500,100', [1, 1], { settings });
  expect(figureOf(gone.battle, 'b1').armour).toBe('none');
});

test('RX-WOUND-06 point blank wounds with +1', () => {
  expect(woundBy('a1 pistol', `b1 @${away(3)},100`, [1, 1]).wound?.other).toBe(1);
  expect(woundBy('a1 pistol', `b1 @${away(4)},100`, [1, 1]).wound?.other).toBe(0);
});

test('RX-WOUND-07 pistol 9, medium cover, vest: 5 against 7 is panic', () => {
  const fence = { id: 'fence', shape: rectangle(300, 0, 10, 400), cover: 2 } as const;
  const { wound } = woundBy('a1 pistol', 'b1 vest @500,100', [4, 5], { terrain: [fence] });
  expect(wound).toMatchObject({
    dice: 9,
    cover: -2,
    armour: -2,
    total: 5,
    resistance: 7,
    result: 'panic',
  });
});

test('RX-WOUND-01 a wound roll for each hit, until the target is out', () => {
  const battle = battleOf(['a1 submachine-gun', 'b1 @500,100']);
  const played = act(battle, 'a1', 'burst:submachine-gun:b1*4', {
    faces: [
      [6, 6, 6, 6],
      [2, 2],
      [6, 6],
    ],
  });
  expect(loggedEvents(played).filter((about) => about === 'wound')).toHaveLength(2);
  expect(figureOf(battle, 'b1').fate).toBe('eliminated');
});

test('RX-WOUND-02 RX-WOUND-03 RX-CC-13 RX-CC-15 a wound is logged by its cause’s rule', () => {
  const rules = (by: 'shot' | 'combat', faces: number[]) => {
    const battle = battleOf(['a1', 'b1 r7']);
    const blow = { dice: [6, 6], cover: 0, bonus: 0, by };
    const played = runFlow(wound(battle, figureOf(battle, 'b1'), blow), { faces: [faces] });
    return played.events.map(({ about, rule }) => `${about} ${rule}`);
  };
  expect(rules('shot', [3, 4])).toContain('eliminated RX-WOUND-02');
  expect(rules('combat', [3, 4])).toContain('eliminated RX-CC-13');
  expect(rules('shot', [3, 3])).toContain('panics RX-WOUND-03');
  expect(rules('combat', [2, 2])).toContain('panics RX-CC-15');
  expect(rules('shot', [1, 1])[0]).toMatch(/RX-WOUND-01$/);
  expect(rules('combat', [1, 1])[0]).toMatch(/RX-CC-12$/);
});

test('RX-WOUND-04 cover thicker than extra hard is extra hard', () => {
  const battle = battleOf(['a1', 'b1']);
  const target = figureOf(battle, 'b1');
  expect([0, 1, 2, 3, 4, 5].map((thick) => coverModifier(battle, target, thick))).toEqual([
    0, -1, -2, -3, -4, -4,
  ]);
});
