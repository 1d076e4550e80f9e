/** The abilities of the book (DZ-ABIL-02 to DZ-ABIL-52), of models and of weapons. */
export const ABILITIES = [
  'agile',
  'beast',
  'blast',
  'boom',
  'construct',
  'covering-fire',
  'engineer',
  'experimental',
  'fire-control',
  'frag',
  'frenzy',
  'glide',
  'grenade',
  'hammerfist',
  'heavy',
  'horde',
  'indirect',
  'invigorate',
  'it-burns',
  'knockback',
  'life-support',
  'loader',
  'logistics',
  'lynx-eye',
  'medic',
  'noncombatant',
  'one-use',
  'psychic',
  'rampage',
  'rapid-fire',
  'remote',
  'scavenger',
  'scout',
  'shield-generator',
  'slow-reload',
  'smokescreen',
  'sniper-scope',
  'solid',
  'strategist',
  'stun',
  'suppression',
  'tactician',
  'tag',
  'teleport',
  'tough',
  'toxic',
  'toxic-smokescreen',
  'vehicle',
  'volatile',
  'vulnerable',
  'weight-of-fire',
] as const;

export type AbilityId = (typeof ABILITIES)[number];

/** An ability as a profile or a weapon lists it; armour piercing is the weapon's own `ap`. */
export interface Ability {
  /** One of {@link ABILITIES}, or one that a companion module adds. */
  readonly id: string;
  /** What stands in brackets: Frag (3). */
  readonly n?: number;
}

/** Who or what can have abilities. */
export interface Able {
  readonly abilities: readonly Ability[];
}

/** Whether it has the ability. */
export function has({ abilities }: Able, id: AbilityId): boolean {
  for (const ability of abilities) if (ability.id === id) return true;
  return false;
}

/** What stands in brackets after the ability, all of its sources added up; 0 without it. */
export function valueOf({ abilities }: Able, id: AbilityId): number {
  return abilities.reduce((sum, ability) => (ability.id === id ? sum + (ability.n ?? 0) : sum), 0);
}
