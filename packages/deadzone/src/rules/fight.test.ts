import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { fight, fightModifiers } from './fight.ts';
import { whyNot } from './legal.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, give } from './testing/scripted-battle.ts';
import { KNIFE, RIFLE, weapon } from './testing/recruits.ts';

/** So many dice that all fail. */
const miss = (dice: number) => new Array<number>(dice).fill(1);

function modifiers(battle: Battle, movedIn = false, pinned = false): Record<string, number> {
  const list = fightModifiers(battle, at(battle, 'a1'), at(battle, 'b1'), 'fight', movedIn, pinned);
  return Object.fromEntries(list.map(({ why, dice }) => [why, dice]));
}

test('DZ-FIGHT-01 the active model chooses whom in its cube it fights', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a1'], ['a1'], ['a2']] }), 'a1');
  const { activation } = battle;
  if (!activation) throw new Error('Nobody is active.');
  const why = (target: string) => whyNot(battle, activation, { kind: 'fight', target })?.code;
  expect([why('b1'), why('b2'), why('b3')]).toEqual([undefined, undefined, 'not-beside']);
});

test('DZ-FIGHT-02 one of several blades is picked before rolling', () => {
  const battle = battleWith({
    a: [['a1', { weapons: [KNIFE, weapon('hammer', 'melee', [], 2), RIFLE] }]],
    b: [['a1', { fight: null, armour: 2, size: 2 }]],
  });
  const { choices } = runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['with:hammer'],
    faces: [[4, 1, 1, ...miss(4)]],
  });
  expect(choices[0]?.options).toEqual(['with:knife', 'with:hammer']);
  expect(at(battle, 'b1').damage).toBe(1);
});

test('DZ-FIGHT-03 the target fights back or tries to survive', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1']] });
  const { choices } = runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['counter-attack:knife'],
    faces: [miss(6)],
  });
  expect(choices[0]?.options).toEqual(['survive', 'counter-attack:knife']);
});

test('DZ-FIGHT-04 a model with Fight “-” does not fight back', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1', { fight: null }]] });
  const { choices } = runFlow(fight(battle, 'a1', 'b1', 'action'), { faces: [miss(6)] });
  expect(choices).toEqual([]);
});

test('DZ-FIGHT-05 the leader in a Fight hurts the other; Survive never hurts', () => {
  const counter = battleWith({ a: [['a1', { size: 2 }]], b: [['a1', { size: 2 }]] });
  runFlow(fight(counter, 'a1', 'b1', 'action'), {
    choices: ['counter-attack:knife'],
    faces: [[4, 1, 1, 4, 4, 4]],
  });
  expect([at(counter, 'a1').damage, at(counter, 'b1').damage]).toEqual([2, 0]);
  const survived = battleWith({ a: [['a1', { size: 2 }]], b: [['a1', { size: 2 }]] });
  runFlow(fight(survived, 'a1', 'b1', 'action'), {
    choices: ['survive'],
    faces: [[4, 1, 1, 4, 4, 4]],
  });
  expect([at(survived, 'a1').damage, at(survived, 'b1').damage]).toEqual([0, 0]);
});

test('DZ-FIGHT-06 a move, a friend and a weaker opponent give a die each', () => {
  const battle = battleWith({ a: [['a1', { size: 2 }], ['a1']], b: [['a1']] });
  at(battle, 'b1').damage = 1;
  expect(modifiers(battle, true, true)).toEqual({
    'moved-in': 1,
    friend: 1,
    wounded: 1,
    larger: 1,
    pinned: 1,
  });
  const { rolls } = runFlow(fight(battle, 'a1', 'b1', 'moved-in'), {
    choices: ['survive'],
    faces: [[...miss(7), ...miss(3)]],
  });
  expect(rolls[0]?.notation).toBe('7d8!=8>=4 vs 3d8!=8>=4');
});

