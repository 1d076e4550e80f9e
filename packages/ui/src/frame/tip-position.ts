/** A rectangle on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far a tip stands from what it names. */
const GAP = 14;

/**
 * Where a tip stands: beside what it names, never over it, inside the frame, and over as little as
 * possible of what else has to be seen. Right of it first, then left, above, below.
 */
export function placeTip(
  tip: Pick<Box, 'width' | 'height'>,
  anchor: Box,
  frame: Box,
  others: readonly Box[],
): { readonly left: number; readonly top: number } {
  const middle = {
    left: anchor.left + (anchor.width - tip.width) / 2,
    top: anchor.top + (anchor.height - tip.height) / 2,
  };
  const places = [
    { left: anchor.left + anchor.width + GAP, top: middle.top },
    { left: anchor.left - tip.width - GAP, top: middle.top },
    { left: middle.left, top: anchor.top - tip.height - GAP },
    { left: middle.left, top: anchor.top + anchor.height + GAP },
  ].map(({ left, top }) => ({
    left: within(left, frame.left + GAP, frame.left + frame.width - tip.width - GAP),
    top: within(top, frame.top + GAP, frame.top + frame.height - tip.height - GAP),
  }));
  const cost = ({ left, top }: { readonly left: number; readonly top: number }) => {
    const box = { left, top, width: tip.width, height: tip.height };
    const hidden = others.reduce((sum, other) => sum + overlap(box, other), 0);
    return overlap(box, anchor) * 1000 + hidden;
  };
  const [first = middle, ...rest] = places;
  return rest.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
