import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf, sideOf } from './figures.ts';
import * as finerRulings from './alternative-rulings.ts';
import type { RangedWeapon } from './profile.ts';
import { armed } from './testing/arm.ts';
import {
  activate,
  at,
  battleWith,
  fence,
  perform,
  type Placed,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { loggedEvents, eventsOf } from './testing/logged-events.ts';

const ids = (figures: readonly { readonly id: string }[]) => figures.map(({ id }) => id).join(' ');

test.each<[string, boolean, object, Placed?]>([
  ['who stands between', true, {}],
  ['who stands beside the line', false, {}, [15, 10.55]],
  ['who stands behind the target', false, {}, [22, 10]],
  ['who hides', false, { hidden: true }],
  ['who is out', false, { fate: 'out' }],
  ['who is a storey higher', false, { level: 20 }],
  ['who is less than a storey higher', true, { level: 19 }],
])(
  'MU-LOS-02 if models block sight, %s hides an enemy: %s',
  (_, hides, change, [x, y] = [15, 10]) => {
    const battle = battleWith({
      a: [
        [10, 10],
        [x, y],
      ],
      b: [[20, 10]],
    });
    Object.assign(figureOf(battle, 'a2'), change);
    const [viewer, target] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
    expect(finerRulings.isBehindModels(battle, viewer, target)).toBe(hides);
  },
);

test('MU-LOS-02 models hide on the storey of both, not from above or below', () => {
  const levels = (viewer: number, between: number, target: number) => {
    const battle = battleWith({
      a: [
        [10, 10],
        [15, 10],
      ],
      b: [[20, 10]],
    });
    const set = (id: string, level: number) => Object.assign(figureOf(battle, id), { level });
    set('a2', between);
    return finerRulings.isBehindModels(battle, set('a1', viewer), set('b1', target));
  };
  expect([levels(40, 40, 40), levels(40, 40, 20), levels(20, 40, 40), levels(40, 30, 25)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('MU-MULTI-01 as pairs: each within a pace of all others, in their order', () => {
  const { figures } = battleWith({
    b: [
      [10, 10],
      [12, 10],
      [14, 10],
      [11, 11.5],
      [13, 13],
    ],
  });
  const [first, ...others] = figures;
  if (!first) throw new Error('Five are there.');
  expect(ids(finerRulings.pairsWith(first, others))).toBe('b1 b2 b4');
  expect(ids(finerRulings.pairsWith(first, figures))).toBe('b1 b2 b4');
});

test('MU-BAND-07 a tenth of what is left is rounded down', () => {
  const worth = (unspent: number, unspentPoints: 'tenth' | 'full') => {
    const battle = battleWith({ a: [[10, 10]], settings: { unspentPoints } });
    Object.assign(sideOf(battle, 0), { unspent });
    return finerRulings.unspentWorth(battle, 0);
  };
  expect([worth(110, 'tenth'), worth(119, 'tenth'), worth(119, 'full')]).toEqual([11, 11, 119]);
});

test('MU-SHOOT-14 two equal pistols fire as two; three, long or thrown ones do not', () => {
  const count = (weapons: readonly Partial<RangedWeapon>[], lost: readonly string[] = []) => {
    const battle = battleWith({ a: [[10, 10, { weapons: ['rifle'] }]] });
    const figure = Object.assign(figureOf(battle, 'a1'), { lost });
    for (const weapon of weapons) armed(figure, { hands: 1, ...weapon });
    const last = figure.recruit.ranged.at(-1);
    return last && finerRulings.pistolsOf(figure, last);
  };
  expect([count([{}]), count([{}, {}]), count([{}, {}, {}])]).toEqual([1, 2, 2]);
  expect(count([{ hands: 2 }, { hands: 2 }])).toBe(1);
  expect(count([{ missile: true }, { missile: true }])).toBe(1);
  expect(count([{ template: 'blast' }, { template: 'blast' }])).toBe(1);
  expect(count([{}, {}], ['gun'])).toBe(1);
});

test('MU-ACT-05 with pistols in melee, only the opponent is a target, only for pistols', () => {
  const why = (weapon: Partial<RangedWeapon>, a: number) => {
    const battle = battleWith({
      a: [[a, 10]],
      b: [
        [11, 10],
        [16, 10],
      ],
    });
    const figure = armed(figureOf(battle, 'a1'), { hands: 1, ...weapon });
    const gun = figure.recruit.ranged.at(-1);
    if (!gun) throw new Error('He has one.');
    return ['b1', 'b2'].map(
      (id) => finerRulings.whyNotInMelee(battle, figure, gun, figureOf(battle, id))?.code,
    );
  };
  expect(why({}, 10)).toEqual([undefined, 'in-melee']);
  expect(why({ hands: 2 }, 10)).toEqual(['in-melee', 'in-melee']);
  expect(why({ missile: true }, 10)).toEqual(['in-melee', 'in-melee']);
  expect(why({ template: 'blast' }, 10)).toEqual(['in-melee', 'in-melee']);
  expect(why({ hands: 2 }, 5)).toEqual([undefined, undefined]);
});

/** A burst at one of three who stand together. */
const burst = (weapon: Partial<RangedWeapon>, rest: TestBattle = {}) => {
  const battle = battleWith({
    a: [[10, 10]],
    b: [
      [25, 10],
      [25, 11.5],
      [25, 8.5],
    ],
    ...rest,
  });
  armed(figureOf(battle, 'a1'), { targets: 3, ...weapon });
  return battle;
};

test('MU-MULTI-06 if the shooter picks: the figure that was hit, then its neighbours', () => {
  const next = (
    battle: ReturnType<typeof burst>,
    out: readonly string[],
    choices: string[] = [],
  ) => {
    for (const id of out) figureOf(battle, id).fate = 'out';
    const { result, choices: asked } = runFlow(
      finerRulings.pickNext(battle, 'a1', 'gun', out.length > 0 ? out : ['b1']),
      { choices },
    );
    return [result, ...asked.flatMap(({ who, options }) => [who, ...options])];
  };
  expect(next(burst({}), [])).toEqual(['b1']);
  expect(next(burst({}), ['b1'], ['figure:b3'])).toEqual(['b3', 0, 'figure:b2', 'figure:b3']);
  expect(
    next(
      burst(
        {},
        {
          b: [
            [25, 10],
            [25, 11.5],
          ],
        },
      ),
      ['b1'],
    ),
  ).toEqual(['b2']);
  expect(
    next(
      burst(
        {},
        {
          b: [
            [25, 10],
            [25, 15],
          ],
        },
      ),
      ['b1'],
    ),
  ).toEqual([undefined]);
  expect(next(burst({ targets: 1 }), ['b1'])).toEqual([undefined]);
  expect(next(burst({ targets: 2 }), ['b1'], ['figure:b2'])[0]).toBe('b2');
  // The last of those who were hit is the one who counts.
  const second = burst({});
  figureOf(second, 'b1').fate = 'out';
  expect(runFlow(finerRulings.pickNext(second, 'a1', 'gun', ['b1', 'b2'])).result).toBe('b2');
});

test('MU-MULTI-05 with separate cover, a passed hit rolls for all before the next', () => {
  const passes = (faces: number[][]) => {
    const battle = burst({}, { terrain: [fence('near', 14), fence('far', 22)] });
    const { result, events } = runFlow(finerRulings.reachesNext(battle, 'a1', 'gun', 'b2'), {
      faces,
    });
    return [result, ...loggedEvents(events)];
  };
  expect(passes([[3], [4]])).toEqual([true, 'cover MU-COVER-02 1 1 3', 'cover MU-COVER-02 1 1 4']);
  expect(passes([[2]])).toEqual([false, 'cover MU-COVER-02 0 1 3']);
});

const BLOWS = { settings: { partingBlows: 'each' } } as const;

/** a1 leaves two enemies who have a sword and a dagger each. */
function parting(change: Record<string, object>, faces: number[][], a: FigureSpec = {}) {
  const foe: FigureSpec = { weapons: ['dagger', 'sword'] };
  const battle = battleWith({
    a: [
      [10, 10, a],
      [10, 8.6],
    ],
    b: [
      [11, 10, foe],
      [10, 11, foe],
    ],
    ...BLOWS,
  });
  for (const [id, each] of Object.entries(change)) Object.assign(figureOf(battle, id), each);
  const lines = eventsOf(battle, 'a1', 'flee:170,160', { faces }).filter(
    (line) => !line.startsWith('hits'),
  );
  return { lines: lines.map((line) => line.split(' ').slice(0, 3).join(' ')), battle };
}

test('MU-DISENG-02 MU-MERC-14 with parting blows each free enemy strikes once', () => {
  const strikes = [[1, 1], [1]];
  const all = parting({}, [[1], [1, 1], [1], [1, 1]]);
  expect(all.lines).toEqual([
    'strikes MU-MELEE-01 b1',
    'unhurt MU-MELEE-02 a1',
    'strikes MU-MELEE-01 b2',
    'unhurt MU-MELEE-02 a1',
    'leaves-melee MU-DISENG-02 a1',
  ]);
  expect(figureOf(all.battle, 'b1').wielded).toEqual(['dagger', 'sword']);
  const one = ['strikes MU-MELEE-01 b2', 'unhurt MU-MELEE-02 a1', 'leaves-melee MU-DISENG-02 a1'];
  expect(parting({ b1: { fleeing: true } }, strikes.toReversed()).lines).toEqual(one);
  expect(parting({ b1: { carries: 'b2' } }, strikes.toReversed()).lines).toEqual(one);
  const harasser: FigureSpec = { mercenary: 'goblin-harasser', values: { move: 8 } };
  expect(parting({}, [], harasser).lines).toEqual(['leaves-melee MU-DISENG-02 a1']);
});

test('MU-DISENG-02 a figure felled by a parting blow stays and is struck once', () => {
  const { lines, battle } = parting({ a1: { life: 1 } }, [[6], [1, 1], [6]]);
  expect(lines).toEqual([
    'strikes MU-MELEE-01 b1',
    'wounded MU-MELEE-02 a1',
    'out-of-action MU-CHAR-11 a1',
  ]);
  expect(figureOf(battle, 'a1').at).toEqual(at(10, 10));
  activate(battle, 'b1');
  expect(() => perform(battle, 'strike:a1:sword')).toThrow('not-in-contact');
});
