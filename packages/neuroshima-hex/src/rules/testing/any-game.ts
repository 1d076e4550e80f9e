import { isProblems, type Random } from '@skirmish-kit/core';
import { readFileSync } from 'node:fs';
import { makeLibrary } from '../../packs/built-in.ts';
import { orchard } from '../../packs/fan/orchard.ts';
import { readArmy } from '../../packs/read-army.ts';
import { neuroshimaHexWith } from '../../system.ts';
import { MODE_FACTS, MODES } from '../modes.ts';
import type { Setup } from '../state.ts';
import { switchValues } from '../read-options.ts';
import { EDITIONS } from '../variants.ts';
import { lab } from './fan-army-lab.ts';
import { pick } from './random-players.ts';

const FAN_ARMIES = ['marsh', 'orchard'].map((id) => {
  const army = readArmy(
    readFileSync(new URL(`../../packs/fan/${id}.json`, import.meta.url), 'utf8'),
  );
  if (isProblems(army)) throw new Error(JSON.stringify(army));
  return army;
});
export const library = makeLibrary([lab, ...FAN_ARMIES], [orchard]);
export const system = neuroshimaHexWith([lab, ...FAN_ARMIES], [orchard]);

/** Any mode, edition and armies, those of fans too. */
export function setupOf(seed: number, random: Random): Setup {
  const mode = seed % 4 === 0 ? pick(MODES, random) : 'duel';
  const left = library.armies.map(({ id }) => id);
  const armies = Array.from({ length: MODE_FACTS[mode].fewest }, () => {
    const army = pick(left, random);
    left.splice(left.indexOf(army), 1);
    return army;
  });
  const options: Record<string, unknown> = { oneVsTeam: true, teamScore40: true };
  if (seed % 2 === 1) {
    for (const [key, values] of Object.entries(switchValues()))
      options[key] ??= values === 'number' ? random.between(1, 25) : pick(values, random);
  }
  const setup = system.readSetup({ mode, armies, edition: pick(EDITIONS, random), options });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}
