import { Game } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { musg } from '../system.ts';
import { actionPoints, beginActivation } from './activation.ts';
import { commandOf } from './command.ts';
import { placesFor, whyNotPlace, zoneFor } from './deployment.ts';
import { endOfTurn, hasLostHalf, mustTest } from './end-of-turn.ts';
import { figureOf, isChief, outranks, sideOf } from './figures.ts';
import { minionsOf, rollInitiative } from './initiative.ts';
import { borrowedCommand } from './borrowed-command.ts';
import { PACE } from './paces.ts';
import { rally, rallying } from './rally.ts';
import type { Battle } from './state.ts';
import {
  activate,
  at,
  battleWith,
  perform,
  placeOf,
  refused,
  type Placed,
  type FigureSpec,
} from './testing/battle.ts';
import { playStep } from './turn.ts';
import { decideOutcome, scoreOf, scores } from './victory.ts';
import { viewFor } from './player-view.ts';

const CHIEF: FigureSpec = { rank: 'chief' };
const LIEUTENANT: FigureSpec = { rank: 'lieutenant' };

const row = (count: number, y: number, sketch: FigureSpec = {}): Placed[] =>
  Array.from({ length: count }, (_, i) => [5 + 3 * i, y, sketch] as const);

/** Marc has 7 of whom 4 are minions, Julien 11 of whom 8 are. */
const example = () =>
  battleWith({
    a: [[2, 2, CHIEF], [2, 5, LIEUTENANT], [2, 8, LIEUTENANT], ...row(4, 12)],
    b: [[50, 2, CHIEF], [50, 5, LIEUTENANT], [50, 8, LIEUTENANT], ...row(8, 30)],
  });

test('MU-TURN-02 MU-TURN-03 the rulebook examples: 10 against 12, and 10 against 10', () => {
  const battle = example();
  const order = (...faces: number[]) =>
    runFlow(rollInitiative(battle, [0, 1]), { faces: faces.map((face) => [face]) }).result;
  expect(order(6, 4)).toEqual([1, 0]);
  expect(order(6, 2)).toEqual([0, 1]);
});

test('MU-TURN-03 equal totals with equal minions roll again, only those who are tied', () => {
  const battle = battleWith({ a: row(4, 5), b: row(4, 20) });
  const { result, rolls } = runFlow(rollInitiative(battle, [0, 1]), {
    faces: [[3], [3], [2], [5]],
  });
  expect(result).toEqual([1, 0]);
  expect(rolls).toHaveLength(4);
});

test('MU-TURN-02 standing minions count, extras do not; or those at the start if set', () => {
  const battle = battleWith({ a: [...row(3, 5), [30, 5, { rank: 'extra' }]] });
  figureOf(battle, 'a1').fate = 'out';
  figureOf(battle, 'a2').fleeing = true;
  expect(minionsOf(battle, 0)).toBe(2);
  const start = battleWith({ a: row(3, 5), settings: { minionsCounted: 'start' } });
  figureOf(start, 'a1').fate = 'out';
  expect(minionsOf(start, 0)).toBe(3);
});

/** Answers all questions of steps until the phase changes; everybody does nothing. */
function passActivations(battle: Battle, faces: readonly number[]): string[] {
  const acted: string[] = [];
  const dice = [...faces];
  for (let steps = 0; steps < 200 && battle.phase.step === 'wave'; steps++) {
    const idle = battle.figures.filter(
      ({ seat, activated }) => seat === battle.order[place(battle)] && !activated,
    );
    const left = battle.phase.left ?? (battle.phase.wave === 1 ? (dice[0] ?? 0) : idle.length);
    const asks =
      battle.active === null && idle.length > 0 && left > 0 && place(battle) < battle.order.length;
    const rolls =
      battle.active === null &&
      battle.phase.left === null &&
      battle.phase.wave === 1 &&
      idle.length > 0;
    const choices = battle.active !== null ? ['done'] : asks ? [`activate:${idle[0]?.id}`] : [];
    runFlow(playStep(battle), { choices, faces: rolls ? [[dice.shift() ?? 1]] : [] });
    if (asks && idle[0]) acted.push(idle[0].id);
  }
  return acted;
}

const place = (battle: Battle) => (battle.phase.step === 'wave' ? battle.phase.place : 0);

