import type { Game } from '@skirmish-kit/core';
import { FACTIONS, MISSIONS } from '../../packs/built-in.ts';
import { ABILITIES, type Able } from '../ability.ts';
import { ITEMS } from '../item.ts';
import type { DeadzoneSetup } from '../setup-type.ts';
import type { Battle, Model } from '../state.ts';

/** How often something was used in random games: `weapon burst-laser`, `ability frag`. */
export type Uses = Map<string, number>;

/** Everything that has to be used now and then, or nobody has ever tried it. */
const NAMES: readonly string[] = [
  ...ABILITIES.map((ability) => `ability ${ability}`),
  ...ITEMS.map((item) => `item ${item}`),
  ...MISSIONS.map(({ id }) => `mission ${id}`),
  ...FACTIONS.flatMap(({ profiles, weapons }) => [
    ...profiles.map(({ id }) => `profile ${id}`),
    ...weapons
      .filter(
        ({ id, points }) => points !== null || profiles.some((one) => one.weapons.includes(id)),
      )
      .flatMap(({ modes }) => modes.map(({ id }) => `weapon ${id}`)),
  ]),
];

const FIRES: readonly string[] = ['shoots', 'fires-for-effect', 'lobs'];

/** Counts who acted, what was fired and fought with, and what was carried. */
export function countUses(uses: Uses, { log, state }: Game<Battle, DeadzoneSetup>): void {
  const count = (name: string) => uses.set(name, (uses.get(name) ?? 0) + 1);
  const abilities = ({ abilities: all }: Able) => {
    for (const { id } of all) count(`ability ${id}`);
  };
  const models = new Map<unknown, Model>(state.models.map((model) => [model.id, model]));
  count(`mission ${state.mission.id}`);
  for (const { kind, about, params } of log) {
    if (kind !== 'moment') continue;
    const model = models.get(params['model']);
    if (about === 'activated' && model) {
      const { profile, item } = model.recruit;
      count(`profile ${profile.id}`);
      abilities(profile);
      for (const each of [...profile.equipment, ...(item ? [item] : [])]) count(`item ${each}`);
    }
    if (about === 'revealed') count(`item ${String(params['item'])}`);
    if (FIRES.includes(about) && model) {
      count(`weapon ${String(params['weapon'])}`);
      const fired = model.recruit.weapons.find(({ id }) => id === params['weapon']);
      if (fired) abilities(fired);
    }
    if (about !== 'fights') continue;
    for (const fighter of [model, models.get(params['target'])]) {
      for (const weapon of fighter?.recruit.weapons ?? []) {
        if (weapon.range !== 'melee') continue;
        count(`weapon ${weapon.id}`);
        abilities(weapon);
      }
    }
  }
}

/** A hundred times each in the long run; of fewer games less is asked. */
export function leastUses(games: number): number {
  return games >= 20_000 ? 100 : Math.floor(games / 1000);
}

/** What was used less often than that. */
export function rarelyUsed(uses: Uses, least: number): readonly string[] {
  return NAMES.filter((name) => (uses.get(name) ?? 0) < least).map(
    (name) => `${name}: ${uses.get(name) ?? 0}`,
  );
}
