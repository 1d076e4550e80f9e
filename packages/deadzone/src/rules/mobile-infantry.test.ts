import { expect, test } from 'vitest';
import { legalActions } from './candidates.ts';
import { mobileMoves, whyNotMobile } from './mobile-infantry.ts';
import type { Activation, Battle } from './state.ts';
import { activate, at, battleWith, cubeAt, give } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';
import { refusal, whyNotDo } from './testing/logged-events.ts';

const LEADER: FigureSpec = { type: 'leader', special: 'mobile-infantry', equipment: ['jump-pack'] };

function begun(sketch: FigureSpec, change: Partial<Activation> = {}): Battle {
  const battle = activate(
    battleWith({ a: [['a1', sketch]], b: [['h8']], dice: [{ special: 1 }] }),
    'a1',
  );
  if (battle.activation) Object.assign(battle.activation, change);
  return battle;
}

const why = (battle: Battle) => refusal(whyNotMobile(battle, at(battle, 'a1')));

test('DZ-LDR-04 it comes before anything else', () => {
  expect(why(begun(LEADER))).toBe('fine');
  const acted: readonly Partial<Activation>[] = [
    { length: 1 },
    { done: ['shoot'] },
    { faces: ['shoot'] },
    { done: ['shoot'], faces: ['move'] },
  ];
  expect(acted.map((change) => why(begun(LEADER, change)))).toEqual(
    acted.map(() => 'too-late DZ-LDR-04'),
  );
  const nobody = begun(LEADER);
  nobody.activation = null;
  expect(why(nobody)).toBe('too-late DZ-LDR-04');
});

test('DZ-LDR-04 on foot and with a jump pack, as far as a Sprint, out of no fight', () => {
  expect(why(begun({ ...LEADER, equipment: [] }))).toBe('unable DZ-LDR-04');
  const rider = begun(LEADER);
  give(rider, 'a1', 'scout-bike');
  expect(why(rider)).toBe('unable DZ-LDR-04');
  expect(whyNotDo(begun(LEADER), 'mobile-infantry:a4.1')).toBe('no-way DZ-MOVE-01');
  const still = begun({ ...LEADER, speed: null });
  expect(whyNotDo(still, 'mobile-infantry:a3.1')).toBe('immobile DZ-MOVE-01');
  const adjacent = begun(LEADER);
  Object.assign(at(adjacent, 'b1'), { cube: cubeAt('a1'), pinned: true });
  expect(why(adjacent)).toBe('enemy-beside DZ-SPRINT-02');
});

test('DZ-LDR-04 every end of a Sprint is offered', () => {
  const battle = begun({ ...LEADER, speed: { move: 1, sprint: 3 } });
  const ends = mobileMoves(battle, at(battle, 'a1')).map((action) =>
    action.kind === 'mobile-infantry' ? action.way.join() : action.kind,
  );
  const within = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `${column},${row},1`));
  expect([...ends].sort()).toEqual(within.filter((cube) => cube !== '1,1,1').sort());
  const { activation } = battle;
  const offered = activation && legalActions(battle, activation);
  expect(offered?.filter(({ kind }) => kind === 'mobile-infantry')).toHaveLength(15);
  const still = begun({ ...LEADER, speed: null });
  expect(mobileMoves(still, at(still, 'a1'))).toEqual([]);
});
