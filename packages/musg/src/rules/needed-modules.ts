import type { AbilityId } from './ability.ts';
import type { Recruit } from './band.ts';
import type { ModuleName, MusgModules } from './modules.ts';
import type { RangedWeapon } from './profile.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { FullSetup } from './setup.ts';
import type { VehicleModel } from './vehicle-classes.ts';

const CAMPAIGN_ABILITIES: readonly string[] = [
  'armourer',
  'arrives-late',
  'blade-catcher',
  'bodyguard',
  'crowd',
  'deploys-forward',
  'hidden',
  'patched-up',
  'poison',
  'tribal',
  'vital-spots',
  'weak-spots',
  'will-to-live',
] satisfies readonly AbilityId[];

const OPTIONAL_ABILITIES: readonly string[] = [
  'buckler',
  'climbs-freely',
  'head-shot',
  'jump-pack',
  'rope',
  'shoots-into-melee',
] satisfies readonly AbilityId[];

/** The modules without which a battle cannot be played. A world may bring anybody and needs both others. */
export function modulesNeeded({ bands, settings, world }: FullSetup): readonly ModuleName[] {
  const recruits = bands.flatMap((band) => band.recruits);
  const models = bands.flatMap(({ vehicles = [] }) => vehicles);
  const guns = [...recruits.flatMap(({ ranged }) => ranged), ...models.flatMap(gunsOn)];
  const needs: Readonly<Record<ModuleName, boolean>> = {
    vehicles: models.length > 0,
    campaign:
      world !== undefined ||
      guns.some(({ artillery }) => artillery) ||
      recruits.some(needsCampaign),
    optional:
      world !== undefined ||
      !isUsual(settings) ||
      guns.some(({ blackPowder, template }) => blackPowder || template === 'blast') ||
      recruits.some(needsOptional),
  };
  return MODULES.filter((name) => needs[name]);
}

/** The modules that a battle needs and that are not loaded. */
export function modulesMissing(setup: FullSetup, modules: MusgModules): readonly ModuleName[] {
  return modulesNeeded(setup).filter((name) => modules[name] === undefined);
}

const MODULES = ['vehicles', 'campaign', 'optional'] as const satisfies readonly ModuleName[];

function gunsOn({ fixed, turret }: VehicleModel): readonly RangedWeapon[] {
  return [...fixed, ...turret];
}

function needsCampaign({ rank, abilities }: Recruit): boolean {
  return (
    rank === 'extra' ||
    abilities.some((id) => CAMPAIGN_ABILITIES.includes(id) || id.startsWith('hates '))
  );
}

function needsOptional({ abilities }: Recruit): boolean {
  return abilities.some((id) => OPTIONAL_ABILITIES.includes(id));
}

/** Whether a table has decided nothing otherwise than we recommend; how long it plays needs no module. */
function isUsual(settings: FullSetup['settings']): boolean {
  const usual: Readonly<Record<string, string>> = DEFAULT_SETTINGS;
  return Object.entries(settings).every(
    ([key, value]) => key === 'turnLimit' || usual[key] === value,
  );
}
