import { translator, type Language, type Params, type MessageTable } from '@skirmish-kit/core';

/** What the element itself says: buttons, prompts, headings. */
export const elementMessages = {
  // the frame
  round: { en: 'Round {round}', fr: 'Round {round}' },
  before: { en: 'Before the battle', fr: 'Avant la bataille' },
  'first-to': { en: 'first to {points}', fr: 'à {points} points' },
  'left-of': { en: '{count} of {all} left', fr: '{count} sur {all} en lice' },
  // the board
  board: { en: 'The battlefield', fr: 'Le champ de bataille' },
  'board-keys': {
    en: 'Arrow keys go from cube to cube, Page Up and Page Down change the level, + and − come closer, N goes to the next that can be chosen, Enter chooses, V tells who sees it.',
    fr: 'Les flèches vont de cube en cube, Page préc. et Page suiv. changent de niveau, + et − rapprochent, N passe à la cible suivante, Entrée choisit, V dit qui voit.',
  },
  'from-above': { en: 'From above', fr: 'Du dessus' },
  isometric: { en: 'Isometric', fr: 'Isométrique' },
  'no-isometric': {
    en: 'The isometric view could not be loaded.',
    fr: 'La vue isométrique n’a pas pu être chargée.',
  },
  closer: { en: 'Closer', fr: 'Plus près' },
  level: { en: 'Level', fr: 'Niveau' },
  'level-n': { en: 'Level {level}', fr: 'Niveau {level}' },
  'figures-n': { en: '{n} {n|figure|figures}', fr: '{n} {n|figurine|figurines}' },
  smoke: { en: 'smoke', fr: 'fumée' },
  'toxic-smoke': { en: 'toxic', fr: 'toxique' },
  objective: { en: 'Objective, {n} {n|point|points}', fr: 'Objectif, {n} {n|point|points}' },
  'no-floor': { en: 'no floor', fr: 'pas de sol' },
  'sees-clear': { en: 'clear', fr: 'dégagé' },
  'sees-partial': { en: 'partly seen', fr: 'en partie vu' },
  'sees-none': { en: 'not seen', fr: 'pas vu' },
  'range-n': { en: 'range {n}', fr: 'portée {n}' },
  // what can be done
  short: { en: 'short', fr: 'courte' },
  long: { en: 'long', fr: 'longue' },
  free: { en: 'free', fr: 'gratuite' },
  'price-left': { en: '{price} · leaves {left} short', fr: '{price} · reste {left} courte' },
  'price-last': { en: '{price} · {model}’s last', fr: '{price} · la dernière de {model}' },
  'with-die': { en: '{face} die', fr: 'dé {face}' },
  answers: { en: 'Answers', fr: 'Réponses' },
  activate: { en: 'Activate', fr: 'Activer' },
  deploy: { en: 'Deploy here', fr: 'Déployer ici' },
  move: { en: 'Move', fr: 'Se déplacer' },
  sprint: { en: 'Sprint', fr: 'Sprinter' },
  shoot: { en: 'Shoot', fr: 'Tirer' },
  'fire-for-effect': { en: 'Fire for effect', fr: 'Mitrailler' },
  fight: { en: 'Fight', fr: 'Combattre' },
  'point-figure': { en: 'Click one of your figures.', fr: 'Cliquez sur une de vos figurines.' },
  'point-cube': { en: 'Click one of the marked cubes.', fr: 'Cliquez sur un des cubes marqués.' },
  'point-any': {
    en: 'Click a marked cube to go there, or an enemy to attack it.',
    fr: 'Cliquez sur un cube marqué pour y aller, ou sur un ennemi pour l’attaquer.',
  },
  'not-now': { en: 'Do not ask again this turn', fr: 'Ne plus demander ce tour' },
  'only-dying': { en: 'Ask only when I could die', fr: 'Ne demander que si je peux mourir' },
  'who-acted': { en: 'Round {round}: who has acted', fr: 'Round {round} : qui a agi' },
  // figures in words
  pinned: { en: 'pinned', fr: 'bloquée' },
  wounded: { en: '{n} damage', fr: '{n} de dégâts' },
  burning: { en: 'on fire', fr: 'en feu' },
  tagged: { en: 'tagged', fr: 'marquée' },
  activated: { en: 'has acted', fr: 'a agi' },
  acting: { en: 'acts now', fr: 'agit' },
  dead: { en: 'dead', fr: 'morte' },
  waiting: { en: 'not on the board yet', fr: 'pas encore en jeu' },
  wreck: { en: 'a wreck', fr: 'une épave' },
  left: { en: 'has left the board', fr: 'a quitté la table' },
  packed: { en: 'packed up', fr: 'remballée' },
  carries: { en: 'carries {items}', fr: 'porte : {items}' },
  'seen-by': { en: '{model} is seen by {models}.', fr: '{model} est vue par {models}.' },
  'seen-by-nobody': { en: 'No enemy sees {model}.', fr: 'Aucun ennemi ne voit {model}.' },
  empty: { en: 'nobody', fr: 'personne' },
  figures: { en: 'Figures', fr: 'Figurines' },
  'table-summary': {
    en: '{round}. {sides} {objectives}',
    fr: '{round}. {sides} {objectives}',
  },
  'side-summary': {
    en: '{side}: {points} points, {count} of {all} on the board.',
    fr: '{side} : {points} points, {count} sur {all} en jeu.',
  },
  'goal-summary': { en: 'Objective in {cube}: {whose}.', fr: 'Objectif en {cube} : {whose}.' },
  nobody: { en: 'nobody’s', fr: 'à personne' },
} as const satisfies MessageTable;

export type ElementKey = keyof typeof elementMessages;

export type ElementText = (key: ElementKey, params?: Params) => string;

export function elementText(language: Language): ElementText {
  return translator<ElementKey>(elementMessages, language);
}
