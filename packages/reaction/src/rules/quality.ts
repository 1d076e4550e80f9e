import type { Quality } from './profile.ts';

/** RX-REACT-02, RX-SHOOT-04, RX-CC-10: the same four numbers everywhere. */
export const QUALITY_MODIFIER: Readonly<Record<Quality, number>> = {
  green: -1,
  average: 0,
  veteran: 1,
  elite: 2,
};
