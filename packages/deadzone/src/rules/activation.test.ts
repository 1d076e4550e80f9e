import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { actionStep, beginActivation } from './activation.ts';
import { legalActions } from './candidates.ts';
import { costOf, whyNot } from './legal.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import { RIFLE, weapon, type FigureSpec } from './testing/recruits.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

function kindsOf(battle: Battle, id = 'a1'): readonly string[] {
  const { activation } = battle.activation ? battle : activate(battle, id);
  if (!activation) throw new Error('Nobody is active.');
  return [...new Set(legalActions(battle, activation).map(({ kind }) => kind))];
}

function why(battle: Battle, action: Action): readonly (string | undefined)[] {
  const { activation } = battle;
  if (!activation) throw new Error('Nobody is active.');
  const refusal = whyNot(battle, activation, action);
  return [refusal?.code, refusal?.rule];
}

/** The active model takes an action. */
function act(battle: Battle, choices: readonly string[], faces: readonly number[][] = []) {
  if (!battle.activation) throw new Error('Nobody is active.');
  return runFlow(actionStep(battle, battle.activation), { choices, faces });
}

const SHOT = { kind: 'shoot', weapon: 'rifle', target: 'b1' } as const;
const MOVE = { kind: 'move', way: [cubeAt('a2')] } as const;

test('DZ-ACT-01 one long action or two short ones', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a5']] }), 'a1');
  act(battle, ['move:a2.1']);
  expect(why(battle, { kind: 'sprint', way: [cubeAt('a3')] })[0]).toBe('no-time');
  expect(why(battle, SHOT)[0]).toBeUndefined();
  const lengths = ['move', 'sprint', 'get-up', 'shoot', 'fight', 'heal'].map((kind) => {
    const action = sample(kind);
    return [kind, costOf(battle, at(battle, 'a1'), action).length];
  });
  expect(lengths).toEqual([
    ['move', 1],
    ['sprint', 2],
    ['get-up', 1],
    ['shoot', 1],
    ['fight', 2],
    ['heal', 1],
  ]);
});

function sample(kind: string): Action {
  switch (kind) {
    case 'move':
      return MOVE;
    case 'sprint':
      return { kind, way: [cubeAt('a2')] };
    case 'get-up':
      return { kind };
    case 'shoot':
      return SHOT;
    case 'fight':
      return { kind, target: 'b1' };
    default:
      return { kind: 'heal', target: 'a1' };
  }
}

test('DZ-ACT-02 the model that is activated is the active one', () => {
  const battle = battleWith({ a: [['a1'], ['a2']] });
  runFlow(beginActivation(battle, 'a2'));
  expect(battle.activation?.model).toBe('a2');
});

test('DZ-ACT-03 each type of action once, but for those of command dice', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a5']], dice: [{ shoot: 1 }] }), 'a1');
  act(battle, ['move:a2.1']);
  expect(why(battle, { kind: 'move', way: [cubeAt('a3')] })).toEqual(['once', 'DZ-ACT-03']);
  act(battle, ['shoot:rifle:b1'], [miss(8)]);
  expect(why(battle, SHOT)[0]).toBe('no-time');
  expect(why(battle, { ...SHOT, kind: 'die-shoot' })[0]).toBeUndefined();
});

test('DZ-ACT-04 a pinned model gets up first', () => {
  const battle = battleWith({ a: [['a1']], b: [['a5']] });
  at(battle, 'a1').pinned = true;
  expect(kindsOf(battle)).toEqual(['get-up', 'done']);
  expect(why(battle, SHOT)).toEqual(['pinned', 'DZ-ACT-04']);
  act(battle, ['get-up']);
  expect(kindsOf(battle)).toContain('shoot');
  expect(kindsOf(battle)).not.toContain('sprint');
});

test('DZ-ACT-05 a model beside a standing enemy may only fight or move', () => {
  const battle = battleWith({ a: [['a1', { abilities: ['medic'] }]], b: [['a1']] });
  at(battle, 'a1').damage = 1;
  expect(kindsOf(battle)).toEqual(['move', 'reposition', 'fight', 'done']);
  expect(why(battle, { kind: 'heal', target: 'a1' })).toEqual(['fight-or-move', 'DZ-ACT-05']);
});

