import { problem, type Problem } from '@skirmish-kit/core';
import { MODES, usualMode } from '../rules/modes.ts';
import type { Position } from '../rules/position.ts';
import { readEdition, readOptions, switchValues } from '../rules/read-options.ts';
import { optionsOf } from '../rules/variants.ts';

type Header = Pick<Position, 'edition' | 'mode' | 'options'>;

/**
 * The first word of a position: the edition, and after `!` whatever is played otherwise in it:
 * `3.0!extended!medicScope-symbol!mode-teams`. A board needs no key.
 */
export function makeHeader(
  { edition = '3.0', mode, options = {} }: Header,
  armies: number,
): string {
  const usual: Readonly<Record<string, unknown>> = { ...optionsOf(edition) };
  const settings = Object.entries(options)
    .filter(([key, value]) => usual[key] !== value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => (key === 'board' ? String(value) : `${key}-${String(value)}`));
  const said = mode === undefined || mode === usualMode(armies) ? [] : [`mode-${mode}`];
  return [edition, ...said, ...settings].join('!');
}

/** Reads a first word; `undefined` when it is none, so that an edition may be left out. */
export function parseHeader(
  word: string,
): { readonly position: Header; readonly problems: readonly Problem[] } | undefined {
  const [text = '', ...settings] = word.split('!');
  if (!/^[\d.]+$/.test(text)) return undefined;
  const place = `word 1 (${word.slice(0, 40)})`;
  const problems: Problem[] = [];
  const edition = readEdition(text, place, problems);
  const given: [string, unknown][] = [];
  let mode: Header['mode'];
  for (const setting of settings) {
    const [, key, value = ''] = /^([a-zA-Z\d]+)-(.+)$/.exec(setting) ?? ['', 'board', setting];
    if (key === 'mode') {
      mode = MODES.find((each) => each === value);
      if (mode) continue;
      problems.push(problem(place, 'unknown-mode', `A mode is one of ${MODES.join(', ')}.`));
    } else if (key !== undefined) given.push([key, readValue(key, value)]);
  }
  const options = readOptions(Object.fromEntries(given), place, problems);
  const position: Header = {
    edition,
    ...(mode === undefined ? {} : { mode }),
    ...(given.length === 0 ? {} : { options }),
  };
  return { position, problems };
}

function readValue(key: string, text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  const values: Readonly<Record<string, unknown>> = switchValues();
  return values[key] === 'number' && /^\d{1,2}$/.test(text) ? Number(text) : text;
}