test('MU-TURN-01 MU-TURN-04 MU-TURN-05 MU-TURN-06 the rulebook example holds', () => {
  const battle = example();
  battle.order = [1, 0];
  battle.phase = { step: 'wave', wave: 1, place: 0, left: null };
  const acted = passActivations(battle, [3, 5]);
  const seats = acted.map((id) => id[0]).join('');
  expect(seats).toBe('bbb' + 'aaaaa' + 'bbbbbbbb' + 'aa');
  expect(new Set(acted).size).toBe(18);
  expect(battle.phase.step).toBe('end');
});

test('MU-TURN-04 a 6 with 3 figures activates 3, and fewer is allowed', () => {
  const battle = battleWith({ a: row(3, 5), b: row(1, 20) });
  battle.phase = { step: 'wave', wave: 1, place: 0, left: null };
  const { choices } = runFlow(playStep(battle), { choices: ['done'], faces: [[6]] });
  expect(choices[0]?.options).toHaveLength(4);
  expect(battle.phase).toMatchObject({ wave: 1, place: 1 });
});

test('MU-TURN-04 MU-TURN-06 a figure that cannot be activated is refused with reason', () => {
  const battle = battleWith({ a: row(3, 5), b: row(1, 20) });
  const choosing = (key: string) => () => {
    battle.phase = { step: 'wave', wave: 1, place: 0, left: 2 };
    runFlow(playStep(battle), { choices: [key] });
  };
  for (const figure of battle.figures) figure.activated = figure.id === 'a1';
  expect(choosing('activate:b1')).toThrow('not-yours');
  expect(choosing('activate:a1')).toThrow('has-acted');
  expect(choosing('activate:z9')).toThrow('not-understood');
});

test('MU-CHAR-01 MU-CHAR-02 MU-CHAR-03 MU-ACT-01 MU-MERC-05 chiefs have 3 points', () => {
  const battle = battleWith({
    a: [
      [1, 1, CHIEF],
      [5, 1, LIEUTENANT],
      [9, 1],
      [13, 1, { rank: 'extra' }],
      [17, 1, { mercenary: 'orc-hunter' }],
    ],
  });
  expect(battle.figures.map(actionPoints)).toEqual([3, 2, 2, 2, 3]);
  expect(battle.figures.filter(isChief).map(({ id }) => id)).toEqual(['a1']);
});

test('MU-CHAR-04 ranks are chief and mercenary, lieutenant, minion, extra', () => {
  const { figures } = battleWith({
    a: [
      [1, 1, CHIEF],
      [5, 1, LIEUTENANT],
      [9, 1],
      [13, 1, { rank: 'extra' }],
      [17, 1, { mercenary: 'orc-hunter' }],
    ],
  });
  const [chief, lieutenant, minion, extra, hunter] = figures;
  if (!chief || !lieutenant || !minion || !extra || !hunter) throw new Error('Five are there.');
  expect([
    outranks(chief, lieutenant),
    outranks(lieutenant, minion),
    outranks(minion, extra),
  ]).toEqual([true, true, true]);
  expect([outranks(hunter, lieutenant), outranks(chief, hunter), outranks(minion, minion)]).toEqual(
    [true, false, false],
  );
});

test('MU-ACT-02 active actions are paid, putting down is free', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [11.05, 10],
    ],
  });
  figureOf(battle, 'a2').fate = 'out';
  const bearer = activate(battle, 'a1');
  perform(battle, 'carry:a2');
  perform(battle, 'put-down');
  expect(bearer.ap).toBe(1);
});

test('MU-CHAR-06 MU-RALLY-02 a second rally gives 2 more Command for the game', () => {
  const battle = battleWith({ a: [[10, 10]] });
  const minion = figureOf(battle, 'a1');
  for (let times = 0; times < 2; times++) {
    minion.fleeing = true;
    runFlow(rally(battle, 'a1'), { faces: [[1, 1]] });
  }
  expect([minion.fleeing, commandOf(battle, minion)]).toEqual([false, 8]);
});

test('MU-RALLY-01 MU-RALLY-03 MU-END-05 a broken figure tests at the start of a turn', () => {
  const broken = (rallyFrom: 'next-turn' | 'turn-after') => {
    const battle = battleWith({
      a: [
        [10, 10],
        [20, 10],
      ],
      b: [[50, 10]],
      settings: { rallyFrom },
    });
    Object.assign(figureOf(battle, 'a1'), { fleeing: true, brokeIn: 1 });
    battle.turn = 2;
    return battle;
  };
  expect(rallying(broken('next-turn'))).toEqual(['a1']);
  const after = broken('turn-after');
  expect(rallying(after)).toEqual([]);
  runFlow(endOfTurn(after), { faces: [[1, 1]] });
  expect(figureOf(after, 'a1').fleeing).toBe(false);
  after.turn = 3;
  Object.assign(figureOf(after, 'a1'), { fleeing: true, brokeIn: 1 });
  expect(rallying(after)).toEqual(['a1']);
});