test('DZ-ACT-06 next to pinned enemies only Specials are free, not shots or sprints', () => {
  const battle = battleWith({ a: [['a1', { abilities: ['medic'] }]], b: [['a1'], ['a5']] });
  at(battle, 'a1').damage = 1;
  at(battle, 'b1').pinned = true;
  expect(kindsOf(battle)).toEqual(['move', 'reposition', 'fight', 'heal', 'done']);
});

test('DZ-ACT-07 no Sprint beside an enemy either way', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a1']] }), 'a1');
  expect(why(battle, { kind: 'sprint', way: [cubeAt('a2')] })).toEqual([
    'fight-or-move',
    'DZ-ACT-07',
  ]);
});

test('DZ-ACT-08 a model that got up next to an enemy can only move', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1']] });
  at(battle, 'a1').pinned = true;
  activate(battle, 'a1');
  act(battle, ['get-up'], [[...miss(3), ...miss(3)]]);
  expect(kindsOf(battle)).toEqual(['move', 'reposition', 'done']);
});

test('DZ-CMD-05 Move, Shoot and Fight faces are free actions of the active model', () => {
  const dice = [{ move: 1, shoot: 1, fight: 1 }] as const;
  const far = battleWith({ a: [['a1', { speed: { move: 3, sprint: 5 } }]], b: [['a5']], dice });
  expect(kindsOf(far)).toEqual(expect.arrayContaining(['die-move', 'die-shoot']));
  // A Move face goes one cube, whatever the Speed.
  expect(why(far, { kind: 'die-move', way: [cubeAt('a3')] })[0]).toBe('no-way');
  const near = battleWith({ a: [['a1']], b: [['a1']], dice });
  expect(kindsOf(near)).toContain('die-fight');
});

test('DZ-CMD-06 one free action in all, or one of each if the table wants it', () => {
  const dice = [{ move: 1, shoot: 1 }] as const;
  const one = activate(battleWith({ a: [['a1']], b: [['a5']], dice }), 'a1');
  act(one, ['die-move:a2.1']);
  expect(why(one, { ...SHOT, kind: 'die-shoot' })).toEqual(['one-free-action', 'DZ-CMD-06']);
  const settings = { freeActions: 'one-of-each' } as const;
  const each = activate(battleWith({ a: [['a1']], b: [['a5']], dice, settings }), 'a1');
  act(each, ['die-move:a2.1']);
  expect(why(each, { ...SHOT, kind: 'die-shoot' })[0]).toBeUndefined();
});

test('DZ-CMD-07 a free action is none of the two short ones, and no second of its type', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a6']], dice: [{ shoot: 1 }] }), 'a1');
  act(battle, ['die-shoot:rifle:b1'], [miss(8)]);
  expect(battle.activation).toMatchObject({ length: 0, done: [] });
  expect(why(battle, SHOT)[0]).toBeUndefined();
});

test('DZ-CMD-04 a spent die is gone', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a6']], dice: [{ move: 1 }] }), 'a1');
  act(battle, ['die-move:a2.1']);
  expect(battle.sides[0]?.dice.move).toBe(0);
});

test('DZ-CMD-10 a pinned model uses no face before it gets up', () => {
  const battle = battleWith({ a: [['a1']], b: [['a5']], dice: [{ shoot: 1 }] });
  at(battle, 'a1').pinned = true;
  activate(battle, 'a1');
  expect(why(battle, { ...SHOT, kind: 'die-shoot' })).toEqual(['pinned', 'DZ-CMD-10']);
});

test('DZ-CMD-08 DZ-LDR-05 a pinned leader uses specials before it gets up', () => {
  const leader = { type: 'leader', special: 'too-stubborn-to-die' } as const;
  const battle = battleWith({ a: [['a1', leader]], b: [['a5']], dice: [{ special: 1 }] });
  Object.assign(at(battle, 'a1'), { pinned: true, damage: 1 });
  activate(battle, 'a1');
  expect(kindsOf(battle)).toEqual(['get-up', 'too-stubborn-to-die', 'done']);
});

