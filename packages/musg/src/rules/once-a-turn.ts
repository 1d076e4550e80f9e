import type { Battle, Figure } from './state.ts';

/** What may be done once a turn leaves a mark with the number of the turn among what is used up. */
function markOf({ turn }: Battle, what: 'vital-spots' | 'blade-catcher'): string {
  return `${what}-${turn}`;
}

/** MU-IMP-22, MU-IMP-23: whether a figure has it and has not used it this turn. */
export function mayUse(
  battle: Battle,
  { recruit, spent }: Figure,
  what: 'vital-spots' | 'blade-catcher',
): boolean {
  return recruit.abilities.includes(what) && !spent.includes(markOf(battle, what));
}

export function use(battle: Battle, figure: Figure, what: 'vital-spots' | 'blade-catcher'): void {
  figure.spent = [...figure.spent, markOf(battle, what)];
}
