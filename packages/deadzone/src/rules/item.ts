/** What can be carried (DZ-ITEM-01 to DZ-ITEM-15). */
export const ITEMS = [
  'ammo',
  'ap-ammo',
  'booby-trap',
  'defender-shield',
  'energy-shield',
  'frag-grenade',
  'holo-sight',
  'intel',
  'jump-pack',
  'medi-pack',
  'scout-bike',
  'sentry-gun',
  'smoke-grenade',
  'stun-grenade',
  'thermal-mines',
] as const;

export type ItemId = (typeof ITEMS)[number];