test('DZ-CMD-11 a free shot with a Heavy weapon is allowed', () => {
  const cannon = { weapons: [weapon('cannon', 8, ['heavy'])] };
  const battle = activate(
    battleWith({ a: [['a1', cannon]], b: [['a5']], dice: [{ shoot: 1 }] }),
    'a1',
  );
  if (battle.activation) battle.activation.length = 1;
  expect(why(battle, { kind: 'shoot', weapon: 'cannon', target: 'b1' })[0]).toBe('no-time');
  expect(why(battle, { kind: 'die-shoot', weapon: 'cannon', target: 'b1' })[0]).toBeUndefined();
});

test('DZ-CMD-15 a neighbouring enemy restricts free actions too', () => {
  const battle = activate(
    battleWith({ a: [['a1']], b: [['a1'], ['a5']], dice: [{ shoot: 1 }] }),
    'a1',
  );
  expect(why(battle, { kind: 'die-shoot', weapon: 'rifle', target: 'b2' })[0]).toBe(
    'fight-or-move',
  );
});

test('DZ-TURN-01 an activation ends with the model marked', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a5']] }), 'a1');
  act(battle, ['done']);
  expect(at(battle, 'a1').activated).toBe(true);
  expect(battle.activation).toBeNull();
});

test('DZ-TURN-02 a model may do nothing, and a pinned one stays pinned', () => {
  const battle = battleWith({ a: [['a1']], b: [['a5']] });
  at(battle, 'a1').pinned = true;
  activate(battle, 'a1');
  act(battle, ['done']);
  expect(at(battle, 'a1')).toMatchObject({ activated: true, pinned: true });
});

test('DZ-ABIL-09 Fire Control fires two weapons, at one target or two', () => {
  const walker: FigureSpec = { abilities: ['fire-control'], weapons: [RIFLE, weapon('laser', 8)] };
  const battle = activate(
    battleWith({ a: [['a1', walker]], b: [['a5'], ['e1']], dice: [{ shoot: 1 }] }),
    'a1',
  );
  act(battle, ['fire-both:rifle:b1:laser:b2'], [miss(8), miss(8)]);
  expect(battle.activation?.length).toBe(1);
  const free = { kind: 'die-fire-both', weapon: 'rifle', target: 'b1', other: 'laser' } as const;
  expect(why(battle, { ...free, second: 'b1' })[0]).toBeUndefined();
  const one = battleWith({
    a: [['a1', walker]],
    b: [['a5']],
    dice: [{ shoot: 1 }],
    settings: { fireControlFace: 'one-weapon' },
  });
  activate(one, 'a1');
  expect(why(one, { ...free, second: 'b1' })[0]).toBe('unable');
});

test('DZ-ABIL-09 Fire Control also fires for effect and lobs, each said before rolling', () => {
  const walker: FigureSpec = {
    abilities: ['fire-control'],
    weapons: [weapon('reeds', 6, ['rapid-fire']), weapon('mortar', 8, ['indirect 2'])],
  };
  const fresh = (settings = {}) =>
    activate(
      battleWith({ a: [['a1', walker]], b: [['a5'], ['e1']], dice: [{ shoot: 1 }], settings }),
      'a1',
    );
  const battle = fresh();
  expect(kindsOf(battle)).toContain('aim-both');
  const { choices, rolls } = act(
    battle,
    ['aim-both:reeds:mortar', 'fire-for-effect:reeds:b1', 'lob:mortar:e1.1'],
    [[4, 4, 4, 4, 4, 4, ...miss(3)], [4, 1, 1], [1, 1], miss(3), [5]],
  );
  expect(choices[1]?.options).toContain('shoot:reeds:b2');
  expect(choices.slice(0, 3).map(({ about }) => about)).toEqual([
    'action',
    'aim-weapon',
    'aim-weapon',
  ]);
  expect(rolls.length).toBeGreaterThan(2);
  expect([at(battle, 'b1').pinned, at(battle, 'b2').pinned]).toEqual([true, true]);
  // DZ-ABIL-23: with a mortar it is a long action.
  expect(battle.activation?.length).toBe(2);
  const free = { kind: 'die-aim-both', weapon: 'reeds', other: 'mortar' } as const;
  expect(why(fresh(), free)[0]).toBeUndefined();
  expect(why(fresh({ fireControlFace: 'one-weapon' }), free)[0]).toBe('unable');
  expect(why(fresh(), { ...free, other: 'reeds' })[0]).toBe('no-such-weapon');
  const plain = activate(
    battleWith({
      a: [['a1', { abilities: ['fire-control'], weapons: [RIFLE, weapon('laser', 8)] }]],
      b: [['a5']],
    }),
    'a1',
  );
  expect(kindsOf(plain)).not.toContain('aim-both');
});

