import type { MessageTable } from '@skirmish-kit/core';

/** What the element itself says: prompts, buttons, headings, words inside sentences. */
export const elementMessages = {
  // answers
  end: { en: 'End the turn', fr: 'Terminer le tour' },
  discard: { en: 'Discard', fr: 'Défausser' },
  'discard-tile': { en: 'Discard {tile}', fr: 'Défausser {tile}' },
  place: { en: 'Place on {hex}', fr: 'Poser en {hex}' },
  'play-it': { en: 'Play {tile}', fr: 'Jouer {tile}' },
  'turn-left': { en: 'Turn left', fr: 'Tourner à gauche' },
  'turn-right': { en: 'Turn right', fr: 'Tourner à droite' },
  cancel: { en: 'Cancel', fr: 'Annuler le choix' },
  confirm: { en: 'Move', fr: 'Déplacer' },
  'pick-tile': { en: 'Choose a tile of the hand.', fr: 'Choisissez une tuile de la main.' },
  'pick-hex': { en: '{tile}: choose a lit hex.', fr: '{tile} : choisissez une case allumée.' },
  'pick-unit': { en: '{tile}: choose a lit unit.', fr: '{tile} : choisissez une unité allumée.' },
  'pick-turn': {
    en: '{tile} on {hex}: turn it, then confirm.',
    fr: '{tile} en {hex} : tournez-la, puis confirmez.',
  },
  'pick-second': { en: 'Now the unit to push.', fr: 'Maintenant l’unité à repousser.' },
  'step-discard': { en: 'Discard one', fr: 'Défausser' },
  'step-play': { en: 'Play', fr: 'Jouer' },
  'step-play-left': { en: 'Play, {n} left', fr: 'Jouer, encore {n}' },
  // why a tile of the hand is of no use now
  'no-use': { en: 'Nothing to do with it now.', fr: 'Sans effet pour l’instant.' },
  'no-use-push': {
    en: 'Nobody to push: no enemy touches a free unit of yours.',
    fr: 'Personne à repousser\u00a0: aucun ennemi ne touche une de vos unités libres.',
  },
  'no-use-move': {
    en: 'Nobody to move: all your units are held, or you have none.',
    fr: 'Personne à déplacer\u00a0: vos unités sont prises, ou vous n’en avez pas.',
  },
  'no-use-wound': {
    en: 'No target: no enemy unit is on the board.',
    fr: 'Aucune cible\u00a0: pas d’unité ennemie sur le plateau.',
  },
  'no-use-destroy': {
    en: 'No target: no enemy touches your HQ.',
    fr: 'Aucune cible\u00a0: aucun ennemi ne touche votre QG.',
  },
  // hands and piles
  hand: { en: 'Hand of {seat}', fr: 'Main : {seat}' },
  'empty-hand': { en: 'No tiles in hand.', fr: 'Aucune tuile en main.' },
  'drawn-next': { en: 'drawn next turn', fr: 'piochée au prochain tour' },
  pile: { en: '{left} in the pile', fr: '{left} en pioche' },
  // the board
  board: { en: 'Board', fr: 'Plateau' },
  'empty-hex': { en: '{hex}, empty', fr: '{hex}, vide' },
  initiative: { en: 'initiative {n}', fr: 'initiative {n}' },
  toughness: { en: 'toughness {n}', fr: 'endurance {n}' },
  rotation: { en: 'turned {n}', fr: 'tourné de {n}' },
  mobile: { en: 'mobile', fr: 'mobile' },
  'netted-now': { en: 'netted', fr: 'pris au filet' },
  'no-power-now': { en: 'without power', fr: 'sans énergie' },
  wounds: { en: '{n} {n|wound|wounds}', fr: '{n} {n|blessure|blessures}' },
  points: { en: '{n} {n|point|points}', fr: '{n} {n|point|points}' },
  'lit-hex': { en: 'possible', fr: 'possible' },
  'attacked-by': { en: 'Attacked by {list}.', fr: 'Attaqué par {list}.' },
  'not-attacked': { en: 'Nobody attacks here.', fr: 'Personne n’attaque ici.' },
  attacks: { en: 'Attacks {list}.', fr: 'Attaque {list}.' },
  // battle
  'order-of-play': { en: 'Order of play', fr: 'Ordre de jeu' },
  'phase-of': { en: 'phase {at} of {all}', fr: 'phase {at} sur {all}' },
  nobody: { en: 'nobody', fr: 'personne' },
  follows: { en: 'If the battle ran to its end', fr: 'Si le combat allait à son terme' },
  'what-if': { en: 'Preview the battle', fr: 'Aperçu du combat' },
  'what-if-title': {
    en: 'If the battle began now',
    fr: 'Si le combat commençait maintenant',
  },
  preview: { en: 'Preview', fr: 'Aperçu' },
  'what-if-with': { en: '{title}, with {tile}', fr: '{title}, avec {tile}' },
  'what-if-on': { en: '{title}, with {tile} on {hex}', fr: '{title}, avec {tile} en {hex}' },
  'the-battle': { en: 'The battle', fr: 'Le combat' },
  'no-battle': { en: 'Back to the game', fr: 'Retour à la partie' },
  heat: { en: 'Show best hexes', fr: 'Meilleures cases' },
  edition: { en: 'edition {edition}', fr: 'édition {edition}' },
  controls: { en: 'Controls', fr: 'Commandes' },
  // the second view
  keys: {
    en: 'Keys: arrows, Q E A D move over the board, Enter chooses, R turns, 1–6 pick a tile, B shows best hexes, P previews the battle, I tells what attacks there, Escape cancels, Ctrl+Z takes back, ? comes here.',
    fr: 'Touches : flèches, Q E A D parcourent le plateau, Entrée choisit, R tourne, 1–6 prennent une tuile, B montre les meilleures cases, P l’aperçu du combat, I dit ce qui y attaque, Échap annule, Ctrl+Z reprend, ? mène ici.',
  },
  // actions of units of fan armies
  specials: { en: 'Actions of units', fr: 'Actions des unités' },
  'do-special': { en: 'Do it', fr: 'Agir' },
} as const satisfies MessageTable;

export type ElementKey = keyof typeof elementMessages;
