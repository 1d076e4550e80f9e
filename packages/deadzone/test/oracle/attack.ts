/*
 * Attacks and damage worked out a second time, from the checklist and from the faces that lay on the
 * table: no rule of the package is used here.
 */

/** Faces that were rolled, read one after another. */
export class Cup {
  readonly #faces: readonly number[];
  #next = 0;

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  take(): number {
    const face = this.#faces[this.#next++];
    if (face === undefined) throw new Error('There are too few dice.');
    return face;
  }

  get left(): number {
    return this.#faces.length - this.#next;
  }
}

/** All that an attack has to know of somebody. */
export interface Fighter {
  readonly shoot: number | null;
  readonly fight: number | null;
  readonly survive: number | null;
  readonly armour: number;
  readonly size: number;
  readonly tough: boolean;
  readonly vulnerable: boolean;
  readonly lifeSupport: boolean;
  readonly construct: boolean;
  readonly frenzy: number;
  damage: number;
  pinned: boolean;
  dead: boolean;
  stunned: boolean;
  shield: 'none' | 'works' | 'broken';
  readonly defenderShield: boolean;
  supported: boolean;
}

export interface Arms {
  readonly ap: number;
  readonly toxic: boolean;
  readonly stun: boolean;
  readonly rerolls: number;
}

/** A wave of dice: each 8 adds one. Counts failures apart for first and added dice. */
function wave(cup: Cup, dice: number, at: number) {
  let [hits, failed, loaded, failedSpecial] = [0, 0, 0, 0];
  for (let i = 0; i < dice + loaded; i++) {
    const face = cup.take();
    if (face === 8) loaded++;
    if (face >= at) hits++;
    else if (i < dice) failed++;
    else failedSpecial++;
  }
  return { hits, failed, failedSpecial };
}

/** A test: so many dice at so much, with failures rolled again once each. */
function successes(cup: Cup, dice: number, at: number | null, rerolls: number): number {
  if (at === null || dice <= 0) return 0;
  const first = wave(cup, dice, at);
  let total = first.hits;
  let may = first.failed + first.failedSpecial;
  let left = rerolls;
  while (left > 0 && may > 0) {
    const again = Math.min(left, may);
    left -= again;
    const next = wave(cup, again, at);
    total += next.hits;
    may = next.failedSpecial;
  }
  return total;
}

/** Potential damage on its way to somebody. */
function harm(cup: Cup, target: Fighter, potential: number, { ap, toxic, stun }: Arms): void {
  let left = potential - (target.tough ? 1 : 0);
  if (left <= 0) return;
  if (target.shield === 'works') {
    let [saved, ones] = [0, 0];
    for (let dice = 1; dice > 0; dice--) {
      const face = cup.take();
      if (face >= 6) saved++;
      if (face === 1) ones++;
      if (face === 8) dice++;
    }
    left -= saved;
    if (ones > saved) target.shield = 'broken';
  }
  if (left <= 0) return;
  if (stun) {
    target.stunned = true;
    return;
  }
  const armour = target.armour + (target.defenderShield ? 1 : 0);
  const effective = left - Math.max(0, armour - ap);
  if (effective <= 0) return;
  const total = target.damage + effective;
  const fragile = target.vulnerable || (toxic && !target.construct);
  if (fragile || total > target.size) {
    target.dead = true;
    return;
  }
  target.damage = total;
  if (target.lifeSupport && !target.supported) {
    target.supported = true;
    target.damage = 0;
  }
}

export interface Shot {
  readonly clear: boolean;
  readonly friendBeside: boolean;
  readonly higher: boolean;
  readonly sight: 'none' | 'scope' | 'holo';
  readonly forEffect: boolean;
  readonly added: number;
  readonly defenceAdded: number;
}

export function shot(cup: Cup, by: Fighter, target: Fighter, arms: Arms, how: Shot): void {
  let dice = 3 + how.added;
  if (how.clear) dice += 2;
  if (how.friendBeside) dice -= 2;
  if (how.higher) dice += 1;
  if (how.forEffect) dice += 1;
  if (how.sight === 'scope') dice += 2;
  if (how.sight === 'holo') dice += 1;
  const attack = successes(cup, dice, by.shoot, arms.rerolls);
  const defence = successes(cup, 3 + how.defenceAdded, target.survive, 0);
  if (attack <= defence) return;
  if (how.forEffect) target.pinned ||= !target.construct;
  else harm(cup, target, attack - defence, arms);
}

export interface Fight {
  readonly counters: boolean;
  readonly friend: boolean;
  readonly theirFriend: boolean;
  readonly heavy: boolean;
  readonly added: number;
  readonly defenceAdded: number;
}

export function fight(
  cup: Cup,
  by: Fighter,
  target: Fighter,
  arms: Arms,
  counterArms: Arms,
  how: Fight,
): void {
  const wasPinned = target.pinned;
  target.pinned = false;
  const dice = (one: Fighter, other: Fighter, friend: boolean) =>
    3 + (friend ? 1 : 0) + (other.damage > 0 ? 1 : 0) + (one.size > other.size ? 1 : 0);
  const mine = dice(by, target, how.friend) + (wasPinned ? 1 : 0) - (how.heavy ? 1 : 0) + how.added;
  const theirs = dice(target, by, how.theirFriend) + how.defenceAdded;
  const attack = successes(cup, mine, by.fight, by.frenzy + arms.rerolls);
  const counters = how.counters && !wasPinned && target.fight !== null;
  const defence = counters
    ? successes(cup, theirs, target.fight, target.frenzy + counterArms.rerolls)
    : successes(cup, theirs, target.survive, 0);
  if (attack > defence) harm(cup, target, attack - defence, arms);
  if (counters && defence > attack) harm(cup, by, defence - attack, counterArms);
}
