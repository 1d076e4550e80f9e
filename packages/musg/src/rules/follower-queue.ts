import type { Battle, FigureId } from './state.ts';

/** MU-EXTRA-07: who still has points of his own while he goes along with another. */
export function followingIds({ phase }: Battle): readonly FigureId[] {
  return phase.step === 'wave' ? (phase.along ?? []) : [];
}
