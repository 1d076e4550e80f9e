import {
  isPackOriginList,
  checkJson,
  isProblems,
  unknownValueProblem,
  readFields,
  type PackOrigin,
  type Problem,
} from '@skirmish-kit/core';
import { generateField, readField, type Field } from '../board/index.ts';
import { teamProblems } from '../lists/evaluate-team.ts';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import { checkFaction } from '../packs/check-faction.ts';
import { checkMission } from '../packs/check-mission.ts';
import { readParts } from '../packs/read-lists.ts';
import { missingCode } from '../packs/read-companion.ts';
import type { AbilityCodes } from './companion.ts';
import { DEFAULT_SETUP } from './default-setup.ts';
import { FIELD_NAMES } from './resolve-setup.ts';
import type { Mission } from './mission.ts';
import type { Faction } from './profile.ts';
import { SETTING_VALUES, type Settings } from './settings.ts';
import { setupProblem } from './setup-messages.ts';
import type { DeadzoneSetup } from './setup-input.ts';
import type { StrikeTeam } from './strike-team.ts';

/** As many as a host may put on a shelf; a game uses one for each side. */
const MOST_FACTIONS = 16;

type Read<T> = T | readonly Problem[];

const KEYS = ['field', 'mission', 'teams', 'factions', 'settings', 'packs'] as const;

const NO_CODE: AbilityCodes = new Map();

/**
 * Reads a setup that came from outside, filling in what was left out. Abilities of a faction’s own
 * need their code.
 */
export function readSetup(value: unknown = {}, codes = NO_CODE): Read<DeadzoneSetup> {
  const given = new Map<string, unknown>(
    Object.entries(Object(value)).filter(([, part]) => part !== undefined),
  );
  const strange = [...given].filter(([key]) => !KEYS.some((known) => known === key));
  const isPlain = isWhole(value) && !Array.isArray(value);
  const rest = readFields(isPlain ? Object.fromEntries(strange) : value, (fields) => {
    for (const key of KEYS) fields.flag(key, false);
    return {};
  });
  const json = checkJson(Object.fromEntries(given));
  if (isProblems(rest)) return rest;
  if (isProblems(json)) return json;
  const field = readBattlefield(given.get('field') ?? DEFAULT_SETUP.field);
  const mission = readMission(given.get('mission') ?? DEFAULT_SETUP.mission);
  const factions = readFactions(given.get('factions') ?? [], codes);
  const teams = isProblems(factions)
    ? []
    : readTeams(given.get('teams') ?? DEFAULT_SETUP.teams, factions);
  const settings = readSettings(given.get('settings') ?? {});
  const packs = readOrigins(given.get('packs') ?? []);
  if (isProblems(field) || isProblems(mission) || isProblems(factions) || isProblems(teams))
    return problemsIn(field, mission, factions, teams, settings, packs);
  if (isProblems(settings) || isProblems(packs)) return problemsIn(settings, packs);
  return {
    field,
    mission,
    teams,
    ...(factions.length > 0 && { factions }),
    settings,
    ...(packs.length > 0 && { packs }),
  };
}

function problemsIn(...parts: readonly unknown[]): readonly Problem[] {
  return parts.flatMap((part) => (isProblems(part) ? part : []));
}

/** What was wrong, at its place in the setup. */
function isWithinDistance(path: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((found) => ({ ...found, path: `${path}${found.path}` }));
}

