import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { heal } from './medikit.ts';
import { activate, battleWith, perform, type FigureSpec } from './testing/battle.ts';
import { recover } from './will-to-live.ts';
import { takeHit } from './wound.ts';

/** A strike of a sword with both its dice, and what was asked, told and left. */
function struck(a: FigureSpec, b: FigureSpec, faces: number[][], choices: string[] = []) {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['sword'], ...a }]],
    b: [[11, 10, { values: { life: 5 }, ...b }]],
  });
  activate(battle, 'a1');
  const played = perform(battle, 'strike:b1:sword', { faces, choices });
  return {
    asked: played.choices.map(({ about, who }) => `${about} ${who}`),
    logged: played.events.map(({ about }) => about).slice(2),
    life: figureOf(battle, 'b1').life,
  };
}

const SPOTTER = { abilities: ['vital-spots'] } as const;
const CATCHER = { abilities: ['blade-catcher'] } as const;

test('MU-IMP-22 only a die without a wound can be rolled again; the result is logged', () => {
  expect(
    struck(SPOTTER, {}, [
      [6, 6],
      [6, 6],
    ]),
  ).toEqual({ asked: [], logged: ['wounded'], life: 3 });
  expect(struck(SPOTTER, {}, [[6, 6], [6, 1], [6]], ['yes'])).toEqual({
    asked: ['vital-spots 0'],
    logged: ['wound-stands', 'wounded'],
    life: 3,
  });
  expect(struck(SPOTTER, {}, [[6, 6], [6, 1], [1]], ['yes'])).toEqual({
    asked: ['vital-spots 0'],
    logged: ['wound-averted', 'wounded'],
    life: 4,
  });
});

test('MU-IMP-23 only a die with a wound can be caught; the result is logged', () => {
  expect(struck({}, CATCHER, [[6, 1], [1]])).toEqual({ asked: [], logged: ['unhurt'], life: 5 });
  expect(struck({}, CATCHER, [[6, 1], [6], [1]], ['yes'])).toEqual({
    asked: ['blade-catcher 1'],
    logged: ['wound-averted', 'unhurt'],
    life: 5,
  });
  expect(struck({}, CATCHER, [[6, 1], [6], [6]], ['yes']).logged).toEqual([
    'wound-stands',
    'wounded',
  ]);
  expect(struck({}, CATCHER, [[6, 1], [6]], ['no'])).toMatchObject({
    logged: ['wounded'],
    life: 4,
  });
});

test('MU-IMP-22 MU-IMP-23 the striker re-rolls first, then the struck figure', () => {
  expect(struck(SPOTTER, CATCHER, [[6, 1], [1], [6], [1]], ['yes', 'yes'])).toEqual({
    asked: ['vital-spots 0', 'blade-catcher 1'],
    logged: ['wound-stands', 'wound-averted', 'unhurt'],
    life: 5,
  });
});

test('MU-IMP-23 a wound of one’s own side, or of nobody, is not caught', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [11, 10, CATCHER],
    ],
  });
  for (const by of ['a1', null])
    expect(runFlow(takeHit(battle, 'a2', 4, by, 'MU-ARCH-05'), { faces: [[6]] }).choices).toEqual(
      [],
    );
  const missed = runFlow(takeHit(battle, 'a2', 4, null, 'MU-ARCH-05'), { faces: [[1]] });
  expect([missed.result, missed.events.map(({ about }) => about)]).toEqual([false, ['unhurt']]);
});

test('MU-EQ-09 MU-IMP-20 healing and taking heart are logged', () => {
  const battle = battleWith({ a: [[10, 10, { life: 1 }]] });
  const logged = [recover(battle, 'a1'), heal(battle, 'a1', 'a1')].flatMap((flow) =>
    runFlow(flow).events.map(({ about, params }) => [about, params]),
  );
  expect(logged).toEqual([
    ['recovers', { figure: 'a1' }],
    ['heals', { figure: 'a1', target: 'a1' }],
  ]);
  expect(figureOf(battle, 'a1')).toMatchObject({ life: 3, spent: ['medikit'] });
});
