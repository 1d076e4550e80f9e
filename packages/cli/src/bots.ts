import { nearest } from '@skirmish-kit/core';
import { UsageError } from './command.ts';
import type { HostedSystem } from './hosted-system.ts';

/** The bots of `--bots a,b`, one for each seat; without it the system's best against itself. */
export function botsNamed(
  system: HostedSystem,
  text: string | undefined,
  seats: number,
): readonly string[] {
  const best = system.bots.at(-1) ?? 'random';
  if (text === undefined) return Array<string>(seats).fill(best);
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (system.bots.includes(name)) continue;
    const close = nearest(name, system.bots);
    const hint = close ? `Did you mean ${close}?` : `There are: ${system.bots.join(', ')}.`;
    throw new UsageError(`${system.id} has no bot "${name}". ${hint}`);
  }
  if (names.length !== seats) {
    const right = Array<string>(seats).fill(best).join(',');
    throw new UsageError(
      `--bots takes a name for each of the ${seats} seats: --bots ${right}. Here are ${names.length}.`,
    );
  }
  return names;
}
