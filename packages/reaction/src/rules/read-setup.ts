import { isPackOriginList, checkJson, isProblems, type Problem } from '@skirmish-kit/core';
import { parseTableSeed } from '@skirmish-kit/space';
import { checkFighters } from '../packs/check-fighters.ts';
import { checkGang } from '../packs/check-gang.ts';
import { checkScenario } from '../packs/check-scenario.ts';
import { GANGS, SCENARIOS } from '../packs/built-in.ts';
import {
  checkGangShape,
  checkScenarioShape,
  isGang,
  isScenario,
  MAX_SEATS,
} from './check-inline-setup.ts';
import { generatedTable } from './generated-table.ts';
import type { Gang } from './profile.ts';
import type { Scenario } from './scenario.ts';
import { SETTING_VALUES } from './setting-values.ts';
import { NoSpace } from './deployment.ts';
import { DEFAULT_SETUP } from './default-setup.ts';
import { resolveSetup, gangsFor } from './resolve-setup.ts';
import type { Settings } from './settings.ts';
import { setUp } from './setup.ts';
import { setupProblem } from './setup-messages.ts';
import { OPENINGS, type FullSetup, type ReactionSetup } from './setup-input.ts';
import { fields, fingerprint, id, list, oneOf, text, whole, type Check } from './shape-check.ts';

/** Reads a setup without a position: ids of built-in things or whole ones, settings that differ. */
export function readSetupByName(outside: unknown): ReactionSetup | readonly Problem[] {
  const value = withTable(given(outside));
  if (isProblems(value)) return value;
  const shape = setupShape(value, '');
  if (shape) return [shape];
  const parts = new Map<string, unknown>(Object.entries(Object(value)));
  const scenario = parts.get('scenario') ?? DEFAULT_SETUP.scenario;
  const scenarioProblem = scenarioRefProblem(scenario, '/scenario');
  const gangs = parts.get('gangs') ?? gangsFor(scenario);
  const listed: readonly unknown[] = Array.isArray(gangs) ? gangs : [];
  const gangProblems = listed.flatMap((gang, i) => gangRefProblem(gang, `/gangs/${i}`));
  const settings = parts.get('settings') ?? {};
  if (scenarioProblem.length + gangProblems.length > 0)
    return [...scenarioProblem, ...gangProblems];
  if (!isScenarioRef(scenario) || !listed.every(isGangRef) || !isSettings(settings)) return [];
  const packs = parts.get('packs');
  const from = isPackOriginList(packs) ? { packs } : {};
  const opening = parts.get('opening') === 'in-cover' ? { opening: 'in-cover' as const } : {};
  const setup: ReactionSetup = { scenario, gangs: listed, settings, ...opening, ...from };
  const json = checkJson(setup); // What no record could give back.
  if (isProblems(json)) return json;
  const sense = senseProblems(resolveSetup(setup));
  return isProblems(sense) ? sense : setup;
}

/** A part that is `undefined` is left out. */
function given(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

/** A table that a seed makes lies whole in the setup, so that its record plays on it for ever. */
function withTable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const asked = parseTableSeed(value);
  if (isProblems(asked)) return asked;
  const { seed, rest } = asked;
  return seed === undefined ? rest : { ...rest, scenario: generatedTable(seed) };
}

const anything: Check = () => undefined;

const settingsShape = fields(
  {},
  Object.fromEntries(
    Object.entries(SETTING_VALUES).map(([key, values]): [string, Check] => [
      key,
      'low' in values ? whole(values.low, values.high) : oneOf(...values),
    ]),
  ),
);

/** No game has more packs than this. */
const MOST_PACKS = 16;

const originsShape = list(fields({ id, hash: fingerprint }, { address: text(1) }), MOST_PACKS, 1);

const setupShape = fields(
  {},
  {
    scenario: anything,
    gangs: list(anything, MAX_SEATS, 1),
    settings: settingsShape,
    opening: oneOf(...OPENINGS),
    packs: originsShape,
  },
);

function isSettings(value: unknown): value is Partial<Settings> {
  return settingsShape(value, '') === undefined;
}

function isScenarioRef(value: unknown): value is string | Scenario {
  return typeof value === 'string' || isScenario(value);
}

function isGangRef(value: unknown): value is string | Gang {
  return typeof value === 'string' || isGang(value);
}

function scenarioRefProblem(value: unknown, path: string): readonly Problem[] {
  if (typeof value === 'string')
    return unknownId(
      value,
      path,
      SCENARIOS.map(({ id }) => id),
    );
  const shape = checkScenarioShape(value, path);
  return shape ? [shape] : isScenario(value) ? checkScenario(path, value) : [];
}

function gangRefProblem(value: unknown, path: string): readonly Problem[] {
  if (typeof value === 'string')
    return unknownId(
      value,
      path,
      GANGS.map(({ id }) => id),
    );
  const shape = checkGangShape(value, path);
  if (shape) return [shape];
  if (!isGang(value)) return [];
  const { profiles, weapons = [] } = value;
  return [...checkFighters(path, profiles, weapons), ...checkGang(path, value, profiles)];
}

function unknownId(id: string, path: string, known: readonly string[]): readonly Problem[] {
  if (known.includes(id)) return [];
  return [setupProblem(path, 'unknown-id', { id: id.slice(0, 40), known: known.join(', ') })];
}

/** Gangs that were found to have room in a scenario: battles are simulated by the thousand. */
const hasRoom = new WeakMap<FullSetup['scenario'], FullSetup['gangs']>();

/** One gang for each place, and room for all of them. */
function senseProblems(setup: FullSetup): readonly Problem[] {
  const places = setup.scenario.deployment.length;
  const found = setup.gangs.length;
  if (places !== found) {
    return [setupProblem('/gangs', 'wrong-number-of-gangs', { places, found })];
  }
  if (hasRoom.get(setup.scenario)?.every((gang, i) => gang === setup.gangs[i])) return [];
  try {
    setUp(setup);
    hasRoom.set(setup.scenario, setup.gangs);
    return [];
  } catch (fault) {
    if (fault instanceof NoSpace) {
      const { figure, seat } = fault;
      return [setupProblem(`/scenario/deployment/${seat}`, 'no-room', { figure })];
    }
    const message = fault instanceof Error ? fault.message : String(fault);
    return [setupProblem('/scenario', 'cannot-begin', { fault: message })];
  }
}
