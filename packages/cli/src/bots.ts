import { closestMatch, type AnySystem } from '@skirmish-kit/core';
import { UsageError } from './command.ts';
import { botNames } from './games.ts';

/** The bots of `--bots a,b`, one for each seat; without it the system's best against itself. */
export function parseBots(
  system: AnySystem,
  text: string | undefined,
  seats: number,
): readonly string[] {
  const known = botNames(system);
  const best = known.at(-1) ?? 'random';
  if (text === undefined) return Array<string>(seats).fill(best);
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (known.includes(name)) continue;
    const close = closestMatch(name, known);
    const hint = close ? `Did you mean ${close}?` : `There are: ${known.join(', ')}.`;
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
