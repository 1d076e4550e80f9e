import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { offers } from './testing/options.ts';
import { act, battleOf, refusal } from './testing/scripted-battle.ts';

test('RX-BURST-01 a rate of fire of two allows a burst, also as the last one', () => {
  const battle = battleOf(['a1 pistol @100,100', 'b1 @300,100'], { settings: { bursts: 'one' } });
  expect(offers(battle, 2, 'burst')).toEqual(['burst:pistol:b1*2']);
  figureOf(battle, 'a1').bursts = { pistol: 1 };
  expect(offers(battle, 2, 'burst')).toEqual([]);
  expect(refusal(battle, 'a1', 'burst:pistol:b1*2')).toMatchObject({
    code: 'no-more-bursts',
    params: { most: 1 },
  });
});

test('RX-SHOOT-02 a burst is shared up to the spread that the table has settled', () => {
  const shared = (y: number) =>
    offers(
      battleOf(['a1 pistol @100,100', 'b1 @300,100', `b2 @300,${y}`], {
        settings: { burstSpread: 5 },
      }),
      2,
      'burst',
    ).includes('burst:pistol:b1*1+b2*1');
  expect([shared(174), shared(175)]).toEqual([true, false]);
});

test('RX-SHOOT-02 a burst is offered with the nearest of the later targets', () => {
  const battle = battleOf(['a1 pistol @100,100', 'b1 @300,100', 'b2 @300,400', 'b3 @300,140']);
  expect(offers(battle, 2, 'burst')).toEqual([
    'burst:pistol:b1*2',
    'burst:pistol:b1*1+b3*1',
    'burst:pistol:b2*2',
    'burst:pistol:b3*2',
  ]);
});

test('RX-SHOOT-02 a target that is not there is named by its first twenty characters', () => {
  const battle = battleOf(['a1 pistol @100,100', 'b1 @300,100']);
  const id = `${'x'.repeat(30)}1`;
  expect(refusal(battle, 'a1', `shoot:pistol:${id}`)).toMatchObject({
    code: 'no-such-thing',
    rule: 'RX-SHOOT-02',
    params: { id: id.slice(0, 20) },
  });
});

test('RX-RW-03 a grenade is offered up to its range from the base', () => {
  const thrown = (x: number) =>
    offers(battleOf(['a1 grenade @100,100', `b1 @${x},100`]), 3, 'blast').length;
  expect([262, 263].map(thrown)).toEqual([1, 0]);
});

test('RX-ACTC-04 an aimed shot has +2, also with a weapon that fires no bursts', () => {
  const need = (key: string) => {
    const battle = battleOf(['a1 shotgun @100,100', 'b1 @300,100']);
    const [shot] = act(battle, 'a1', key, { faces: [[1]] }).rolls;
    return Number(shot?.notation.replace('d6>=', ''));
  };
  expect(need('shoot:shotgun:b1') - need('aim:shotgun:b1')).toBe(2);
});
