import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf, sideOf } from './figures.ts';
import type { Battle } from './state.ts';
import { battleWith, piece, type TestBattle } from './testing/battle.ts';
import { loseLife, takeHit } from './wound.ts';
import type { World } from './world.ts';

const CHIEF = { rank: 'chief' } as const;

const battleOf = (rest: TestBattle = {}): Battle =>
  battleWith({
    a: [
      [10, 10, CHIEF],
      [14, 10],
    ],
    b: [[20, 10]],
    ...rest,
  });

const logged = (battle: Battle, wounds: number, id = 'a2') =>
  runFlow(loseLife(battle, id, wounds, 'b1', 'MU-SHOOT-12')).events.map(
    ({ about, params }) => `${about} ${'life' in params ? String(params['life']) : ''}`,
  );

test('MU-CHAR-11 at 0 life a figure is out of action, below 0 dead; 0 is logged', () => {
  const out = battleOf();
  expect(logged(out, 2)).toEqual(['wounded 1']);
  expect(logged(out, 1)).toEqual(['wounded 0', 'out-of-action ']);
  expect(figureOf(out, 'a2')).toMatchObject({ fate: 'out', life: 0, felledBy: 'b1' });
  const dead = battleOf();
  expect(logged(dead, 5)).toEqual(['wounded 0', 'killed ']);
  expect(figureOf(dead, 'a2')).toMatchObject({ fate: 'dead', life: -2 });
});

test('MU-CHAR-12 a figure out of action cannot be hit again', () => {
  const battle = battleOf();
  logged(battle, 3);
  expect(runFlow(takeHit(battle, 'a2', 12, 'b1', 'MU-TMPL-07')).result).toBe(false);
  expect(logged(battle, 1)).toEqual([]);
  expect(figureOf(battle, 'a2')).toMatchObject({ fate: 'out', life: 0 });
  const unhurt = battleOf();
  expect(logged(unhurt, 0)).toEqual([]);
});

test('MU-SHOOT-12 a hit without effect is logged, one that hurts takes one life', () => {
  const battle = battleOf();
  const hit = (face: number) =>
    runFlow(takeHit(battle, 'a2', 3, 'b1', 'MU-SHOOT-12'), { faces: [[face]] });
  const missed = hit(1);
  expect(missed.result).toBe(false);
  expect(missed.events.map(({ about }) => about)).toEqual(['unhurt']);
  expect(hit(6).result).toBe(true);
  expect(figureOf(battle, 'a2').life).toBe(2);
});

test('MU-INJ-10 the first wound of a game is ignored once for a patched up figure', () => {
  const patched = { a: [[10, 10, { abilities: ['patched-up'] }]] } as const;
  const battle = battleOf(patched);
  expect(logged(battle, 2, 'a1')).toEqual(['shrugs-off ', 'wounded 2']);
  expect(logged(battle, 1, 'a1')).toEqual(['wounded 1']);
  const scratched = battleOf(patched);
  expect(logged(scratched, 1, 'a1')).toEqual(['shrugs-off ']);
  expect(figureOf(scratched, 'a1').life).toBe(3);
});

test('MU-PULP-02 a figure that never dies is out of action at worst', () => {
  const never: World = {
    id: 'never',
    title: { en: 'Never', fr: 'Jamais' },
    text: { en: 'Nobody dies.', fr: 'Personne ne meurt.' },
    neverDies: () => true,
  };
  const battle = battleOf({ world: never });
  logged(battle, 1);
  expect(figureOf(battle, 'a2').life).toBe(2);
  logged(battle, 4);
  expect(figureOf(battle, 'a2')).toMatchObject({ fate: 'out', life: 0 });
});

test('a world hears of every wound and of who is gone, once each', () => {
  const heard: string[] = [];
  const listening: World = {
    id: 'listening',
    title: { en: 'Listening', fr: 'À l’écoute' },
    text: { en: 'It listens.', fr: 'Il écoute.' },
    wounded(_, id, by) {
      heard.push(`wounded ${id} by ${by}`);
      return undefined;
    },
    gone(_, id) {
      heard.push(`gone ${id}`);
      return undefined;
    },
  };
  const battle = battleOf({ world: listening });
  logged(battle, 1);
  logged(battle, 2);
  expect(heard).toEqual(['wounded a2 by b1', 'gone a2', 'wounded a2 by b1']);
});

test('MU-CHAR-14 a fallen figure stays, is visible, and drops the one it carried', () => {
  const battle = battleOf();
  Object.assign(figureOf(battle, 'a2'), { fleeing: true, ap: 2, hidden: true, carries: 'a1' });
  Object.assign(figureOf(battle, 'b1'), { carries: 'a1' });
  logged(battle, 3);
  expect(figureOf(battle, 'a2')).toMatchObject({
    at: [280, 200],
    fleeing: false,
    ap: 0,
    hidden: false,
    carries: null,
  });
  expect(figureOf(battle, 'b1').carries).toBe('a1');
});

test('MU-CHAR-14 a figure that is killed while carried is put down', () => {
  const battle = battleOf();
  Object.assign(figureOf(battle, 'a1'), { carries: 'a2' });
  logged(battle, 3);
  expect(figureOf(battle, 'a1').carries).toBeNull();
});

test('MU-END-01 the turn in which a chief is lost is remembered, and nobody else’s', () => {
  const battle = battleOf();
  battle.turn = 4;
  logged(battle, 3);
  expect(sideOf(battle, 0).chiefLost).toBe(0);
  logged(battle, 6, 'a1');
  expect(sideOf(battle, 0).chiefLost).toBe(4);
});

test('MU-EQ-08 a figure at 0 life on its rope falls and dies', () => {
  const tower = piece('tower', [13, 9, 4, 4], { ground: 'impassable', height: 100 });
  const hung = (hanging: boolean) => {
    const battle = battleOf({ terrain: [tower] });
    Object.assign(figureOf(battle, 'a2'), { hanging, level: 60, on: 'tower' });
    logged(battle, 3);
    return figureOf(battle, 'a2');
  };
  expect(hung(true)).toMatchObject({ fate: 'dead', life: -1, hanging: false, level: 0, on: null });
  expect(hung(false)).toMatchObject({ fate: 'out', life: 0, level: 60, on: 'tower' });
});
