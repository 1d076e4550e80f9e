import { expect, test } from 'vitest';
import { legalActions } from './candidates.ts';
import { costOf, whyNotGo, whyNotShootAt } from './legal.ts';
import { OVER, type Activation, type Battle } from './state.ts';
import {
  activate,
  at,
  battleWith,
  cubeAt,
  give,
  type TestBattle,
} from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';
import { actionFrom, refusal, whyNotDo } from './testing/logged-events.ts';

const GUNS: FigureSpec = {
  weapons: [
    weapon('rifle', 6),
    weapon('auto', 6, ['rapid-fire']),
    weapon('cannon', 6, ['heavy']),
    weapon('mortar', 6, ['indirect', 'frag 3']),
    weapon('knife', 'melee'),
  ],
};

/** A battle in which the first model of the first side is active. */
function active(test: TestBattle, change: Partial<Activation> = {}): Battle {
  const battle = activate(battleWith(test), 'a1');
  if (battle.activation) battle.activation = { ...battle.activation, ...change };
  return battle;
}

test.each([
  ['move:a2.1', 'move 1 -'],
  ['reposition', 'move 1 -'],
  ['leave', 'move 1 -'],
  ['sprint:a2.1', 'sprint 2 -'],
  ['sprint-leave', 'sprint 2 -'],
  ['get-up', 'get-up 1 -'],
  ['shoot:rifle:b1', 'shoot 1 -'],
  ['shoot:cannon:b1', 'shoot 2 -'],
  ['fire-for-effect:auto:b1', 'shoot 1 -'],
  ['lob:mortar:a5.1', 'shoot 2 -'],
  ['lob:frag-grenade:a3.1', 'shoot 1 -'],
  ['fire-both:rifle:b1:auto:b1', 'shoot 1 -'],
  ['fire-both:cannon:b1:auto:b1', 'shoot 2 -'],
  ['fire-both:rifle:b1:cannon:b1', 'shoot 2 -'],
  ['aim-both:rifle:auto', 'shoot 1 -'],
  ['aim-both:mortar:auto', 'shoot 2 -'],
  ['fight:b1', 'fight 2 -'],
  ['die-move:a2.1', 'move 0 move'],
  ['die-reposition', 'move 0 move'],
  ['die-leave', 'move 0 move'],
  ['die-shoot:cannon:b1', 'shoot 0 shoot'],
  ['die-fire-for-effect:auto:b1', 'shoot 0 shoot'],
  ['die-lob:mortar:a5.1', 'shoot 0 shoot'],
  ['die-fire-both:rifle:b1:cannon:b1', 'shoot 0 shoot'],
  ['die-aim-both:mortar:auto', 'shoot 0 shoot'],
  ['die-fight:b1', 'fight 0 fight'],
  ['mobile-infantry:a2.1', 'sprint 0 special'],
  ['mobile-leave', 'sprint 0 special'],
  ['target-acquisition:b1', 'special 0 special'],
  ['too-stubborn-to-die', 'special 0 special'],
  ['medi-pack:a1', 'special 1 -'],
  ['reload:rifle', 'special 1 -'],
])('DZ-ACT-01 DZ-CMD-07 DZ-ABIL-14 DZ-ABIL-23 the cost of %s: %s', (text, taken) => {
  const battle = battleWith({ a: [['a1', GUNS]], b: [['a5']] });
  give(battle, 'a1', 'frag-grenade');
  const { type, length, face } = costOf(battle, at(battle, 'a1'), actionFrom(text));
  expect(`${type} ${length} ${face ?? '-'}`).toBe(taken);
});

test('DZ-ABIL-25 an activation that is over allows the end alone', () => {
  const battle = active({ a: [['a1']], b: [['a5']], dice: [{ shoot: 1 }] }, { length: OVER });
  expect(whyNotDo(battle, 'die-shoot:rifle:b1')).toBe('no-time DZ-ABIL-25');
  expect(whyNotDo(battle, 'done')).toBe('fine');
});

test('DZ-ACT-01 DZ-ACT-03 two short actions of different types, or a long one', () => {
  const fresh = active({ a: [['a1', GUNS]], b: [['a5']] });
  expect(
    ['sprint:a2.1', 'shoot:cannon:b1', 'get-up', 'move:a2.1'].map((key) => whyNotDo(fresh, key)),
  ).toEqual(['fine', 'fine', 'not-pinned DZ-GETUP-01', 'fine']);
  const moved = active({ a: [['a1', GUNS]], b: [['a5']] }, { length: 1, done: ['move'] });
  expect(
    ['reposition', 'shoot:rifle:b1', 'shoot:cannon:b1', 'sprint:a2.1'].map((key) =>
      whyNotDo(moved, key),
    ),
  ).toEqual(['once DZ-ACT-03', 'fine', 'no-time DZ-ACT-01', 'no-time DZ-ACT-01']);
});

