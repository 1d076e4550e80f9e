import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { markFinished } from './activation.ts';
import { addDice, commandDiceOf, commandTest, facesOf, mayReroll } from './command-dice.ts';
import { fight } from './fight.ts';
import { playStep } from './round.ts';
import { shoot } from './shoot.ts';
import { turnStep } from './turn.ts';
import { FACES } from './state.ts';
import { activate, at, battleWith } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

test('DZ-ROUND-01 command dice, turns, end of the round', () => {
  const battle = battleWith({ a: [['a1']], b: [['h8']] });
  battle.phase = { step: 'command' };
  runFlow(playStep(battle), {
    choices: ['keep', 'keep'],
    faces: [
      [1, 1, 1],
      [2, 2, 2],
    ],
  });
  expect(battle.phase.step).toBe('turn');
  expect(battle.round).toBe(2);
  for (const id of ['a1', 'b1']) at(battle, id).activated = true;
  runFlow(playStep(battle));
  expect(battle.phase.step).toBe('end');
});

test('DZ-TURN-03 the side with fewer models left may pass, without a mark', () => {
  const battle = battleWith({ a: [['a1'], ['a2']], b: [['h8'], ['h7'], ['h6']] });
  const { choices } = runFlow(turnStep(battle), { choices: ['pass'] });
  expect(choices[0]?.options).toEqual(['activate:a1', 'activate:a2', 'pass']);
  expect(battle.turnOf).toBe(1);
  expect(at(battle, 'a1').activated).toBe(false);
  const even = battleWith({ a: [['a1']], b: [['h8']] });
  const asked = runFlow(turnStep(even), { choices: ['activate:a1'] });
  expect(asked.choices[0]?.options).toEqual(['activate:a1']);
});

test('DZ-TURN-01 a model that cannot act now is refused with the reason', () => {
  const battle = battleWith({ a: [['a1'], ['a2']], b: [['h8']] });
  at(battle, 'a2').activated = true;
  const choosing = (key: string) => () => runFlow(turnStep(battle), { choices: [key] });
  expect(choosing('activate:b1')).toThrow('not-yours');
  expect(choosing('activate:a2')).toThrow('has-acted');
  expect(choosing('pass')).toThrow('no-pass');
  expect(choosing('activate:z9')).toThrow('not-an-option');
});

test('DZ-TURN-04 a player without a model left passes automatically', () => {
  const battle = battleWith({ a: [['a1']], b: [['h8'], ['h7']] });
  at(battle, 'a1').activated = true;
  expect(runFlow(turnStep(battle)).choices).toEqual([]);
  expect(battle.turnOf).toBe(1);
});

test('DZ-TURN-05 the initiative goes to the other after each turn', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['h8']] }), 'a1');
  runFlow(turnStep(battle), { choices: ['done'] });
  expect(battle.turnOf).toBe(1);
});

test('DZ-TURN-06 a stunned model counts as activated until its token goes', () => {
  const battle = battleWith({ a: [['a1'], ['a2']], b: [['h8'], ['h7']] });
  at(battle, 'a1').activated = true;
  expect(runFlow(turnStep(battle), { choices: ['pass'] }).choices[0]?.options).toEqual([
    'activate:a2',
    'pass',
  ]);
  at(battle, 'a1').activated = false;
  battle.turnOf = 0;
  const { choices } = runFlow(turnStep(battle), { choices: ['activate:a1'] });
  expect(choices[0]?.options).toContain('activate:a1');
});

test('DZ-CMD-05 a +1 Model face activates a second model, once a turn', () => {
  const battle = activate(
    battleWith({ a: [['a1'], ['a2'], ['a3']], b: [['h8']], dice: [{ model: 2 }] }),
    'a1',
  );
  const { choices } = runFlow(turnStep(battle), { choices: ['done', 'model:a2'] });
  expect(choices[1]).toMatchObject({ who: 0, options: ['none', 'model:a2', 'model:a3'] });
  expect(battle.sides[0]?.dice.model).toBe(1);
  // After the second nobody is asked for a third.
  expect(runFlow(turnStep(battle), { choices: ['done'] }).choices).toHaveLength(1);
  expect(battle.turnOf).toBe(1);
});

test('DZ-CMD-01 three dice, and as many as the Tactician on the field brings', () => {
  const captain: FigureSpec = { type: 'leader', abilities: ['tactician 2'] };
  const battle = battleWith({ a: [['a1', captain], ['a2']], b: [['h8']] });
  expect([commandDiceOf(battle, 0), commandDiceOf(battle, 1)]).toEqual([5, 3]);
  at(battle, 'a1').where = 'dead';
  expect(commandDiceOf(battle, 0)).toBe(3);
});

test('DZ-ABIL-43 the best of several Tacticians counts', () => {
  const battle = battleWith({
    a: [
      ['a1', { abilities: ['tactician 1'] }],
      ['a2', { abilities: ['tactician 2'] }],
    ],
  });
  expect(commandDiceOf(battle, 0)).toBe(5);
});

test('DZ-CMD-02 each may re-roll any of his dice once, who has the initiative first', () => {
  const battle = battleWith({ a: [['a1']], b: [['h8']] });
  battle.turnOf = 1;
  const { choices } = runFlow(commandTest(battle), {
    choices: ['again:model+model', 'keep'],
    faces: [
      [1, 1, 2],
      [4, 5, 6],
      [3, 6],
    ],
  });
  expect(choices.map(({ who }) => who)).toEqual([1, 0]);
  expect(facesOf(battle, 1)).toEqual(['dice', 'move', 'special']);
  expect(facesOf(battle, 0)).toEqual(['shoot', 'fight', 'special']);
});

