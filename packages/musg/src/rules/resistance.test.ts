import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { bucklersOf, resistanceOf } from './resistance.ts';
import { strikeChoices } from './strike-choices.ts';
import { strongestHit } from './strongest-hit.ts';
import { fistsOf, strikeStrength } from './strike.ts';
import { battleWith, type FigureSpec } from './testing/battle.ts';

const ARMS = ['sword', 'dagger', 'axe-2h', 'rifle', 'pistol'];

function bearer(sketch: FigureSpec) {
  const battle = battleWith({ a: [[10, 10, sketch]] });
  return { battle, figure: figureOf(battle, 'a1') };
}

test.each<readonly [wielded: readonly string[], resistance: number]>([
  [[], 3],
  [['fists'], 3],
  [['sword'], 3],
  [['pistol'], 3],
  [['sword', 'dagger'], 2],
  [['sword', 'pistol'], 2],
  [['axe-2h'], 2],
  [['rifle'], 2],
])('MU-EQ-05 MU-EDGE-05 a shield behind %s: Resistance %i', (wielded, resistance) => {
  const { battle, figure } = bearer({ weapons: ARMS, equipment: ['shield'] });
  figure.wielded = wielded;
  expect(resistanceOf(battle, figure)).toBe(resistance);
});

test('MU-CHAR-10 MU-PASS-03 armour adds, a weak moment takes one, but never the last', () => {
  const { battle, figure } = bearer({ equipment: ['heavy-armour'], weapons: ARMS });
  expect(resistanceOf(battle, figure)).toBe(4);
  figure.weakened = true;
  expect(resistanceOf(battle, figure)).toBe(3);
  const goblin = bearer({ race: 'goblin' });
  goblin.figure.weakened = true;
  expect(resistanceOf(goblin.battle, goblin.figure)).toBe(1);
});

test('MU-EQ-06 each buckler helps, unless a two-handed weapon is in use', () => {
  const { figure } = bearer({ equipment: ['buckler', 'buckler', 'shield'], weapons: ARMS });
  const behind = (...wielded: string[]) => {
    figure.wielded = wielded;
    return bucklersOf(figure);
  };
  expect([behind(), behind('sword'), behind('sword', 'dagger'), behind('axe-2h')]).toEqual([
    2, 2, 2, 0,
  ]);
});

test.each<
  readonly [why: string, sketch: FigureSpec, lost: readonly string[], choices: readonly string[]]
>([
  ['bare hands without any', {}, [], ['fists']],
  ['bare hands when all is lost', { weapons: ['sword'] }, ['sword'], ['fists']],
  [
    'each alone, and any two that two hands hold',
    { weapons: ['sword', 'dagger', 'axe-2h', 'club'] },
    ['club'],
    ['sword', 'dagger', 'axe-2h', 'sword+dagger'],
  ],
  [
    'two of a kind once',
    { weapons: ['dagger', 'dagger', 'sword'] },
    [],
    ['dagger', 'sword', 'dagger+dagger', 'dagger+sword'],
  ],
  [
    'a tail beside all of them',
    { weapons: ['tail-weapon', 'sword', 'club'] },
    [],
    ['sword+tail-weapon', 'club+tail-weapon', 'sword+club+tail-weapon'],
  ],
  ['a tail alone', { weapons: ['tail-weapon'] }, [], ['tail-weapon']],
  [
    'one weapon for an extra',
    { rank: 'extra', weapons: ['sword', 'dagger'] },
    [],
    ['sword', 'dagger'],
  ],
])('MU-MELEE-04 MU-EXTRA-05 the weapons of a strike: %s', (_, sketch, lost, choices) => {
  const { figure } = bearer(sketch);
  figure.lost = lost;
  expect(strikeChoices(figure).map((ids) => ids.join('+'))).toEqual(choices);
});

test('MU-EQ-06 the strongest hit that is left, of equals the first', () => {
  const { figure } = bearer({ weapons: ['dagger', 'axe-2h', 'club', 'morning-star-double'] });
  const weapons = figure.recruit.melee; // Strength 1, 4, 1, 4.
  const strongest = (...hits: number[]) => strongestHit(weapons, hits);
  expect([
    strongest(1, 1, 1, 1),
    strongest(1, 0, 1, 2),
    strongest(2, 0, 1),
    strongest(1, 0, 2),
  ]).toEqual([1, 3, 0, 0]);
  expect([strongest(0, 0, 0, 0), strongest()]).toEqual([-1, -1]);
  expect(strongest(0, 0, 1, 1)).toBe(3);
});

test('MU-MELEE-05 MU-CHG-04 bare hands use the own Strength, one more after a charge', () => {
  const dice = (abilities: FigureSpec['abilities'] = []) =>
    fistsOf(bearer({ abilities }).figure).dice;
  expect([dice(), dice(['bare-hands-two']), dice(['bare-hands-four'])]).toEqual([1, 2, 4]);
  const { figure } = bearer({});
  const fists = fistsOf(figure);
  expect([fists.hands, fists.cost, strikeStrength(figure, fists)]).toEqual([0, 0, 3]);
  figure.charged = true;
  expect(strikeStrength(figure, fists)).toBe(4);
});
