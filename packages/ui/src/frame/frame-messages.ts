import type { Language } from '@skirmish-kit/core';
import { translatorOf, type MessageTable } from '../translator.ts';

/** The messages of the frame of any game. */
export const frameMessages = {
  // players
  you: { en: 'you', fr: 'vous' },
  bot: { en: 'bot', fr: 'robot' },
  'bot-named': { en: 'bot, {name}', fr: 'robot, {name}' },
  person: { en: 'a person here', fr: 'une personne ici' },
  'sides-list': { en: 'Sides', fr: 'Camps' },
  // the banner
  preview: { en: 'Preview', fr: 'Aperçu' },
  'not-played': { en: 'Preview, not played', fr: 'Aperçu, rien n’est joué' },
  then: { en: 'then {n}', fr: 'puis {n}' },
  'your-turn': { en: 'Your turn', fr: 'À vous' },
  'your-turn-as': { en: 'Your turn, {side}', fr: 'À vous, {side}' },
  'enemy-attack': { en: 'Enemy attacks', fr: 'L’ennemi attaque' },
  'enemy-act': { en: 'React?', fr: 'Réagir\u00a0?' },
  'bot-thinks': { en: 'is thinking…', fr: 'réfléchit…' },
  paused: { en: 'Paused.', fr: 'En pause.' },
  over: { en: 'The end', fr: 'Fin' },
  'pass-on': { en: 'Pass it on', fr: 'Passez la main' },
  'pass-on-to': { en: 'Hand the screen to {side}.', fr: 'Donnez l’écran à {side}.' },
  'i-am': { en: 'I am {side}', fr: 'Je suis {side}' },
  replay: { en: 'Replay', fr: 'Reprise' },
  'looking-back': { en: 'Earlier', fr: 'Avant' },
  'replay-at': { en: 'Step {at} of {all}', fr: 'Étape {at} sur {all}' },
  skip: { en: 'Skip', fr: 'Passer' },
  // tools
  menu: { en: 'Menu', fr: 'Menu' },
  tools: { en: 'Tools', fr: 'Outils' },
  'whole-window': { en: 'Whole window', fr: 'Toute la fenêtre' },
  'into-page': { en: 'Back into the page', fr: 'Revenir dans la page' },
  symbols: { en: 'Symbols', fr: 'Symboles' },
  'first-game': { en: 'First game, step by step', fr: 'Première partie pas à pas' },
  'new-game': { en: 'New game', fr: 'Nouvelle partie' },
  pace: { en: 'Pace of the bots', fr: 'Rythme des robots' },
  play: { en: 'Play on', fr: 'Continuer' },
  pause: { en: 'Pause', fr: 'Pause' },
  'to-my-turn': { en: 'To my turn', fr: 'Jusqu’à mon tour' },
  'pace-now': { en: 'Pace: {pace}', fr: 'Rythme\u00a0: {pace}' },
  step: { en: 'One step', fr: 'Un pas' },
  slow: { en: 'slow', fr: 'lent' },
  normal: { en: 'normal', fr: 'normal' },
  fast: { en: 'fast', fr: 'rapide' },
  'quick-play': { en: 'Quick play', fr: 'Jeu rapide' },
  'quick-play-text': {
    en: 'One click moves, and a finished activation ends by itself.',
    fr: 'Un clic suffit pour bouger, une activation finie se termine seule.',
  },
  'text-view': { en: 'List, commands, keyboard', fr: 'Liste, commandes, clavier' },
  // the way through a game
  'way-through': { en: 'Moves of the game', fr: 'Coups de la partie' },
  first: { en: 'To the start', fr: 'Au début' },
  back: { en: 'Back', fr: 'Reculer' },
  autoplay: { en: 'Play', fr: 'Lire' },
  speed: { en: 'Speed', fr: 'Vitesse' },
  forward: { en: 'Forward', fr: 'Avancer' },
  last: { en: 'To the end', fr: 'À la fin' },
  'play-on-here': { en: 'Play on from here', fr: 'Reprendre d’ici' },
  now: { en: 'Back to now', fr: 'Revenir au présent' },
  'leave-branch': { en: 'Leave the branch of move {n}', fr: 'Quitter la variante du coup {n}' },
  move: { en: 'move\u00a0{n}', fr: 'coup\u00a0{n}' },
  kept: { en: 'Saved in this browser', fr: 'Gardée dans ce navigateur' },
} as const satisfies MessageTable;

export type FrameKey = keyof typeof frameMessages;

export const frameText = /* @__PURE__ */ translatorOf<FrameKey>(frameMessages);

/** How a bot plays, in a word; one that is just “the bot” needs none. */
const BOT_NAMES: MessageTable = {
  random: { en: 'easy', fr: 'facile' },
  quick: { en: 'medium', fr: 'moyen' },
  strong: { en: 'hard', fr: 'fort' },
};

/** The player of a side that is no person here: `bot, medium`. */
export function botName(language: Language, id: string): string {
  const name = BOT_NAMES[id]?.[language];
  return name ? frameText(language, 'bot-named', { name }) : frameText(language, 'bot');
}