test('DZ-CMD-03 a team with fewer than half on the field has no re-roll', () => {
  const five = battleWith({ a: [['a1'], ['a2'], ['a3'], ['a4'], ['a5']], b: [['h8']] });
  for (const id of ['a1', 'a2']) at(five, id).where = 'dead';
  expect(mayReroll(five, 0)).toBe(true);
  at(five, 'a3').where = 'dead';
  expect(mayReroll(five, 0)).toBe(false);
  const four = battleWith({ a: [['a1'], ['a2'], ['a3'], ['a4']] });
  for (const id of ['a1', 'a2']) at(four, id).where = 'dead';
  expect(mayReroll(four, 0)).toBe(true);
});

test('DZ-EDGE-09 models that wait belong to the team and are neither there nor lost', () => {
  const battle = battleWith({ a: [['a1'], ['a2'], ['a3']] });
  at(battle, 'a1').where = 'waiting';
  expect(mayReroll(battle, 0)).toBe(true);
  at(battle, 'a2').where = 'dead';
  expect(mayReroll(battle, 0)).toBe(false);
});

test('DZ-CMD-09 a command die has six faces, one of each', () => {
  expect(FACES).toEqual(['model', 'dice', 'move', 'shoot', 'fight', 'special']);
  const battle = battleWith({ a: [['a1', { abilities: ['tactician 3'] }]], b: [['h8']] });
  runFlow(commandTest(battle), {
    choices: ['keep', 'keep'],
    faces: [
      [1, 2, 3, 4, 5, 6],
      [1, 1, 1],
    ],
  });
  expect(facesOf(battle, 0)).toEqual(FACES);
});

test('DZ-CMD-12 the active player declares Dice faces first, the other second', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1']], dice: [{ dice: 2 }, { dice: 1 }] });
  battle.turnOf = 1;
  const { choices, rolls } = runFlow(fight(battle, 'a1', 'b1', 'action'), {
    choices: ['survive', 'add:1', 'add:2'],
    faces: [[...miss(5), ...miss(4)]],
  });
  expect(choices.map(({ about, who }) => `${about} ${who}`)).toEqual([
    'reply 1',
    'dice 1',
    'dice 0',
  ]);
  expect(rolls[0]?.notation).toBe('5d8!=8>=4 vs 4d8!=8>=4');
});

test('DZ-CMD-14 no command die is spent on a sentry gun', () => {
  const engineer: FigureSpec = { abilities: ['engineer'], item: 'sentry-gun' };
  const battle = battleWith({ a: [['a1', engineer]], b: [['a3']], dice: [{ dice: 2 }] });
  const gun = at(battle, 'a1g');
  gun.where = 'field';
  const added = runFlow(addDice(battle, [{ model: 'a1g', seat: 0, rolls: true }]));
  expect(added.result).toEqual([0]);
  expect(added.choices).toEqual([]);
});

test('DZ-END-02 the first side with all models activated begins the next round', () => {
  const battle = battleWith({ a: [['a1']], b: [['h8'], ['h7']] });
  at(battle, 'a1').activated = true;
  markFinished(battle);
  expect(battle.finished).toBe(0);
  for (const id of ['b1', 'b2']) at(battle, id).activated = true;
  runFlow(turnStep(battle));
  runFlow(playStep(battle));
  expect(battle.turnOf).toBe(0);
  const both = battleWith({ a: [['a1']], b: [['h8']] });
  for (const id of ['a1', 'b1']) at(both, id).activated = true;
  markFinished(both);
  expect(both.finished).toBe(1);
});

test('DZ-LDR-01 Bastion gives one target a point of armour against this attack', () => {
  const captain: FigureSpec = { type: 'leader', special: 'bastion', size: 2 };
  const battle = battleWith({ a: [['a1']], b: [['a3', captain]], dice: [{}, { special: 2 }] });
  const { choices } = runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    choices: ['model:b1'],
    faces: [[4, 4, 1, 1, 1, ...miss(3)]],
  });
  expect(choices[0]).toMatchObject({ about: 'bastion', who: 1 });
  expect(at(battle, 'b1').damage).toBe(1);
  expect(battle.sides[1]?.dice.special).toBe(1);
});

test('DZ-LDR-02 Stalwart re-rolls dice of a Survive test just rolled, or all of it', () => {
  const captain: FigureSpec = { type: 'leader', special: 'stalwart', size: 2 };
  const dice = [{}, { special: 1 }] as const;
  const some = battleWith({ a: [['a1']], b: [['a3', captain]], dice });
  const { choices } = runFlow(shoot(some, 'a1', 'rifle', 'b1', false), {
    choices: ['add:2'],
    faces: [
      [4, 4, 1, 1, 1],
      [4, 1, 1],
      [4, 1],
    ],
  });
  expect(choices[0]?.options).toEqual(['none', 'add:1', 'add:2', 'add:3']);
  expect(at(some, 'b1').damage).toBe(0);
  const whole = battleWith({
    a: [['a1']],
    b: [['a3', captain]],
    dice,
    settings: { stalwart: 'whole-test' },
  });
  const again = runFlow(shoot(whole, 'a1', 'rifle', 'b1', false), {
    choices: ['add:3'],
    faces: [[4, 4, 1, 1, 1], [4, 1, 1], miss(3)],
  });
  expect(again.choices[0]?.options).toEqual(['none', 'add:3']);
  expect(at(whole, 'b1').damage).toBe(2);
});