test('DZ-FIGHT-07 a heavy weapon costs a die in a fight, none in a Survive test', () => {
  const heavy = { weapons: [weapon('cannon', 8, ['heavy']), KNIFE] };
  const battle = battleWith({ a: [['a1', heavy]], b: [['a1', heavy]] });
  const { rolls } = runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['survive'],
    faces: [miss(5)],
  });
  expect(rolls[0]?.notation).toBe('2d8!=8>=4 vs 3d8!=8>=4');
});

test('DZ-FIGHT-08 a pinned target gets up and only survives, against a die more', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1']] });
  at(battle, 'b1').pinned = true;
  const { rolls, choices } = runFlow(fight(battle, 'a1', 'b1', 'action'), { faces: [miss(7)] });
  expect(rolls[0]?.notation).toBe('4d8!=8>=4 vs 3d8!=8>=4');
  expect(choices).toEqual([]);
  expect(at(battle, 'b1').pinned).toBe(false);
  const free = battleWith({ a: [['a1']], b: [['a1']], settings: { pinnedAnswer: 'free-choice' } });
  at(free, 'b1').pinned = true;
  runFlow(fight(free, 'a1', 'b1', 'action'), { choices: ['survive'], faces: [miss(7)] });
});

test('DZ-FIGHT-09 a knife is enough to fight with', () => {
  const battle = battleWith({ a: [['a1', { weapons: [KNIFE] }]], b: [['a1', { fight: null }]] });
  runFlow(fight(battle, 'a1', 'b1', 'action'), { faces: [[4, 1, 1, ...miss(3)]] });
  expect(at(battle, 'b1').damage).toBe(1);
});

test('DZ-FIGHT-10 the modifiers hold however a fight began', () => {
  const battle = battleWith({ a: [['a1', { size: 3 }]], b: [['a1']] });
  const { rolls } = runFlow(fight(battle, 'a1', 'b1', 'parting'), { faces: [miss(7)] });
  expect(rolls[0]?.notation).toBe('4d8!=8>=4 vs 3d8!=8>=4');
});

test('DZ-ABIL-14 a shot with a Heavy weapon is a long action', () => {
  const battle = activate(
    battleWith({ a: [['a1', { weapons: [weapon('cannon', 8, ['heavy'])] }]], b: [['a5']] }),
    'a1',
  );
  const { activation } = battle;
  if (!activation) throw new Error('Nobody is active.');
  const shot = { kind: 'shoot', weapon: 'cannon', target: 'b1' } as const;
  expect(whyNot(battle, activation, shot)).toBeUndefined();
  activation.length = 1;
  activation.done = ['move'];
  expect(whyNot(battle, activation, shot)?.code).toBe('no-time');
});

test('DZ-ABIL-19 Frenzy re-rolls Fight failures, from model or weapon, in defence too', () => {
  const fury = {
    abilities: ['frenzy 1'],
    weapons: [weapon('claws', 'melee', ['frenzy 1'])],
  } as const;
  const battle = battleWith({ a: [['a1']], b: [['a1', fury]] });
  const { rolls } = runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['counter-attack:claws'],
    faces: [[...miss(3), 1, 1, 4, 1, 1]],
  });
  expect(rolls[0]?.notation).toBe('3d8!=8>=4 vs 3d8!=8>=4rf2');
});

test('DZ-ABIL-22 Horde adds a die for each other of the Horde', () => {
  const horde = { abilities: ['horde'] } as const;
  const battle = battleWith({
    a: [
      ['a1', horde],
      ['a1', horde],
      ['a1', horde],
    ],
    b: [['a1']],
  });
  expect(modifiers(battle)).toEqual({ friend: 1, horde: 2 });
});

test('DZ-EDGE-12 Horde counts the pinned, the friend bonus only those who stand', () => {
  const horde = { abilities: ['horde'] } as const;
  const battle = battleWith({
    a: [
      ['a1', horde],
      ['a1', horde],
    ],
    b: [['a1']],
  });
  at(battle, 'a2').pinned = true;
  expect(modifiers(battle)).toEqual({ horde: 1 });
});

test('DZ-PIN-02 a pinned friend is no help in a fight', () => {
  const battle = battleWith({ a: [['a1'], ['a1']], b: [['a1']] });
  expect(modifiers(battle)).toEqual({ friend: 1 });
  at(battle, 'a2').pinned = true;
  expect(modifiers(battle)).toEqual({});
});

