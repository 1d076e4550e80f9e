import { nearest } from '@skirmish-kit/core';
import { UsageError } from './command.ts';
import type { HostedSystem } from './hosted-system.ts';

/** The bots of `--bots a,b`; without it the system's best against itself. */
export function botsNamed(system: HostedSystem, text: string | undefined): readonly string[] {
  const best = system.bots.at(-1) ?? 'random';
  const names = text === undefined ? [best, best] : text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (system.bots.includes(name)) continue;
    const close = nearest(name, system.bots);
    const hint = close ? `Did you mean ${close}?` : `There are: ${system.bots.join(', ')}.`;
    throw new UsageError(`${system.id} has no bot "${name}". ${hint}`);
  }
  if (names.length < 2)
    throw new UsageError('--bots takes a name for every seat: --bots random,random');
  return names;
}
