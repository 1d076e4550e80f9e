import type { Weighted, LocalisedText } from '@skirmish-kit/core';
import { figureOf } from '../rules/figures.ts';
import { SYSTEMS } from '../rules/machines.ts';
import type { Battle, Figure, FigureId } from '../rules/state.ts';

/** The effects of an action on a figure, worst first. */
export const EFFECTS = ['eliminated', 'routed', 'panicked', 'damaged', 'nothing'] as const;
export type Effect = (typeof EFFECTS)[number];

export const EFFECT_MESSAGES: Readonly<Record<Effect, LocalisedText>> = {
  eliminated: { en: 'Eliminated', fr: 'Éliminé' },
  routed: { en: 'Routs', fr: 'Déroute' },
  panicked: { en: 'Panics', fr: 'Panique' },
  damaged: { en: 'Damaged', fr: 'Endommagé' },
  nothing: { en: 'Nothing', fr: 'Rien' },
};

/** How likely each outcome is, by its stable word. */
export type Chances = Readonly<Record<string, number>>;

/** What happened to a figure between two moments. */
export function effectOn(before: Figure, after: Figure): Effect {
  if (after.fate !== before.fate) return 'eliminated';
  if (after.reaction !== before.reaction) {
    if (after.reaction === 'rout') return 'routed';
    if (after.reaction === 'panic') return 'panicked';
  }
  return isNewlyDamaged(before, after) ? 'damaged' : 'nothing';
}

/** Whether some system of a machine is worse off than it was. */
export function isNewlyDamaged({ machine: before }: Figure, { machine: after }: Figure): boolean {
  if (!before || !after) return false;
  return SYSTEMS.some((system) => after.damage[system] > before.damage[system]);
}

/** The effects that are possible for this figure: only machines are damaged, and they never panic. */
export function possibleEffects(figure: Figure, hand: 'shot' | 'combat'): readonly Effect[] {
  if (figure.machine) return ['eliminated', 'damaged', 'nothing'];
  return hand === 'shot'
    ? ['eliminated', 'panicked', 'nothing']
    : ['eliminated', 'routed', 'panicked', 'nothing'];
}

/** What happened to some figures, as one name for a result. */
export function effectsOn(before: Battle, after: Battle, ids: readonly FigureId[]): string {
  return ids.map((id) => effectOn(figureOf(before, id), figureOf(after, id))).join();
}

/** How likely each effect on each of the figures is, from results named by {@link effectsOn}. */
export function effectChances(
  start: Battle,
  outcomes: readonly Weighted<string>[],
  ids: readonly FigureId[],
  hand: 'shot' | 'combat',
): readonly Chances[] {
  return ids.map((id, i) => {
    const chances: Record<string, number> = {};
    for (const effect of possibleEffects(figureOf(start, id), hand)) chances[effect] = 0;
    for (const [effects, probability] of outcomes) {
      const effect = effects.split(',')[i] ?? 'nothing';
      chances[effect] = (chances[effect] ?? 0) + probability;
    }
    return chances;
  });
}
