import { expect, test } from 'vitest';
import { actions } from './action.ts';
import { legalActions } from './candidates.ts';
import { whyNotShootAt } from './legal.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import { KNIFE, RIFLE, weapon, type FigureSpec } from './testing/recruits.ts';
import { refusal } from './testing/logged-events.ts';

/** Every answer that is offered to the first model of the first side. */
function offered(battle: Battle): readonly string[] {
  const { activation } = activate(battle, 'a1');
  if (!activation) throw new Error('Nobody is active.');
  return legalActions(battle, activation).map(actions.make);
}

/** Those of one kind, without its name. */
function of(battle: Battle, kind: string): readonly string[] {
  return offered(battle)
    .filter((key) => key.startsWith(`${kind}:`))
    .map((key) => key.slice(kind.length + 1));
}

/** Nobody can go anywhere, so that only what is done on the spot is offered. */
const ROOTED: FigureSpec = { speed: null };

test('DZ-MOVE-01 DZ-SPRINT-01 DZ-CMD-05 moves, sprints and Move faces are offered', () => {
  const battle = battleWith({ a: [['a4']], b: [['h8']], dice: [{ move: 1 }] });
  const near = ['a3.1', 'b3.1', 'b4.1', 'a5.1', 'b5.1'];
  const far = ['a2.1', 'b2.1', 'c2.1', 'c3.1', 'c4.1', 'c5.1', 'a6.1', 'b6.1', 'c6.1'];
  expect(of(battle, 'move')).toEqual(near);
  expect(of(battle, 'die-move')).toEqual(near);
  expect([...of(battle, 'sprint')].sort()).toEqual([...near, ...far].sort());
  expect(offered(battle)).toContain('reposition');
});

test('DZ-SHOOT-03 DZ-BLAZE-01 every visible target is offered, plainly and for effect', () => {
  const gunner: FigureSpec = {
    ...ROOTED,
    weapons: [RIFLE, weapon('reeds', 4, ['rapid-fire']), KNIFE],
  };
  const battle = battleWith({
    a: [['a1', gunner], ['a2']],
    b: [['a4'], ['a6'], ['a8'], ['c3']],
    dice: [{ shoot: 1 }],
  });
  at(battle, 'b4').where = 'dead';
  expect(offered(battle)).toEqual([
    'shoot:rifle:b1',
    'shoot:rifle:b2',
    'die-shoot:rifle:b1',
    'die-shoot:rifle:b2',
    'shoot:reeds:b1',
    'die-shoot:reeds:b1',
    'fire-for-effect:reeds:b1',
    'die-fire-for-effect:reeds:b1',
    'done',
  ]);
});

test('DZ-ABIL-39 Invigorate is for others, friends too, and not for oneself', () => {
  const medic: FigureSpec = { ...ROOTED, weapons: [weapon('dart', 3, ['invigorate'])] };
  const battle = battleWith({ a: [['a1', medic], ['a1'], ['a2']], b: [['a4']] });
  expect(offered(battle)).toEqual(['shoot:dart:a2', 'shoot:dart:a3', 'shoot:dart:b1', 'done']);
  expect(refusal(whyNotShootAt(battle, at(battle, 'a1'), 'dart', 'a1'))).toBe(
    'not-oneself DZ-ABIL-39',
  );
});

test('DZ-ABIL-21 DZ-ABIL-23 grenades and mortars are offered every cube in range', () => {
  const battle = battleWith({ a: [['a1', ROOTED]], b: [['h8']] });
  give(battle, 'a1', 'smoke-grenade');
  const lobbed = of(battle, 'lob').map((key) => key.replace('smoke-grenade:', ''));
  const block = ['a', 'b', 'c', 'd'].flatMap((column) =>
    [1, 2, 3, 4].map((row) => `${column}${row}.1`),
  );
  expect([...lobbed].sort()).toEqual(block.slice(1).sort());
  expect(offered(battle).some((key) => key.startsWith('die-lob'))).toBe(false);
  const mortar: FigureSpec = { ...ROOTED, weapons: [weapon('mortar', 2, ['indirect 2'])] };
  const shelling = battleWith({ a: [['a1', mortar]], b: [['a3']], dice: [{ shoot: 1 }] });
  const cubes = ['c1', 'c2', 'a3', 'b3', 'c3'];
  expect([...offered(shelling)].sort()).toEqual(
    [
      ...['lob', 'die-lob'].flatMap((kind) => cubes.map((cube) => `${kind}:mortar:${cube}.1`)),
      'done',
    ].sort(),
  );
  // DZ-ABIL-23: a long action, for which there is no time after another.
  if (shelling.activation) shelling.activation.length = 1;
  const left = shelling.activation ? legalActions(shelling, shelling.activation) : [];
  expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['die-lob', 'done']));
});

test('DZ-ABIL-09 Fire Control offers every two shots besides each of them', () => {
  const walker: FigureSpec = {
    ...ROOTED,
    abilities: ['fire-control'],
    weapons: [RIFLE, weapon('laser', 8)],
  };
  const battle = battleWith({ a: [['a1', walker]], b: [['a5'], ['e1']] });
  expect(of(battle, 'fire-both')).toEqual([
    'rifle:b1:laser:b1',
    'rifle:b1:laser:b2',
    'rifle:b2:laser:b1',
    'rifle:b2:laser:b2',
  ]);
});

test('DZ-FIGHT-01 DZ-CMD-05 every enemy beside it can be fought, and nobody shot at', () => {
  const battle = battleWith({
    a: [['a1', ROOTED], ['a1']],
    b: [['a1'], ['a1'], ['a4']],
    dice: [{ fight: 1 }],
  });
  expect(offered(battle)).toEqual(['fight:b1', 'die-fight:b1', 'fight:b2', 'die-fight:b2', 'done']);
});

test('DZ-ITEM-08 a Medi-Pack is offered for the wounded in the cube', () => {
  const battle = battleWith({
    a: [['a1', { ...ROOTED, weapons: [] }], ['a1'], ['a1', { size: 2 }], ['a2']],
    b: [['h8']],
  });
  give(battle, 'a1', 'medi-pack');
  for (const id of ['a1', 'a3', 'a4']) at(battle, id).damage = 1;
  expect(offered(battle)).toEqual(['medi-pack:a1', 'medi-pack:a3', 'done']);
});

test('DZ-LDR-03 enemies that are not tagged yet can be acquired', () => {
  const leader: FigureSpec = {
    ...ROOTED,
    type: 'leader',
    special: 'target-acquisition',
    weapons: [],
  };
  const battle = battleWith({
    a: [['a1', leader], ['a2']],
    b: [['h8'], ['h7'], ['h6']],
    dice: [{ special: 1 }],
  });
  at(battle, 'b2').tagged = true;
  expect(offered(battle)).toEqual(['target-acquisition:b1', 'target-acquisition:b3', 'done']);
});

test('DZ-ACT-04 DZ-LDR-05 a pinned leader without a wound has nothing to shrug off', () => {
  const leader: FigureSpec = { type: 'leader', special: 'too-stubborn-to-die' };
  const battle = battleWith({ a: [['a1', leader]], b: [['a5']], dice: [{ special: 1 }] });
  at(battle, 'a1').pinned = true;
  expect(offered(battle)).toEqual(['get-up', 'done']);
  at(battle, 'a1').cube = cubeAt('a2');
  at(battle, 'a1').damage = 1;
  expect(offered(battle)).toEqual(['get-up', 'too-stubborn-to-die', 'done']);
});