test('DZ-ABIL-29 a Noncombatant must survive, and scores nothing when forced', () => {
  const medic = { abilities: ['noncombatant'] } as const;
  const battle = battleWith({ a: [['a1']], b: [['a1', medic]] });
  expect(runFlow(fight(battle, 'a1', 'b1', 'action'), { faces: [miss(6)] }).choices).toEqual([]);
  const { rolls } = runFlow(fight(battle, 'b1', 'a1', 'moved-in'), {
    choices: ['survive'],
    faces: [miss(3)],
  });
  expect(rolls[0]?.notation).toMatch(/^0 vs/);
});

test('DZ-EDGE-11 a model with Fight “-” that comes to an enemy scores nothing', () => {
  const battle = battleWith({ a: [['a1', { fight: null }]], b: [['a1']] });
  const { rolls } = runFlow(fight(battle, 'a1', 'b1', 'moved-in'), {
    choices: ['counter-attack:knife'],
    faces: [[4, 4, 1]],
  });
  expect(rolls[0]?.notation).toMatch(/^0 vs/);
  expect(at(battle, 'a1').where).toBe('dead');
});

test('DZ-ITEM-09 thermal mines are a blade for one fight, with AP 3', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1', { fight: null, armour: 3, size: 2 }]] });
  give(battle, 'a1', 'thermal-mines');
  runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['with:thermal-mines'],
    faces: [[4, 1, 1, ...miss(4)]],
  });
  expect(at(battle, 'b1').damage).toBe(1);
  expect(battle.items[0]?.holder).toBeNull();
});

test('DZ-EDGE-05 a model that came by a free move may take the Fight action', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a1']] }), 'a1');
  const { activation } = battle;
  if (!activation) throw new Error('Nobody is active.');
  activation.faces = ['move'];
  expect(whyNot(battle, activation, { kind: 'fight', target: 'b1' })).toBeUndefined();
});

test('DZ-ABIL-34 a counter-attack with Knockback throws where its owner likes', () => {
  const maul = { weapons: [weapon('maul', 'melee', ['knockback'])] };
  const battle = battleWith({ a: [['d4']], b: [['d4', maul]] });
  runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['counter-attack:maul', 'way:2'],
    faces: [[1, 1, 1, 4, 1, 1]],
  });
  expect(at(battle, 'a1')).toMatchObject({ cube: [4, 3, 1], damage: 1 });
});

test('DZ-ABIL-17 a rampaging model under foreign control has no friends in a fight', () => {
  const battle = battleWith({ a: [['a1', { size: 3 }], ['a1'], ['a1']], b: [['a1']] });
  const why = (id: string, opponent: string) =>
    fightModifiers(battle, at(battle, id), at(battle, opponent), 'fight', false, false).map(
      (each) => each.why,
    );
  expect(why('a1', 'b1')).toContain('friend');
  activate(battle, 'a1');
  battle.activation = battle.activation && { ...battle.activation, controller: 1 };
  expect(why('a1', 'a2')).not.toContain('friend');
  expect(why('a2', 'a1')).not.toContain('friend');
});

test('DZ-FIGHT-05 the attacker hurts by the margin, and a tie hurts nobody', () => {
  const both = () => battleWith({ a: [['a1', { size: 2 }]], b: [['a1', { size: 2 }]] });
  const fought = (battle: Battle, faces: readonly number[]) =>
    runFlow(fight(battle, 'a1', 'b1', 'action'), {
      choices: ['counter-attack:knife'],
      faces: [faces],
    }).events.map(({ about }) => about);
  const won = both();
  expect(fought(won, [4, 4, 1, 1, 1, 1])).toContain('strikes');
  expect([at(won, 'a1').damage, at(won, 'b1').damage]).toEqual([0, 2]);
  const tied = both();
  expect(fought(tied, [4, 4, 1, 4, 4, 1])).not.toContain('strikes');
  expect([at(tied, 'a1').damage, at(tied, 'b1').damage]).toEqual([0, 0]);
  const close = both();
  fought(close, [4, 1, 1, 1, 1, 1]);
  expect(at(close, 'b1').damage).toBe(1);
});

