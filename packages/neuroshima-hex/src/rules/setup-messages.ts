import type { Params, Problem } from '@skirmish-kit/core';
import { positionProblemText } from '../notation/problem-messages.ts';

/** The problems of setups in French, besides those that positions have too. */
const FRENCH: Readonly<Record<string, string>> = {
  'not-a-setup': 'Une mise en place est un objet.',
  'unknown-field': 'Ce champ n’existe pas dans une mise en place.',
  'not-true': '« movesInPlace » vaut true ou est omis.',
  'not-armies': 'Il faut une liste de 2 à 6 armées.',
  'army-twice': 'Deux joueurs ne peuvent pas jouer la même armée ({army}).',
  'wrong-number-of-players': 'Le mode « {mode} » ne se joue pas à {seats}.',
  'mode-switched-off': 'Le mode « {mode} » ne se joue pas dans cette édition, sauf réglage.',
  'not-a-position': 'Une position est un objet.',
  'army-not-playing': 'L’armée « {army} » ne joue pas.',
  'hq-off-board':
    'Pour jouer la suite, le QG doit être sur le plateau aussi ({army}), ou aucun QG.',
  'hq-destroyed': 'Ce QG n’a plus de points ({army}) : il n’y a pas de suite à jouer.',
  'not-a-hand': 'Une main est une liste de {most} tuiles au plus.',
  'too-many-tiles': 'L’armée {army} n’a que {most} fois « {tile} ».',
  'not-options': 'Les réglages sont un objet.',
  'not-a-goal':
    '« {goal} » n’est pas un but ; les buts sont win, clear, damage-4, shield-2, keep-3.',
  'no-tiles': 'Une main est une armée et ses tuiles, comme borgo:mutant,claws.',
};

/** A problem of a setup or a position with its sentence in every language. */
export function setupProblemText(found: Problem): Problem {
  if (found.words) return found;
  const french = Object.hasOwn(FRENCH, found.code) ? FRENCH[found.code] : undefined;
  const fr = french === undefined ? positionProblemText(found, 'fr') : fillIn(french, found.params);
  return { ...found, words: { en: found.message, fr } };
}

function fillIn(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
