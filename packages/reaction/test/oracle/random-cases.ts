import type { Flow, Random } from '@skirmish-kit/core';
import { SETTING_VALUES } from '../../src/rules/setting-values.ts';
import type { Settings } from '../../src/rules/settings.ts';
import type { Battle, DamageLevel, Figure } from '../../src/rules/state.ts';
import type { Rolled } from './dice-source.ts';

export function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[random.between(0, list.length - 1)];
  if (picked === undefined) throw new Error('Nothing to pick from.');
  return picked;
}

export function chance(random: Random, oneIn: number): boolean {
  return random.between(1, oneIn) === 1;
}

/** Settings that the oracle knows how to read; half of the time the recommended ones. */
const VARIED = [
  'ablative',
  'belowHalf',
  'coverCounts',
  'machineAboveSix',
  'machineEffects',
  'opportunityBreaks',
  'outnumbering',
  'pointBlank',
  'routInCombat',
  'routMove',
  'secondFightsAs',
  'starterDie',
  'steadyingLeader',
] as const;

export function someSettings(random: Random): Partial<Settings> {
  if (chance(random, 2)) return {};
  const words = VARIED.map((key) => [key, pick<string>(random, SETTING_VALUES[key])]);
  const numbers = { longRange: random.between(-2, 1), burst: random.between(-1, 1) };
  return { ...Object.fromEntries(words), ...numbers };
}

const ROLES = ['basic', 'basic', 'second', 'leader', 'hero'];
const ARMOURS = ['', 'primitive', 'ablative', 'vest', 'combat'];
const MACHINES = ['drone', 'robot', 'robot self-repair', 'war-machine'];
const BLADES = ['', '', '+dagger', '+pistol', '+club', '+sword', '+axe', '+sword +dagger'];

/** The words of a fighter, or one time in five of a machine. */
export function someFigure(random: Random, reactions: readonly string[]): string {
  const quality = pick(random, ['green', 'average', 'veteran', 'elite']);
  const armour = pick(random, ARMOURS);
  const blades = pick(random, [...BLADES, '+axe +sword', '+dagger +axe']);
  if (chance(random, 5)) return `${quality} ${armour} ${pick(random, MACHINES)} ${blades}`;
  return `${quality} ${pick(random, ROLES)} ${armour} ${blades} ${pick(random, reactions)}`;
}

/** Gives machines some damage and everybody who can a weapon raised. */
export function someWear(random: Random, battle: Battle): void {
  for (const figure of battle.figures) {
    figure.opportunity = figure.reaction === 'none' && chance(random, 3);
    const { machine } = figure;
    if (!machine || chance(random, 2)) continue;
    const level = () => pick<DamageLevel>(random, [0, 0, 1, 2]);
    machine.damage = { hardware: level(), power: level(), software: level() };
    if (chance(random, 3)) machine.damage.power = 3;
  }
}

export interface Driven<T> {
  readonly result: T;
  readonly rolls: readonly Rolled[];
  readonly choices: readonly string[];
}

/** Lets the game play a flow with random dice and random answers. */
export function drive<T>(flow: Flow<T>, random: Random): Driven<T> {
  const rolls: Rolled[] = [];
  const choices: string[] = [];
  for (let step = flow.next(); ; step = flow.next()) {
    if (step.done) return { result: step.value, rolls, choices };
    const request = step.value;
    if (request.kind === 'chance') {
      rolls.push({ notation: request.chance.notation, faces: request.sample(random) });
    } else if (request.kind === 'choice') {
      const { key } = pick(random, request.options);
      request.take(key);
      choices.push(key);
    }
  }
}

/** What a resolution changes in a figure. */
export function marks(figure: Figure) {
  const { id, fate, reaction, armour, opportunity, routedInCombat, machine } = figure;
  const at = fate === 'in' ? figure.at : [];
  return { id, fate, reaction, armour, opportunity, routedInCombat, at, damage: machine?.damage };
}
