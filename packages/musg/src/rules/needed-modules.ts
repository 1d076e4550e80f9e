import type { AbilityId } from './ability.ts';
import type { Recruit } from './band.ts';
import type { ModuleName, MusgModules } from './modules.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { FullSetup } from './setup.ts';

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
  const needs: Readonly<Record<ModuleName, boolean>> = {
    vehicles: bands.some(({ vehicles = [] }) => vehicles.length > 0),
    campaign: world !== undefined || recruits.some(needsCampaign),
    optional: world !== undefined || !isUsual(settings) || recruits.some(needsOptional),
  };
  return MODULES.filter((name) => needs[name]);
}

/** The modules that a battle needs and that are not loaded. */
export function modulesMissing(setup: FullSetup, modules: MusgModules): readonly ModuleName[] {
  return modulesNeeded(setup).filter((name) => modules[name] === undefined);
}

const MODULES = ['vehicles', 'campaign', 'optional'] as const satisfies readonly ModuleName[];

function needsCampaign({ rank, abilities, ranged }: Recruit): boolean {
  return (
    rank === 'extra' ||
    ranged.some(({ artillery }) => artillery) ||
    abilities.some((id) => CAMPAIGN_ABILITIES.includes(id) || id.startsWith('hates '))
  );
}

function needsOptional({ abilities, ranged }: Recruit): boolean {
  return (
    ranged.some(({ blackPowder, template }) => blackPowder || template === 'blast') ||
    abilities.some((id) => OPTIONAL_ABILITIES.includes(id))
  );
}

/** Whether a table has decided nothing otherwise than we recommend; how long it plays needs no module. */
function isUsual(settings: FullSetup['settings']): boolean {
  const usual: Readonly<Record<string, string>> = DEFAULT_SETTINGS;
  return Object.entries(settings).every(
    ([key, value]) => key === 'turnLimit' || usual[key] === value,
  );
}
