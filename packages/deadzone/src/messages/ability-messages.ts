import type { Language, LocalisedText } from '@skirmish-kit/core';
import type { Ability, AbilityId } from '../rules/ability.ts';

/** What abilities are called, and where the book has them. */
export const abilityTable: Readonly<Record<AbilityId, LocalisedText & { readonly rule: string }>> =
  {
    agile: { rule: 'DZ-ABIL-01', en: 'Agile', fr: 'Agile' },
    beast: { rule: 'DZ-ABIL-05', en: 'Beast', fr: 'Bestial' },
    blast: { rule: 'DZ-ABIL-16', en: 'Blast', fr: 'Explosion' },
    boom: { rule: 'DZ-ABIL-06', en: 'BOOM!', fr: 'BOUM !' },
    construct: { rule: 'DZ-ABIL-08', en: 'Construct', fr: 'Construct' },
    'covering-fire': { rule: 'DZ-ABIL-47', en: 'Covering Fire', fr: 'Tir de Couverture' },
    engineer: { rule: 'DZ-ABIL-25', en: 'Engineer', fr: 'Ingénieur' },
    experimental: { rule: 'DZ-ABIL-15', en: 'Experimental', fr: 'Expérimental' },
    'fire-control': { rule: 'DZ-ABIL-09', en: 'Fire Control', fr: 'Contrôle de Tir' },
    frag: { rule: 'DZ-ABIL-18', en: 'Frag', fr: 'Frag' },
    frenzy: { rule: 'DZ-ABIL-19', en: 'Frenzy', fr: 'Frénésie' },
    glide: { rule: 'DZ-ABIL-33', en: 'Glide', fr: 'Planeur' },
    grenade: { rule: 'DZ-ABIL-21', en: 'Grenade', fr: 'Grenade' },
    hammerfist: {
      rule: 'DZ-ABIL-03',
      en: 'Hammerfist Drop Armour',
      fr: 'Armure de Saut Hammerfist',
    },
    heavy: { rule: 'DZ-ABIL-14', en: 'Heavy', fr: 'Encombrant' },
    horde: { rule: 'DZ-ABIL-22', en: 'Horde', fr: 'Horde' },
    indirect: { rule: 'DZ-ABIL-23', en: 'Indirect', fr: 'Indirect' },
    invigorate: { rule: 'DZ-ABIL-39', en: 'Invigorate', fr: 'Stimulant' },
    'it-burns': { rule: 'DZ-ABIL-07', en: 'It Burns!', fr: 'Ça Brûle !' },
    knockback: { rule: 'DZ-ABIL-34', en: 'Knockback', fr: 'Projection' },
    'life-support': { rule: 'DZ-ABIL-42', en: 'Life Support', fr: 'Système de Survie' },
    loader: { rule: 'DZ-ABIL-04', en: 'Loader', fr: 'Artilleur' },
    logistics: { rule: 'DZ-ABIL-26', en: 'Logistics', fr: 'Logistique' },
    'lynx-eye': { rule: 'DZ-ABIL-30', en: 'Lynx Eye', fr: 'Œil de Lynx' },
    medic: { rule: 'DZ-ABIL-28', en: 'Medic', fr: 'Médic' },
    noncombatant: { rule: 'DZ-ABIL-29', en: 'Noncombatant', fr: 'Non-Combattant' },
    'one-use': { rule: 'DZ-ABIL-50', en: 'One-Use', fr: 'Usage Unique' },
    psychic: { rule: 'DZ-ABIL-35', en: 'Psychic', fr: 'Psychique' },
    rampage: { rule: 'DZ-ABIL-17', en: 'Rampage', fr: 'Enragé' },
    'rapid-fire': { rule: 'DZ-ABIL-48', en: 'Rapid Fire', fr: 'Tir Rapide' },
    remote: { rule: 'DZ-ABIL-45', en: 'Remote', fr: 'Télécommandé' },
    scavenger: { rule: 'DZ-ABIL-32', en: 'Scavenger', fr: 'Pillard' },
    scout: { rule: 'DZ-ABIL-11', en: 'Scout', fr: 'Éclaireur' },
    'shield-generator': {
      rule: 'DZ-ABIL-20',
      en: 'Shield Generator',
      fr: 'Générateur de Bouclier',
    },
    'slow-reload': { rule: 'DZ-ABIL-37', en: 'Slow Reload', fr: 'Rechargement' },
    smokescreen: { rule: 'DZ-ABIL-12', en: 'Smokescreen', fr: 'Écran de fumée' },
    'sniper-scope': { rule: 'DZ-ABIL-27', en: 'Sniper Scope', fr: 'Lunette de Visée' },
    solid: { rule: 'DZ-ABIL-38', en: 'Solid', fr: 'Stable' },
    strategist: { rule: 'DZ-ABIL-40', en: 'Strategist', fr: 'Stratège' },
    stun: { rule: 'DZ-ABIL-31', en: 'Stun', fr: 'Paralysant' },
    suppression: { rule: 'DZ-ABIL-41', en: 'Suppression', fr: 'Suppression' },
    tactician: { rule: 'DZ-ABIL-43', en: 'Tactician', fr: 'Tacticien' },
    tag: { rule: 'DZ-ABIL-44', en: 'Tag', fr: 'Tag' },
    teleport: { rule: 'DZ-ABIL-46', en: 'Teleport', fr: 'Téléportation' },
    tough: { rule: 'DZ-ABIL-10', en: 'Tough', fr: 'Coriace' },
    toxic: { rule: 'DZ-ABIL-49', en: 'Toxic', fr: 'Toxique' },
    'toxic-smokescreen': {
      rule: 'DZ-ABIL-13',
      en: 'Toxic Smokescreen',
      fr: 'Écran de fumée Toxique',
    },
    vehicle: { rule: 'DZ-ABIL-51', en: 'Vehicle', fr: 'Véhicule' },
    volatile: { rule: 'DZ-ABIL-24', en: 'Volatile', fr: 'Inflammable' },
    vulnerable: { rule: 'DZ-ABIL-52', en: 'Vulnerable', fr: 'Vulnérable' },
    'weight-of-fire': { rule: 'DZ-ABIL-36', en: 'Weight of Fire', fr: 'Puissance de Feu' },
  };

/** An ability as a profile prints it: `Weight of Fire (2)`; one of a companion module by its id. */
export function abilityMessages({ id, n }: Ability, language: Language): string {
  const name = isAbility(id) ? abilityTable[id][language] : id;
  return n === undefined ? name : `${name} (${n})`;
}

/** The rule of an ability, where it is one of the book. */
export function abilityRule({ id }: Ability): string | undefined {
  return isAbility(id) ? abilityTable[id].rule : undefined;
}

function isAbility(id: string): id is AbilityId {
  return Object.hasOwn(abilityTable, id);
}
