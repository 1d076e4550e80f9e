import {
  isPackOriginList,
  checkJson,
  isProblems,
  type PackOrigin,
  type Problem,
} from '@skirmish-kit/core';
import { parseTableSeed } from '@skirmish-kit/space';
import { readBandAt } from '../lists/list-checker.ts';
import { resolveSetup } from '../rules/resolve-setup.ts';
import { generatedTable } from '../rules/generated-table.ts';
import type { MusgModules } from '../rules/modules.ts';
import { modulesMissing } from '../rules/needed-modules.ts';
import { readSetupFrom } from '../rules/read-setup.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import { setupProblem } from '../rules/setup-messages.ts';
import type { World } from '../rules/world.ts';
import { BUILT_IN_LIBRARY } from './built-in.ts';
import { checkGoods } from './check.ts';
import { checkScenario } from './check-scenario.ts';
import { libraryOf, type Goods, type Origins, type Library } from './pack.ts';
import { readPart, readParts } from './read-lists.ts';
import { takenIds } from './duplicate-ids.ts';
import { selfContainedSetup, within } from './self-contained-setup.ts';

type Read<T> = T | readonly Problem[];

/** What there is to play with. */
export interface SetupLibrary {
  readonly shelf: Library;
  readonly worlds: readonly World[];
  readonly origins: Origins;
  readonly modules: MusgModules;
}

/**
 * Reads an untrusted setup: tables and bands by their ids or whole, with what whole bands are made
 * of. What comes of it needs no pack any more, and no module that is not loaded.
 */
export function readSelfContainedSetup(stock: SetupLibrary, value: unknown): Read<MusgSetup> {
  const setup = readWhole(stock, value);
  if (isProblems(setup)) return setup;
  const missing = modulesMissing(resolveSetup(setup, stock.shelf, stock.worlds), stock.modules);
  return missing.length > 0
    ? [setupProblem('', 'modules-not-loaded', { missing: missing.join(', ') })]
    : setup;
}

function readWhole({ shelf, worlds, origins }: SetupLibrary, value: unknown): Read<MusgSetup> {
  const asked = parseTableSeed(value);
  if (isProblems(asked)) return asked;
  const { goods: loaded = {}, packs = [], scenario, ...rest } = asked.rest;
  const json = checkJson(loaded);
  if (isProblems(json)) return within('/goods', json);
  const goods = readGoods(shelf, loaded);
  const from = readOrigins(packs);
  const table = asked.seed === undefined ? readTable(scenario) : generatedTable(asked.seed);
  if (isProblems(goods) || isProblems(from) || isProblems(table))
    return [goods, from, table].flatMap((each) => (isProblems(each) ? each : []));
  const own = { ...goods, ...(table && { scenarios: [table] }) };
  const known = libraryOf([without(shelf, own), own]);
  const named = table ? table.id : scenario;
  const read = readSetupFrom(
    known,
    { ...rest, ...(named === undefined ? {} : { scenario: named }) },
    (path, band, settings) => readBandAt(known, path, band, settings),
    worlds,
  );
  if (isProblems(read)) return read;
  return selfContainedSetup(known, origins, {
    ...read,
    ...(table && { scenario: table }),
    ...(from.length > 0 && { packs: from }),
  });
}

/** A shelf without what lies whole in a setup: a record replays with what it was played with. */
function without(shelf: Library, own: Partial<Library>): Library {
  const rest = <T extends { readonly id: string }>(list: readonly T[], taken: readonly T[] = []) =>
    list.filter(({ id }) => !taken.some((each) => each.id === id));
  return {
    races: rest(shelf.races, own.races),
    ranged: rest(shelf.ranged, own.ranged),
    melee: rest(shelf.melee, own.melee),
    equipment: rest(shelf.equipment, own.equipment),
    mercenaries: rest(shelf.mercenaries, own.mercenaries),
    bands: shelf.bands,
    scenarios: rest(shelf.scenarios, own.scenarios),
  };
}

function isWhole(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Races, weapons and gear that bands of the setup are made of; none may pose as what is there. */
function readGoods(shelf: Library, value: unknown): Read<Partial<Goods>> {
  if (!isWhole(value) || Array.isArray(value)) return [setupProblem('/goods', 'no-goods')];
  const strange = Object.keys(value).find((key) => !LISTS.includes(key));
  if (strange !== undefined)
    return [
      setupProblem(`/goods/${strange.slice(0, 40)}`, 'no-such-goods', { known: LISTS.join(', ') }),
    ];
  const goods = readParts({ ...value });
  if (isProblems(goods)) return within('/goods', goods);
  const wrong = [...takenIds('', goods, BUILT_IN_LIBRARY), ...checkGoods(goods, shelf)];
  return wrong.length > 0 ? within('/goods', wrong) : goods;
}

const LISTS: readonly string[] = ['races', 'ranged', 'melee', 'equipment', 'mercenaries'];

/** A table that lies whole in the setup. */
function readTable(value: unknown): Read<Scenario> | undefined {
  if (!isWhole(value)) return undefined;
  const table = within('/scenario', readPart('scenarios', value));
  if (isProblems(table)) return table;
  const wrong = [
    ...takenIds('', { scenarios: [table] }, BUILT_IN_LIBRARY).map((found) => ({
      ...found,
      path: '/scenario/id',
    })),
    ...checkScenario('/scenario', table),
  ];
  return wrong.length > 0 ? wrong : table;
}

function readOrigins(value: unknown): Read<readonly PackOrigin[]> {
  return isPackOriginList(value) ? value : [setupProblem('/packs', 'wrong-packs')];
}
