import { isProblems, pinPack, type PackPin, type Problem } from '@skirmish-kit/core';
import type { ArmyPack } from './army-pack.ts';
import type { Companion } from './companion.ts';
import { refuseTaken } from './read-army.ts';
import { companionProblem } from './read-companion.ts';

/** An army or its code as it was read, and the address it came from. */
export interface LoadedArmy<T> {
  readonly what: T;
  readonly from: string | undefined;
}

/** What is wrong with one of them. */
export interface RejectedArmy {
  readonly sort: 'pack' | 'companion';
  readonly from: string | undefined;
  readonly found: Problem;
}

/** Armies that can be played together, and the problems of the refused ones. */
export interface LoadedArmies {
  readonly packs: readonly ArmyPack[];
  readonly companions: readonly Companion[];
  /** What records name them by. */
  readonly pins: readonly PackPin[];
  readonly refused: readonly RejectedArmy[];
}

/** Those that could be read; what is wrong with the others is added to the problems. */
export function acceptedArmies<T>(
  all: readonly LoadedArmy<T | readonly Problem[]>[],
  problems: Problem[],
): readonly LoadedArmy<T>[] {
  return all.flatMap(({ what, from }) => {
    if (!isProblems(what)) return [{ what, from }];
    problems.push(...what);
    return [];
  });
}

/** Adds armies and their code to the loaded ones; an error in one refuses no other. */
export function addArmies(
  armies: readonly LoadedArmy<ArmyPack>[],
  modules: readonly LoadedArmy<Companion>[],
  there: readonly string[],
): LoadedArmies {
  const refused: RejectedArmy[] = [];
  const companions: Companion[] = [];
  for (const { what, from } of modules) {
    const { army } = what;
    const found = companionProblem('', 'companion-twice', { army });
    if (companions.some((each) => each.army === army)) {
      refused.push({ sort: 'companion', from, found });
    } else companions.push(what);
  }
  const packs: ArmyPack[] = [];
  const pins: PackPin[] = [];
  for (const { what, from } of armies) {
    const taken = [...there, ...packs.map(({ id }) => id)];
    const found = refuseArmy(what, taken, companions);
    refused.push(...found.map((each) => ({ sort: 'pack' as const, from, found: each })));
    if (found.length > 0) continue;
    packs.push(what);
    pins.push(pinPack(what.id, what, from, !what.companion));
  }
  for (const { what, from } of modules) {
    if (armies.some((each) => each.what.id === what.army)) continue;
    const found = companionProblem('', 'companion-alone', { army: what.army });
    refused.push({ sort: 'companion', from, found });
  }
  return { packs, companions, pins, refused };
}

/** An id of its own, and its companion where it needs one: half an army is not played. */
function refuseArmy(
  pack: ArmyPack,
  taken: readonly string[],
  companions: readonly Companion[],
): readonly Problem[] {
  const wrong = refuseTaken(pack, taken);
  if (wrong) return wrong;
  if (!pack.companion || companions.some(({ army }) => army === pack.id)) return [];
  return [companionProblem('/companion', 'companion-missing', { army: pack.id })];
}