test('DZ-ACT-04 DZ-CMD-10 a pinned model gets up, or uses its leader’s special', () => {
  const leader: FigureSpec = { type: 'leader', special: 'target-acquisition' };
  const battle = active({
    a: [['a1', leader]],
    b: [['a5']],
    dice: [{ move: 1, special: 1 }],
  });
  at(battle, 'a1').pinned = true;
  expect(
    ['get-up', 'move:a2.1', 'die-move:a2.1', 'reload:rifle', 'target-acquisition:b1'].map((key) =>
      whyNotDo(battle, key),
    ),
  ).toEqual(['fine', 'pinned DZ-ACT-04', 'pinned DZ-CMD-10', 'pinned DZ-ACT-04', 'fine']);
});

test('DZ-ITEM-15 DZ-CMD-14 a sentry gun shoots, with its own action only', () => {
  const battle = battleWith({
    a: [['a1', { item: 'sentry-gun' }]],
    b: [['a5']],
    dice: [{ shoot: 1, move: 1 }],
  });
  at(battle, 'a1g').where = 'field';
  activate(battle, 'a1g');
  expect(
    ['shoot:heavy-rifle:b1', 'reposition', 'die-shoot:heavy-rifle:b1', 'die-move:a2.1'].map((key) =>
      whyNotDo(battle, key),
    ),
  ).toEqual(['fine', 'only-shoots DZ-ITEM-15', 'only-shoots DZ-CMD-14', 'only-shoots DZ-CMD-14']);
});

test('DZ-LDR-03 DZ-CMD-14 Target Acquisition works while a sentry gun acts', () => {
  const leader: FigureSpec = { type: 'leader', special: 'target-acquisition' };
  const stubborn: FigureSpec = { type: 'leader', special: 'too-stubborn-to-die' };
  const asked = (sketch: FigureSpec, key: string) => {
    const battle = battleWith({
      a: [['a1', { ...sketch, item: 'sentry-gun' }]],
      b: [['a5']],
      dice: [{ special: 1 }],
    });
    Object.assign(at(battle, 'a1g'), { where: 'field', damage: 1 });
    activate(battle, 'a1g');
    return whyNotDo(battle, key);
  };
  expect(asked(leader, 'target-acquisition:b1')).toBe('fine');
  expect(asked(leader, 'die-reposition')).toBe('only-shoots DZ-CMD-14');
  // This one is spent on the gun itself.
  expect(asked(stubborn, 'too-stubborn-to-die')).toBe('only-shoots DZ-CMD-14');
});

test('DZ-CMD-05 DZ-CMD-06 a face has to lie there, and one free action is all', () => {
  const sides: TestBattle = { a: [['a1']], b: [['a5']], dice: [{ shoot: 1, move: 1 }] };
  expect(whyNotDo(active({ ...sides, dice: [{ move: 1 }] }), 'die-shoot:rifle:b1')).toBe(
    'no-die DZ-CMD-05',
  );
  expect(whyNotDo(active(sides), 'die-shoot:rifle:b1')).toBe('fine');
  expect(whyNotDo(active(sides, { faces: ['move'] }), 'die-shoot:rifle:b1')).toBe(
    'one-free-action DZ-CMD-06',
  );
  const generous: TestBattle = { ...sides, settings: { freeActions: 'one-of-each' } };
  expect(whyNotDo(active(generous, { faces: ['move'] }), 'die-shoot:rifle:b1')).toBe('fine');
  expect(whyNotDo(active(generous, { faces: ['shoot'] }), 'die-shoot:rifle:b1')).toBe(
    'one-free-action DZ-CMD-06',
  );
});

test('DZ-CMD-06 DZ-CMD-08 a leader’s special is no free action', () => {
  const leader: FigureSpec = { type: 'leader', special: 'target-acquisition' };
  const sides: TestBattle = { a: [['a1', leader]], b: [['a5']], dice: [{ special: 1 }] };
  expect(whyNotDo(active(sides, { faces: ['move'] }), 'target-acquisition:b1')).toBe('fine');
  expect(whyNotDo(active({ ...sides, dice: [{}] }), 'target-acquisition:b1')).toBe(
    'no-die DZ-CMD-05',
  );
});

test.each([
  ['target-acquisition:b1', 'DZ-LDR-03'],
  ['mobile-infantry:a2.1', 'DZ-LDR-04'],
  ['too-stubborn-to-die', 'DZ-LDR-05'],
])('DZ-CMD-08 the order %s needs its leader', (text, rule) => {
  const battle = active({ a: [['a1', { size: 2 }]], b: [['a5']], dice: [{ special: 1 }] });
  at(battle, 'a1').damage = 1;
  expect(whyNotDo(battle, text)).toBe(`no-die ${rule}`);
});

