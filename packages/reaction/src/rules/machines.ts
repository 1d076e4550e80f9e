import { d, roll, sum, type Flow } from '@skirmish-kit/core';
import { eliminate } from './elimination.ts';
import { emit } from './events.ts';
import type { MachineClass } from './profile.ts';
import type { Settings } from './settings.ts';
import type { Battle, DamageLevel, Figure, Machine, MachineSystem } from './state.ts';

export const SYSTEMS: readonly MachineSystem[] = ['hardware', 'power', 'software'];

/** RX-RES-02 */
export function machineResistance(settings: Settings, machine: MachineClass): number {
  switch (machine) {
    case 'drone':
      return settings.droneResistance;
    case 'robot':
      return settings.robotResistance;
    case 'war-machine':
      return settings.warMachineResistance;
  }
}

export function worstDamage({ damage }: Machine): DamageLevel {
  const { hardware, power, software } = damage;
  return hardware > power
    ? hardware > software
      ? hardware
      : software
    : power > software
      ? power
      : software;
}

/** RX-MACH-03: not cumulative, the worst damage counts. */
export function machineWoundModifier(machine: Machine): number {
  const worst = worstDamage(machine);
  const damaged = worst === 3 ? 2 : worst === 2 ? 1 : 0;
  return damaged - (machine.selfRepair ? 1 : 0);
}

/** What a wound roll does to a machine: a level of damage, 4 for the end of it. */
export type MachineWound = DamageLevel | 4;

/** RX-MACH-02: by how much the roll beat the resistance. */
export function damageLevel(settings: Settings, margin: number): MachineWound {
  if (margin < 0) return 0;
  if (margin <= 3) return 1;
  if (margin <= 5) return 2;
  return margin > 6 && settings.machineAboveSix === 'destroyed' ? 4 : 3;
}

/** RX-MACH-04: what is hit. */
function systemHit(die: number): MachineSystem {
  return die <= 3 ? 'hardware' : die <= 5 ? 'power' : 'software';
}

/** RX-MACH-01, RX-MACH-05: damage instead of death; the second critical is the end. */
export function* damageMachine(
  battle: Battle,
  figure: Figure,
  machine: Machine,
  wound: MachineWound,
  margin: number,
): Flow<'damaged' | 'eliminated' | 'none'> {
  if (wound === 0) return 'none';
  if (wound === 4) return yield* destroy(battle, figure, 'RX-MACH-02');
  const die = yield* roll(sum([d(1, 6)]), 'RX-MACH-04', {
    about: 'machine-system',
    params: { figure: figure.id },
  });
  const system = systemHit(die);
  const hadCritical = worstDamage(machine) === 3;
  const power = machine.damage.power;
  if (machine.damage[system] < wound) machine.damage[system] = wound;
  const params = { figure: figure.id, margin, level: wound, system };
  yield* emit('machine-damaged', 'RX-MACH-02', params);
  const wrecked = battle.settings.machineEffects === 'house-table' && machine.damage.hardware === 3;
  if (wrecked || (wound === 3 && hadCritical)) return yield* destroy(battle, figure, 'RX-MACH-05');
  if (machine.damage.power !== power) capPower(battle, figure);
  return 'damaged';
}

function* destroy(battle: Battle, figure: Figure, rule: string): Flow<'eliminated'> {
  yield* emit('machine-destroyed', rule, { figure: figure.id });
  yield* eliminate(battle, figure, rule);
  return 'eliminated';
}

function houseLevel(battle: Battle, figure: Figure, system: MachineSystem): DamageLevel {
  if (!figure.machine || battle.settings.machineEffects === 'none') return 0;
  return figure.machine.damage[system];
}

/** RX-MACH-05, power: 1 AP less, 3 AP only, shut down. */
export function powerLimit(battle: Battle, figure: Figure, ap: number): number {
  switch (houseLevel(battle, figure, 'power')) {
    case 0:
      return ap;
    case 1:
      return ap - 1;
    case 2:
      return Math.min(ap, 3);
    case 3:
      return 0;
  }
}

/** RX-MACH-05: power lost in the middle of an activation takes its points at once. */
function capPower(battle: Battle, figure: Figure): void {
  const limit = powerLimit(battle, figure, figure.ap + figure.spent);
  figure.ap = Math.min(figure.ap, Math.max(0, limit - figure.spent));
}

/** RX-MACH-05, hardware: -1 to shoot and in close combat. */
export function hardwareModifier(battle: Battle, figure: Figure): number {
  return houseLevel(battle, figure, 'hardware') > 0 ? -1 : 0;
}

/** RX-MACH-05, hardware: cannot move. */
export function isImmobile(battle: Battle, figure: Figure): boolean {
  return houseLevel(battle, figure, 'hardware') >= 2;
}

/** RX-MACH-05, software: what the machine makes of its orders this turn. */
export function* malfunction(battle: Battle, figure: Figure): Flow<'obeys' | 'idle' | 'berserk'> {
  const level = houseLevel(battle, figure, 'software');
  if (level === 0) return 'obeys';
  const die = yield* roll(sum([d(1, 6)]), 'RX-MACH-05', {
    who: figure.seat,
    about: 'malfunction',
    params: { figure: figure.id },
  });
  const idle = die <= (level === 1 ? 1 : 3);
  const result = idle ? 'idle' : level === 3 ? 'berserk' : 'obeys';
  yield* emit('malfunction', 'RX-MACH-05', { figure: figure.id, die, result });
  return result;
}

/** RX-MACH-07: a 6 takes away one minor damage. */
export function* selfRepair(figure: Figure, machine: Machine): Flow {
  const die = yield* roll(sum([d(1, 6)]), 'RX-MACH-07', {
    who: figure.seat,
    about: 'self-repair',
    params: { figure: figure.id },
  });
  const system = SYSTEMS.find((candidate) => machine.damage[candidate] === 1);
  if (die === 6 && system) machine.damage[system] = 0;
  yield* emit('self-repair', 'RX-MACH-07', { figure: figure.id, die, success: die === 6 ? 1 : 0 });
}

export function canSelfRepair(machine: Machine): boolean {
  return machine.selfRepair && SYSTEMS.some((system) => machine.damage[system] === 1);
}
