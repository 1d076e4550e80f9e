import type { Weighted, LocalisedText } from '@skirmish-kit/core';
import { isOnField } from '../rules/models.ts';
import type { Battle, Model, ModelId } from '../rules/state.ts';

/** What an action did to somebody, worst first; one of them each. */
export const FATES = [
  'dead',
  'wounded',
  'pinned',
  'stunned',
  'healed',
  'invigorated',
  'unharmed',
] as const;
export type Fate = (typeof FATES)[number];

export const FATE_MESSAGES: Readonly<Record<Fate, LocalisedText>> = {
  dead: { en: 'Dead', fr: 'Morte' },
  wounded: { en: 'Wounded', fr: 'Blessée' },
  pinned: { en: 'Pinned', fr: 'Bloquée' },
  stunned: { en: 'Stunned', fr: 'Assourdie' },
  healed: { en: 'Healed', fr: 'Soignée' },
  invigorated: { en: 'May act again', fr: 'Peut agir à nouveau' },
  unharmed: { en: 'Unharmed', fr: 'Indemne' },
};

/** Fates that are always listed; the others only if they can happen. */
const ALWAYS: readonly Fate[] = ['unharmed', 'pinned', 'wounded', 'dead'];

/** How likely each fate is. */
export type Fates = Readonly<Partial<Record<Fate, number>>>;

/** What became of a model between two moments. */
function fateOf(before: Model, after: Model, acts: boolean): Fate {
  if (isOnField(before) && (after.where === 'dead' || after.where === 'wreck')) return 'dead';
  if (after.damage > before.damage) return 'wounded';
  if (after.pinned && !before.pinned) return 'pinned';
  if (after.activated && !before.activated && !acts) return 'stunned';
  if (after.damage < before.damage) return 'healed';
  return before.activated && !after.activated ? 'invigorated' : 'unharmed';
}

/** Whether anything at all became of it, a fire or a new place included. */
function isTouched(before: Model, after: Model): boolean {
  const burns = before.burning === null && after.burning !== null;
  return burns || (before.cube !== after.cube && isOnField(before));
}

/** A letter for each model: what became of it; upper case when it was touched besides. */
export function fateLetters(before: Battle, after: Battle, actor: ModelId | undefined): string {
  let text = '';
  for (let i = 0; i < before.models.length; i++) {
    const was = before.models[i];
    const is = after.models[i];
    if (!was || !is) continue;
    const letter = LETTERS[FATES.indexOf(fateOf(was, is, was.id === actor))] ?? 'u';
    text += was.id !== actor && isTouched(was, is) ? letter.toUpperCase() : letter;
  }
  return text;
}

const LETTERS = ['d', 'w', 'p', 's', 'h', 'i', 'u'];

/** The chances of everybody who may be touched, from results named by {@link fateLetters}. */
export function fatesOfAll(
  { models }: Battle,
  outcomes: readonly Weighted<string>[],
): ReadonlyMap<ModelId, Fates> {
  const all = new Map<ModelId, Fates>();
  models.forEach(({ id }, i) => {
    const fates: Partial<Record<Fate, number>> = {};
    for (const fate of ALWAYS) fates[fate] = 0;
    let touched = 0;
    for (const [name, probability] of outcomes) {
      const letter = name[i] ?? 'u';
      const fate = FATES[LETTERS.indexOf(letter.toLowerCase())] ?? 'unharmed';
      fates[fate] = (fates[fate] ?? 0) + probability;
      if (letter !== 'u') touched += probability;
    }
    if (touched > 0) all.set(id, fates);
  });
  return all;
}
