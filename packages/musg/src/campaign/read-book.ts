import {
  isProblems,
  unknownValueProblem,
  readPack,
  type PackFormat,
  type Problem,
} from '@skirmish-kit/core';
import { unknownId } from '../packs/ids.ts';
import { validate } from '../packs/generated/musg-campaign.strict.js';
import type { Library } from '../packs/pack.ts';
import { checkVehicle } from '../lists/check-vehicle.ts';
import { SETTING_VALUES } from '../rules/setting-values.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import type { Book } from './book.ts';
import { bookProblem } from './book-messages.ts';
import { mostExperience } from './experience.ts';
import { IMPROVEMENTS } from './improvements.ts';
import { CAMPAIGN_SETTING_VALUES, DEFAULT_CAMPAIGN_SETTINGS } from './settings.ts';
import { tablesFor } from './setup.ts';
import type { Character } from './state.ts';

const SHAPE: PackFormat<Book> = { id: 'musg-campaign', validate };

/** Reads an untrusted book: checks its shape, its references and its sums. */
export function readBook(shelf: Library, value: unknown): Book | readonly Problem[] {
  const read = readPack(SHAPE, value);
  if (isProblems(read)) return read;
  const settled = [
    ...checkSettled('/settings', read.settings, SETTING_VALUES),
    ...checkSettled('/rulings', read.rulings, CAMPAIGN_SETTING_VALUES),
    ...checkWorld(read),
  ];
  if (settled.length > 0) return settled;
  const book: Book = {
    ...read,
    settings: { ...DEFAULT_SETTINGS, ...read.settings },
    rulings: { ...DEFAULT_CAMPAIGN_SETTINGS, ...read.rulings },
  };
  const problems = checkBook(shelf, book);
  return problems.length > 0 ? problems : book;
}

/** The world is one that there is, and is played as it can be. */
function checkWorld({ world: id, worldSettings = {} }: Book): readonly Problem[] {
  const world = BUILT_IN_WORLDS.find((each) => each.id === id);
  if (id !== undefined && !world)
    return [unknownValueProblem('/world', `“${id}”`, id, ids(BUILT_IN_WORLDS))];
  const known = (world?.settings ?? []).map(
    ({ key, values }) => [key, values.map(({ value }) => value)] as const,
  );
  return checkSettled('/worldSettings', worldSettings, Object.fromEntries(known));
}

function checkSettled(
  path: string,
  settled: object,
  known: Readonly<Record<string, readonly string[]>>,
): readonly Problem[] {
  return Object.entries(settled).flatMap(([key, value]: [string, unknown]) => {
    const values = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!values)
      return [unknownValueProblem(`${path}/${key}`, `“${key}”`, key, Object.keys(known))];
    return values.some((each) => each === value)
      ? []
      : [unknownValueProblem(`${path}/${key}`, `“${String(value)}”`, value, values)];
  });
}

function checkBook(shelf: Library, book: Book): readonly Problem[] {
  const tables = tablesFor(shelf, book.bands.length, book.world);
  if (tables.length === 0)
    return [unknownValueProblem('/bands', String(book.bands.length), book.bands.length, ['2'])];
  const everybody = [
    ...book.bands.flatMap(({ members }, i) =>
      members.map((each, j) => [`/bands/${i}/members/${j}`, each] as const),
    ),
    ...book.bands.flatMap(({ held = [] }, i) =>
      held.map(({ character }, j) => [`/bands/${i}/held/${j}/character`, character] as const),
    ),
    ...book.pool.map((each, i) => [`/pool/${i}`, each] as const),
  ];
  return [
    ...(book.game > book.games
      ? [bookProblem('/game', 'too-late', { game: book.game, games: book.games })]
      : []),
    ...book.scenarios.flatMap((id, i) =>
      tables.includes(id) ? [] : [unknownValueProblem(`/scenarios/${i}`, `“${id}”`, id, tables)],
    ),
    ...twice(everybody.map(([path, { id }]) => [`${path}/id`, id])),
    ...twice(book.bands.map(({ id }, i) => [`/bands/${i}/id`, id])),
    ...book.bands.flatMap(({ race, store, members, vehicles = [] }, i) => [
      ...vehicles.flatMap((each, j) => checkVehicle(shelf, each, `/bands/${i}/vehicles/${j}`)),
      ...unknownId(`/bands/${i}/race`, 'race', race, ids(shelf.races)),
      ...store.flatMap((item, j) => checkItem(shelf, `/bands/${i}/store/${j}`, item)),
      ...(members.filter(({ rank, hired }) => rank === 'chief' && !hired).length > 1
        ? [bookProblem(`/bands/${i}/members`, 'two-chiefs')]
        : []),
    ]),
    ...everybody.flatMap(([path, each]) => checkCharacter(shelf, book, path, each)),
  ];
}

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

function twice(places: readonly (readonly [path: string, id: string])[]): readonly Problem[] {
  return places.flatMap(([path, id], i) => {
    const first = places.find(([, other]) => other === id);
    return first && places.indexOf(first) < i
      ? [bookProblem(path, 'twice', { id, first: first[0] })]
      : [];
  });
}

function checkItem(shelf: Library, path: string, item: string): readonly Problem[] {
  const known = [...ids(shelf.melee), ...ids(shelf.ranged), ...ids(shelf.equipment)];
  return known.includes(item) ? [] : unknownId(path, 'equipment', item, known);
}

/** MU-IMP-24, MU-XP-09: everything is known, what was learned was open, and nobody is over the top. */
function checkCharacter(
  shelf: Library,
  book: Book,
  path: string,
  character: Character,
): readonly Problem[] {
  const { race, trade, weapons, equipment, improvements, experience, rank, hates } = character;
  const arms = [...ids(shelf.ranged), ...ids(shelf.melee)];
  const most = mostExperience(book.rulings, rank);
  return [
    ...unknownId(`${path}/race`, 'race', race, ids(shelf.races)),
    ...(trade === null
      ? []
      : unknownId(`${path}/trade`, 'mercenary', trade, ids(shelf.mercenaries))),
    ...weapons.flatMap((item, i) => unknownId(`${path}/weapons/${i}`, 'weapon', item, arms)),
    ...equipment.flatMap((item, i) =>
      unknownId(`${path}/equipment/${i}`, 'equipment', item, ids(shelf.equipment)),
    ),
    ...hates.flatMap((id, i) =>
      book.bands.some((band) => band.id === id)
        ? []
        : [unknownValueProblem(`${path}/hates/${i}`, `“${id}”`, id, ids(book.bands))],
    ),
    ...(experience > most
      ? [bookProblem(`${path}/experience`, 'too-much-experience', { experience, most, rank })]
      : []),
    ...improvements.flatMap((id, i) => {
      const at = `${path}/improvements/${i}`;
      const before = improvements.slice(0, i);
      if (before.includes(id)) return [bookProblem(at, 'learned-twice', { id })];
      const missing = IMPROVEMENTS[id].after.find((needed) => !before.includes(needed));
      return missing === undefined ? [] : [bookProblem(at, 'not-open', { id, missing })];
    }),
  ];
}