test('MU-RALLY-04 the Command for a rally may be borrowed', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [12, 10, CHIEF],
    ],
  });
  const minion = figureOf(battle, 'a1');
  minion.fleeing = true;
  runFlow(rally(battle, 'a1'), { faces: [[5, 5]] });
  expect(minion.fleeing).toBe(false);
});

test('MU-END-01 more than half of those it began with, or the chief in this turn', () => {
  const lost = (size: number, out: number) => {
    const battle = battleWith({ a: row(size, 5) });
    battle.figures.slice(0, out).forEach((figure) => (figure.fate = 'out'));
    return hasLostHalf(battle, 0);
  };
  expect([lost(11, 5), lost(11, 6), lost(7, 4), lost(8, 4)]).toEqual([false, true, true, false]);
  const battle = battleWith({ a: [[5, 5, CHIEF], ...row(3, 10)], b: [[40, 5]] });
  expect(mustTest(battle, 0)).toBe(false);
  sideOf(battle, 0).chiefLost = battle.turn;
  expect(mustTest(battle, 0)).toBe(true);
  battle.turn += 1;
  expect(mustTest(battle, 0)).toBe(false);
});

test('MU-END-02 MU-END-04 MU-FLEE-02 all test by Command, highest first, or flee', () => {
  const battle = battleWith({
    a: [
      [5, 5],
      [25, 5, LIEUTENANT],
      [45, 5, CHIEF],
    ],
    b: [[50, 30]],
  });
  figureOf(battle, 'a3').fate = 'out';
  sideOf(battle, 0).chiefLost = 1;
  const { rolls } = runFlow(endOfTurn(battle), {
    faces: [
      [4, 4],
      [4, 3],
    ],
  });
  expect(rolls).toHaveLength(2);
  expect([figureOf(battle, 'a1').fleeing, figureOf(battle, 'a2').fleeing]).toEqual([true, false]);
  expect(figureOf(battle, 'a1').brokeIn).toBe(1);
});

test('MU-END-03 MU-END-07 the Command of a neighbour that did not fail is borrowed', () => {
  const band = (lenders: 'any' | 'leaders') =>
    battleWith({
      a: [
        [10, 10, LIEUTENANT],
        [13, 10],
        [10, 14.9, { values: { command: 9 } }],
      ],
      settings: { lenders },
    });
  const battle = band('any');
  const [lieutenant, minion] = battle.figures;
  if (!lieutenant || !minion) throw new Error('Two are there.');
  expect(borrowedCommand(battle, minion)).toBe(8);
  lieutenant.fleeing = true;
  expect(borrowedCommand(battle, minion)).toBe(6);
  const near = band('any');
  figureOf(near, 'a3').at = at(13, 13);
  expect(borrowedCommand(near, figureOf(near, 'a2'))).toBe(9);
  const leaders = band('leaders');
  figureOf(leaders, 'a3').at = at(13, 13);
  expect(borrowedCommand(leaders, figureOf(leaders, 'a2'))).toBe(8);
});

test('MU-END-06 losses over half are tested every turn or once, not for the fleeing', () => {
  const battle = battleWith({ a: row(4, 5), b: [[50, 30]], settings: { endTest: 'once' } });
  battle.figures.slice(0, 3).forEach((figure) => (figure.fate = 'out'));
  sideOf(battle, 0).chiefLost = 1;
  expect(runFlow(endOfTurn(battle), { faces: [[1, 1]] }).rolls).toHaveLength(1);
  battle.turn += 1;
  expect(mustTest(battle, 0)).toBe(false);
  const every = battleWith({ a: row(4, 5), b: [[50, 30]] });
  every.figures.slice(0, 3).forEach((figure) => (figure.fate = 'out'));
  runFlow(endOfTurn(every), { faces: [[1, 1]] });
  every.turn += 1;
  expect(mustTest(every, 0)).toBe(true);
  Object.assign(figureOf(every, 'a4'), { fleeing: true, brokeIn: 2 });
  expect(runFlow(endOfTurn(every)).rolls).toEqual([]);
});

test('MU-FLEE-01 MU-FLEE-03 MU-FLEE-04 flight goes to the nearest edge and off it', () => {
  const battle = battleWith({ a: [[30, 18]], b: [[50, 30]] });
  const coward = figureOf(battle, 'a1');
  coward.fleeing = true;
  runFlow(beginActivation(battle, 'a1'));
  expect(placeOf(battle, 'a1')).toEqual([30, 9]);
  expect([coward.activated, battle.active]).toEqual([true, null]);
  runFlow(beginActivation(battle, 'a1'));
  expect(coward.fate).toBe('left');
  expect(scoreOf(battle, 1)).toBe(0);
});

