import { describeValue, problem, type Problem } from '@skirmish-kit/core';
import { FIRST_GAME } from './default-setup.ts';
import { MODE_FACTS, MODES, usualMode, type Mode } from './modes.ts';
import { readEdition, readOptions } from './read-options.ts';
import type { Setup } from './state.ts';
import type { Library } from './table.ts';
import { optionsOf, type Options } from './variants.ts';

/** Reads a setup from outside except for the position in it: all that a game by names needs. */
export function readNamedSetup(library: Library, value: unknown): Setup | readonly Problem[] {
  if (value === undefined || value === null) return FIRST_GAME;
  if (typeof value !== 'object' || Array.isArray(value)) {
    return [problem('/', 'not-a-setup', 'A setup is an object.')];
  }
  const given: Record<string, unknown> = { ...value };
  const problems: Problem[] = [];
  for (const key of Object.keys(given)) {
    if (!['edition', 'mode', 'armies', 'options', 'position', 'movesInPlace'].includes(key)) {
      const said = `There is no "${key.slice(0, 40)}" in a setup.`;
      problems.push(problem(`/${key.slice(0, 40)}`, 'unknown-field', said));
    }
  }
  const edition = readEdition(given['edition'], '/edition', problems);
  const options = optionsOf(edition, readOptions(given['options'], '/options', problems));
  const armies = readArmies(library, given['armies'], given['mode'], problems);
  const mode = readMode(given['mode'], armies.length, options, problems);
  const movesInPlace = given['movesInPlace'];
  if (movesInPlace !== undefined && movesInPlace !== true) {
    problems.push(problem('/movesInPlace', 'not-true', '"movesInPlace" is true or left out.'));
  }
  if (problems.length > 0) return problems;
  const setup = { edition, mode, armies, options };
  return movesInPlace === true ? { ...setup, movesInPlace } : setup;
}

/**
 * Who sits where when only some of it was said: a seat left out gets an army that nobody has, as
 * many as the mode needs; seats at the end that were left to nobody (`''`) are none.
 *
 * @example
 * ```ts
 * seatedArmies(makeLibrary(), undefined, 'one-vs-team'); // ['borgo', 'moloch', 'outpost']
 * seatedArmies(makeLibrary(), ['outpost', 'borgo', ''], undefined); // ['outpost', 'borgo']
 * ```
 */
export function seatedArmies(library: Library, given: unknown, mode: unknown): readonly string[] {
  const said: readonly unknown[] = Array.isArray(given) ? given : [];
  const known = MODES.find((each) => each === mode);
  const last = said.findLastIndex((army) => army !== '');
  const seats = Math.max(last + 1, known ? MODE_FACTS[known].fewest : MODE_FACTS.duel.fewest);
  const free = [...FIRST_GAME.armies, ...library.armies.map(({ id }) => id)].filter(
    (id, i, all) => !said.includes(id) && all.indexOf(id) === i,
  );
  return Array.from({ length: seats }, (_, seat) => {
    const army = said[seat];
    return army === undefined ? (free.shift() ?? '') : String(army);
  });
}

/** NH-SET-01: every player another army. */
function readArmies(
  library: Library,
  value: unknown,
  mode: unknown,
  problems: Problem[],
): string[] {
  if (value === undefined) return [...seatedArmies(library, undefined, mode)];
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) {
    problems.push(
      problem('/armies', 'not-armies', '"armies" has to be a list of 2 to 6 army ids.'),
    );
    return [];
  }
  const partly = value.includes(undefined) || value.at(-1) === '';
  const seated: readonly unknown[] = partly ? seatedArmies(library, value, mode) : value;
  const armies: string[] = [];
  for (const [i, id] of seated.entries()) {
    const name = describeValue(id);
    if (typeof id !== 'string' || !library.army(id)) {
      problems.push(
        problem(`/armies/${i}`, 'unknown-army', `There is no army "${name}".`, { army: name }),
      );
    } else if (armies.includes(id)) {
      const said = `Two players cannot both play ${id}.`;
      problems.push(problem(`/armies/${i}`, 'army-twice', said, { army: id }));
    }
    armies.push(name);
  }
  return armies;
}

function readMode(value: unknown, seats: number, options: Options, problems: Problem[]): Mode {
  const mode = value === undefined ? usualMode(seats) : MODES.find((each) => each === value);
  if (!mode) {
    problems.push(problem('/mode', 'unknown-mode', `A mode is one of ${MODES.join(', ')}.`));
    return 'duel';
  }
  const { fewest, most } = MODE_FACTS[mode];
  if (seats > 0 && (seats < fewest || seats > most)) {
    const people = fewest === most ? `${fewest}` : `${fewest} to ${most}`;
    const said = `"${mode}" is for ${people} players, not ${seats}.`;
    problems.push(problem('/mode', 'wrong-number-of-players', said, { mode, seats }));
  }
  // NH-VAR-13, NH-VAR-14: modes that only one edition has.
  const missing =
    (mode === 'one-vs-team' && !options.oneVsTeam) ||
    (mode === 'team-score' && !options.teamScore40);
  if (missing) {
    const said = `"${mode}" is not played in this edition; switch it on in the options.`;
    problems.push(problem('/mode', 'mode-switched-off', said, { mode }));
  }
  return mode;
}
