import type { Language, Params } from '@skirmish-kit/core';
import { translator, type MessageTable } from '../translator.ts';

/** The messages of the start panel. */
const startWords = {
  'who-plays-what': {
    en: 'Choose your side, then your opponent',
    fr: 'Choisissez votre camp, puis l’adversaire',
  },
  'add-pack': { en: 'Add a fan pack from a link', fr: 'Ajouter un pack par son adresse' },
  'pack-address': { en: 'Address of the pack', fr: 'Adresse du pack' },
  add: { en: 'Add', fr: 'Ajouter' },
  seat: { en: 'Player {n}', fr: 'Joueur {n}' },
  'who-plays': { en: 'Who plays {side}', fr: 'Qui joue {side}' },
  me: { en: 'Me', fr: 'Moi' },
  person: { en: 'Friend on this screen', fr: 'Ami sur cet écran' },
  bot: { en: 'Medium bot', fr: 'Robot moyen' },
  'badge-bot': { en: 'Bot', fr: 'Robot' },
  'badge-friend': { en: 'Friend', fr: 'Ami' },
  'bot-random': { en: 'Easy bot', fr: 'Robot facile' },
  'bot-quick': { en: 'Medium bot', fr: 'Robot moyen' },
  'bot-strong': { en: 'Hard bot', fr: 'Robot fort' },
  'rules-and-pace': { en: 'Rules and pace', fr: 'Règles et rythme' },
  moves: { en: 'Bot’s moves', fr: 'Coups du robot' },
  'one-by-one': { en: 'One by one', fr: 'Un par un' },
  'at-once': { en: 'At once', fr: 'D’un coup' },
  battles: { en: 'Battles', fr: 'Combats' },
  film: { en: 'Film', fr: 'Film' },
  step: { en: 'Step', fr: 'Pas à pas' },
  'skip-films': { en: 'Skip', fr: 'Passer' },
  seed: { en: 'Seed', fr: 'Graine' },
  'seed-text': {
    en: 'Same seed, same dice. Leave empty for a new one.',
    fr: 'Même graine, mêmes dés. Laissez vide pour une nouvelle.',
  },
  opponent: { en: 'Opponent', fr: 'Adversaire' },
  begins: { en: 'Who begins', fr: 'Qui commence' },
  start: { en: 'Start', fr: 'Commencer' },
  surprise: { en: 'Surprise me', fr: 'Au hasard' },
  'in-progress': { en: 'A game in progress: {points}', fr: 'Une partie en cours\u00a0: {points}' },
  'would-be-lost': {
    en: 'A game is under way: {points}. A new one takes its place.',
    fr: 'Une partie est en cours\u00a0: {points}. Une nouvelle prendrait sa place.',
  },
  'new-game': { en: 'New game', fr: 'Nouvelle partie' },
  'stays-below': {
    en: 'A new game lays it under “Earlier games”.',
    fr: 'Une nouvelle partie la range dans «\u00a0Parties précédentes\u00a0».',
  },
  earlier: { en: 'Earlier games', fr: 'Parties précédentes' },
  'look-again': { en: 'Look at it', fr: 'La revoir' },
  'go-on': { en: 'Go on with it', fr: 'La reprendre' },
  against: { en: ' against ', fr: ' contre ' },
  minutes: { en: 'About {n}\u00a0minutes', fr: 'Environ {n}\u00a0minutes' },
  learn: { en: 'First time here?', fr: 'Première partie\u00a0?' },
  'learn-by-playing': { en: 'Learn by playing', fr: 'Apprendre en jouant' },
} as const satisfies MessageTable;

export type StartKey = keyof typeof startWords;

export function startText(language: Language, key: StartKey, params?: Params): string {
  return translator<StartKey>(startWords, language)(key, params);
}

/** A player of a seat, as the label of a button. */
export function playerMessages(language: Language, player: string, first: boolean): string {
  if (player === 'human') return startText(language, first ? 'me' : 'person');
  const key = `bot-${player}`;
  return isBotKey(key) ? startText(language, key) : startText(language, 'bot');
}

function isBotKey(key: string): key is 'bot-random' | 'bot-quick' | 'bot-strong' {
  return key === 'bot-random' || key === 'bot-quick' || key === 'bot-strong';
}
