import { systems } from '@skirmish-kit/all';
import type { AnySystem } from '@skirmish-kit/core';
import type { Showcase } from '@skirmish-kit/ui/showcase';
import showcases from 'virtual:showcases';

/** A system with its showcase. */
export interface ShowcasedSystem {
  /** The folder of its package and of its files: `neuroshima-hex`. */
  readonly folder: string;
  readonly system: AnySystem;
  readonly showcase: Showcase;
}

/** The registered systems; nothing is listed by hand. */
export const showcasedSystems: readonly ShowcasedSystem[] = Object.entries(showcases).map(
  ([folder, showcase]) => {
    const system = systems.find(({ id }) => id === folder);
    if (!system) throw new Error(`@skirmish-kit/all has no system "${folder}".`);
    return { folder, system, showcase };
  },
);