test('MU-FLEE-03 out of a melee first', () => {
  const battle = battleWith({ a: [[30, 10]], b: [[30, 11.05]] });
  figureOf(battle, 'a1').fleeing = true;
  runFlow(beginActivation(battle, 'a1'));
  const [, y] = placeOf(battle, 'a1');
  expect(y).toBeCloseTo(10 - 3 + 0.05 - 6, 1);
});

test('MU-RACE-07 MU-RACE-10 a goblin has 1 Command per neighbour, up to 11', () => {
  const horde = (count: number, race: string) => {
    const battle = battleWith({
      a: [
        [10, 10, { race: 'goblin' }],
        ...Array.from(
          { length: count },
          (_, i) => [10 + (i % 3), 11 + Math.floor(i / 3) * 0.5, { race: 'goblin' }] as const,
        ),
      ],
      races: [race, 'generic'],
    });
    return commandOf(battle, figureOf(battle, 'a1'));
  };
  expect([horde(0, 'goblin'), horde(4, 'goblin'), horde(8, 'goblin'), horde(4, 'orc')]).toEqual([
    5, 9, 11, 5,
  ]);
});

test('MU-RACE-08 an orc who leads goblins keeps his own Command', () => {
  const battle = battleWith({
    a: [
      [10, 10, { race: 'orc', rank: 'chief' }],
      [11.5, 10],
      [10, 11.5],
    ],
    races: ['goblin', 'generic'],
  });
  expect(commandOf(battle, figureOf(battle, 'a1'))).toBe(10);
});

test('MU-EXTRA-03 an extra has 5 Command and 1 per other of its group, up to 11', () => {
  const crowd = (count: number) =>
    battleWith({
      a: Array.from({ length: count }, (_, i) => [5 + 1.9 * i, 5, { rank: 'extra' }] as const),
    });
  const battle = crowd(5);
  const first = figureOf(battle, 'a1');
  expect(commandOf(battle, first)).toBe(9);
  figureOf(battle, 'a5').fate = 'out';
  expect(commandOf(battle, first)).toBe(8);
  figureOf(battle, 'a2').at = at(30, 30);
  expect(commandOf(battle, first)).toBe(5);
  const many = crowd(9);
  expect(commandOf(many, figureOf(many, 'a1'))).toBe(11);
});

test('MU-VP-01 MU-VP-03 MU-EXTRA-09 a chief, two minions, three extras are 26 points', () => {
  const extra: FigureSpec = { rank: 'extra' };
  const battle = battleWith({
    a: [[5, 5]],
    b: [
      [40, 5, CHIEF],
      [43, 5],
      [46, 5],
      [40, 10, extra],
      [43, 10, extra],
      [46, 10, extra],
      [49, 5, LIEUTENANT],
      [52, 5, { mercenary: 'orc-hunter' }],
    ],
  });
  const fell = (ids: readonly string[], by: string) => {
    for (const id of ids)
      Object.assign(figureOf(battle, id), { fate: 'out', life: 0, felledBy: by });
  };
  fell(['b1', 'b2', 'b3', 'b4', 'b5', 'b6'], 'a1');
  expect(scores(battle)).toEqual([26, 0]);
  fell(['b7'], 'b8');
  expect(scores(battle)).toEqual([34, 0]);
  fell(['b7', 'b8'], 'a1');
  expect(scores(battle)).toEqual([44, 0]);
});

test('MU-BAND-07 unspent points count nothing, a tenth or in full', () => {
  const score = (unspentPoints: 'none' | 'tenth' | 'full') => {
    const battle = battleWith({ a: [[5, 5]], settings: { unspentPoints } });
    Object.assign(sideOf(battle, 0), { unspent: 57 });
    return scoreOf(battle, 0);
  };
  expect([score('none'), score('tenth'), score('full')]).toEqual([0, 5, 57]);
});

