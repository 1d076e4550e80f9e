import type { CampaignRules } from './campaign-rules.ts';
import type { OptionalRules } from './optional-rules.ts';
import type { Battle } from './state.ts';
import type { VehicleRules } from './vehicle-rules.ts';
import type { World } from './world.ts';

/** Rules that a page can leave out when no battle on it needs them. */
export interface MusgModules {
  readonly vehicles?: VehicleRules;
  readonly campaign?: CampaignRules;
  readonly optional?: OptionalRules;
}

export type ModuleName = keyof MusgModules;

/** The code that a battle is played with. It is not part of the state. */
export interface BattleCode {
  readonly modules: MusgModules;
  /** The world that the battle is in, if any. */
  readonly world?: World | undefined;
}

/** Whose code it is: the settings are a constant that all copies of one battle share. */
type Bound = Pick<Battle, 'settings'>;

const bound = new WeakMap<Bound['settings'], BattleCode>();

/** Binds a battle, and all copies of it, to the code it is played with. */
export function bindCode({ settings }: Bound, code: BattleCode): void {
  bound.set(settings, code);
}

export function isBound({ settings }: Bound): boolean {
  return bound.has(settings);
}

/** The world that a battle in a world is played with. */
export function boundWorld({ settings }: Bound): World | undefined {
  return bound.get(settings)?.world;
}

/** A module that the battle needs: no battle is set up without those (`modulesNeeded`). */
export function moduleOf<K extends ModuleName>(
  { settings }: Bound,
  name: K,
): NonNullable<MusgModules[K]> {
  const found = bound.get(settings)?.modules[name];
  if (found === undefined) throw new Error(`This battle is played without the module “${name}”.`);
  return found;
}