test('DZ-ABIL-12 a smokescreen fills the cube once a game, also beside enemies', () => {
  const battle = battleWith({ a: [['c3', { abilities: ['smokescreen'] }]], b: [['c3']] });
  runFlow(beginActivation(battle, 'a1'), { choices: ['yes'] });
  expect(battle.smoke).toEqual([{ cube: [3, 3, 1], toxic: false }]);
  battle.activation = null;
  expect(runFlow(beginActivation(battle, 'a1')).choices).toEqual([]);
});

test('DZ-ABIL-45 a Remote model idles without an Engineer within three cubes', () => {
  const drill = { abilities: ['remote'] } as const;
  const far = battleWith({
    a: [
      ['a1', drill],
      ['a5', { abilities: ['engineer'] }],
    ],
  });
  runFlow(beginActivation(far, 'a1'));
  expect(at(far, 'a1').activated).toBe(true);
  const near = battleWith({
    a: [
      ['a1', drill],
      ['a4', { abilities: ['engineer'] }],
    ],
  });
  runFlow(beginActivation(near, 'a1'));
  expect(near.activation?.model).toBe('a1');
});

test('DZ-ABIL-17 a rampaging model may obey the opponent, keep calm or charge', () => {
  const beast = { abilities: ['rampage'], size: 3 } as const;
  const begun = (die: number, choices: readonly string[] = []) => {
    const battle = battleWith({ a: [['a1', beast], ['a1']], b: [['c5']] });
    at(battle, 'a1').rampant = true;
    runFlow(beginActivation(battle, 'a1'), { faces: [[die]], choices });
    return battle;
  };
  const foreign = begun(2);
  expect(foreign.activation).toMatchObject({ controller: 1, beganWithEnemy: true });
  // Its own friend is whom it may fight.
  expect(kindsOf(foreign)).toContain('fight');
  expect(begun(6).activation).toMatchObject({ controller: 0, faces: [] });
});

test('DZ-EDGE-15 the free move of Rampage is its one free action', () => {
  const battle = battleWith({
    a: [['a1', { abilities: ['rampage'] }]],
    b: [['e8']],
    dice: [{ move: 1 }],
  });
  at(battle, 'a1').rampant = true;
  runFlow(beginActivation(battle, 'a1'), { faces: [[7]], choices: ['die-move:a2.1'] });
  expect(at(battle, 'a1').cube).toEqual([1, 2, 1]);
  expect(battle.sides[0]?.dice.move).toBe(1);
  expect(why(battle, { kind: 'die-move', way: [cubeAt('a3')] })[0]).toBe('one-free-action');
});

test('DZ-EDGE-03 Tag is a Special: the same model may tag and then shoot', () => {
  const tag = { weapons: [weapon('tag-rifle', 6, ['tag'])] };
  const battle = activate(battleWith({ a: [['a1', tag]], b: [['a5']] }), 'a1');
  act(battle, ['tag:b1']);
  expect(at(battle, 'b1').tagged).toBe(true);
  expect(why(battle, { kind: 'shoot', weapon: 'tag-rifle', target: 'b1' })[0]).toBeUndefined();
});

test('DZ-ABIL-44 DZ-ACT-05 DZ-SHOOT-02 next to pinned enemies it may tag, not shoot', () => {
  const tag = { weapons: [weapon('tag-rifle', 6, ['tag'])] };
  const battle = activate(battleWith({ a: [['a1', tag]], b: [['a5'], ['a1']] }), 'a1');
  expect(why(battle, { kind: 'tag', target: 'b1' })[1]).toBe('DZ-ACT-05');
  at(battle, 'b2').pinned = true;
  expect(why(battle, { kind: 'shoot', weapon: 'tag-rifle', target: 'b1' })[1]).toBe('DZ-SHOOT-02');
  act(battle, ['tag:b1']);
  expect(at(battle, 'b1').tagged).toBe(true);
});

