import type { Weighted, LocalisedText } from '@skirmish-kit/core';
import type { Battle, FigureId } from '../rules/state.ts';

/** What can become of somebody, from the best to the worst; one of them each. */
export const FATES = ['unhurt', 'wounded', 'out-of-action', 'dead'] as const;
export type Fate = (typeof FATES)[number];

export const FATE_MESSAGES: Readonly<Record<Fate, LocalisedText>> = {
  unhurt: { en: 'Unhurt', fr: 'Indemne' },
  wounded: { en: 'Wounded', fr: 'Blessé' },
  'out-of-action': { en: 'Out of action', fr: 'Hors de combat' },
  dead: { en: 'Dead', fr: 'Mort' },
};

/** How likely each fate is. */
export type Fates = Readonly<Record<Fate, number>>;

/** MU-CHAR-11, MU-CHAR-12: the fate of a figure with this much life that lost this much. */
function fateOf(lost: number, life: number): Fate {
  if (lost <= 0) return 'unhurt';
  if (lost < life) return 'wounded';
  return lost === life ? 'out-of-action' : 'dead';
}

/** How likely each fate is, from how likely so much lost life is. */
export function fatesOf(lifeLost: readonly Weighted<number>[], life: number): Fates {
  const fates: Record<Fate, number> = { unhurt: 0, wounded: 0, 'out-of-action': 0, dead: 0 };
  for (const [lost, probability] of lifeLost) fates[fateOf(lost, life)] += probability;
  return fates;
}

/** What became of everybody between two moments: the life each has lost. */
export function lossesOf(before: Battle, after: Battle): string {
  let text = '';
  for (let i = 0; i < before.figures.length; i++)
    text += `${(before.figures[i]?.life ?? 0) - (after.figures[i]?.life ?? 0)} `;
  return text;
}

/** How much life everybody may lose who may lose any, from results named by {@link lossesOf}. */
export function lifeLostByAll(
  { figures }: Battle,
  outcomes: readonly Weighted<string>[],
): ReadonlyMap<FigureId, readonly Weighted<number>[]> {
  const all = new Map<FigureId, readonly Weighted<number>[]>();
  figures.forEach(({ id }, i) => {
    const chances = new Map<number, number>();
    for (const [name, probability] of outcomes) {
      const lost = Number(name.split(' ')[i]);
      chances.set(lost, (chances.get(lost) ?? 0) + probability);
    }
    if ([...chances.keys()].some((lost) => lost > 0))
      all.set(
        id,
        [...chances].toSorted(([a], [b]) => a - b),
      );
  });
  return all;
}
