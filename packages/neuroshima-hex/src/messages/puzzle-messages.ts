import { translator, type Language, type MessageTable, type Translate } from '@skirmish-kit/core';
import type { Goal } from '../puzzles/goal.ts';

const puzzleWords = {
  'goal-reached': { en: 'reached', fr: 'atteint' },
  'goal-of': { en: '{got} of {n}', fr: '{got} sur {n}' },
  'goal-over': { en: '{n} too many', fr: '{n} de trop' },
  'goal-left': { en: '{n} left', fr: 'il en reste {n}' },
  'puzzle-use-all': {
    en: '{seat}: use all your tiles, then fight.',
    fr: '{seat}\u00a0: jouez toutes vos tuiles, puis combattez.',
  },
  'hint-first': { en: 'Begin with {tile}.', fr: 'Commencez par {tile}.' },
  'hint-where': { en: '{tile} belongs on {hex}.', fr: '{tile} va en {hex}.' },
  'hint-none': { en: 'There is no solution.', fr: 'Il n’y a pas de solution.' },
  'goal-win': {
    en: 'destroy the enemy HQ and keep yours',
    fr: 'détruire le QG ennemi et garder le vôtre',
  },
  'goal-damage': {
    en: 'take at least {n} {n|point|points} from the enemy HQ',
    fr: 'ôter au moins {n} {n|point|points} au QG ennemi',
  },
  'goal-shield': {
    en: 'lose at most {n} {n|point|points} of your HQ',
    fr: 'perdre au plus {n} {n|point|points} de QG',
  },
  'goal-unhurt': { en: 'keep your HQ unhurt', fr: 'garder votre QG intact' },
  'goal-clear': { en: 'remove every enemy unit', fr: 'éliminer toutes les unités ennemies' },
  'goal-keep': {
    en: 'keep at least {n} {n|unit|units}',
    fr: 'garder au moins {n} {n|unité|unités}',
  },
  fight: { en: 'Fight', fr: 'Combattre' },
} as const satisfies MessageTable;

/** What a puzzle says besides the game itself. */
export function puzzleSpeaker(language: Language): Translate<keyof typeof puzzleWords> {
  return translator(puzzleWords, language);
}

/**
 * What a battle has to bring.
 *
 * @example
 * ```ts
 * goalText({ kind: 'shield', most: 0 }, 'en'); // 'keep your HQ unhurt'
 * ```
 */
export function goalText(goal: Goal, language: Language): string {
  const say = puzzleSpeaker(language);
  const n = goal.kind === 'shield' ? goal.most : 'least' in goal ? goal.least : 0;
  return goal.kind === 'shield' && n === 0 ? say('goal-unhurt') : say(`goal-${goal.kind}`, { n });
}

/** How far a goal was reached in a try that missed it by so much. */
export function progressText(goal: Goal, missed: number, language: Language): string {
  const say = puzzleSpeaker(language);
  if (missed <= 0) return say('goal-reached');
  if (goal.kind === 'damage' || goal.kind === 'keep')
    return say('goal-of', { got: goal.least - missed, n: goal.least });
  const n = Number.isFinite(missed) ? missed : '–';
  return say(goal.kind === 'shield' ? 'goal-over' : 'goal-left', { n });
}
