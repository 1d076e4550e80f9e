import { isProblems, pinPack, readPack, type PackPin, type Problem } from '@skirmish-kit/core';
import { inFile, loadModule, loadPack, readAddresses } from '@skirmish-kit/ui/plain';
import { BOX_ARMIES, type ArmyPack } from '../packs/army-pack.ts';
import { companionProblem, readCompanion } from '../packs/read-companion.ts';
import type { Companion } from '../packs/companion.ts';
import { armyKind, refuseTaken } from '../packs/read-army.ts';
import type { FanArmies } from '../packs/fan-armies.ts';

/**
 * Reads armies and companion modules from addresses, each on its own: what is wrong with one costs
 * no other. Code comes only from where the page itself says (`companion`), never from a pack.
 */
export async function readFanArmies(
  pack: string,
  companion: string,
  inside: readonly PackPin[] = [],
): Promise<FanArmies> {
  const [brought, modules] = await Promise.all([
    Promise.all(
      readAddresses(pack).map(async (url) => ({ url, read: await loadPack(url, armyKind) })),
    ),
    Promise.all(
      readAddresses(companion).map(async (url) => ({ url, read: await loadCompanion(url) })),
    ),
  ]);
  // What travels inside a record is taken where the page does not bring it itself.
  const here = brought.flatMap(({ read }) => (isProblems(read) ? [] : [read.id]));
  const packs = [
    ...brought,
    ...inside
      .filter(({ id, content }) => content !== undefined && !here.includes(id))
      .map(({ address, content }) => ({ url: address ?? '', read: readPack(armyKind, content) })),
  ];
  const problems: Problem[] = [];
  const companions: Companion[] = [];
  for (const { url, read } of modules) {
    const twice = !isProblems(read) && companions.some(({ army }) => army === read.army);
    if (isProblems(read)) problems.push(...read);
    else if (twice) problems.push(inModule(url, 'companion-twice', read.army));
    else companions.push(read);
  }
  const armies: ArmyPack[] = [];
  const pins: PackPin[] = [];
  const taken: string[] = [...BOX_ARMIES];
  for (const { url, read } of packs) {
    const wrong = isProblems(read) ? read : refuseArmy(url, read, taken, companions);
    if (wrong) problems.push(...wrong);
    if (wrong || isProblems(read)) continue;
    armies.push(read);
    pins.push(pinPack(read.id, read, url, !read.companion));
    taken.push(read.id);
  }
  for (const { url, read } of modules) {
    if (isProblems(read) || here.includes(read.army)) continue;
    problems.push(inModule(url, 'companion-alone', read.army));
  }
  return {
    packs: armies,
    companions,
    pins,
    problems,
    styles: armies.map(styleOf).join(''),
  };
}

async function loadCompanion(url: string): Promise<Companion | readonly Problem[]> {
  const module = await loadModule('companion', url);
  if (isProblems(module)) return module;
  const companion = readCompanion(module);
  return isProblems(companion)
    ? companion.map((found) => inFile('companion', url, found))
    : companion;
}

/** An id of its own, and its companion where it needs one: half an army is not played. */
function refuseArmy(
  url: string,
  pack: ArmyPack,
  taken: readonly string[],
  companions: readonly Companion[],
): readonly Problem[] | undefined {
  const wrong = refuseTaken(pack, taken);
  if (wrong) return wrong.map((found) => inFile('pack', url, found));
  if (!pack.companion || companions.some(({ army }) => army === pack.id)) return undefined;
  const missing = companionProblem('/companion', 'companion-missing', { army: pack.id });
  return [inFile('pack', url, missing)];
}

function inModule(url: string, code: 'companion-twice' | 'companion-alone', army: string): Problem {
  return inFile('companion', url, companionProblem('', code, { army }));
}

/** The colour of an army; the schema has seen to it that both parts are harmless. */
function styleOf({ id, colour = '#777777' }: ArmyPack): string {
  const shades = `light-dark(${colour},color-mix(in srgb,${colour} 62%,white))`;
  const places = `.tile.army-${id},.chip.army-${id}::before`;
  return `${places}{color:var(--skirmish-${id},${shades})}`;
}
