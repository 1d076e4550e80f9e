import type { RangedWeapon } from './profile.ts';
import type { Figure } from './state.ts';

/** MU-ARCH-03: what is left when these are gone, one piece for each: of two equal pistols one stays. */
export function piecesLeft<T extends { readonly id: string }>(
  pieces: readonly T[],
  gone: readonly string[],
): readonly T[] {
  if (gone.length === 0) return pieces;
  const out = [...gone];
  return pieces.filter(({ id }) => {
    const place = out.indexOf(id);
    if (place >= 0) out.splice(place, 1);
    return place < 0;
  });
}

/** MU-SHOOT-03: whether every piece of this slow weapon has fired this turn. */
export function isReloading(
  { recruit, lost, fired }: Figure,
  { id, reload }: Pick<RangedWeapon, 'id' | 'reload'>,
): boolean {
  if (reload !== 'slow' || !fired.includes(id)) return false;
  const loaded = piecesLeft(piecesLeft(recruit.ranged, lost), fired);
  return !loaded.some((piece) => piece.id === id);
}

/** MU-EDGE-05, MU-SHOOT-03: takes so many pieces of a weapon in hand and fires them. */
export function firePieces(
  shooter: Figure,
  { id, reload }: Pick<RangedWeapon, 'id' | 'reload'>,
  count = 1,
): void {
  const pieces = Array.from({ length: count }, () => id);
  shooter.wielded = pieces;
  if (reload === 'slow') shooter.fired = [...shooter.fired, ...pieces];
}