test('MU-TURN-08 the last band on the table wins, else the most points after the end', () => {
  const battle = battleWith({
    a: [[5, 5]],
    b: [
      [40, 5],
      [45, 5],
    ],
    settings: { turnLimit: '6' },
  });
  expect(decideOutcome(battle, true)).toBeNull();
  battle.turn = 6;
  expect(decideOutcome(battle, false)).toBeNull();
  expect(decideOutcome(battle, true)).toMatchObject({ winners: [], reason: 'last-turn' });
  Object.assign(figureOf(battle, 'b1'), { fate: 'out', felledBy: 'a1' });
  expect(decideOutcome(battle, true)).toMatchObject({ winners: [0], scores: [5, 0] });
  figureOf(battle, 'b2').fate = 'left';
  expect(decideOutcome(battle, false)).toMatchObject({ winners: [0], reason: 'last-band' });
});

test('MU-DEP-04 the lowest die places its whole band first, ties roll again', () => {
  const game = new Game(musg, musg.defaults, { chances: 'asked' });
  for (const die of ['3', '3', '5', '2']) game.answer(die);
  expect(game.state.phase).toMatchObject({ step: 'deployment', seats: [1, 0] });
  expect(game.ask()).toMatchObject({ about: 'deploy', who: 1 });
  expect(game.explain('place:b1:10,10')).toMatchObject({ code: 'not-in-zone', rule: 'MU-DEP-04' });
  game.answer('rest');
  expect(game.ask()).toMatchObject({ about: 'deploy', who: 0 });
  expect(sideOf(game.state, 1).size).toBe(6);
});

test('MU-MERC-11 the sniper deploys last, 10 paces further forward', () => {
  const battle = battleWith({
    a: [
      [5, 5, { mercenary: 'elf-sniper' }],
      [5, 10],
    ],
  });
  const [sniper, other] = battle.figures;
  if (!sniper || !other) throw new Error('Two are there.');
  expect(zoneFor(battle, sniper)).toMatchObject({ x: 0, width: 200 + 200 });
  expect(zoneFor(battle, other)).toMatchObject({ x: 0, width: 200 });
  sniper.fate = 'waiting';
  other.fate = 'waiting';
  battle.phase = { step: 'deployment', seats: [0], last: false };
  const { choices } = runFlow(playStep(battle), { choices: ['rest'] });
  expect(choices[0]?.options[0]).toMatch(/^place:a2/);
  expect(sniper.fate).toBe('waiting');
});

test('MU-MERC-08 MU-EDGE-07 the hunter enters in turn 3, a pace from enemies', () => {
  const battle = battleWith({
    a: [
      [5, 5],
      [5, 10, { mercenary: 'orc-hunter' }],
    ],
    b: [[30, 20]],
  });
  const hunter = figureOf(battle, 'a2');
  hunter.fate = 'waiting';
  sideOf(battle, 0).size = 1;
  battle.phase = { step: 'deployment', seats: [0], last: false };
  runFlow(playStep(battle), { choices: ['wait:a2'] });
  battle.turn = 2;
  battle.phase = { step: 'initiative' };
  expect(whyNotPlace(battle, hunter, at(30, 21.5))).toMatchObject({
    code: 'too-near',
    rule: 'MU-MERC-08',
  });
  runFlow(playStep(battle), { choices: ['place:a2:600,440'], faces: [[6], [1]] });
  expect([hunter.fate, sideOf(battle, 0).size]).toEqual(['in', 2]);
});

test('MU-MERC-13 MU-BAND-09 a commando deploys last, hidden from the others', () => {
  const battle = battleWith({
    a: [
      [5, 5],
      [5, 10, { mercenary: 'human-commando' }],
    ],
    b: [[50, 20]],
  });
  const commando = figureOf(battle, 'a2');
  commando.fate = 'waiting';
  battle.phase = { step: 'deployment', seats: [0], last: true };
  const step = playStep(battle);
  const asked = step.next().value;
  expect(asked).toMatchObject({ about: 'deploy', visibleTo: [0] });
  const [spot] = placesFor(battle, commando);
  runFlow(playStep(battle), { choices: [`place:a2:${spot?.join()}`] });
  expect([commando.hidden, commando.fate]).toEqual([true, 'in']);
  const seen = viewFor(battle, 1).figures.find(({ id }) => id === 'a2');
  expect(seen).toMatchObject({ fate: 'waiting', at: [0, 0] });
  expect(viewFor(battle, 0)).toBe(battle);
});

test('MU-MERC-14 a harasser deploys anywhere', () => {
  const battle = battleWith({ a: [[5, 5, { mercenary: 'goblin-harasser' }]] });
  expect(zoneFor(battle, figureOf(battle, 'a1'))).toEqual({
    x: 0,
    y: 0,
    width: 60 * PACE,
    height: 40 * PACE,
  });
  expect(refused(battle, 'walk:120,100')).toBe('no-points MU-ACT-03');
});