test('DZ-LDR-01 Bastion guards a fighter who may be hurt: both, or the target alone', () => {
  const options = (reply: string, faces: readonly number[]) => {
    const leader = { type: 'leader', special: 'bastion' } as const;
    const battle = battleWith({
      a: [['a1', leader]],
      b: [['a1', leader]],
      dice: [{ special: 1 }, { special: 1 }],
    });
    const choices = [reply, ...(reply === 'survive' ? ['none'] : ['none', 'none'])];
    return runFlow(fight(battle, 'a1', 'b1', 'action'), { choices, faces: [faces] })
      .choices.filter(({ about }) => about === 'bastion')
      .map(({ who }) => who)
      .toSorted();
  };
  expect(options('survive', miss(6))).toEqual([1]);
  expect(options('counter-attack:knife', miss(6))).toEqual([0, 1]);
});

test('DZ-ITEM-09 Thermal Mines ignore three points of armour, once, for either side', () => {
  const battle = battleWith({ a: [['a1', { armour: 4, size: 4 }]], b: [['a1', { size: 4 }]] });
  give(battle, 'b1', 'thermal-mines');
  give(battle, 'a1', 'thermal-mines');
  runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['with:knife', 'counter-attack:thermal-mines'],
    faces: [[1, 1, 1, 4, 4, 1]],
  });
  expect(at(battle, 'a1').damage).toBe(1);
  expect(battle.items.map(({ holder }) => holder)).toEqual([null, 'a1']);
});

test('DZ-ABIL-50 a blade that works once is gone after its fight, and no other', () => {
  const spike = weapon('spike', 'melee', ['one-use']);
  const battle = battleWith({
    a: [['a1', { weapons: [KNIFE, spike] }]],
    b: [['a1', { fight: null }]],
  });
  runFlow(fight(battle, 'a1', 'b1', 'action'), { choices: ['with:knife'], faces: [miss(6)] });
  expect(at(battle, 'a1').spent).toEqual([]);
  runFlow(fight(battle, 'a1', 'b1', 'action'), { choices: ['with:spike'], faces: [miss(6)] });
  expect(at(battle, 'a1').spent).toEqual(['spike']);
});

test('DZ-ABIL-22 only who has Horde counts, and only for who has it', () => {
  const horde = { abilities: ['horde'] } as const;
  const mixed = battleWith({ a: [['a1', horde], ['a1', horde], ['a1']], b: [['a1']] });
  expect(modifiers(mixed)).toMatchObject({ friend: 1, horde: 1 });
  const plain = battleWith({ a: [['a1'], ['a1', horde]], b: [['a1']] });
  expect(modifiers(plain)).not.toHaveProperty('horde');
  const alone = battleWith({ a: [['a1', horde]], b: [['a1']] });
  expect(modifiers(alone)).not.toHaveProperty('horde');
});

test('DZ-FIGHT-03 nobody fights who is gone, and who is gone fights nobody', () => {
  for (const gone of ['a1', 'b1']) {
    const battle = battleWith({ a: [['a1']], b: [['a1']] });
    at(battle, gone).where = 'dead';
    expect(runFlow(fight(battle, 'a1', 'b1', 'action')).events).toEqual([]);
  }
});

test('DZ-DICE-08 DZ-CMD-13 a Dice face helps a counter-attacker without Survive', () => {
  const offered = (reply: string, faces: readonly number[]) => {
    const battle = battleWith({
      a: [['a1']],
      b: [['a1', { survive: null }]],
      dice: [{}, { dice: 1 }],
    });
    const choices = reply === 'survive' ? [reply] : [reply, 'none'];
    return runFlow(fight(battle, 'a1', 'b1', 'action'), { choices, faces: [faces] }).choices.length;
  };
  expect(offered('counter-attack:knife', miss(6))).toBe(2);
  expect(offered('survive', miss(3))).toBe(1);
});
