import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { fightRound } from './close-combat.ts';
import { testCohesion } from './cohesion.ts';
import { eliminate } from './elimination.ts';
import { figureOf } from './figures.ts';
import { catchFire } from './burning.ts';
import { doMandatory } from './mandatory-actions.ts';
import type { Battle } from './state.ts';
import { act, battleOf, moment, loggedEvents } from './testing/scripted-battle.ts';
import { playStep } from './turn.ts';

const name = { en: 'x', fr: 'x' };
const DUEL = ['a1 @1000,600', 'b1 @1024,600', 'a9 @500,100', 'b9 @500,1100'];

function fight(battle: Battle, script: Script) {
  return runFlow(fightRound(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1')), script);
}

/** Goes on from the beginning of a turn, or of one of its steps. */
function stepFrom(battle: Battle, phase: Battle['phase'], script: Script = {}) {
  battle.phase = phase;
  return runFlow(playStep(battle), script);
}

test('RX-CC-03 a round logs its fighters, totals, winner and margin', () => {
  const battle = battleOf(DUEL);
  const first = fight(battle, {
    faces: [
      [4, 2, 1],
      [3, 3],
      [1, 1],
    ],
  });
  expect(first.events.slice(0, 4).map(({ about, params }) => [about, params])).toEqual([
    ['combat-round', { attacker: 'a1', defender: 'b1', started: 1 }],
    ['combat-total', { figure: 'a1', dice: 7, modifier: 0, total: 7, notation: '3d6' }],
    ['combat-total', { figure: 'b1', dice: 6, modifier: 0, total: 6, notation: '2d6' }],
    ['combat-won', { winner: 'a1', loser: 'b1', by: 1 }],
  ]);
  const second = fight(battle, {
    faces: [
      [1, 1],
      [1, 2],
      [1, 1],
    ],
  });
  expect(moment(second, 'combat-round')).toMatchObject({ started: 0 });
  expect(moment(second, 'combat-won')).toEqual({ winner: 'b1', loser: 'a1', by: 1 });
  expect(second.result).toEqual({ winner: 'defender', wound: 'none' });
});

test('RX-CC-03 a tie is logged and has no effect', () => {
  const tie = fight(battleOf(DUEL), {
    faces: [
      [2, 2, 2],
      [3, 3],
    ],
  });
  expect(loggedEvents(tie)).toEqual([
    'combat-round',
    'combat-total',
    'combat-total',
    'combat-tied',
  ]);
  expect(moment(tie, 'combat-tied')).toEqual({ attacker: 'a1', defender: 'b1' });
});

test('RX-CC-16 RX-CC-17 a caught rout is logged, in this combat or later', () => {
  const rule = (routedInCombat: boolean) => {
    const battle = battleOf(['a1 @1000,600', 'b1 rout @1024,600', 'b2 @300,300']);
    figureOf(battle, 'b1').routedInCombat = routedInCombat;
    return fight(battle, {}).events.map((logged) => [logged.about, logged.rule]);
  };
  expect(rule(true).slice(0, 2)).toEqual([
    ['caught-routing', 'RX-CC-16'],
    ['eliminated', 'RX-CC-16'],
  ]);
  expect(rule(false).slice(0, 2)).toEqual([
    ['caught-routing', 'RX-CC-17'],
    ['eliminated', 'RX-CC-17'],
  ]);
});

test('RX-CC-02 the survivor of a fight is logged as free unless it fights on', () => {
  const gone = (id: string) => {
    const battle = battleOf(['a1', 'b1', 'a2', 'b2']);
    battle.melees = [
      { starter: 'a1', other: 'b1', rounds: 1 },
      { starter: 'b1', other: 'a2', rounds: 1 },
      { starter: 'a2', other: 'b2', rounds: 1 },
    ];
    const played = runFlow(eliminate(battle, figureOf(battle, id), 'RX-CC-13'));
    const freed = played.events.filter(({ about }) => about === 'combat-ends');
    return [freed.map(({ params }) => params?.figure), battle.melees.length];
  };
  expect(gone('a1')).toEqual([[], 2]);
  expect(gone('b1')).toEqual([['a1'], 1]);
  expect(gone('a2')).toEqual([['b2'], 1]);
  expect(gone('b2')).toEqual([[], 2]);
});

test('RX-COH-01 each group logs its cohesion and stray figures; a lone figure does not', () => {
  const battle = battleOf([
    'a1 leader @100,100',
    'a2 second @150,100',
    'a3 @900,900',
    'a4 hero lone g2 @500,500',
    'b1 leader @1500,100',
    'b2 second @1550,100',
  ]);
  const played = runFlow(testCohesion(battle));
  expect(played.events.map(({ params }) => params)).toEqual([
    { group: 'A1', holds: 0, straggler: 'a3' },
    { group: 'B1', holds: 1, straggler: '' },
  ]);
  expect(played.events[0]).toMatchObject({ about: 'cohesion', rule: 'RX-COH-01' });
});

test('RX-RW-06 flames: who catches fire, who burns and when it is out', () => {
  const battle = battleOf(['a1', 'a2', 'b1 @900,900']);
  const a1 = figureOf(battle, 'a1');
  expect(runFlow(catchFire(battle, a1)).events).toMatchObject([
    { about: 'catches-fire', rule: 'RX-RW-06', params: { figure: 'a1' } },
  ]);
  expect(loggedEvents(runFlow(catchFire(battle, a1)))).toEqual([]);
  const burns = runFlow(doMandatory(battle, { kind: 'burn', figure: 'a1' }), { faces: [[1, 1]] });
  expect(loggedEvents(burns)).toEqual(['burns', 'wound', 'fire-out']);
  expect(burns.rolls[0]?.notation).toBe('2d4');
  expect(moment(burns, 'wound')).toMatchObject({ cover: 0, other: 0 });
  const out = battleOf(['a1', 'b1 @900,900']);
  figureOf(out, 'a1').burning = true;
  expect(loggedEvents(act(out, 'a1', 'extinguish'))).toEqual(['fire-out']);
  expect(figureOf(out, 'a1')).toMatchObject({ burning: false, spent: 2 });
});

test('RX-ACTG-01 RX-ACTG-02 manual actions are logged', () => {
  const door = {
    id: 'd1',
    name,
    open: false,
    terrain: { id: 'door', shape: rectangle(115, 90, 10, 30), ground: 'impassable' },
  } as const;
  const fence = { id: 'fence', shape: rectangle(64, 0, 20, 300), cover: 1 } as const;
  const battle = battleOf(['a1 gear @100,100', 'b1 @1900,1100'], {
    doors: [door],
    terrain: [fence],
    objects: [{ id: 'o1', name, at: [100, 120], points: 1 }],
    objectives: [
      { id: 'p1', name, at: [100, 80], reach: 2, points: 1, kind: 'hack', difficulty: 'easy' },
    ],
  });
  const events = (key: string, script: Script = {}) => act(battle, 'a1', key, script).events;
  expect(events('take:o1')).toMatchObject([
    { about: 'picks-up', params: { figure: 'a1', object: 'o1' } },
  ]);
  expect(events('door:d1')).toMatchObject([
    { about: 'opens-door', params: { figure: 'a1', door: 'd1' } },
  ]);
  expect(events('door:d1')).toMatchObject([{ about: 'shuts-door' }]);
  expect(events('cover')).toMatchObject([{ about: 'takes-cover', params: { figure: 'a1' } }]);
  figureOf(battle, 'a1').ap = 2;
  expect(events('hack:p1', { faces: [[6, 6]] })).toMatchObject([
    { about: 'technology', params: { success: 1, dice: 12 } },
    { about: 'hacked', params: { figure: 'a1', objective: 'p1', seat: 0 } },
  ]);
});

test('RX-TECH-01 a failure is logged as such', () => {
  const battle = battleOf(['a1 gear @100,100', 'b1 @1900,1100'], {
    objectives: [
      { id: 'p1', name, at: [100, 80], reach: 2, points: 1, kind: 'hack', difficulty: 'easy' },
    ],
  });
  const played = act(battle, 'a1', 'hack:p1', { faces: [[1, 1]] });
  expect(loggedEvents(played)).toEqual(['technology']);
  expect(moment(played, 'technology')).toMatchObject({ success: 0, total: 2, difficulty: 6 });
});

test('RX-MACH-06 a repair is logged with the damage that is left', () => {
  const battle = battleOf(['a1 robot @1000,600', 'a2 tech gear @1000,624', 'b1 @1900,1100']);
  const { machine } = figureOf(battle, 'a1');
  if (machine) machine.damage.power = 2;
  const played = act(battle, 'a2', 'repair:a1:power', { faces: [[6, 6]] });
  expect(loggedEvents(played)).toEqual(['technology', 'repaired']);
  expect(moment(played, 'repaired')).toEqual({
    figure: 'a2',
    machine: 'a1',
    system: 'power',
    level: 1,
  });
});

test('RX-TURN-01 the turn and each of its steps are logged as they begin', () => {
  const battle = battleOf(['a1 leader', 'b1 leader @1900,1100'], { turn: 3 });
  expect(stepFrom(battle, { step: 'start' }).events.at(-1)).toMatchObject({
    about: 'step',
    params: { turn: 4, step: 1 },
  });
  expect(stepFrom(battle, { step: 'reaction', tests: [] }).events).toMatchObject([
    { about: 'step', params: { turn: 4, step: 3 } },
  ]);
});

test('RX-TURN-02 the first side to do its mandatory actions is logged', () => {
  const lines = ['a1 rout @1000,600', 'a2 @500,600', 'b1 rout @1500,600', 'b2 @1600,600'];
  const battle = battleOf(lines);
  battle.initiative = [0, 1];
  const played = stepFrom(battle, { step: 'start' });
  expect(moment(played, 'mandatory-order')).toEqual({ seat: 1 });
  const dice = stepFrom(battleOf(lines, { turn: 0 }), { step: 'start' }, { faces: [[6, 1]] });
  expect(dice.rolls[0]?.notation).toBe('2d6');
  expect(moment(dice, 'mandatory-order')).toEqual({ seat: 0 });
});

test('RX-REACT-11 removed markers are logged one by one', () => {
  const battle = battleOf(['a1 ok', 'a2 panic', 'a3 ok @200,200', 'b1 @1900,1100']);
  const played = stepFrom(battle, { step: 'end' });
  expect(played.events.filter(({ about }) => about === 'rallied')).toMatchObject([
    { params: { figure: 'a1' } },
    { params: { figure: 'a3' } },
  ]);
  expect(battle.figures.map(({ reaction }) => reaction)).toEqual(['none', 'panic', 'none', 'none']);
});

test('RX-CC-12 cover is no help in close combat', () => {
  const battle = battleOf(DUEL);
  const played = fight(battle, {
    faces: [
      [6, 6, 6],
      [1, 1],
      [1, 1],
    ],
  });
  expect(moment(played, 'wound')).toMatchObject({ figure: 'b1', cover: 0, total: 2 });
});

test('RX-TURN-03 the battle is over with the very action that leaves one side', () => {
  const battle = battleOf(['a1 pistol @100,100', 'b1 @200,100']);
  Object.assign(figureOf(battle, 'a1'), { ap: 1, spent: 5 });
  const phase = { step: 'actions', turnOf: 0, group: 'A1', figure: 'a1' } as const;
  const played = stepFrom(battle, phase, { choices: ['shoot:pistol:b1'], faces: [[6], [6, 6]] });
  expect(loggedEvents(played)).toContain('battle-over');
  expect(battle.decided).toEqual({ winners: [0], reason: 'last-standing' });
});