test('DZ-LDR-05 only a wound can be shrugged off', () => {
  const leader: FigureSpec = { type: 'leader', special: 'too-stubborn-to-die', size: 2 };
  const battle = active({ a: [['a1', leader]], b: [['a5']], dice: [{ special: 1 }] });
  expect(whyNotDo(battle, 'too-stubborn-to-die')).toBe('not-wounded DZ-LDR-05');
  at(battle, 'a1').damage = 1;
  expect(whyNotDo(battle, 'too-stubborn-to-die')).toBe('fine');
});

test('DZ-LDR-04 a model moves no more after the free Sprint, but still acts', () => {
  const battle = active({ a: [['a1']], b: [['a5']], dice: [{ move: 1 }] }, { sprinted: true });
  expect(
    ['move:a2.1', 'sprint:a2.1', 'die-move:a2.1', 'shoot:rifle:b1'].map((key) =>
      whyNotDo(battle, key),
    ),
  ).toEqual(['has-sprinted DZ-LDR-04', 'has-sprinted DZ-LDR-04', 'has-sprinted DZ-LDR-04', 'fine']);
});

test('DZ-ACT-05 DZ-ACT-07 DZ-EDGE-04 next to an enemy it fights, moves or explodes', () => {
  const leader: FigureSpec = {
    type: 'leader',
    special: 'too-stubborn-to-die',
    size: 2,
    abilities: ['boom 3', 'medic'],
  };
  const battle = active({ a: [['a1', leader]], b: [['a1'], ['a1']], dice: [{ special: 1 }] });
  at(battle, 'a1').damage = 1;
  at(battle, 'b1').pinned = true;
  const keys = [
    'fight:b1',
    'fight:b2',
    'move:a2.1',
    'reposition',
    'detonate',
    'too-stubborn-to-die',
    'sprint:a2.1',
    'heal:a1',
    'shoot:rifle:b1',
  ];
  expect(keys.map((key) => whyNotDo(battle, key))).toEqual([
    'fine',
    'fine',
    'fine',
    'fine',
    'fine',
    'fine',
    'fight-or-move DZ-ACT-07',
    'fight-or-move DZ-ACT-05',
    'fight-or-move DZ-ACT-05',
  ]);
  // DZ-ACT-06: where they all lie on the ground, Specials are free.
  at(battle, 'b2').pinned = true;
  expect(['heal:a1', 'sprint:a2.1'].map((key) => whyNotDo(battle, key))).toEqual([
    'fine',
    'enemy-beside DZ-SPRINT-02',
  ]);
});

test('DZ-ABIL-17 a model that rampaged into a full cube makes room first', () => {
  const sides: TestBattle = { a: [['a1'], ['a1', { size: 4 }]], b: [['a5'], ['h8']] };
  const battle = active(sides);
  expect(
    ['shoot:rifle:b1', 'move:a2.1', 'sprint:a2.1'].map((key) => whyNotDo(battle, key)),
  ).toEqual(['crowded DZ-ABIL-17', 'fine', 'fine']);
  at(battle, 'b2').cube = cubeAt('a1');
  expect(whyNotDo(battle, 'fight:b2')).toBe('fine');
});

test('DZ-MOVE-01 DZ-MOVE-13 no Speed means no move, and no exit means no leaving', () => {
  const battle = active({ a: [['a1', { speed: null }]], b: [['a5']], dice: [{ move: 1 }] });
  const immobile = 'immobile DZ-MOVE-01';
  expect(
    ['move:a2.1', 'reposition', 'sprint:a2.1', 'die-move:a2.1', 'leave', 'sprint-leave'].map(
      (key) => whyNotDo(battle, key),
    ),
  ).toEqual([immobile, immobile, immobile, immobile, 'no-exit DZ-MOVE-13', 'no-exit DZ-MOVE-13']);
  expect(refusal(whyNotGo(battle, at(battle, 'a1'), [cubeAt('a2')], 1))).toBe('fine');
});

