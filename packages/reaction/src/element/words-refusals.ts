import type { Phrases } from '@skirmish-kit/ui/words';
import type { RefusalCode } from '../rules/refusals.ts';

/** Why not, in whole sentences. */
export const refusalWords: Phrases<RefusalCode> = {
  'not-understood': {
    en: '“{answer}” is not understood here.',
    fr: '« {answer} » n’est pas compris ici.',
  },
  'no-such-thing': { en: 'There is no {id} here.', fr: 'Il n’y a pas de {id} ici.' },
  'out-of-game': { en: '{figure} is out of the game.', fr: '{figure} est hors jeu.' },
  'no-such-weapon': { en: '{figure} has no {weapon}.', fr: '{figure} n’a pas de {weapon}.' },
  'not-enough-ap': {
    en: 'It costs {cost} {cost|point|points}; {ap} left.',
    fr: 'Cela coûte {cost} {cost|point|points} ; il en reste {ap}.',
  },
  'own-side': { en: '{figure} is on the same side.', fr: '{figure} est du même camp.' },
  'not-own-side': {
    en: '{figure} is not on the same side.',
    fr: '{figure} n’est pas du même camp.',
  },
  'in-close-combat': {
    en: '{figure} is in close combat: only fighting is possible.',
    fr: '{figure} est au corps à corps : seul le combat est possible.',
  },
  'not-in-contact': {
    en: '{figure} does not touch {target}: {distance} between them.',
    fr: '{figure} ne touche pas {target} : {distance} les séparent.',
  },
  panicked: {
    en: '{figure} is panicked and may not start a fight.',
    fr: '{figure} est paniqué et ne peut engager de combat.',
  },
  'cannot-leave': {
    en: '{figure} cannot leave close combat by choice.',
    fr: '{figure} ne peut quitter le corps à corps de son plein gré.',
  },
  'off-table': { en: 'That is off the table.', fr: 'C’est hors de la table.' },
  occupied: {
    en: 'No room there: {by} is in the way.',
    fr: 'Pas de place ici : {by} occupe l’endroit.',
  },
  'no-way': { en: 'There is no way there.', fr: 'Aucun chemin n’y mène.' },
  'too-far': {
    en: 'Too far: {distance} costs {cost} {cost|point|points}; {ap} left.',
    fr: 'Trop loin : {distance} coûtent {cost} {cost|point|points} ; il en reste {ap}.',
  },
  'not-moving': { en: '{figure} is there already.', fr: '{figure} y est déjà.' },
  'cannot-move': { en: '{figure} cannot move.', fr: '{figure} ne peut pas se déplacer.' },
  'bad-facing': {
    en: '“{facing}” is not a direction: 0 to 359 degrees.',
    fr: '« {facing} » n’est pas une direction : de 0 à 359 degrés.',
  },
  'same-facing': { en: 'It looks that way already.', fr: 'La figurine regarde déjà par là.' },
  'no-obstacle': {
    en: 'There is no obstacle to cross on the way there.',
    fr: 'Aucun obstacle à franchir dans cette direction.',
  },
  'obstacle-too-high': {
    en: 'The obstacle is {height} high; {highest} can be crossed.',
    fr: 'L’obstacle fait {height} de haut ; on franchit jusqu’à {highest}.',
  },
  'obstacle-too-deep': {
    en: 'The obstacle is {depth} deep; {deepest} can be crossed.',
    fr: 'L’obstacle fait {depth} d’épaisseur ; on franchit jusqu’à {deepest}.',
  },
  'beyond-obstacle': {
    en: 'That is {distance} away; crossing reaches {farthest}.',
    fr: 'C’est à {distance} ; le franchissement mène à {farthest}.',
  },
  'no-line-of-sight': {
    en: '{figure} does not see {target}.',
    fr: '{figure} ne voit pas {target}.',
  },
  'out-of-arc': {
    en: '{target} is behind {figure}: turn first.',
    fr: '{target} est derrière {figure} : pivotez d’abord.',
  },
  'out-of-range': {
    en: '{distance} is out of range ({long}).',
    fr: '{distance} : hors de portée ({long}).',
  },
  'target-in-combat': {
    en: '{target} is in close combat and may not be shot at.',
    fr: '{target} est au corps à corps : on ne tire pas dessus.',
  },
  'cannot-burst': { en: 'A {weapon} cannot fire bursts.', fr: '{weapon} : pas de tir en rafale.' },
  'wrong-shots': {
    en: 'A burst has {least} to {most} shots, not {shots}.',
    fr: 'Une rafale compte {least} à {most} tirs, pas {shots}.',
  },
  'no-more-bursts': {
    en: '{weapon}: no more than {most} {most|burst|bursts} a turn.',
    fr: '{weapon} : pas plus de {most} {most|rafale|rafales} par tour.',
  },
  'targets-apart': {
    en: '{first} and {second} are {distance} apart; a burst covers {most}.',
    fr: '{first} et {second} sont à {distance} ; une rafale couvre {most}.',
  },
  'has-moved': {
    en: '{figure} has moved and cannot aim.',
    fr: '{figure} a bougé et ne peut plus viser.',
  },
  'wrong-mode': { en: '{weapon} is not fired like that.', fr: '{weapon} ne s’utilise pas ainsi.' },
  'no-weapon': { en: '{figure} has no weapon for that.', fr: '{figure} n’a pas d’arme pour cela.' },
  'not-the-acting-enemy': {
    en: 'The fire has to be at {enemy}, who is acting.',
    fr: 'Le tir doit viser {enemy}, qui est en train d’agir.',
  },
  'no-cover': {
    en: '{figure} has no cover to hide behind.',
    fr: '{figure} n’a rien derrière quoi s’abriter.',
  },
  'in-cover': { en: '{figure} has taken cover already.', fr: '{figure} est déjà à couvert.' },
  'out-of-reach': {
    en: '{id} is {distance} away; {reach} at most.',
    fr: '{id} est à {distance} ; {reach} au plus.',
  },
  'doorway-blocked': { en: '{by} stands in {door}.', fr: '{by} se tient dans {door}.' },
  'already-carried': { en: '{by} carries {object}.', fr: '{by} porte {object}.' },
  'nothing-to-do': { en: 'Nothing to do at {id}.', fr: 'Rien à faire à {id}.' },
  'not-damaged': {
    en: '{figure} has no damage there: {system}.',
    fr: '{figure} n’a pas de dégâts ici : {system}.',
  },
  'beyond-repair': { en: '{figure} is beyond repair.', fr: '{figure} est irréparable.' },
  'no-first-aid': { en: 'No first aid for {figure}.', fr: 'Pas de premiers soins pour {figure}.' },
  'not-a-casualty': { en: '{figure} needs no first aid.', fr: '{figure} n’a pas besoin de soins.' },
  'too-late': {
    en: 'Too late for {figure}, who fell in turn {turn}.',
    fr: 'Trop tard pour {figure}, tombé au tour {turn}.',
  },
  'already-aided': {
    en: 'First aid on {figure} has been tried already.',
    fr: 'Les premiers soins sur {figure} ont déjà été tentés.',
  },
  'not-burning': { en: '{figure} is not on fire.', fr: '{figure} n’est pas en feu.' },
  'already-acted': { en: '{id} has acted this turn.', fr: '{id} a déjà agi ce tour-ci.' },
  'not-yours': { en: '{id} cannot be chosen now.', fr: '{id} ne peut être choisi maintenant.' },
  'cannot-act': {
    en: '{figure} cannot act this turn.',
    fr: '{figure} ne peut pas agir ce tour-ci.',
  },
};
