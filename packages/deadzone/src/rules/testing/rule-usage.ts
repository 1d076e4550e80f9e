import type { Game } from '@skirmish-kit/core';
import { FACTIONS, MISSIONS } from '../../packs/built-in.ts';
import { ABILITIES, has } from '../ability.ts';
import { ITEMS } from '../item.ts';
import type { WeaponMode } from '../profile.ts';
import { SENTRY_GUN } from '../packed-gun.ts';
import type { DeadzoneSetup } from '../setup-input.ts';
import type { Battle, Model } from '../state.ts';
import type { Recruit } from '../strike-team.ts';

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
  // DZ-ITEM-15, DZ-TEAM-10: what stands in no list.
  'profile sentry-gun',
  'weapon heavy-rifle',
  'weapon knife',
];

const FIRES: readonly string[] = ['shoots', 'fires-for-effect', 'lobs'];

/** Questions whose answer names what is fought with. */
const STRIKES: readonly string[] = ['blade', 'reply'];

/** Counts who acted, what was fired and fought with, and what was carried. */
export function countRuleUses(uses: Uses, { log, state }: Game<Battle, DeadzoneSetup>): void {
  const count = (name: string) => uses.set(name, (uses.get(name) ?? 0) + 1);
  const models = new Map<unknown, Model>(state.models.map((model) => [model.id, model]));
  const countWeapon = (model: Model, id: unknown) => {
    const weapon = model.recruit.weapons.find((each) => each.id === id);
    if (!weapon) return;
    count(`weapon ${weapon.id}`);
    for (const ability of weapon.abilities) count(`ability ${ability.id}`);
  };
  count(`mission ${state.mission.id}`);
  let asked = new Set<Model>();
  for (const { kind, about, params, key = '' } of log) {
    const model = models.get(params['model']);
    if (kind === 'choice' && model && STRIKES.includes(about)) {
      asked.add(model);
      countWeapon(model, key.split(':')[1]);
    }
    if (kind !== 'event') continue;
    if (about === 'revealed') count(`item ${String(params['item'])}`);
    if (!model) continue;
    if (about === 'activated') for (const name of borneBy(model.recruit)) count(name);
    if (FIRES.includes(about)) countWeapon(model, params['weapon']);
    if (about !== 'fights') continue;
    // Who has only one thing to fight with is not asked.
    if (!asked.has(model)) {
      const [only, ...others] = model.recruit.weapons.filter(({ range }) => range === 'melee');
      if (others.length === 0) countWeapon(model, only?.id);
    }
    asked = new Set();
  }
}

/** What is used as soon as somebody acts: its profile with its abilities, and what it carries. */
function borneBy({ profile, item }: Recruit): readonly string[] {
  return [
    `profile ${profile.id}`,
    ...profile.abilities.map(({ id }) => `ability ${id}`),
    ...[...profile.equipment, ...(item ? [item] : [])].map((each) => `item ${each}`),
  ];
}

/** Everything that somebody can come to use; an Engineer with a sentry gun also that (DZ-ITEM-15). */
export function usableBy(recruit: Recruit): readonly string[] {
  const emplaces = recruit.item === 'sentry-gun' && has(recruit.profile, 'engineer');
  return [
    ...borneBy(recruit),
    ...recruit.weapons.flatMap(usedWith),
    ...(emplaces ? usableBy(SENTRY_GUN) : []),
  ];
}

/** What is used when a weapon is: itself and its abilities. */
export function usedWith({ id, abilities }: WeaponMode): readonly string[] {
  return [`weapon ${id}`, ...abilities.map((ability) => `ability ${ability.id}`)];
}

/** How much somebody should use these: what was never used counts most. */
export function needOf(uses: Uses, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + 1 / (1 + (uses.get(name) ?? 0)), 0);
}

/** A hundred times each, from so many games on; of fewer less is asked. */
const LONG_RUN = 2500;

export function minRuleUses(games: number): number {
  return Math.min(100, Math.floor((100 * games) / LONG_RUN));
}

/** What was used less often than that. */
export function rareRules(uses: Uses, least: number): readonly string[] {
  return NAMES.filter((name) => (uses.get(name) ?? 0) < least).map(
    (name) => `${name}: ${uses.get(name) ?? 0}`,
  );
}
