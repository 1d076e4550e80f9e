import { isProblems, readPack, type PackPin, type Problem } from '@skirmish-kit/core';
import { inPackFile, loadModule, loadPack, parseUrls } from '@skirmish-kit/ui/no-lit';
import { BASE_ARMIES, type ArmyPack } from '../packs/army-pack.ts';
import type { Companion } from '../packs/companion.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import { armyKind } from '../packs/read-army.ts';
import { readCompanion } from '../packs/read-companion.ts';
import { acceptedArmies, addArmies } from '../packs/add-armies.ts';

/**
 * Reads armies and companion modules from addresses, each on its own: what is wrong with one costs
 * no other. Code comes only from where the page itself says (`companion`), never from a pack.
 */
export async function readFanArmies(
  pack: string,
  companion: string,
  inside: readonly PackPin[],
): Promise<FanArmies> {
  const problems: Problem[] = [];
  const all = <T>(urls: string, load: (url: string) => Promise<T>) =>
    Promise.all(parseUrls(urls).map(async (from) => ({ from, what: await load(from) })));
  const [modules, loaded] = await Promise.all([
    all(companion, loadCompanion),
    all(pack, (url) => loadPack(url, armyKind)),
  ]);
  const codes = acceptedArmies(modules, problems);
  const loadedPacks = acceptedArmies(loaded, problems);
  // What travels inside a record is taken where the page does not bring it itself.
  const carried = inside
    .filter(({ id }) => !loadedPacks.some(({ what }) => what.id === id))
    .map(({ address: from, content }) => ({ from, what: readPack(armyKind, content) }));
  const armies = [...loadedPacks, ...acceptedArmies(carried, problems)];
  const { refused, ...withPacks } = addArmies(armies, codes, BASE_ARMIES);
  problems.push(...refused.map(({ sort, from = '', found }) => inPackFile(sort, from, found)));
  return { ...withPacks, problems, styles: withPacks.packs.map(styleOf).join('') };
}

async function loadCompanion(url: string): Promise<Companion | readonly Problem[]> {
  const module = await loadModule('companion', url);
  if (isProblems(module)) return module;
  const companion = readCompanion(module);
  if (!isProblems(companion)) return companion;
  return companion.map((found) => inPackFile('companion', url, found));
}

/** The colour of an army; the schema has seen to it that both parts are harmless. */
function styleOf({ id, colour = '#777777' }: ArmyPack): string {
  const shades = `light-dark(${colour},color-mix(in srgb,${colour} 62%,white))`;
  const own = `var(--skirmish-${id},${shades})`;
  return `.army-${id}{color:${own};--side:${own}}`;
}
