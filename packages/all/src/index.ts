// Made by `npm run systems` from the packages that are game systems; not to be edited.
import type { AnySystem } from '@skirmish-kit/core';
import { deadzone } from '@skirmish-kit/deadzone';
import { musg } from '@skirmish-kit/musg';
import { neuroshimaHex } from '@skirmish-kit/neuroshima-hex';
import { reaction } from '@skirmish-kit/reaction';

/**
 * Every system that comes with the kit. Hosts (the command line, the demo, golden games,
 * comparisons) take them from here and know nothing of any but the contract.
 *
 * @example
 * ```ts
 * systems.map(({ id }) => id); // ['deadzone', 'musg', 'neuroshima-hex', 'reaction']
 * ```
 */
export const systems: readonly AnySystem[] = [deadzone, musg, neuroshimaHex, reaction];
