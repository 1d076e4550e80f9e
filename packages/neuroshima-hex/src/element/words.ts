import type { Phrases } from '@skirmish-kit/ui/words';

/** What the element itself says: prompts, buttons, headings, words inside sentences. */
export const elementWords = {
  // the question that is open
  'ask-other': { en: '{seat} chooses.', fr: '{seat} choisit.' },
  'bot-thinks': { en: 'The bot plays {seat}.', fr: 'L’ordinateur joue {seat}.' },
  // answers
  end: { en: 'End the turn', fr: 'Terminer le tour' },
  discard: { en: 'Discard', fr: 'Défausser' },
  'discard-tile': { en: 'Discard {tile}', fr: 'Défausser {tile}' },
  place: { en: 'Place here', fr: 'Poser ici' },
  'play-it': { en: 'Play {tile}', fr: 'Jouer {tile}' },
  'turn-left': { en: 'Turn left', fr: 'Tourner à gauche' },
  'turn-right': { en: 'Turn right', fr: 'Tourner à droite' },
  cancel: { en: 'Cancel', fr: 'Annuler le choix' },
  confirm: { en: 'Move', fr: 'Déplacer' },
  'pick-tile': { en: 'Choose a tile of the hand.', fr: 'Choisissez une tuile de la main.' },
  'pick-hex': { en: '{tile}: choose a lit hex.', fr: '{tile} : choisissez une case allumée.' },
  'pick-unit': { en: '{tile}: choose a lit unit.', fr: '{tile} : choisissez une unité allumée.' },
  'pick-turn': {
    en: '{tile} on {hex}: turn it (R, wheel), then confirm.',
    fr: '{tile} en {hex} : tournez-la (R, molette), puis confirmez.',
  },
  'pick-second': { en: 'Now the unit to push.', fr: 'Maintenant l’unité à repousser.' },
  'step-discard': { en: 'Discard one', fr: 'Défausser' },
  'step-play': { en: 'Play', fr: 'Jouer' },
  'step-play-left': { en: 'Play, {n} left', fr: 'Jouer, encore {n}' },
  // hands and piles
  hand: { en: 'Hand of {seat}', fr: 'Main : {seat}' },
  'empty-hand': { en: 'No tiles in hand.', fr: 'Aucune tuile en main.' },
  pile: { en: '{left} in the pile', fr: '{left} en pioche' },
  'draw-for-me': { en: 'Draw for me', fr: 'Piocher pour moi' },
  chosen: { en: 'Chosen: {tiles}', fr: 'Choisies : {tiles}' },
  'enter-draw': { en: 'These were drawn', fr: 'Voilà la pioche' },
  again: { en: 'Start over', fr: 'Recommencer' },
  // the board
  board: { en: 'Board', fr: 'Plateau' },
  'empty-hex': { en: '{hex}, empty', fr: '{hex}, vide' },
  initiative: { en: 'initiative {n}', fr: 'initiative {n}' },
  toughness: { en: 'toughness {n}', fr: 'endurance {n}' },
  rotation: { en: 'turned {n}', fr: 'tourné de {n}' },
  mobile: { en: 'mobile', fr: 'mobile' },
  'netted-now': { en: 'netted', fr: 'pris au filet' },
  wounds: { en: '{n} {n|wound|wounds}', fr: '{n} {n|blessure|blessures}' },
  points: { en: '{n} {n|point|points}', fr: '{n} {n|point|points}' },
  'lit-hex': { en: 'possible', fr: 'possible' },
  'attacked-by': { en: 'Attacked by {list}.', fr: 'Attaqué par {list}.' },
  'not-attacked': { en: 'Nobody attacks here.', fr: 'Personne n’attaque ici.' },
  attacks: { en: 'Attacks {list}.', fr: 'Attaque {list}.' },
  'board-summary': { en: 'Whole board', fr: 'Tout le plateau' },
  // battle
  'order-of-play': { en: 'Order of play', fr: 'Ordre de jeu' },
  'phase-of': { en: 'phase {at} of {all}', fr: 'phase {at} sur {all}' },
  'before-battle': { en: 'before the battle', fr: 'avant le combat' },
  'after-battle': { en: 'after the battle', fr: 'après le combat' },
  'battle-mode': { en: 'battle', fr: 'combat' },
  nobody: { en: 'nobody', fr: 'personne' },
  follows: { en: 'If the battle ran to its end', fr: 'Si le combat allait à son terme' },
  'what-if': { en: 'If it came to battle now', fr: 'Si le combat commençait' },
  'what-if-title': {
    en: 'If the battle started now',
    fr: 'Si le combat commençait maintenant',
  },
  'the-battle': { en: 'The battle', fr: 'Le combat' },
  'no-battle': { en: 'Back to the game', fr: 'Retour à la partie' },
  heat: { en: 'Where it pays', fr: 'Où poser' },
  choices: { en: 'Choices in this battle', fr: 'Choix dans ce combat' },
  'choice-in': { en: 'Phase {phase}, {seat}', fr: 'Phase {phase}, {seat}' },
  first: { en: 'Start', fr: 'Début' },
  back: { en: 'Back', fr: 'Reculer' },
  'next-phase': { en: 'Next phase', fr: 'Phase suivante' },
  last: { en: 'End', fr: 'Fin' },
  forward: { en: 'Forward', fr: 'Avancer' },
  'replay-at': { en: 'Step {at} of {all}', fr: 'Étape {at} sur {all}' },
  edition: { en: 'edition {edition}', fr: 'édition {edition}' },
  controls: { en: 'Controls', fr: 'Commandes' },
  'new-game': { en: 'New game', fr: 'Nouvelle partie' },
  // puzzle
  'puzzle-goal': {
    en: '{seat}: use all your tiles, then fight. Goal: {goals}.',
    fr: '{seat} : jouez toutes vos tuiles, puis combattez. But : {goals}.',
  },
  'puzzle-solved': { en: 'Solved: {goals}.', fr: 'Résolu : {goals}.' },
  'puzzle-missed': {
    en: 'Not yet. Goal, whatever the others decide: {goals}.',
    fr: 'Pas encore. But, quoi que décident les autres : {goals}.',
  },
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
  'take-back': { en: 'Take back', fr: 'Reprendre' },
  // reference
  search: { en: 'Search tiles and rules', fr: 'Chercher tuiles et règles' },
  rules: { en: 'Rules', fr: 'Règles' },
  'no-match': { en: 'Nothing matches.', fr: 'Rien ne correspond.' },
  'times-n': { en: '×{n}', fr: '×{n}' },
  // the second view
  'list-view': { en: 'Commands and keyboard', fr: 'Commandes et clavier' },
  keys: {
    en: 'Keys: arrows, Q E A D move over the board, Enter chooses, R turns, 1–6 pick a tile, I tells what attacks there, Escape cancels, Ctrl+Z takes back, ? comes here.',
    fr: 'Touches : flèches, Q E A D parcourent le plateau, Entrée choisit, R tourne, 1–6 prennent une tuile, I dit ce qui y attaque, Échap annule, Ctrl+Z reprend, ? mène ici.',
  },
  // words inside sentences
  hq: { en: 'HQ', fr: 'QG' },
  soldier: { en: 'soldier', fr: 'soldat' },
  module: { en: 'module', fr: 'module' },
  foundation: { en: 'foundation', fr: 'fondation' },
  'edges-armour': {
    en: 'armour on {n} {n|edge|edges}',
    fr: 'blindage sur {n} {n|côté|côtés}',
  },
  'edges-net': { en: 'net on {n} {n|edge|edges}', fr: 'filet sur {n} {n|côté|côtés}' },
  'effect-melee': { en: '{n+} melee', fr: '{n+} au corps à corps' },
  'effect-ranged': { en: '{n+} to shots', fr: '{n+} au tir' },
  'effect-initiative': { en: '{n+} initiative', fr: '{n+} en initiative' },
  'effect-toughness': { en: '{n+} toughness', fr: '{n+} en endurance' },
  'effect-actions': { en: 'an extra action', fr: 'une action de plus' },
  'effect-for': { en: '{list} for linked friends', fr: '{list} aux alliés reliés' },
  'effect-against': { en: '{list} for linked enemies', fr: '{list} aux ennemis reliés' },
  'effect-heal': { en: 'takes a hit for linked friends', fr: 'encaisse pour les alliés reliés' },
  'effect-carry': { en: 'makes linked friends mobile', fr: 'rend mobiles les alliés reliés' },
  'effect-stride': { en: 'friends move two hexes', fr: 'les alliés se déplacent de deux cases' },
  'effect-capture': {
    en: 'linked enemy modules serve you',
    fr: 'les modules ennemis reliés vous servent',
  },
  'effect-convert': {
    en: 'turns melee into shots and back',
    fr: 'convertit corps à corps et tir',
  },
  'effect-explode': { en: 'may blow itself up', fr: 'peut se faire exploser' },
  'effect-battle': { en: 'starts a battle', fr: 'déclenche un combat' },
  'effect-move': { en: 'moves and turns one of your units', fr: 'déplace et tourne une unité' },
  'effect-push': { en: 'pushes an adjacent enemy away', fr: 'repousse un ennemi adjacent' },
  'effect-wound': { en: 'wounds any enemy unit', fr: 'blesse une unité ennemie' },
  'effect-destroy': {
    en: 'destroys an enemy next to your HQ',
    fr: 'détruit un ennemi adjacent à votre QG',
  },
  'effect-blast': { en: 'wounds seven hexes', fr: 'blesse sept cases' },
  'instant-kind': { en: 'instant', fr: 'action immédiate' },
} as const satisfies Phrases;

export type ElementKey = keyof typeof elementWords;

export function isElementKey(key: string): key is ElementKey {
  return Object.hasOwn(elementWords, key);
}
