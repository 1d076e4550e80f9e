import { nearest } from '@skirmish-kit/core';
import { UsageError } from './command.ts';
import type { HostedSystem } from './hosted-system.ts';
import { hostNeuroshimaHex } from './systems/neuroshima-hex.ts';
import { hostReaction } from './systems/reaction.ts';

/** The games this command line knows. */
export const SYSTEMS: readonly HostedSystem[] = [hostReaction(), hostNeuroshimaHex()];

/** The system somebody named; a slip of the fingers is told with the name that was meant. */
export function systemNamed(name: string | undefined): HostedSystem {
  const names = SYSTEMS.map(({ id }) => id);
  if (name === undefined) throw new UsageError(`Say which system: ${names.join(', ')}.`);
  const system = SYSTEMS.find(({ id }) => id === name);
  if (system) return system;
  const close = nearest(name, names);
  const hint = close ? `Did you mean ${close}?` : `There are: ${names.join(', ')}.`;
  throw new UsageError(`There is no system "${name}". ${hint}`);
}
