import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { legalActions } from './candidates.ts';
import type { ItemId } from './item.ts';
import { freeMove } from './rampage.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, give, type TestBattle } from './testing/scripted-battle.ts';
import { act, eventLines } from './testing/recorded-flow.ts';
import type { FigureSpec } from './testing/recruits.ts';
import { whyNotDo } from './testing/logged-events.ts';

/** The side that deployed in the north leaves over the southern edge. */
const exits = [{ squares: { from: [1, 8], to: [8, 8] }, zone: 0, who: 'any', vp: 2 }] as const;

function begun(test: TestBattle): Battle {
  return activate(battleWith({ b: [['h1']], ...test }), 'a1');
}

function lay(battle: Battle, kind: ItemId): void {
  const { cube } = at(battle, 'a1');
  battle.items.push({ id: 't1', kind, holder: null, cube, broken: false, gun: null });
}

const kindsOf = (battle: Battle) =>
  battle.activation && legalActions(battle, battle.activation).map(({ kind }) => kind);

const MOVE_FACE = [{ move: 1 }] as const;

test('DZ-CMD-05 DZ-CARRY-02 a Move face can change the spot and pick up there', () => {
  const battle = begun({ a: [['c4']], dice: MOVE_FACE });
  lay(battle, 'ammo');
  expect(kindsOf(battle)).toContain('die-reposition');
  expect(eventLines(act(battle, ['die-reposition', 'take:t1', 'keep']))).toEqual([
    'repositions a1',
    'picks-up a1 ammo',
  ]);
  expect(battle.sides[0]?.dice.move).toBe(0);
  expect(battle.activation).toMatchObject({ length: 0, done: [], faces: ['move'] });
  expect(kindsOf(battle)).not.toContain('die-reposition');
});

test('DZ-CMD-05 DZ-CARRY-07 a Move face in the cube hands an item over', () => {
  const battle = begun({ a: [['c4'], ['c4']], dice: MOVE_FACE });
  give(battle, 'a1', 'ammo');
  act(battle, ['die-reposition', 'give:a1ammo:a2']);
  expect(battle.items[0]?.holder).toBe('a2');
});

test('DZ-CMD-05 DZ-MOVE-13 a Move face leaves the table from the edge alone', () => {
  const battle = begun({ a: [['c8']], dice: MOVE_FACE, mission: { exits } });
  expect(kindsOf(battle)).toContain('die-leave');
  act(battle, ['die-leave']);
  expect(at(battle, 'a1').where).toBe('left');
  expect(battle.sides[0]).toMatchObject({ points: 2, dice: { move: 0 } });
  const far = begun({
    a: [['c7', { speed: { move: 2, sprint: 4 } }]],
    dice: MOVE_FACE,
    mission: { exits },
  });
  expect(kindsOf(far)).toContain('leave');
  expect(kindsOf(far)).not.toContain('die-leave');
  expect(whyNotDo(far, 'die-leave')).toBe('no-exit DZ-MOVE-13');
});

test('DZ-CMD-05 without the face, immobile or a sentry gun, neither is to be had', () => {
  const without = begun({ a: [['c8']], mission: { exits } });
  const still = begun({ a: [['c8', { speed: null }]], dice: MOVE_FACE, mission: { exits } });
  for (const key of ['die-reposition', 'die-leave']) {
    expect(whyNotDo(without, key)).toBe('no-die DZ-CMD-05');
    expect(whyNotDo(still, key)).not.toBe('fine');
  }
  expect(kindsOf(still)).not.toContain('die-reposition');
});

test('DZ-LDR-04 DZ-MOVE-13 the free Sprint of Mobile Infantry may leave the table', () => {
  const jumper: FigureSpec = {
    type: 'leader',
    special: 'mobile-infantry',
    equipment: ['jump-pack'],
  };
  const battle = begun({ a: [['c7', jumper]], dice: [{ special: 1 }], mission: { exits } });
  expect(kindsOf(battle)).toContain('mobile-leave');
  act(battle, ['mobile-leave']);
  expect(at(battle, 'a1').where).toBe('left');
  expect(battle.sides[0]?.dice.special).toBe(0);
  const walker = begun({
    a: [['c7', { ...jumper, equipment: [] }]],
    dice: [{ special: 1 }],
    mission: { exits },
  });
  expect(whyNotDo(walker, 'mobile-leave')).toBe('unable DZ-LDR-04');
  const other = begun({ a: [['c7', { equipment: ['jump-pack'] }]], mission: { exits } });
  expect(whyNotDo(other, 'mobile-leave')).toBe('no-die DZ-CMD-05');
});

test('DZ-EDGE-15 the free move of fury may stay in the cube or leave the table too', () => {
  const furious = (choice: string) => {
    const battle = begun({ a: [['c8', { abilities: ['rampage'] }]], mission: { exits } });
    lay(battle, 'ammo');
    const { choices } = runFlow(freeMove(battle, 'a1'), {
      choices: choice === 'die-leave' ? [choice] : [choice, 'take:t1', 'keep'],
    });
    expect(choices[0]?.options).toEqual(expect.arrayContaining(['die-reposition', 'die-leave']));
    return battle;
  };
  expect(furious('die-reposition').items[0]?.holder).toBe('a1');
  expect(at(furious('die-leave'), 'a1').where).toBe('left');
});
