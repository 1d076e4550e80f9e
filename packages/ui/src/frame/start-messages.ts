import type { Language, Params } from '@skirmish-kit/core';
import { translator, type MessageTable } from '../translator.ts';

/** The messages of the start panel. */
const startWords = {
  'who-plays-what': { en: 'Your side, then the others', fr: 'Votre camp, puis les autres' },
  'add-pack': { en: 'Add a fan pack from a link', fr: 'Ajouter un pack par son adresse' },
  'pack-address': { en: 'Address of the pack', fr: 'Adresse du pack' },
  add: { en: 'Add', fr: 'Ajouter' },
  seat: { en: 'Seat {n}', fr: 'Place {n}' },
  'who-plays': { en: 'Who plays {side}', fr: 'Qui joue {side}' },
  me: { en: 'Me', fr: 'Moi' },
  person: { en: 'A person here', fr: 'Quelqu’un ici' },
  bot: { en: 'Bot', fr: 'Robot' },
  'bot-random': { en: 'Easy bot', fr: 'Robot facile' },
  'bot-quick': { en: 'Steady bot', fr: 'Robot posé' },
  'bot-strong': { en: 'Hard bot', fr: 'Robot coriace' },
  'rules-and-pace': { en: 'Rules and pace', fr: 'Règles et rythme' },
  remembered: { en: 'remembered in this browser', fr: 'retenu dans ce navigateur' },
  moves: { en: 'Bot’s moves', fr: 'Coups du robot' },
  'one-by-one': { en: 'One by one', fr: 'Un par un' },
  'at-once': { en: 'At once', fr: 'D’un coup' },
  battles: { en: 'Battles', fr: 'Combats' },
  film: { en: 'Film', fr: 'Film' },
  step: { en: 'Step', fr: 'Pas à pas' },
  'skip-films': { en: 'Skip', fr: 'Passer' },
  seed: { en: 'Seed', fr: 'Graine' },
  'seed-text': {
    en: 'The same seed draws and rolls the same; empty for another each time.',
    fr: 'La même graine donne les mêmes tirages\u00a0; vide, elle change à chaque fois.',
  },
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