function isWhole(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function unknown(path: string, value: unknown, known: readonly string[]): readonly Problem[] {
  return [unknownValueProblem(path, `“${String(value).slice(0, 60)}”`, value, known)];
}

const GENERATED = /^generated-(minus-)?(\d{1,15})-([123])$/;

/** A battlefield: one of ours by its name, one that a seed makes, or a whole one. */
export function readBattlefield(value: unknown): Read<string | Field> {
  if (isWhole(value)) {
    const field = readField(value);
    return isProblems(field) ? isWithinDistance('/field', field) : field;
  }
  const known = FIELD_NAMES.find((name) => name === value);
  if (known !== undefined) return known;
  const made = typeof value === 'string' ? GENERATED.exec(value) : null;
  if (!made) return unknown('/field', value, FIELD_NAMES);
  const [, minus, seed, storeys] = made;
  return generateField(minus ? -Number(seed) : Number(seed), {
    storeys: storeys === '1' ? 1 : storeys === '2' ? 2 : 3,
  });
}

function readMission(value: unknown): Read<string | Mission> {
  if (!isWhole(value)) {
    const known = MISSIONS.find(({ id }) => id === value);
    return (
      known?.id ??
      unknown(
        '/mission',
        value,
        MISSIONS.map(({ id }) => id),
      )
    );
  }
  const parts = readParts({ missions: [value] });
  if (isProblems(parts)) return moved(parts, '/missions/0', '/mission');
  const [mission] = parts.missions;
  if (!mission) return unknown('/mission', value, []);
  const wrong = checkMission('/mission', mission);
  return wrong.length > 0 ? wrong : mission;
}

function moved(problems: readonly Problem[], from: string, to: string): readonly Problem[] {
  return problems.map((found) => ({ ...found, path: found.path.replace(from, to) }));
}

function readFactions(value: unknown, codes: AbilityCodes): Read<readonly Faction[]> {
  if (!Array.isArray(value) || value.length > MOST_FACTIONS)
    return [setupProblem('/factions', 'no-list', { name: 'factions', most: MOST_FACTIONS })];
  const factions: Faction[] = [];
  const problems: Problem[] = [];
  for (const [i, one] of value.entries()) {
    const path = `/factions/${i}`;
    const parts = readParts({ faction: one });
    if (isProblems(parts)) {
      problems.push(...moved(parts, '/faction', path));
      continue;
    }
    const { faction } = parts;
    if (!faction) continue;
    const { id } = faction;
    if ([...FACTIONS, ...factions].some((other) => other.id === id))
      problems.push(setupProblem(`${path}/id`, 'faction-taken', { id }));
    problems.push(...checkFaction(path, faction), ...missingCode(path, faction, codes));
    factions.push(faction);
  }
  return problems.length > 0 ? problems : factions;
}

/** DZ-SETUP-02: two teams under one limit. */
function readTeams(
  value: unknown,
  factions: readonly Faction[],
): Read<readonly (string | StrikeTeam)[]> {
  if (!Array.isArray(value) || value.length !== 2) return [setupProblem('/teams', 'not-two-teams')];
  const read = value.map((team: unknown, i) => readTeam(team, `/teams/${i}`, factions));
  const problems = read.flatMap((each) => (isProblems(each) ? each : []));
  if (problems.length > 0) return problems;
  const teams = read.filter(isTeam);
  const [mine = 0, theirs = 0] = teams.map(budgetOf);
  return mine === theirs ? teams : [setupProblem('/teams', 'unequal-limits', { mine, theirs })];
}

function isTeam(value: Read<string | StrikeTeam>): value is string | StrikeTeam {
  return !isProblems(value);
}

function budgetOf(team: string | StrikeTeam): number {
  const whole = typeof team === 'string' ? TEAMS.find(({ id }) => id === team) : team;
  return whole?.budget ?? 0;
}

function readTeam(
  value: unknown,
  path: string,
  factions: readonly Faction[],
): Read<string | StrikeTeam> {
  if (!isWhole(value)) {
    const known = TEAMS.find(({ id }) => id === value);
    return (
      known?.id ??
      unknown(
        path,
        value,
        TEAMS.map(({ id }) => id),
      )
    );
  }
  const parts = readParts({ teams: [value] });
  if (isProblems(parts)) return moved(parts, '/teams/0', path);
  const [team] = parts.teams;
  if (!team) return unknown(path, value, []);
  const wrong = teamProblems(path, team, [...factions, ...FACTIONS]);
  return wrong.length > 0 ? wrong : team;
}

function readSettings(value: unknown): Read<Partial<Settings>> {
  const read = readFields(value, (fields) => {
    const settings: Record<string, string> = {};
    for (const [key, values] of Object.entries(SETTING_VALUES)) {
      const word = fields.word<string>(key, values, values[0]);
      if (fields.has(key)) settings[key] = word;
    }
    return settings;
  });
  return isProblems(read) ? isWithinDistance('/settings', read) : read;
}

function readOrigins(value: unknown): Read<readonly PackOrigin[]> {
  return isPackOriginList(value) ? value : [setupProblem('/packs', 'wrong-packs')];
}
