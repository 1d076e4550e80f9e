import { isProblems, nearest, problem, type Problem } from '@skirmish-kit/core';
import { BATTLES, SCENARIOS } from '../packs/built-in.ts';
import { gangsOf, scenariosOf } from '../packs/pack.ts';
import { readSetup } from '../rules/read-setup.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import { BOTS } from './load-bot.ts';
import { fetchReactionPack } from './load-pack.ts';

/** What the element can be. */
export const MODES = ['play', 'table', 'odds', 'reference', 'replay'] as const;
export type Mode = (typeof MODES)[number];

export function isMode(value: string): value is Mode {
  return MODES.some((mode) => mode === value);
}

/** Who sits where: `undefined` for a person, else the name of a bot. */
export type Seats = readonly (string | undefined)[];

/** Reads `human,bot`; seats that are left out are people. */
export function readSeats(text: string): Seats | readonly Problem[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const known = ['human', ...BOTS];
  const problems = words.flatMap((word, i) =>
    known.includes(word) ? [] : [notAmong(`seats/${i}`, word, known)],
  );
  return problems.length > 0
    ? problems
    : words.map((word) => (word === 'human' ? undefined : word));
}

/** A seed: a whole number, or any other text as it is; another one each time when it is left out. */
export function readSeed(seed: string | number | undefined | null): string | number {
  if (seed === undefined || seed === null || seed === '')
    return crypto.getRandomValues(new Uint16Array(1))[0] ?? 1;
  return /^-?\d{1,9}$/.test(String(seed)) ? Number(seed) : seed;
}

/** The setup that attributes and properties ask for, or what is wrong with them. */
export async function setupFrom(wanted: {
  readonly setup: unknown;
  readonly scenario: string | undefined;
  readonly pack: string | undefined;
}): Promise<ReactionSetup | readonly Problem[]> {
  if (wanted.setup !== undefined && wanted.setup !== null) return readSetup(wanted.setup);
  if (wanted.pack) return setupFromPack(wanted.pack, wanted.scenario);
  const ids = SCENARIOS.map(({ id }) => id);
  if (wanted.scenario && !ids.includes(wanted.scenario))
    return [notAmong('scenario', wanted.scenario, ids)];
  return readSetup(wanted.scenario ? { scenario: wanted.scenario } : {});
}

/** What a pack brings; what it leaves out comes from the first battle that fits. */
async function setupFromPack(
  url: string,
  wanted: string | undefined,
): Promise<ReactionSetup | readonly Problem[]> {
  const pack = await fetchReactionPack(url);
  if (isProblems(pack)) return pack;
  const scenarios = [...scenariosOf(pack), ...SCENARIOS];
  const scenario = wanted ? scenarios.find(({ id }) => id === wanted) : scenarios[0];
  if (!scenario)
    return [
      notAmong(
        'scenario',
        wanted ?? '',
        scenarios.map(({ id }) => id),
      ),
    ];
  const usual =
    (BATTLES.find((battle) => battle.scenario === scenario.id) ?? BATTLES[0])?.gangs ?? [];
  const gangs = [...gangsOf(pack), ...usual].slice(0, scenario.deployment.length);
  return readSetup({ scenario, gangs });
}

/** A value that is none of those allowed, with the nearest of them. */
export function notAmong(path: string, found: string, allowed: readonly string[]): Problem {
  const shown = `“${found.slice(0, 60)}”`;
  const near = nearest(found, allowed);
  const params = { found: shown, allowed: allowed.join(', ') };
  const message = `${shown} is not one of: ${params.allowed}.`;
  return near === undefined
    ? problem(path, 'not-in-list', message, params)
    : problem(path, 'not-in-list-near', `${message} Did you mean “${near}”?`, {
        ...params,
        nearest: near,
      });
}
