import type { Seat } from '@skirmish-kit/core';
import { distance, inContact, isWithinDistance, type Base } from '@skirmish-kit/space';
import type { AbilityId, Hatred } from './ability.ts';
import type { RangedWeapon, Rank } from './profile.ts';
import { PACE } from './paces.ts';
import { piecesLeft } from './pieces.ts';
import type { Battle, Figure, FigureId, Gun, Side } from './state.ts';

/** The figure with this id. */
export function figureOf(battle: Battle, id: FigureId): Figure {
  const figure = findFigure(battle, id);
  if (!figure) throw new Error(`There is no figure ${id}.`);
  return figure;
}

export function findFigure(battle: Battle, id: FigureId): Figure | undefined {
  for (const figure of battle.figures) if (figure.id === id) return figure;
  return undefined;
}

export function sideOf(battle: Battle, seat: Seat): Side {
  const side = battle.sides[seat];
  if (!side) throw new Error(`There is no seat ${seat}.`);
  return side;
}

/** On the table and on its feet. */
export function isIn({ fate }: Figure): boolean {
  return fate === 'in';
}

/** Whether a figure is on the table or in a vehicle, and so can still act. */
export function isHere({ fate }: Figure): boolean {
  return fate === 'in' || fate === 'aboard';
}

/** Whether a figure is still in the game: here, or on its way to the table. */
export function isLeft(figure: Figure): boolean {
  return isHere(figure) || figure.fate === 'waiting';
}

export function isAble({ recruit }: Figure, ability: AbilityId | Hatred): boolean {
  return recruit.abilities.includes(ability);
}

export function figuresIn(battle: Battle): Figure[] {
  return battle.figures.filter(isIn);
}

/** Whether two seats fight each other: all do, unless their world says otherwise. */
export function areFoes({ world }: Battle, a: Seat, b: Seat): boolean {
  if (world === undefined || a === b) return a !== b;
  const [one, other] = [world.parties[a], world.parties[b]];
  return one !== null && other !== null && one !== other;
}

/** Whether two seats stand together. Bystanders stand with nobody. */
export function areFriends({ world }: Battle, a: Seat, b: Seat): boolean {
  if (world === undefined || a === b) return a === b;
  const party = world.parties[a];
  return party !== null && party === world.parties[b];
}

/** Whether a figure belongs to no player. */
export function isAutonomous({ sides }: Pick<Battle, 'sides'>, { seat }: Figure): boolean {
  return seat >= sides.length;
}

/** Everybody of other sides who stands and can be known of (MU-MERC-13). */
export function enemiesOf(battle: Battle, seat: Seat): Figure[] {
  return battle.figures.filter(
    (other) => areFoes(battle, other.seat, seat) && isIn(other) && !other.hidden,
  );
}

/** Everybody else of the same side who stands. */
export function friendsOf(battle: Battle, figure: Figure): Figure[] {
  return battle.figures.filter(
    (other) => other.seat === figure.seat && other !== figure && isIn(other),
  );
}

/** MU-GEN-04: from base edge to base edge, the limit included; in paces. */
export function isWithin(a: Base, b: Base, paces: number): boolean {
  return isWithinDistance(a, b, paces * PACE);
}

/** MU-GEN-01: from base edge to base edge, in twentieths of a pace. */
export function measured(a: Base, b: Base): number {
  return distance(a, b);
}

/** In contact on the same storey. */
export function areTouching(a: Figure, b: Figure): boolean {
  return Math.abs(a.level - b.level) < PACE && inContact(a, b);
}

/** MU-ACT-05: in melee with each other. Nobody fights from a rope (MU-EQ-08) or a storey apart. */
export function areEngaged(battle: Battle, a: Figure, b: Figure): boolean {
  return areFoes(battle, a.seat, b.seat) && !a.hanging && !b.hanging && areTouching(a, b);
}

/** Enemies a figure is in melee with. */
export function foesOf(battle: Battle, figure: Figure): Figure[] {
  return enemiesOf(battle, figure.seat).filter((enemy) => areEngaged(battle, figure, enemy));
}

export function isEngaged(battle: Battle, figure: Figure): boolean {
  return battle.figures.some(
    (other) => isIn(other) && !other.hidden && areEngaged(battle, figure, other),
  );
}

const ORDER: Readonly<Record<Rank, number>> = { chief: 3, lieutenant: 2, minion: 1, extra: 0 };

/** MU-CHAR-04: whether the first ranks above the second. A mercenary ranks as a chief. */
export function outranks(a: Figure, b: Figure): boolean {
  return ORDER[a.recruit.rank] > ORDER[b.recruit.rank];
}

/** MU-MERC-05: a mercenary is not the chief of the band. */
export function isChief({ recruit }: Figure): boolean {
  return recruit.rank === 'chief' && !recruit.mercenary;
}

/** MU-RW-04: the guns of his side that a figure touches. */
export function gunsInReach(battle: Battle, figure: Figure): Gun[] {
  if (figure.level >= PACE) return [];
  return battle.guns.filter((gun) => gun.seat === figure.seat && inContact(gun, figure));
}

/** What a figure can fire: what it carries and has not lost; a gun only while it touches it. */
export function weaponsOf(battle: Battle, figure: Figure): readonly RangedWeapon[] {
  return piecesLeft(figure.recruit.ranged, figure.lost).filter(
    ({ id, artillery }) =>
      !artillery || gunsInReach(battle, figure).some(({ weapon }) => weapon === id),
  );
}

export function weaponNamed(shooter: Figure, id: string): RangedWeapon {
  const weapon = shooter.recruit.ranged.find((each) => each.id === id);
  if (!weapon) throw new Error(`${shooter.id} has no ${id}.`);
  return weapon;
}
