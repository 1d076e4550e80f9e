import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { activate, battleWith, perform, refused, type FigureSpec } from './testing/battle.ts';
import { offered } from './testing/options.ts';

/** Two in contact; the first strikes. */
function melee(a: FigureSpec, b: FigureSpec = {}): Battle {
  const battle = battleWith({ a: [[10, 10, a]], b: [[11, 10, b]] });
  activate(battle, 'a1');
  return battle;
}

const logged = (battle: Battle, key: string, faces: number[][]) =>
  perform(battle, key, { faces }).events.map(({ about }) => about);

test('MU-MELEE-01 MU-MELEE-02 a strike logs its hits, and that nobody was hurt', () => {
  const sword = { weapons: ['sword'] } as const;
  const { events } = perform(melee(sword), 'strike:b1:sword', {
    faces: [
      [6, 6],
      [1, 1],
    ],
  });
  expect(events.map(({ about }) => about)).toEqual(['strikes', 'hits', 'unhurt']);
  expect(events[1]?.params).toMatchObject({ hits: 2, shots: 2, need: 5 });
  expect(logged(melee(sword), 'strike:b1:sword', [[1, 1]])).toEqual(['strikes', 'hits', 'unhurt']);
  expect(logged(melee(sword), 'strike:b1:sword', [[6, 1], [6]])).toEqual([
    'strikes',
    'hits',
    'wounded',
  ]);
});

test('MU-MELEE-04 two weapons roll their own dice and are logged together', () => {
  const battle = melee({ weapons: ['sword', 'dagger'] });
  const { rolls, events } = perform(battle, 'strike:b1:sword+dagger', {
    faces: [[6, 1], [6], [1], [6]],
  });
  // Strength 3: 5 with the sword and 4 with the dagger against Resistance 2.
  expect(rolls.map(({ notation }) => notation)).toEqual(['2d6>=5', 'd6>=5', 'd6>=3', 'd6>=3']);
  expect(events[1]?.params).toMatchObject({ hits: 2, shots: 3 });
  expect(figureOf(battle, 'b1').life).toBe(2);
});

test('MU-CHAR-14 MU-EXTRA-05 a carrying figure cannot strike, an extra has one weapon', () => {
  const bearer = melee({});
  figureOf(bearer, 'a1').carries = 'a2';
  expect(refused(bearer, 'strike:b1:fists')).toBe('hands-full MU-CHAR-14');
  const extra = melee({ rank: 'extra', weapons: ['sword', 'dagger'] });
  expect(refused(extra, 'strike:b1:sword+dagger')).toBe('one-weapon MU-EXTRA-05');
  const { rolls } = perform(extra, 'strike:b1:sword', { faces: [[1]] });
  expect(rolls.map(({ notation }) => notation)).toEqual(['d6>=5']);
});

test('MU-MERC-13 a striking figure is hidden no more', () => {
  const battle = melee({});
  figureOf(battle, 'a1').hidden = true;
  perform(battle, 'strike:b1:fists', { faces: [[1]] });
  expect(figureOf(battle, 'a1').hidden).toBe(false);
});

test('MU-PULP-12 poison re-rolls one failed wound of a strike, of any weapon', () => {
  const poisoned = { weapons: ['sword', 'dagger'], abilities: ['poison'] } as const;
  const both = melee(poisoned);
  const key = 'strike:b1:sword+dagger';
  // Both dice of the sword miss their wounds, and so does the dagger: one is rolled again.
  const { rolls } = perform(both, key, { faces: [[6, 6], [6], [1, 1], [6], [1]] });
  expect(rolls.filter(({ rule }) => rule === 'MU-PULP-12')).toHaveLength(1);
  expect(figureOf(both, 'b1').life).toBe(2);
  const again = melee(poisoned);
  perform(again, key, { faces: [[6, 1], [1], [1], [1]] });
  expect(figureOf(again, 'b1').life).toBe(3);
  // Where every hit hurts there is nothing to roll again.
  const sure = melee(poisoned);
  perform(sure, key, { faces: [[6, 1], [1], [6]] });
  expect(figureOf(sure, 'b1').life).toBe(2);
});

test('MU-MERC-14 only who dives and knows how hits at once', () => {
  const dive = (a: FigureSpec, dived: boolean, faces: number[][]) => {
    const battle = melee(a);
    figureOf(battle, 'a1').dived = dived;
    return perform(battle, 'strike:b1:fists', { faces }).rolls.map(({ rule }) => rule);
  };
  const harasser = { abilities: ['dives'] } as const;
  expect(dive(harasser, true, [[1]])).toEqual(['MU-MELEE-02']);
  expect(dive(harasser, false, [[1]])).toEqual(['MU-MELEE-01']);
  expect(dive({}, true, [[1]])).toEqual(['MU-MELEE-01']);
});

test('MU-EQ-06 a buckler makes a hit roll again, and nothing where there was none', () => {
  const buckler = { equipment: ['buckler'] } as const;
  const parried = melee({}, buckler);
  const first = perform(parried, 'strike:b1:fists', { faces: [[6], [1]] });
  expect(first.events.map(({ about }) => about)).toEqual(['strikes', 'hits', 'parries', 'unhurt']);
  expect(figureOf(parried, 'b1').life).toBe(3);
  const missed = perform(melee({}, buckler), 'strike:b1:fists', { faces: [[1]] });
  expect(missed.rolls).toHaveLength(1);
  const stands = melee({}, buckler);
  perform(stands, 'strike:b1:fists', { faces: [[6], [6], [6]] });
  expect(figureOf(stands, 'b1').life).toBe(2);
});

test('MU-MELEE-05 bare hands: one die with one’s own Strength', () => {
  const { rolls } = perform(melee({}), 'strike:b1:fists', { faces: [[6], [1]] });
  // Strength 3 against Resistance 2.
  expect(rolls.map(({ notation }) => notation)).toEqual(['d6>=5', 'd6>=4']);
});

test('MU-MELEE-04 MU-MELEE-05 each strike has one key, with the tail and in order', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['sword', 'dagger', 'tail-weapon'] }]],
    b: [[11.05, 10]],
  });
  activate(battle, 'a1');
  const keys = offered(battle).filter((key) => key.startsWith('strike:b1:'));
  expect(keys.map((key) => key.slice('strike:b1:'.length))).toEqual([
    'sword+tail-weapon',
    'dagger+tail-weapon',
    'sword+dagger+tail-weapon',
  ]);
  expect(keys.map((key) => refused(battle, key))).toEqual([undefined, undefined, undefined]);
  const typed = ['sword', 'dagger+sword+tail-weapon', 'tail-weapon', 'fists'];
  for (const weapons of typed)
    expect(refused(battle, `strike:b1:${weapons}`)).toBe('other-weapons MU-MELEE-04');
});
