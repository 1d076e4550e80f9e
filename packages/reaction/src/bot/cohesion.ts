import { distance, type Point } from '@skirmish-kit/space';
import { isIn } from '../rules/figures.ts';
import type { Battle, Figure } from '../rules/state.ts';

/** The value of keeping the group together (RX-AP-02: 1 AP per figure). */
const TOGETHER = 0.12;

/** RX-COH-01, in tenths, with a margin for later moves. */
const OF_LEADER = 140;
const OF_SECOND = 95;

/** 0 in reach of the leader or second, less the farther away; leaders look after the others. */
export function cohesionAt(battle: Battle, figure: Figure, at: Point): number {
  const base = { at, radius: figure.radius };
  let apart = Infinity;
  for (const other of battle.figures) {
    if (other === figure || other.id === figure.id || other.group !== figure.group || !isIn(other))
      continue;
    if (other.reaction === 'rout') continue;
    const reach = other.role === 'leader' ? OF_LEADER : other.role === 'second' ? OF_SECOND : 0;
    if (reach > 0) apart = Math.min(apart, distance(base, other) - reach);
  }
  if (apart === Infinity || apart <= 0) return 0;
  return -Math.min(TOGETHER, apart / 1000 + TOGETHER / 2);
}
