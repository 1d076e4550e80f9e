import type { Phrases } from '@skirmish-kit/ui/words';

/** What happened, as sentences. A unit is `{unit}`, its attacker `{attacker}`, a place `{hex}`. */
export const momentWords = {
  placed: { en: '{unit} comes onto the board.', fr: '{unit} entre sur le plateau.' },
  turn: { en: 'Turn of {seat}', fr: 'Tour : {seat}' },
  drew: {
    en: '{seat} draws {tiles}; {left} left in the pile.',
    fr: '{seat} pioche {tiles} ; il en reste {left}.',
  },
  'last-tile': {
    en: '{seat} has drawn the last tile: the final battle is near.',
    fr: '{seat} a pioché sa dernière tuile : le combat final approche.',
  },
  discarded: { en: '{seat} discards {tile}.', fr: '{seat} défausse {tile}.' },
  played: { en: '{seat} plays {tile}.', fr: '{seat} joue {tile}.' },
  moved: { en: '{unit} has come from {from}.', fr: '{unit} vient de {from}.' },
  turned: { en: '{unit} turns.', fr: '{unit} pivote.' },
  pushed: { en: '{unit} is pushed away from {by}.', fr: '{unit} est repoussé depuis {by}.' },
  swapped: { en: '{unit} changes places with {with}.', fr: '{unit} échange sa place avec {with}.' },
  'turn-ends': { en: '{seat} ends the turn.', fr: '{seat} termine son tour.' },
  battle: { en: 'Battle ({cause})', fr: 'Combat ({cause})' },
  phase: { en: 'Phase {phase}', fr: 'Phase {phase}' },
  held: { en: '{unit} is netted and does nothing.', fr: '{unit}, pris au filet, ne fait rien.' },
  missed: { en: '{unit} has missed its moment.', fr: '{unit} a manqué son moment.' },
  acts: { en: '{unit} acts.', fr: '{unit} agit.' },
  explodes: { en: '{unit} blows itself up.', fr: '{unit} se fait exploser.' },
  converted: {
    en: '{unit} strikes as {to} thanks to the Quartermaster.',
    fr: '{unit} attaque en {to} grâce au Quartier-Maître.',
  },
  blocked: {
    en: 'Armour of {unit} stops {attacker}.',
    fr: 'Le blindage de {unit} arrête {attacker}.',
  },
  hit: {
    en: '{attacker} hits {unit} for {strength} ({kind}).',
    fr: '{attacker} touche {unit} : {strength} ({kind}).',
  },
  healed: {
    en: 'The Medic on {medic} is spent to save {unit} from {strength} {strength|wound|wounds}.',
    fr: 'Le Médecin en {medic} se sacrifie et évite {strength} {strength|blessure|blessures} à {unit}.',
  },
  wounded: {
    en: '{unit} survives with {wounds} {wounds|wound|wounds}.',
    fr: '{unit} survit avec {wounds} {wounds|blessure|blessures}.',
  },
  hq: { en: 'HQ of {army}: {points} left.', fr: 'QG {army} : il reste {points}.' },
  scored: {
    en: '{seat} scores {won} and has {points}.',
    fr: '{seat} marque {won} et atteint {points}.',
  },
  removed: { en: '{unit} leaves the board ({cause}).', fr: '{unit} quitte le plateau ({cause}).' },
  marked: { en: '{unit}: {marker}.', fr: '{unit} : {marker}.' },
  'battle-ends': { en: 'The battle is over.', fr: 'Le combat est terminé.' },
  eliminated: { en: '{army} is out of the game.', fr: '{army} est éliminé.' },
  'extra-turn': {
    en: 'HQs are level at {points}: one more turn each.',
    fr: 'Égalité à {points} : un tour de plus chacun.',
  },
  'game-over': { en: 'The game is over. {winners}', fr: 'La partie est finie. {winners}' },
} as const satisfies Phrases;
