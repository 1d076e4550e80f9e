import { isProblems, notAmong, readFields, type Problem } from '@skirmish-kit/core';
import { MISSIONS, TEAMS } from '../packs/built-in.ts';
import { DEFAULT_SETUP, FIELD_NAMES } from './full-setup.ts';
import { SETTING_VALUES, type Settings } from './settings.ts';
import { setupProblem } from './setup-words.ts';
import type { DeadzoneSetup } from './setup-type.ts';

/** Reads a setup that came from outside, filling in what was left out. */
export function readSetup(value: unknown): DeadzoneSetup | readonly Problem[] {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) };
  const { teams = DEFAULT_SETUP.teams, settings = {}, ...rest } = given;
  const read = readFields(rest, (fields) => ({
    field: fields.word<string>('field', FIELD_NAMES, DEFAULT_SETUP.field),
    mission: fields.word<string>(
      'mission',
      MISSIONS.map(({ id }) => id),
      DEFAULT_SETUP.mission,
    ),
  }));
  const named = readTeams(teams);
  const settled = readSettings(settings);
  const problems = [read, named, settled].flatMap((each) => (isProblems(each) ? each : []));
  if (isProblems(read) || isProblems(named) || isProblems(settled)) return problems;
  return { field: read.field, mission: read.mission, teams: named, settings: settled };
}

/** DZ-SETUP-02: two teams. */
function readTeams(value: unknown): readonly string[] | readonly Problem[] {
  if (!Array.isArray(value) || value.length !== 2) return [setupProblem('/teams', 'not-two-teams')];
  const ids = TEAMS.map(({ id }) => id);
  const problems = value.flatMap((id: unknown, i) =>
    ids.some((each) => each === id)
      ? []
      : [notAmong(`/teams/${i}`, `“${String(id).slice(0, 60)}”`, id, ids)],
  );
  return problems.length > 0 ? problems : value.map(String);
}

function readSettings(value: unknown): Partial<Settings> | readonly Problem[] {
  const read = readFields(value, (fields) => {
    const settings: Record<string, string> = {};
    for (const [key, values] of Object.entries(SETTING_VALUES)) {
      const word = fields.word<string>(key, values, values[0]);
      if (fields.has(key)) settings[key] = word;
    }
    return settings;
  });
  if (isProblems(read)) return read.map((found) => ({ ...found, path: `/settings${found.path}` }));
  return read;
}
