import type { LocalisedText } from '@skirmish-kit/core';

/** All texts of the editor. */
export const EDITOR_MESSAGES = {
  board: { en: 'Board', fr: 'Plateau' },
  undo: { en: 'Undo', fr: 'Annuler' },
  redo: { en: 'Redo', fr: 'Rétablir' },
  clear: { en: 'Clear', fr: 'Tout enlever' },
  controls: { en: 'Controls', fr: 'Commandes' },
  // the palette
  tiles: { en: 'Tiles', fr: 'Tuiles' },
  search: { en: 'Search tiles', fr: 'Chercher une tuile' },
  'nothing-found': { en: 'No tile is called so.', fr: 'Aucune tuile ne porte ce nom.' },
  // what is picked
  start: {
    en: 'Pick a tile, then a hex. Drag works too.',
    fr: 'Prenez une tuile, puis une case. On peut aussi la glisser.',
  },
  held: { en: '{tile}: now choose a hex.', fr: '{tile} : choisissez une case.' },
  placed: { en: '{tile} on {hex}.', fr: '{tile} en {hex}.' },
  removed: { en: '{tile} removed from {hex}.', fr: '{tile} retirée de {hex}.' },
  turned: { en: 'Turned {n} of 6.', fr: 'Tournée de {n} sur 6.' },
  empty: { en: '{hex}, empty', fr: '{hex}, vide' },
  'turned-by': { en: 'turned {n} of 6', fr: 'tournée de {n} sur 6' },
  points: { en: '{n} points', fr: '{n} points' },
  wounds: { en: 'wounds: {n}', fr: 'blessures : {n}' },
  'turn-left': { en: 'Turn left', fr: 'Tourner à gauche' },
  'turn-right': { en: 'Turn right', fr: 'Tourner à droite' },
  'wound-more': { en: 'One wound more', fr: 'Une blessure de plus' },
  'wound-less': { en: 'One wound less', fr: 'Une blessure de moins' },
  remove: { en: 'Remove', fr: 'Retirer' },
  release: { en: 'Let go', fr: 'Reposer' },
  keys: {
    en: 'Keys: arrows, Q E A D go over the board; Enter takes, lays down, moves; R (Shift+R) turns, on a picked tile Q and E as well; + and − wound; Delete removes; Escape lets go; Ctrl+Z takes back. The wheel turns the picked tile.',
    fr: 'Touches : flèches, Q E A D parcourent le plateau ; Entrée prend, pose, déplace ; R (Maj+R) tourne, Q et E aussi sur une tuile prise ; + et − blessent ; Suppr retire ; Échap repose ; Ctrl+Z annule. La molette tourne la tuile prise.',
  },
  keyboard: { en: 'Keyboard', fr: 'Clavier' },
  // the rules
  edition: { en: 'Edition', fr: 'Édition' },
  'hq-points': { en: 'HQ {army}', fr: 'QG {army}' },
  rules: { en: 'House rules', fr: 'Règles maison' },
  'board-standard': { en: '19 hexes', fr: '19 cases' },
  'board-hill': { en: '19 hexes, a hill', fr: '19 cases, une colline' },
  'board-extended': { en: '37 hexes', fr: '37 cases' },
  medicScope: { en: 'A Medic takes all hits of', fr: 'Un Médecin encaisse les coups' },
  'medicScope-unit': { en: 'one unit', fr: 'd’une unité' },
  'medicScope-edge': { en: 'one edge', fr: 'd’un côté' },
  'medicScope-symbol': { en: 'one symbol', fr: 'd’un symbole' },
  netCycle3: { en: 'Nets in a ring cancel', fr: 'Les filets en rond s’annulent' },
  gaussVsArmour: { en: 'Armour saves from Gauss', fr: 'Le blindage protège du Gauss' },
  clownHitsHq: { en: 'A Clown’s blast hurts HQs', fr: 'Le Clown qui explose blesse les QG' },
  hqNeverHurtsHq: { en: 'An HQ never hurts an HQ', fr: 'Un QG ne blesse jamais un QG' },
  quartermaster: { en: 'Quartermaster', fr: 'Quartier-Maître' },
  'quartermaster-each-phase': { en: 'once a phase', fr: 'une fois par phase' },
  'quartermaster-one-attack': { en: 'once a battle', fr: 'une fois par combat' },
  hillLiftsHq: { en: 'The hill lifts HQs', fr: 'La colline élève les QG' },
  scoperFriendly: {
    en: 'Captured modules are friends',
    fr: 'Les modules capturés sont alliés',
  },
  // the notation
  notation: { en: 'Notation', fr: 'Notation' },
  'no-position': { en: 'This is not a position yet.', fr: 'Ce n’est pas encore une position.' },
  // what if
  'what-if': {
    en: 'If the battle started now',
    fr: 'Si le combat commençait maintenant',
  },
  'nobody-here': {
    en: 'There are no units to fight.',
    fr: 'Il n’y a aucune unité pour se battre.',
  },
  phase: { en: 'Phase {n}', fr: 'Phase {n}' },
  'nobody-falls': { en: 'No unit leaves the board.', fr: 'Aucune unité ne quitte le plateau.' },
  choices: {
    en: 'Choices answered by default: {n}. Step through to decide otherwise.',
    fr: 'Choix faits par défaut : {n}. Pas à pas, on peut en décider autrement.',
  },
  step: { en: 'Step through the battle', fr: 'Suivre le combat pas à pas' },
  'step-close': { en: 'Close the battle', fr: 'Fermer le combat' },
  // handing on
  'play-from-here': { en: 'Play from here', fr: 'Jouer à partir d’ici' },
  'hand-on': { en: 'Hand it on', fr: 'Partager' },
  'copy-notation': { en: 'Copy notation', fr: 'Copier la notation' },
  'copy-link': { en: 'Copy link', fr: 'Copier le lien' },
  'copy-diagram': { en: 'Code for a diagram', fr: 'Code du diagramme' },
  'copy-battle': { en: 'Code for the battle', fr: 'Code du combat' },
  'save-svg': { en: 'Save as SVG', fr: 'Enregistrer en SVG' },
  copied: { en: 'Copied.', fr: 'Copié.' },
  'copy-yourself': { en: 'Selected: press Ctrl+C.', fr: 'Sélectionné : Ctrl+C.' },
} as const satisfies Readonly<Record<string, LocalisedText>>;

export type EditorKey = keyof typeof EDITOR_MESSAGES;
