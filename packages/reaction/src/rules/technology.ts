import { d, roll, sum, type Flow, type Refusal } from '@skirmish-kit/core';
import { distance } from '@skirmish-kit/space';
import type { Action } from './action-keys.ts';
import type { PlannedAction } from './planned-action.ts';
import { banded } from './dice.ts';
import { findFigure, isIn, touching } from './figures.ts';
import { SYSTEMS } from './machines.ts';
import { emit } from './events.ts';
import type { Gear } from './profile.ts';
import { refuse } from './refusals.ts';
import type { Battle, DamageLevel, Figure, FigureId, Machine, MachineSystem } from './state.ts';

/** RX-ACTG-01: what a technology roll costs. */
export const TECHNOLOGY_COST = 2;

/** RX-TECH-01, RX-ACTG-03: no proper gear -3, good gear +1. */
export function gearModifier(gear: Gear): number {
  return gear === 'none' ? -3 : gear === 'quality' ? 1 : 0;
}

/** RX-TECH-01 */
export function technologyModifier(figure: Figure): number {
  let modifier = gearModifier(figure.gear);
  if (figure.technician) modifier += 2;
  if (figure.reaction === 'panic') modifier -= 2;
  return modifier;
}

/** RX-TECH-01: 2d6 and modifiers against a difficulty. */
export function* technologyRoll(figure: Figure, difficulty: number): Flow<boolean> {
  const modifier = technologyModifier(figure);
  const params = { figure: figure.id, modifier, difficulty };
  const { total, band } = yield* roll(
    banded(sum([d(2, 6)], modifier), (reached) => reached >= difficulty),
    'RX-TECH-01',
    { who: figure.seat, about: 'technology', params },
  );
  const success = band ? 1 : 0;
  yield* emit('technology', 'RX-TECH-01', {
    figure: figure.id,
    modifier,
    difficulty,
    dice: total - modifier,
    total,
    success,
  });
  return band;
}

/** RX-MACH-06 */
const REPAIR: Readonly<Record<Exclude<DamageLevel, 0>, number>> = { 1: 6, 2: 8, 3: 10 };

/** The plan of `repair:a5:power`. */
export function planRepair(
  battle: Battle,
  figure: Figure,
  id: string,
  systemId: string,
): PlannedAction | Refusal {
  const patient = findFigure(battle, id);
  if (!patient) return refuse('no-such-thing', 'RX-MACH-06', { id: id.slice(0, 20) });
  if (patient.seat !== figure.seat) return refuse('not-own-side', 'RX-MACH-06', { figure: id });
  if (!isIn(patient)) return refuse('beyond-repair', 'RX-MACH-06', { figure: id });
  if (!touching(figure, patient)) {
    const params = { figure: figure.id, target: id, distance: distance(figure, patient) };
    return refuse('not-in-contact', 'RX-MACH-06', params);
  }
  const { machine } = patient;
  const system = SYSTEMS.find((candidate) => candidate === systemId);
  const level = machine && system ? machine.damage[system] : 0;
  if (!machine || !system || level === 0) {
    return refuse('not-damaged', 'RX-MACH-06', { figure: id, system: systemId.slice(0, 20) });
  }
  if (system === 'hardware' && level === 3)
    return refuse('beyond-repair', 'RX-MACH-06', { figure: id });
  return {
    cost: TECHNOLOGY_COST,
    interrupted: 'before',
    kind: 'other',
    perform: () => performRepair(figure, patient.id, machine, system, level),
  };
}

function* performRepair(
  figure: Figure,
  patient: FigureId,
  { damage }: Machine,
  system: MachineSystem,
  level: Exclude<DamageLevel, 0>,
): Flow {
  if (!(yield* technologyRoll(figure, REPAIR[level]))) return;
  const lower: DamageLevel = level === 3 ? 2 : level === 2 ? 1 : 0;
  damage[system] = lower;
  const params = { figure: figure.id, machine: patient, system, level: lower };
  yield* emit('repaired', 'RX-MACH-06', params);
}

/** Damaged machines of the own side that the figure touches. */
export function addRepairs(found: Action[], battle: Battle, figure: Figure): void {
  for (const other of battle.figures) {
    if (!other.machine || other.seat !== figure.seat || !isIn(other) || !touching(figure, other))
      continue;
    for (const system of SYSTEMS) {
      const level = other.machine.damage[system];
      if (level > 0 && !(system === 'hardware' && level === 3))
        found.push({ kind: 'repair', machine: other.id, system });
    }
  }
}
