import { isProblems, type PackOrigin, type Problem } from '@skirmish-kit/core';
import type { Band } from '../rules/band.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import { BUILT_IN_LIBRARY } from './built-in.ts';
import type { Goods, Origins, Library } from './pack.ts';

/**
 * A setup that needs nothing but what is built in: tables and bands of packs lie in it whole, with what
 * these bands use of races, weapons and gear, and it says which packs they came from. So a record
 * replays without its packs, and a link stays small.
 */
export function selfContainedSetup(shelf: Library, origins: Origins, setup: MusgSetup): MusgSetup {
  const { scenario, bands: named, packs = [], goods: _, ...rest } = setup;
  const table =
    typeof scenario === 'string' ? (loaded(shelf, 'scenarios', scenario) ?? scenario) : scenario;
  const bands = named.map((band) =>
    typeof band === 'string' ? (loaded(shelf, 'bands', band) ?? band) : band,
  );
  const whole = bands.filter(isWhole);
  const goods = goodsOf(shelf, whole);
  const used = [
    ...(typeof table === 'string' ? [] : [`scenarios/${table.id}`]),
    ...whole.map(({ id }) => `bands/${id}`),
    ...Object.entries(goods).flatMap(([list, things]) => things.map(({ id }) => `${list}/${id}`)),
  ];
  const from = [...packs, ...used.flatMap((key) => origins.get(key) ?? [])];
  const reported = [
    ...new Map(from.map((origin): [string, PackOrigin] => [origin.hash, origin])).values(),
  ];
  return {
    scenario: table,
    bands,
    ...(Object.keys(goods).length > 0 && { goods }),
    ...rest,
    ...(reported.length > 0 && { packs: reported }),
  };
}

function isWhole(band: string | Band): band is Band {
  return typeof band !== 'string';
}

/** A thing that lies on the shelf and is not built in. */
function loaded<K extends 'bands' | 'scenarios'>(
  shelf: Library,
  list: K,
  wanted: string,
): Library[K][number] | undefined {
  const isIt = ({ id }: { readonly id: string }) => id === wanted;
  return BUILT_IN_LIBRARY[list].some(isIt) ? undefined : shelf[list].find(isIt);
}

/** What some bands are made of and is not built in; lists without anything are left out. */
function goodsOf(shelf: Library, bands: readonly Band[]): Partial<Goods> {
  const members = bands.flatMap((band) => band.members);
  const hired = new Set(members.map(({ mercenary }) => mercenary));
  const mercenaries = added(shelf, 'mercenaries', hired);
  const raced = new Set([
    ...bands.map(({ race }) => race),
    ...members.map(({ race }) => race),
    ...mercenaries.map(({ race }) => race),
  ]);
  const mounted = bands.flatMap(({ vehicles = [] }) =>
    vehicles.flatMap(({ fixed = [], turret = [] }) => [...fixed, ...turret]),
  );
  const armed = new Set([...members.flatMap(({ weapons }) => weapons), ...mounted]);
  const carried = new Set(members.flatMap(({ equipment }) => equipment));
  const goods: Goods = {
    races: added(shelf, 'races', raced),
    ranged: added(shelf, 'ranged', armed),
    melee: added(shelf, 'melee', armed),
    equipment: added(shelf, 'equipment', carried),
    mercenaries,
  };
  return Object.fromEntries(Object.entries(goods).filter(([, things]) => things.length > 0));
}

function added<K extends keyof Goods>(
  shelf: Library,
  list: K,
  used: ReadonlySet<string | undefined>,
): readonly Goods[K][number][] {
  const there = new Set(BUILT_IN_LIBRARY[list].map(({ id }) => id));
  return shelf[list].filter(({ id }) => used.has(id) && !there.has(id));
}

/** What is wrong with a part that lies in something else, at its place there. */
export function within<T extends object>(
  path: string,
  read: T | readonly Problem[],
): T | readonly Problem[] {
  return isProblems(read)
    ? read.map((found) => ({ ...found, path: `${path}${found.path === '/' ? '' : found.path}` }))
    : read;
}