test('DZ-LDR-03 Target Acquisition tags any enemy, seen or not, and is no action', () => {
  const leader = { type: 'leader', special: 'target-acquisition' } as const;
  const battle = activate(
    battleWith({
      a: [['a1', leader]],
      b: [['h8']],
      cubes: [{ at: [1, 1, 1], east: 'blocked', south: 'blocked' }],
      dice: [{ special: 2 }],
    }),
    'a1',
  );
  act(battle, ['target-acquisition:b1']);
  expect(at(battle, 'b1').tagged).toBe(true);
  expect(battle.activation).toMatchObject({ length: 0, done: [] });
  // One Special in an activation.
  at(battle, 'b1').tagged = false;
  expect(why(battle, { kind: 'target-acquisition', target: 'b1' })[0]).toBe('no-die');
});

test('DZ-LDR-04 Mobile Infantry: a free Sprint first, and no Move nor Sprint after it', () => {
  const leader: FigureSpec = {
    type: 'leader',
    special: 'mobile-infantry',
    equipment: ['jump-pack'],
  };
  const dice = [{ special: 1, move: 1 }] as const;
  const battle = activate(battleWith({ a: [['a1', leader]], b: [['a7']], dice }), 'a1');
  act(battle, ['mobile-infantry:a3.1']);
  expect(at(battle, 'a1').cube).toEqual([1, 3, 1]);
  expect(why(battle, { kind: 'move', way: [cubeAt('a4')] })[0]).toBe('has-sprinted');
  expect(why(battle, { kind: 'die-move', way: [cubeAt('a4')] })[0]).toBe('has-sprinted');
  expect(why(battle, SHOT)[0]).toBeUndefined();
  const late = activate(battleWith({ a: [['a1', leader]], b: [['a7']], dice }), 'a1');
  act(late, ['shoot:rifle:b1'], [miss(8)]);
  expect(why(late, { kind: 'mobile-infantry', way: [cubeAt('a2')] })[0]).toBe('too-late');
});

test('DZ-LDR-05 Too Stubborn to Die: two successes of three dice take away a wound', () => {
  const leader: FigureSpec = { type: 'leader', special: 'too-stubborn-to-die', size: 2 };
  const tried = (faces: readonly number[]) => {
    const battle = battleWith({
      a: [['a1', leader]],
      b: [['a7']],
      dice: [{ special: 1, dice: 3 }],
    });
    at(battle, 'a1').damage = 2;
    activate(battle, 'a1');
    act(battle, ['too-stubborn-to-die'], [[...faces]]);
    return at(battle, 'a1').damage;
  };
  expect(tried([4, 4, 1])).toBe(1);
  expect(tried([4, 1, 1])).toBe(2);
});

test('DZ-CMD-08 the leader’s special can be played after his death', () => {
  const leader: FigureSpec = { type: 'leader', special: 'target-acquisition' };
  const battle = battleWith({ a: [['a1', leader], ['a2']], b: [['h8']], dice: [{ special: 1 }] });
  at(battle, 'a1').where = 'dead';
  activate(battle, 'a2');
  expect(kindsOf(battle, 'a2')).toContain('target-acquisition');
});

test('DZ-ABIL-29 a Noncombatant neither shoots, fights nor throws a grenade', () => {
  const medic: FigureSpec = { abilities: ['noncombatant'], item: 'frag-grenade' };
  const battle = activate(
    battleWith({ a: [['d4', medic]], b: [['d6']], dice: [{ shoot: 1 }] }),
    'a1',
  );
  const refused = ['noncombatant', 'DZ-ABIL-29'];
  const grenade = { weapon: 'frag-grenade', at: cubeAt('d6') } as const;
  expect(why(battle, { kind: 'lob', ...grenade })).toEqual(refused);
  expect(why(battle, { kind: 'die-lob', ...grenade })).toEqual(refused);
  expect(why(battle, SHOT)).toEqual(refused);
  expect(why(battle, { kind: 'fight', target: 'b1' })).toEqual(refused);
  expect(kindsOf(battle)).toEqual(['move', 'reposition', 'sprint', 'done']);
});
