import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actionPoints, canAct } from './action-points.ts';
import { attackOf } from './attack-dice.ts';
import { figureOf } from './figures.ts';
import { attackNearest } from './berserk.ts';
import {
  damageLevel,
  damageMachine,
  machineWoundModifier,
  selfRepair,
  worstDamage,
} from './machines.ts';
import { doMandatory } from './mandatory-actions.ts';
import { hitModifier } from './shooting.ts';
import type { Battle, DamageLevel, Machine, MachineSystem } from './state.ts';
import {
  act,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';
import { wound } from './wound.ts';

const LINES = ['a1 robot @1000,600', 'a2 tech fine-gear @1000,624', 'b1 @1900,1100'];

function machineOf(battle: Battle): Machine {
  const { machine } = figureOf(battle, 'a1');
  if (!machine) throw new Error('a1 is no machine.');
  return machine;
}

function damaged(system: MachineSystem, level: DamageLevel, extras: BattleExtras = {}): Battle {
  const battle = battleOf(LINES, extras);
  machineOf(battle).damage[system] = level;
  return battle;
}

function hit(battle: Battle, script: Script) {
  const blow = { dice: [6, 6, 6], cover: 0, bonus: 0, by: 'shot' } as const;
  return runFlow(wound(battle, figureOf(battle, 'a1'), blow), script);
}

test('RX-MACH-01 a wounded machine is not eliminated but damaged', () => {
  const battle = battleOf(LINES);
  const played = hit(battle, { faces: [[4, 4, 4], [1]] });
  expect(played.result).toBe('damaged');
  expect(figureOf(battle, 'a1').fate).toBe('in');
  expect(moment(played, 'machine-damaged')).toEqual({
    figure: 'a1',
    margin: 3,
    level: 1,
    system: 'hardware',
  });
  expect(hit(battleOf(LINES), { faces: [[2, 3, 3]] }).result).toBe('none');
});

test('RX-MACH-02 resistance 9: 9-12 minor, 13-14 major, 15 and more critical', () => {
  const { settings } = battleOf(LINES);
  const level = (total: number) => damageLevel(settings, total - 9);
  expect([8, 9, 12, 13, 14, 15, 16, 20].map(level)).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
  const other = { ...settings, machineAboveSix: 'destroyed' } as const;
  expect([15, 16].map((total) => damageLevel(other, total - 9))).toEqual([3, 4]);
  const battle = battleOf(LINES, { settings: { machineAboveSix: 'destroyed' } });
  expect(hit(battle, { faces: [[6, 6, 4]] }).result).toBe('eliminated');
});

test('RX-MACH-03 self-repair -1, major +1, critical +2; the worst counts', () => {
  const battle = battleOf(['a1 robot self-repair', 'b1 @900,900']);
  const machine = machineOf(battle);
  expect(machineWoundModifier(machine)).toBe(-1);
  machine.damage.power = 2;
  expect(machineWoundModifier(machine)).toBe(0);
  machine.damage.software = 3;
  expect(machineWoundModifier(machine)).toBe(1);
  const major = damaged('power', 2);
  expect(machineWoundModifier(machineOf(major))).toBe(1);
  expect(moment(hit(major, { faces: [[3, 3, 2], [6]] }), 'wound')).toMatchObject({
    other: 1,
    total: 9,
  });
  expect(machineWoundModifier(machineOf(damaged('power', 3)))).toBe(2);
});

test('RX-MACH-04 a d6 picks the system: 1-3 hardware, 4-5 power, 6 software', () => {
  const system = (die: number) =>
    moment(hit(battleOf(LINES), { faces: [[3, 3, 3], [die]] }), 'machine-damaged')?.system;
  expect([1, 2, 3, 4, 5, 6].map(system)).toEqual([
    'hardware',
    'hardware',
    'hardware',
    'power',
    'power',
    'software',
  ]);
});

test('RX-MACH-05 hardware: -1 to shoot and fight, cannot move, wrecked', () => {
  const minor = damaged('hardware', 1);
  const a1 = figureOf(minor, 'a1');
  expect(hitModifier(minor, a1, 'long', 'shoot', false)).toBe(-1);
  expect(attackOf(minor, a1, false, 0).modifier).toBe(-1);
  expect(refusal(minor, 'a1', 'move:1100,600')).toBeUndefined();
  expect(refusal(damaged('hardware', 2), 'a1', 'move:1100,600')).toMatchObject({
    code: 'cannot-move',
    rule: 'RX-MACH-05',
  });
  const wrecked = battleOf(LINES);
  expect(loggedEvents(hit(wrecked, { faces: [[6, 6, 3], [2]] }))).toContain('machine-destroyed');
  expect(figureOf(wrecked, 'a1').fate).toBe('eliminated');
});

test('RX-MACH-05 power: 1 AP less, 3 AP only, shut down', () => {
  const ap = ([1, 2, 3] as const).map((level) => {
    const battle = damaged('power', level);
    return actionPoints(battle, figureOf(battle, 'a1'));
  });
  expect(ap).toEqual([5, 3, 0]);
  const off = damaged('power', 3);
  expect(canAct(off, figureOf(off, 'a1'))).toBe(false);
});

test('RX-MACH-05 power lost while acting takes its points once', () => {
  const battle = damaged('power', 1);
  const a1 = figureOf(battle, 'a1');
  a1.ap = 3;
  a1.spent = 2;
  hit(battle, { faces: [[3, 3, 3], [1]] });
  expect(a1.ap).toBe(3);
  hit(battle, { faces: [[3, 3, 3], [4]] });
  expect(a1.ap).toBe(3);
  hit(battle, { faces: [[5, 5, 3], [4]] });
  expect(a1.ap).toBe(1);
  const whole = battleOf(LINES);
  const other = figureOf(whole, 'a1');
  other.ap = 4;
  other.spent = 2;
  hit(whole, { faces: [[3, 3, 3], [5]] });
  expect(other.ap).toBe(3);
});

test('RX-MACH-05 software damage rolls in step 1: act, or attack the nearest', () => {
  const acts = (level: DamageLevel, die: number, more: number[][] = []) => {
    const battle = damaged('software', level);
    runFlow(doMandatory(battle, { kind: 'software', figure: 'a1' }), { faces: [[die], ...more] });
    return canAct(battle, figureOf(battle, 'a1'));
  };
  expect([acts(1, 1), acts(1, 2)]).toEqual([false, true]);
  expect([acts(2, 3), acts(2, 4)]).toEqual([false, true]);
  expect(acts(3, 3)).toBe(false);
  const berserk = damaged('software', 3);
  const task = { kind: 'software', figure: 'a1' } as const;
  const played = runFlow(doMandatory(berserk, task), { faces: [[4], [6, 6, 6], [1, 1], [6, 6]] });
  expect(moment(played, 'malfunction')).toMatchObject({ result: 'berserk' });
  expect(figureOf(berserk, 'a2').fate).toBe('eliminated');
  expect(berserk.melees).toEqual([]);
});

test('RX-MACH-05 a machine gone mad shoots at the nearest it sees, or goes for him', () => {
  const task = { kind: 'software', figure: 'a1' } as const;
  const gun = battleOf(['a1 robot pistol @1000,600', 'a2 @1300,600', 'b1 @1900,1100']);
  machineOf(gun).damage.software = 3;
  const shots = runFlow(doMandatory(gun, task), { faces: [[6], [1, 1]] });
  expect(moment(shots, 'shots-declared')).toMatchObject({ target: 'a2', shots: 2 });
  const blind = battleOf(['a1 robot @1000,600', 'b1 @1200,600', 'a2 @100,100']);
  machineOf(blind).damage.software = 3;
  const charge = runFlow(doMandatory(blind, task), { faces: [[5], [1, 1, 1], [1, 2]] });
  expect(loggedEvents(charge)).toContain('combat-round');
});

test('RX-MACH-05 a second critical destroys; the effects may be switched off', () => {
  const battle = damaged('power', 3);
  expect(loggedEvents(hit(battle, { faces: [[5, 5, 3], [6]] }))).toContain('machine-destroyed');
  const plain = damaged('power', 3, { settings: { machineEffects: 'none' } });
  expect(actionPoints(plain, figureOf(plain, 'a1'))).toBe(6);
  const standing = battleOf(LINES, { settings: { machineEffects: 'none' } });
  hit(standing, { faces: [[6, 6, 3], [1]] });
  expect(figureOf(standing, 'a1').fate).toBe('in');
});

test('RX-MACH-06 repair in contact: minor 6, major 8, critical 10, one level down', () => {
  for (const [level, difficulty] of [
    [1, 6],
    [2, 8],
    [3, 10],
  ] as const) {
    const battle = damaged('power', level);
    const played = act(battle, 'a2', 'repair:a1:power', { faces: [[1, difficulty - 4]] });
    expect(moment(played, 'technology')).toMatchObject({
      difficulty,
      total: difficulty,
      success: 1,
    });
    expect(machineOf(battle).damage.power).toBe(level - 1);
    const failed = damaged('power', level);
    act(failed, 'a2', 'repair:a1:power', { faces: [[1, difficulty - 5]] });
    expect(machineOf(failed).damage.power).toBe(level);
  }
  const whole = battleOf(LINES);
  expect(refusal(whole, 'a2', 'repair:a1:power')).toMatchObject({
    code: 'not-damaged',
    rule: 'RX-MACH-06',
  });
  const far = damaged('power', 1);
  figureOf(far, 'a2').at = [100, 100];
  expect(refusal(far, 'a2', 'repair:a1:power')).toMatchObject({ code: 'not-in-contact' });
  const wreck = damaged('hardware', 3, { settings: { machineEffects: 'none' } });
  expect(refusal(wreck, 'a2', 'repair:a1:hardware')).toMatchObject({ code: 'beyond-repair' });
});

test('RX-MACH-07 self-repair takes away a minor damage in step 1 on a 6', () => {
  const repair = (die: number, level: DamageLevel) => {
    const battle = battleOf(['a1 robot self-repair', 'b1 @900,900']);
    machineOf(battle).damage.power = level;
    runFlow(doMandatory(battle, { kind: 'self-repair', figure: 'a1' }), { faces: [[die]] });
    return machineOf(battle).damage.power;
  };
  expect([repair(6, 1), repair(5, 1), repair(6, 2)]).toEqual([0, 1, 2]);
});

test('RX-MACH-01 another hit never improves damage; the worst system counts', () => {
  const battle = battleOf(['a1 robot', 'b1']);
  const figure = figureOf(battle, 'a1');
  const { machine } = figure;
  if (!machine) throw new Error('No machine.');
  machine.damage = { hardware: 2, power: 0, software: 0 };
  runFlow(damageMachine(battle, figure, machine, 1, 2), { faces: [[1]] });
  expect(machine.damage.hardware).toBe(2);
  const worst = (hardware: DamageLevel, power: DamageLevel, software: DamageLevel) =>
    worstDamage({ ...machine, damage: { hardware, power, software } });
  expect([worst(3, 1, 2), worst(1, 3, 2), worst(1, 2, 3), worst(2, 1, 2), worst(0, 0, 0)]).toEqual([
    3, 3, 3, 2, 0,
  ]);
});

test('RX-MACH-03 the worst system counts, whichever it is', () => {
  const { machine } = figureOf(battleOf(['a1 robot', 'b1']), 'a1');
  if (!machine) throw new Error('No machine.');
  const levels: readonly DamageLevel[] = [0, 1, 2, 3];
  for (const hardware of levels) {
    for (const power of levels) {
      for (const software of levels) {
        const damage = { hardware, power, software };
        expect(worstDamage({ ...machine, damage })).toBe(Math.max(hardware, power, software));
      }
    }
  }
});

test('RX-MACH-05 a mad machine leaves its cover for a burst, and alone does nothing', () => {
  const mad = (weapon: string) => {
    const battle = battleOf([`a1 robot ${weapon} @100,100`, 'b1 @250,100']);
    const machine = figureOf(battle, 'a1');
    machine.inCover = true;
    const faces = weapon === 'pistol' ? [[1, 1]] : [[1]];
    runFlow(attackNearest(battle, machine), { faces });
    return machine.inCover;
  };
  expect(mad('pistol')).toBe(false);
  expect(mad('shotgun')).toBe(true);
  const alone = battleOf(['a1 robot pistol @100,100', 'b1 @250,100']);
  figureOf(alone, 'b1').fate = 'fled';
  expect(runFlow(attackNearest(alone, figureOf(alone, 'a1'))).events).toEqual([]);
});

test('RX-MACH-07 self-repair logs success or failure and leaves major damage', () => {
  const repaired = (level: DamageLevel, die: number) => {
    const battle = battleOf(['a1 robot self-repair', 'b1']);
    const figure = figureOf(battle, 'a1');
    if (!figure.machine) throw new Error('No machine.');
    figure.machine.damage = { hardware: 0, power: level, software: 0 };
    const played = runFlow(selfRepair(figure, figure.machine), { faces: [[die]] });
    return [figure.machine.damage.power, moment(played, 'self-repair')];
  };
  expect(repaired(1, 6)).toEqual([0, { figure: 'a1', die: 6, success: 1 }]);
  expect(repaired(1, 5)).toEqual([1, { figure: 'a1', die: 5, success: 0 }]);
  expect(repaired(2, 6)[0]).toBe(2);
});

test('RX-MACH-04 RX-MACH-05 systems and malfunctions are rolled with one d6', () => {
  expect(hit(battleOf(LINES), { faces: [[3, 3, 3], [1]] }).rolls[1]?.notation).toBe('d6');
  const battle = damaged('software', 1);
  const task = { kind: 'software', figure: 'a1' } as const;
  expect(runFlow(doMandatory(battle, task), { faces: [[1]] }).rolls[0]?.notation).toBe('d6');
});

test('RX-MACH-05 a machine that has spent more than its power leaves has nothing left', () => {
  const battle = damaged('power', 2);
  const a1 = figureOf(battle, 'a1');
  a1.ap = 2;
  a1.spent = 4;
  hit(battle, { faces: [[5, 5, 5], [4]] });
  expect(a1.ap).toBe(0);
});
