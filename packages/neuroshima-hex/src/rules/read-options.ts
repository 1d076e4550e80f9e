import { problem, type Problem } from '@skirmish-kit/core';
import { EDITIONS, type Edition, type Options } from './variants.ts';

/** What each switch may be set to; `number` stands for a whole number from 1 to 99. */
const VALUES: Readonly<Record<keyof Options, readonly (string | boolean)[] | 'number'>> = {
  badDraw: [true, false],
  tieBreak: ['draw', 'extra-turn'],
  start: ['standard', 'alternative'],
  reinforcements: [true, false],
  medicScope: ['unit', 'edge', 'symbol'],
  netCycle3: [true, false],
  gaussVsArmour: [true, false],
  clownHitsHq: [true, false],
  grenadeFromNettedHq: [true, false],
  hqNeverHurtsHq: [true, false],
  quartermaster: ['each-phase', 'one-attack'],
  teamHqHp: 'number',
  oneVsTeam: [true, false],
  teamScore40: [true, false],
  board: ['standard', 'hill', 'extended'],
  names: EDITIONS,
  moveBeforeOrAfter: [true, false],
  extendedFull: ['battle', 'final'],
  hillLiftsHq: [true, false],
  transportStacks: [true, false],
  quartermasterBonus: ['all', 'newKind'],
  scoperFriendly: [true, false],
  reconForPartner: [true, false],
};

/** Reads an edition; the newer one when nothing is said. */
export function readEdition(value: unknown, path: string, problems: Problem[]): Edition {
  if (value === undefined) return '3.0';
  const known = EDITIONS.find((edition) => edition === value);
  if (known) return known;
  if (value === 1 || value === '1.0') return '1';
  if (value === 3 || value === '3') return '3.0';
  problems.push(problem(path, 'unknown-edition', `An edition is one of ${EDITIONS.join(', ')}.`));
  return '3.0';
}

/** Reads the switches that somebody wants otherwise than the edition has them. */
export function readOptions(value: unknown, path: string, problems: Problem[]): Partial<Options> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(problem(path, 'not-options', 'Options are an object of switches.'));
    return {};
  }
  for (const [key, setting] of Object.entries(value)) {
    if (!isSwitch(key)) {
      const known = Object.keys(VALUES).join(', ');
      const said = `There is no switch "${key.slice(0, 40)}"; there are ${known}.`;
      problems.push(problem(`${path}/${key.slice(0, 40)}`, 'unknown-switch', said));
    } else if (!allows(VALUES[key], setting)) {
      const allowed = VALUES[key];
      const said =
        allowed === 'number'
          ? `"${key}" is a whole number from 1 to 99.`
          : `"${key}" is one of ${allowed.join(', ')}.`;
      problems.push(problem(`${path}/${key}`, 'bad-setting', said, { switch: key }));
    }
  }
  return isOptions(value) ? value : {};
}

function isSwitch(key: string): key is keyof Options {
  return Object.hasOwn(VALUES, key);
}

function allows(allowed: readonly (string | boolean)[] | 'number', value: unknown): boolean {
  if (allowed === 'number')
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99;
  return allowed.some((each) => each === value);
}

function isOptions(value: object): value is Partial<Options> {
  return Object.entries(value).every(
    ([key, setting]) => isSwitch(key) && allows(VALUES[key], setting),
  );
}

/** Every switch by name with what it may be set to, for settings pages. */
export function switchValues(): typeof VALUES {
  return VALUES;
}
