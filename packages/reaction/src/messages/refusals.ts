import { asNumber, message, asText } from '@skirmish-kit/core';
import { distance, idName, word } from './formatters.ts';

/**
 * Every reason for which an answer is turned down, in whole sentences. Distances are in tenths of a
 * centimetre.
 */
export const refusals = {
  /** The key is no answer to this question at all. */
  'not-understood': message(
    { answer: asText },
    { en: '“{answer}” is not understood here.', fr: '« {answer} » n’est pas compris ici.' },
  ),
  /** No such figure, weapon, door, object or objective. */
  'no-such-thing': message(
    { id: idName },
    { en: 'There is no {id} here.', fr: 'Il n’y a pas de {id} ici.' },
  ),
  /** Already out of the game. RX-REACT-13 */
  'out-of-game': message(
    { figure: idName },
    { en: '{figure} is out of the game.', fr: '{figure} est hors jeu.' },
  ),
  /** The figure has no such weapon. RX-SHOOT-02 */
  'no-such-weapon': message(
    { figure: idName, weapon: idName },
    { en: '{figure} has no {weapon}.', fr: '{figure} n’a pas de {weapon}.' },
  ),
  /** RX-AP-01 */
  'not-enough-ap': message(
    { cost: asNumber, ap: asNumber },
    {
      en: 'It costs {cost} {cost|point|points}; {ap} left.',
      fr: 'Cela coûte {cost} {cost|point|points} ; il en reste {ap}.',
    },
  ),
  /** A friend cannot be attacked. RX-SHOOT-01, RX-CC-01 */
  'own-side': message(
    { figure: idName },
    { en: '{figure} is on the same side.', fr: '{figure} est du même camp.' },
  ),
  /** Only of the own side: first aid, repair. */
  'not-own-side': message(
    { figure: idName },
    { en: '{figure} is not on the same side.', fr: '{figure} n’est pas du même camp.' },
  ),
  /** In close combat nothing else is possible. RX-CC-02 */
  'in-close-combat': message(
    { figure: idName },
    {
      en: '{figure} is in close combat: only fighting is possible.',
      fr: '{figure} est au corps à corps : seul le combat est possible.',
    },
  ),
  /** Not in base contact. RX-CC-01, RX-ACTG-03, RX-MACH-06 */
  'not-in-contact': message(
    { figure: idName, target: idName, distance },
    {
      en: '{figure} does not touch {target}: {distance} between them.',
      fr: '{figure} ne touche pas {target} : {distance} les séparent.',
    },
  ),
  /** A panicked figure may not start close combat. RX-REACT-12 */
  panicked: message(
    { figure: idName },
    {
      en: '{figure} is panicked and may not start a fight.',
      fr: '{figure} est paniqué et ne peut engager de combat.',
    },
  ),
  /** Combat cannot be left by choice. RX-CC-18 */
  'cannot-leave': message(
    { figure: idName },
    {
      en: '{figure} cannot leave close combat by choice.',
      fr: '{figure} ne peut quitter le corps à corps de son plein gré.',
    },
  ),
  /** Not on the table. RX-MOVE-03 */
  'off-table': message(
    { x: asNumber, y: asNumber },
    { en: 'That is off the table.', fr: 'C’est hors de la table.' },
  ),
  /** Somebody or something stands there. RX-MOVE-03 */
  occupied: message(
    { x: asNumber, y: asNumber, by: idName },
    { en: 'No room there: {by} is in the way.', fr: 'Pas de place ici : {by} occupe l’endroit.' },
  ),
  /** No way there. RX-MOVE-03 */
  'no-way': message(
    { x: asNumber, y: asNumber },
    { en: 'There is no way there.', fr: 'Aucun chemin n’y mène.' },
  ),
  /** It would cost more than the figure has. RX-MOVE-03…05 */
  'too-far': message(
    { cost: asNumber, ap: asNumber, distance },
    {
      en: 'Too far: {distance} costs {cost} {cost|point|points}; {ap} left.',
      fr: 'Trop loin : {distance} coûtent {cost} {cost|point|points} ; il en reste {ap}.',
    },
  ),
  /** Stays where it is. RX-MOVE-03 */
  'not-moving': message(
    { figure: idName },
    { en: '{figure} is there already.', fr: '{figure} y est déjà.' },
  ),
  /** RX-MACH-05 */
  'cannot-move': message(
    { figure: idName },
    { en: '{figure} cannot move.', fr: '{figure} ne peut pas se déplacer.' },
  ),
  /** RX-MOVE-01 */
  'bad-facing': message(
    { facing: asNumber },
    {
      en: '“{facing}” is not a direction: 0 to 359 degrees.',
      fr: '« {facing} » n’est pas une direction : de 0 à 359 degrés.',
    },
  ),
  /** Looks that way already. RX-MOVE-01 */
  'same-facing': message(
    { facing: asNumber },
    { en: 'It looks that way already.', fr: 'La figurine regarde déjà par là.' },
  ),
  /** No obstacle in between. RX-ACTG-04 */
  'no-obstacle': message(
    { x: asNumber, y: asNumber },
    {
      en: 'There is no obstacle to cross on the way there.',
      fr: 'Aucun obstacle à franchir dans cette direction.',
    },
  ),
  /** RX-ACTG-04 */
  'obstacle-too-high': message(
    { obstacle: asText, height: distance, highest: distance },
    {
      en: 'The obstacle is {height} high; {highest} can be crossed.',
      fr: 'L’obstacle fait {height} de haut ; on franchit jusqu’à {highest}.',
    },
  ),
  /** RX-ACTG-04 */
  'obstacle-too-deep': message(
    { obstacle: asText, depth: distance, deepest: distance },
    {
      en: 'The obstacle is {depth} deep; {deepest} can be crossed.',
      fr: 'L’obstacle fait {depth} d’épaisseur ; on franchit jusqu’à {deepest}.',
    },
  ),
  /** Farther away than the obstacle needs. RX-ACTG-04 */
  'beyond-obstacle': message(
    { distance, farthest: distance },
    {
      en: 'That is {distance} away; crossing reaches {farthest}.',
      fr: 'C’est à {distance} ; le franchissement mène à {farthest}.',
    },
  ),
  /** RX-SHOOT-01 */
  'no-line-of-sight': message(
    { figure: idName, target: idName },
    { en: '{figure} does not see {target}.', fr: '{figure} ne voit pas {target}.' },
  ),
  /** RX-SHOOT-01 */
  'out-of-arc': message(
    { figure: idName, target: idName },
    {
      en: '{target} is behind {figure}: turn first.',
      fr: '{target} est derrière {figure} : pivotez d’abord.',
    },
  ),
  /** RX-RNG-01 */
  'out-of-range': message(
    { distance, long: distance },
    { en: '{distance} is out of range ({long}).', fr: '{distance} : hors de portée ({long}).' },
  ),
  /** RX-SHOOT-08 */
  'target-in-combat': message(
    { target: idName },
    {
      en: '{target} is in close combat and may not be shot at.',
      fr: '{target} est au corps à corps : on ne tire pas dessus.',
    },
  ),
  /** RX-BURST-01 */
  'cannot-burst': message(
    { weapon: idName },
    { en: 'A {weapon} cannot fire bursts.', fr: '{weapon} : pas de tir en rafale.' },
  ),
  /** Too few or too many shots in a burst. RX-BURST-01 */
  'wrong-shots': message(
    { shots: asNumber, least: asNumber, most: asNumber },
    {
      en: 'A burst has {least} to {most} shots, not {shots}.',
      fr: 'Une rafale compte {least} à {most} tirs, pas {shots}.',
    },
  ),
  /** RX-BURST-01 */
  'no-more-bursts': message(
    { weapon: idName, most: asNumber },
    {
      en: '{weapon}: no more than {most} {most|burst|bursts} a turn.',
      fr: '{weapon} : pas plus de {most} {most|rafale|rafales} par tour.',
    },
  ),
  /** RX-SHOOT-02 */
  'targets-apart': message(
    { first: idName, second: idName, distance, most: distance },
    {
      en: '{first} and {second} are {distance} apart; a burst covers {most}.',
      fr: '{first} et {second} sont à {distance} ; une rafale couvre {most}.',
    },
  ),
  /** RX-ACTC-04 */
  'has-moved': message(
    { figure: idName },
    { en: '{figure} has moved and cannot aim.', fr: '{figure} a bougé et ne peut plus viser.' },
  ),
  /** An area weapon or flamethrower is not fired like that, or the other way round. RX-ACTC-06 */
  'wrong-mode': message(
    { weapon: idName },
    { en: '{weapon} is not fired like that.', fr: '{weapon} ne s’utilise pas ainsi.' },
  ),
  /** No weapon for opportunity fire. RX-OPP-03 */
  'no-weapon': message(
    { figure: idName },
    { en: '{figure} has no weapon for that.', fr: '{figure} n’a pas d’arme pour cela.' },
  ),
  /** The burst has to be at the enemy who acts. RX-OPP-01 */
  'not-the-acting-enemy': message(
    { enemy: idName },
    {
      en: 'The fire has to be at {enemy}, who is acting.',
      fr: 'Le tir doit viser {enemy}, qui est en train d’agir.',
    },
  ),
  /** No cover to take. RX-ACTG-02 */
  'no-cover': message(
    { figure: idName },
    {
      en: '{figure} has no cover to hide behind.',
      fr: '{figure} n’a rien derrière quoi s’abriter.',
    },
  ),
  /** Has taken cover already. RX-ACTG-02 */
  'in-cover': message(
    { figure: idName },
    { en: '{figure} has taken cover already.', fr: '{figure} est déjà à couvert.' },
  ),
  /** Too far from a door, object or objective. RX-ACTG-01 */
  'out-of-reach': message(
    { id: idName, distance, reach: distance },
    {
      en: '{id} is {distance} away; {reach} at most.',
      fr: '{id} est à {distance} ; {reach} au plus.',
    },
  ),
  /** Somebody stands in the doorway. RX-ACTG-01 */
  'doorway-blocked': message(
    { door: idName, by: idName },
    { en: '{by} stands in {door}.', fr: '{by} se tient dans {door}.' },
  ),
  /** Somebody carries it. RX-ACTG-01 */
  'already-carried': message(
    { object: idName, by: idName },
    { en: '{by} carries {object}.', fr: '{by} porte {object}.' },
  ),
  /** Nothing to find out there. RX-TECH-01 */
  'nothing-to-do': message(
    { id: idName },
    { en: 'Nothing to do at {id}.', fr: 'Rien à faire à {id}.' },
  ),
  /** Not a machine, or not damaged there. RX-MACH-06 */
  'not-damaged': message(
    { figure: idName, system: word },
    {
      en: '{figure} has no damage there: {system}.',
      fr: '{figure} n’a pas de dégâts ici : {system}.',
    },
  ),
  /** Wrecks cannot be repaired. RX-MACH-06 */
  'beyond-repair': message(
    { figure: idName },
    { en: '{figure} is beyond repair.', fr: '{figure} est irréparable.' },
  ),
  /** First aid is switched off, or on a machine. RX-ACTG-03 */
  'no-first-aid': message(
    { figure: idName },
    { en: 'No first aid for {figure}.', fr: 'Pas de premiers soins pour {figure}.' },
  ),
  /** Not out of the game. RX-ACTG-03 */
  'not-a-casualty': message(
    { figure: idName },
    { en: '{figure} needs no first aid.', fr: '{figure} n’a pas besoin de soins.' },
  ),
  /** Fell too long ago. RX-ACTG-03 */
  'too-late': message(
    { figure: idName, turn: asNumber },
    {
      en: 'Too late for {figure}, who fell in turn {turn}.',
      fr: 'Trop tard pour {figure}, tombé au tour {turn}.',
    },
  ),
  /** First aid has been tried before. RX-ACTG-03 */
  'already-aided': message(
    { figure: idName },
    {
      en: 'First aid on {figure} has been tried already.',
      fr: 'Les premiers soins sur {figure} ont déjà été tentés.',
    },
  ),
  /** RX-RW-06 */
  'not-burning': message(
    { figure: idName },
    { en: '{figure} is not on fire.', fr: '{figure} n’est pas en feu.' },
  ),
  /** Has had its activation. RX-ACT-01 */
  'already-acted': message(
    { id: idName },
    {
      en: '{id} has acted this turn: choose another one.',
      fr: '{id} a déjà agi ce tour-ci\u00a0: choisissez quelqu’un d’autre.',
    },
  ),
  /** Of another seat. RX-ACT-01 */
  'not-yours': message(
    { id: idName },
    {
      en: '{id} is not yours. First choose which of yours acts, then the target.',
      fr: '{id} n’est pas à vous. Choisissez d’abord qui agit chez vous, puis la cible.',
    },
  ),
  /** Of another group than the one that acts. RX-ACT-01 */
  'other-group': message(
    { id: idName },
    {
      en: '{id} is in another group: choose one of the group that acts.',
      fr: '{id} est d’un autre groupe\u00a0: choisissez dans le groupe qui agit.',
    },
  ),
  /** Has nothing to act with this turn: routing, shut down, idle. RX-REACT-13, RX-MACH-05 */
  'cannot-act': message(
    { figure: idName },
    {
      en: '{figure} cannot act this turn: choose another one.',
      fr: '{figure} ne peut pas agir ce tour-ci\u00a0: choisissez quelqu’un d’autre.',
    },
  ),
};
