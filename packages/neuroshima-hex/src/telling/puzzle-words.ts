import { speaker, type Language, type Phrases, type Speak } from '@skirmish-kit/core';
import type { Goal } from '../puzzles/goal.ts';

const puzzleWords = {
  'goal-reached': { en: 'reached', fr: 'atteint' },
  'goal-of': { en: '{got} of {n}', fr: '{got} sur {n}' },
  'goal-over': { en: '{n} too many', fr: '{n} de trop' },
  'goal-left': { en: '{n} left', fr: 'il en reste {n}' },
  'goals-list': { en: 'Goals', fr: 'Buts' },
  'puzzle-use-all': {
    en: '{seat}: use all your tiles, then fight.',
    fr: '{seat}\u00a0: jouez toutes vos tuiles, puis combattez.',
  },
  'puzzle-not-yet': {
    en: 'Not yet, if the others decide as well as they can.',
    fr: 'Pas encore, si les autres décident au mieux.',
  },
  'puzzle-done': { en: 'Solved.', fr: 'Résolu.' },
  'try-again': { en: 'Try again', fr: 'Réessayer' },
  hint: { en: 'Hint', fr: 'Indice' },
  'watch-it': { en: 'Watch it', fr: 'Revoir' },
  solution: { en: 'Solution', fr: 'Solution' },
  'next-puzzle': { en: 'Next puzzle', fr: 'Problème suivant' },
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
} as const satisfies Phrases;

/** What a puzzle says besides the game itself. */
export function puzzleSpeaker(language: Language): Speak<keyof typeof puzzleWords> {
  return speaker(puzzleWords, language);
}

/**
 * What a battle has to bring.
 *
 * @example
 * ```ts
 * goalWords({ kind: 'shield', most: 0 }, 'en'); // 'keep your HQ unhurt'
 * ```
 */
export function goalWords(goal: Goal, language: Language): string {
  const say = puzzleSpeaker(language);
  const n = goal.kind === 'shield' ? goal.most : 'least' in goal ? goal.least : 0;
  return goal.kind === 'shield' && n === 0 ? say('goal-unhurt') : say(`goal-${goal.kind}`, { n });
}
