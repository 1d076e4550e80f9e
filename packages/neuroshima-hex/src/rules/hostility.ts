import type { Army } from './tile.ts';
import { teamOf, type Mode } from './modes.ts';

/**
 * Who is what to whom, as one bit per seat: `attacks[a] & (1 << b)` says that units of seat `a`
 * attack units of seat `b`.
 */
export interface Sides {
  /** Oneself and one's partners (NH-MP-23). */
  readonly friends: readonly number[];
  /** The opposing side or sides: Saboteur, Scoper, Sniper, Grenade, points. */
  readonly enemies: readonly number[];
  /** Whose units one's attacks hit; Moloch's hit its partner's too (NH-MP-25, NH-OPEN-20). */
  readonly attacks: readonly number[];
  /** Whose units one's nets catch and one's units push; with Moloch in the team, both ways. */
  readonly catches: readonly number[];
}

/** Works out the sides of a game. */
export function sidesOf(mode: Mode, armies: readonly Army[]): Sides {
  const seats = armies.map((_, seat) => seat);
  const mask = (test: (other: number) => boolean): number =>
    seats.reduce((bits, other) => (test(other) ? bits | (1 << other) : bits), 0);
  const partners = (a: number, b: number): boolean => teamOf(mode, a) === teamOf(mode, b);
  const hostile = (seat: number): boolean => armies[seat]?.hostileToPartner ?? false;
  return {
    friends: seats.map((seat) => mask((other) => partners(seat, other))),
    enemies: seats.map((seat) => mask((other) => !partners(seat, other))),
    attacks: seats.map((seat) =>
      mask((other) => !partners(seat, other) || (other !== seat && hostile(seat))),
    ),
    catches: seats.map((seat) =>
      mask(
        (other) => !partners(seat, other) || (other !== seat && (hostile(seat) || hostile(other))),
      ),
    ),
  };
}

/** Whether a mask of {@link Sides} holds a seat. */
export function maskHas(masks: readonly number[], seat: number, other: number): boolean {
  return ((masks[seat] ?? 0) & (1 << other)) !== 0;
}
