/**
 * What characters can do beyond their numbers. Races, equipment and mercenaries give them, also those
 * of third-party packs.
 */
export const ABILITIES = [
  // movement
  'ignores-difficult',
  'bionic-leg',
  'rope',
  'jump-pack',
  'climbs-freely',
  'leaves-melee',
  'never-runs',
  'never-charges',
  // shooting
  'shoots-into-melee',
  'spares-friends',
  'armourer',
  'never-shoots',
  // melee
  'shield',
  'buckler',
  'poison',
  'dives',
  'bare-hands-two',
  'bare-hands-four',
  // courage
  'horde',
  'crowd',
  'tribal',
  'fearless',
  'stands-charges',
  'lends-nothing',
  'no-rescue',
  // wounds
  'medikit',
  'bodyguard',
  'head-shot',
  'infects',
  'stunned-by-wounds',
  // what campaigns make of people
  'acrobat',
  'steel-nerves',
  'hardened',
  'will-to-live',
  'weak-spots',
  'vital-spots',
  'blade-catcher',
  'patched-up',
  // deployment
  'arrives-late',
  'deploys-last',
  'deploys-forward',
  'deploys-anywhere',
  'hidden',
  // bombs
  'defuses',
  // civilians and hostages
  'bystander',
] as const;

export type AbilityId = (typeof ABILITIES)[number];

/** MU-INJ-12: whom somebody hates, by the id of the band. */
export type Hatred = `hates ${string}`;