test('DZ-MOVE-13 DZ-SPRINT-01 each way of going has its own number of steps', () => {
  const exits = [{ squares: { from: [1, 3], to: [1, 3] }, zone: 0, who: 'any', vp: 1 }] as const;
  const runner: FigureSpec = { speed: { move: 2, sprint: 3 } };
  const battle = active({
    a: [['a1', runner]],
    b: [['h8']],
    dice: [{ move: 1 }],
    mission: { exits },
  });
  const keys = ['move:a3.1', 'move:a4.1', 'sprint:a4.1', 'sprint:a5.1', 'die-move:a2.1'];
  const far = 'no-way DZ-MOVE-01';
  expect(
    [...keys, 'die-move:a3.1', 'leave', 'sprint-leave'].map((key) => whyNotDo(battle, key)),
  ).toEqual(['fine', far, 'fine', far, 'fine', far, 'no-exit DZ-MOVE-13', 'fine']);
  at(battle, 'a1').cube = cubeAt('a2');
  expect(whyNotDo(battle, 'leave')).toBe('fine');
  if (battle.activation) battle.activation.beganWithEnemy = true;
  expect(whyNotDo(battle, 'sprint-leave')).toBe('enemy-beside DZ-SPRINT-02');
});

test('DZ-BLAZE-01 DZ-SHOOT-03 DZ-ABIL-09 each way of shooting asks for its own', () => {
  const battle = active({ a: [['a1', GUNS]], b: [['a5']], dice: [{ shoot: 1 }] });
  const keys = [
    'shoot:rifle:b1',
    'shoot:rifle:b9',
    'shoot:pistol:b1',
    'fire-for-effect:auto:b1',
    'fire-for-effect:rifle:b1',
    'die-fire-for-effect:rifle:b1',
    'fire-for-effect:pistol:b1',
    'fire-for-effect:auto:b9',
    'lob:mortar:a5.1',
    'lob:rifle:a5.1',
    'fire-both:rifle:b1:auto:b1',
    'die-aim-both:rifle:auto',
  ];
  expect(keys.map((key) => whyNotDo(battle, key))).toEqual([
    'fine',
    'not-there DZ-SHOOT-03',
    'no-such-weapon DZ-SHOOT-01',
    'fine',
    'not-rapid DZ-BLAZE-01',
    'not-rapid DZ-BLAZE-01',
    'no-such-weapon DZ-SHOOT-01',
    'not-there DZ-SHOOT-03',
    'fine',
    'no-such-weapon DZ-ABIL-21',
    'unable DZ-ABIL-09',
    'unable DZ-ABIL-09',
  ]);
  expect(refusal(whyNotShootAt(battle, at(battle, 'a1'), 'auto', 'b1'))).toBe('fine');
});

test('DZ-ABIL-09 a model with Fire Control fires two weapons at once', () => {
  const walker: FigureSpec = { ...GUNS, abilities: ['fire-control'] };
  const battle = active({ a: [['a1', walker]], b: [['a5']] });
  expect(
    ['fire-both:rifle:b1:auto:b1', 'fire-both:rifle:b1:rifle:b1'].map((key) =>
      whyNotDo(battle, key),
    ),
  ).toEqual(['fine', 'no-such-weapon DZ-ABIL-09']);
});

test('DZ-FIGHT-01 DZ-FIGHT-04 fights are with enemies in the cube, by who can fight', () => {
  const battle = active({ a: [['a1'], ['a1']], b: [['a1'], ['a2']], dice: [{ fight: 1 }] });
  expect(
    ['fight:b1', 'die-fight:b1', 'fight:b2', 'fight:a2'].map((key) => whyNotDo(battle, key)),
  ).toEqual(['fine', 'fine', 'not-beside DZ-FIGHT-01', 'not-beside DZ-FIGHT-01']);
  const turret = active({ a: [['a1', { fight: null }]], b: [['a1']] });
  expect(whyNotDo(turret, 'fight:b1')).toBe('unable DZ-FIGHT-04');
});

test('DZ-ABIL-29 a Noncombatant moves and heals, but uses no weapon', () => {
  const medic: FigureSpec = { abilities: ['noncombatant', 'medic'], size: 2 };
  const battle = active({ a: [['a1', medic]], b: [['a5']] });
  at(battle, 'a1').damage = 1;
  expect(
    ['heal:a1', 'move:a2.1', 'shoot:rifle:b1', 'fight:b1'].map((key) => whyNotDo(battle, key)),
  ).toEqual(['fine', 'fine', 'noncombatant DZ-ABIL-29', 'noncombatant DZ-ABIL-29']);
});

test('DZ-ITEM-08 a Medi-Pack is one of the actions of its bearer', () => {
  const battle = active({ a: [['a1', { size: 2 }]], b: [['a5']] });
  at(battle, 'a1').damage = 1;
  expect(whyNotDo(battle, 'medi-pack:a1')).toBe('unable DZ-ITEM-08');
  give(battle, 'a1', 'medi-pack');
  expect(whyNotDo(battle, 'medi-pack:a1')).toBe('fine');
  const { activation } = battle;
  const kinds = activation && legalActions(battle, activation).map(({ kind }) => kind);
  expect(kinds).toContain('medi-pack');
});
