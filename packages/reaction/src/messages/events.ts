import { asNumber, message, asText } from '@skirmish-kit/core';
import {
  diceSum,
  distance,
  eventName,
  holds,
  level,
  mode,
  point,
  points,
  range,
  result,
  side,
  sides,
  step,
  success,
  swingAngle,
  idName,
  why,
  winners,
  word,
  woundSum,
} from './formatters.ts';

/**
 * The events of a battle with their log messages. Figures, groups, doors and so on are given by
 * id, seats by number, distances in tenths of a centimetre.
 */
export const events = {
  /** A new turn begins, with these points. RX-TURN-01 */
  turn: message({ turn: asNumber, scores: points }, { en: 'Turn {turn}', fr: 'Tour {turn}' }),
  /** A step of the turn begins: 1 mandatory actions, 2 reaction tests, 3 initiative, 4 actions. RX-TURN-01 */
  step: message({ turn: asNumber, step }, { en: '{step}.', fr: '{step}.' }),
  /** Who does his mandatory actions first. RX-TURN-02 */
  'mandatory-order': message(
    { seat: side },
    {
      en: '{seat} does its mandatory actions first.',
      fr: '{seat} fait d’abord ses actions obligatoires.',
    },
  ),
  /** A reaction test: dice, modifiers, total and `ok`, `panic` or `rout`. RX-REACT-01 */
  'reaction-test': message(
    { figure: idName, dice: asNumber, modifier: asNumber, total: asNumber, result },
    {
      en: '{figure} tests its nerve: {dice} {modifier+} = {total}, {result}.',
      fr: '{figure} fait un test de réaction : {dice} {modifier+} = {total}, {result}.',
    },
  ),
  /** Gets a panic marker. RX-REACT-12 */
  panics: message({ figure: idName }, { en: '{figure} panics.', fr: '{figure} panique.' }),
  /** Gets a rout marker. RX-REACT-13 */
  routs: message({ figure: idName }, { en: '{figure} routs.', fr: '{figure} est en déroute.' }),
  /** Was steady already or more frightened already: nothing changes. RX-REACT-17 */
  'reaction-stays': message(
    { figure: idName, reaction: word },
    { en: '{figure} stays as frightened as before.', fr: '{figure} n’a pas plus peur qu’avant.' },
  ),
  /** Machines do not react. RX-REACT-18 */
  'machine-steady': message(
    { figure: idName },
    {
      en: '{figure} is a machine and does not react.',
      fr: '{figure} est une machine et ne réagit pas.',
    },
  ),
  /** An `ok` marker goes at the end of the turn. RX-REACT-11 */
  rallied: message(
    { figure: idName },
    { en: '{figure} has pulled itself together.', fr: '{figure} s’est ressaisi.' },
  ),
  /** A rout move. RX-REACT-13 */
  'rout-move': message(
    { figure: idName, x: asNumber, y: asNumber, fromX: asNumber, fromY: asNumber },
    { en: '{figure} runs for the table edge.', fr: '{figure} court vers le bord de table.' },
  ),
  /** Cannot run: stays. RX-REACT-16 */
  'boxed-in': message(
    { figure: idName },
    { en: '{figure} has nowhere to run.', fr: '{figure} n’a nulle part où fuir.' },
  ),
  /** Off the table and lost. RX-REACT-13 */
  fled: message(
    { figure: idName },
    { en: '{figure} leaves the table and is lost.', fr: '{figure} quitte la table : perdu.' },
  ),
  /** A routing figure is caught in close combat. RX-REACT-14, RX-CC-16, RX-CC-17 */
  'caught-routing': message(
    { figure: idName },
    { en: '{figure} is caught while routing.', fr: '{figure} est rattrapé dans sa déroute.' },
  ),
  /** A group is or is not in cohesion. RX-COH-01; `straggler` is empty when it is. */
  cohesion: message(
    { group: idName, holds, straggler: idName },
    { en: '{group} {holds}.', fr: '{group} {holds}.' },
  ),
  /** The dice, the bonus for leaders and the total of a side. RX-INIT-01 */
  initiative: message(
    { seat: side, dice: diceSum, bonus: asNumber, total: asNumber },
    {
      en: '{seat} rolls {dice} {bonus+} = {total} for initiative.',
      fr: '{seat} obtient {dice} {bonus+} = {total} à l’initiative.',
    },
  ),
  /** Equal down to the last die: roll again. RX-INIT-05 */
  'initiative-tie': message(
    { total: asNumber },
    { en: 'A tie at {total}: roll again.', fr: 'Égalité à {total} : on relance.' },
  ),
  /** Wins the initiative. RX-INIT-04, by dice RX-INIT-05 */
  'initiative-won': message(
    { seat: side, total: asNumber },
    { en: '{seat} wins the initiative.', fr: '{seat} remporte l’initiative.' },
  ),
  /** The order of the seats this turn, `0,1`. RX-INIT-04 */
  order: message(
    { order: sides },
    { en: 'Order of play: {order}.', fr: 'Ordre de jeu : {order}.' },
  ),
  /** A group begins. RX-ACT-01 */
  'group-acts': message(
    { seat: side, group: idName },
    { en: '{group} acts.', fr: '{group} agit.' },
  ),
  /** A figure begins, with its action points. RX-AP-01 */
  'figure-acts': message(
    { figure: idName, ap: asNumber },
    {
      en: '{figure} acts with {ap} {ap|point|points}.',
      fr: '{figure} agit avec {ap} {ap|point|points}.',
    },
  ),
  /** A figure has finished; unused points are lost. RX-AP-04 */
  'figure-done': message(
    { figure: idName, unused: asNumber },
    {
      en: '{figure} has finished, {unused} {unused|point|points} unused.',
      fr: '{figure} a fini, {unused} {unused|point perdu|points perdus}.',
    },
  ),
  /** RX-MOVE-03…05 */
  moves: message(
    {
      figure: idName,
      x: asNumber,
      y: asNumber,
      fromX: asNumber,
      fromY: asNumber,
      distance,
      ap: asNumber,
    },
    {
      en: '{figure} moves {distance} for {ap} {ap|point|points}.',
      fr: '{figure} avance de {distance} pour {ap} {ap|point|points}.',
    },
  ),
  /** Stopped on the way. RX-OPP-01 */
  stopped: message(
    { figure: idName, x: asNumber, y: asNumber },
    { en: '{figure} is stopped on the way.', fr: '{figure} est arrêté en chemin.' },
  ),
  /** RX-MOVE-01, 02 */
  pivots: message(
    { figure: idName, facing: asNumber, ap: asNumber },
    { en: '{figure} turns to {facing}°.', fr: '{figure} pivote vers {facing}°.' },
  ),
  /** RX-ACTG-04 */
  crosses: message(
    { figure: idName, obstacle: asText, x: asNumber, y: asNumber, ap: asNumber },
    { en: '{figure} crosses the obstacle.', fr: '{figure} franchit l’obstacle.' },
  ),
  /** RX-ACTG-02 */
  'takes-cover': message(
    { figure: idName },
    { en: '{figure} takes cover.', fr: '{figure} se met à couvert.' },
  ),
  /** A technology roll, with its arithmetic; `success` is 0 or 1. RX-TECH-01 */
  technology: message(
    {
      figure: idName,
      dice: asNumber,
      modifier: asNumber,
      total: asNumber,
      difficulty: asNumber,
      success,
    },
    {
      en: '{figure} tries: {dice} {modifier+} = {total} against {difficulty}, {success}.',
      fr: '{figure} essaie : {dice} {modifier+} = {total} contre {difficulty}, {success}.',
    },
  ),
  /** First aid, with its arithmetic. RX-ACTG-03 */
  'first-aid': message(
    {
      figure: idName,
      casualty: idName,
      dice: asNumber,
      modifier: asNumber,
      total: asNumber,
      difficulty: asNumber,
      success,
    },
    {
      en: '{figure} treats {casualty}: {dice} {modifier+} = {total} against {difficulty}, {success}.',
      fr: '{figure} soigne {casualty} : {dice} {modifier+} = {total} contre {difficulty}, {success}.',
    },
  ),
  /** Back on the table. RX-ACTG-03 */
  revived: message(
    { figure: idName },
    { en: '{figure} is back, panicked.', fr: '{figure} revient, paniqué.' },
  ),
  /** Shots declared at a target; `mode` is `shoot`, `burst`, `aim` or `opportunity`. RX-SHOOT-02 */
  'shots-declared': message(
    { figure: idName, weapon: idName, target: idName, shots: asNumber, mode },
    {
      en: '{figure} fires {shots} {shots|shot|shots} at {target} ({weapon}, {mode}).',
      fr: '{figure} tire {shots} {shots|coup|coups} sur {target} ({weapon}, {mode}).',
    },
  ),
  /** Beyond long range: wasted. RX-SHOOT-02 */
  'shots-wasted': message(
    { figure: idName, target: idName, shots: asNumber, distance, long: distance },
    {
      en: '{target} is {distance} away, beyond {long}: {shots} {shots|shot|shots} wasted.',
      fr: '{target} est à {distance}, au-delà de {long} : {shots} {shots|tir perdu|tirs perdus}.',
    },
  ),
  /** What the dice needed and how many hit. RX-SHOOT-03 */
  hits: message(
    {
      figure: idName,
      target: idName,
      hits: asNumber,
      shots: asNumber,
      modifier: asNumber,
      need: asNumber,
      range,
    },
    {
      en: '{hits} of {shots} {hits|hits|hit} {target} ({range}, {need} or more).',
      fr: '{hits} sur {shots} {hits|touche|touchent} {target} ({range}, {need} ou plus).',
    },
  ),
  /** None did. RX-SHOOT-03 */
  misses: message(
    { figure: idName, target: idName, shots: asNumber, modifier: asNumber, need: asNumber, range },
    {
      en: 'No hit on {target} ({range}, {need} or more needed).',
      fr: 'Aucune touche sur {target} ({range}, il fallait {need} ou plus).',
    },
  ),
  /** A wound roll with its arithmetic. RX-WOUND-01, RX-CC-12; `result` is `eliminated`, `panic`, `rout`, `damaged` or `none`. */
  wound: message(
    {
      figure: idName,
      dice: asNumber,
      cover: asNumber,
      armour: asNumber,
      other: asNumber,
      total: asNumber,
      resistance: asNumber,
      result,
    },
    {
      en: 'Wound roll on {figure}: {sum} = {total} against {resistance}: {result}.',
      fr: 'Blessure de {figure} : {sum} = {total} contre {resistance} : {result}.',
    },
    { sum: woundSum },
  ),
  /** Out of the game. RX-WOUND-02, RX-CC-13 */
  eliminated: message(
    { figure: idName },
    { en: '{figure} is out of action.', fr: '{figure} est hors de combat.' },
  ),
  /** Waits for an enemy to act. RX-OPP-01 */
  'opportunity-ready': message(
    { figure: idName },
    { en: '{figure} waits to fire.', fr: '{figure} attend pour tirer.' },
  ),
  /** Fires now. RX-OPP-01 */
  'opportunity-fire': message(
    { figure: idName, enemy: idName },
    {
      en: '{figure} fires at the moving {enemy}.',
      fr: '{figure} ouvre le feu sur {enemy} en pleine action.',
    },
  ),
  /** Waits no longer; `why` is `turn`, `hit`, `used`, `panic` or `combat`. RX-OPP-02, RX-OPP-03 */
  'opportunity-lost': message(
    { figure: idName, why },
    { en: '{figure} waits no longer: {why}.', fr: '{figure} n’attend plus : {why}.' },
  ),
  /** A round of close combat begins; `started` is 1 in the round of who started it. RX-CC-01 */
  'combat-round': message(
    { attacker: idName, defender: idName, started: asNumber },
    { en: '{attacker} fights {defender}.', fr: '{attacker} se bat contre {defender}.' },
  ),
  /** What one side of a round rolled. RX-CC-03 */
  'combat-total': message(
    { figure: idName, dice: asNumber, modifier: asNumber, total: asNumber, notation: asText },
    {
      en: '{figure}: {dice} {modifier+} = {total}.',
      fr: '{figure} : {dice} {modifier+} = {total}.',
    },
  ),
  /** RX-CC-03 */
  'combat-won': message(
    { winner: idName, loser: idName, by: asNumber },
    { en: '{winner} beats {loser} by {by}.', fr: '{winner} l’emporte sur {loser} de {by}.' },
  ),
  /** RX-CC-03 */
  'combat-tied': message(
    { attacker: idName, defender: idName },
    { en: '{attacker} and {defender} are equal.', fr: '{attacker} et {defender} sont à égalité.' },
  ),
  /** Nobody left to fight. RX-CC-02 */
  'combat-ends': message(
    { figure: idName },
    { en: '{figure} has nobody left to fight.', fr: '{figure} n’a plus d’adversaire au contact.' },
  ),
  /** RX-CC-18 */
  'leaves-combat': message(
    { figure: idName },
    { en: '{figure} leaves the fight.', fr: '{figure} quitte le combat.' },
  ),
  /** A machine is damaged: margin, level 1–3 and system. RX-MACH-02, RX-MACH-04 */
  'machine-damaged': message(
    { figure: idName, margin: asNumber, level, system: word },
    { en: '{figure} takes {level} damage: {system}.', fr: '{figure} : dégâts {level}, {system}.' },
  ),
  /** RX-MACH-05 */
  'machine-destroyed': message(
    { figure: idName },
    { en: '{figure} is destroyed.', fr: '{figure} est détruit.' },
  ),
  /** A malfunction: `obeys`, `idle` or `berserk`. RX-MACH-05 */
  malfunction: message(
    { figure: idName, die: asNumber, result },
    {
      en: '{figure} malfunctions ({die}): {result}.',
      fr: '{figure} a une panne ({die}) : {result}.',
    },
  ),
  /** Repaired by a technician. RX-MACH-06 */
  repaired: message(
    { figure: idName, machine: idName, system: word, level },
    { en: '{figure} repairs {machine}: {system}.', fr: '{figure} répare {machine} : {system}.' },
  ),
  /** A roll of self-repair; `success` is 0 or 1. RX-MACH-07 */
  'self-repair': message(
    { figure: idName, die: asNumber, success },
    {
      en: '{figure} repairs itself ({die}): {success}.',
      fr: '{figure} s’autorépare ({die}) : {success}.',
    },
  ),
  /** The battle is over. RX-TURN-03; `winners` are seats `0,1` or empty. */
  'battle-over': message(
    { reason: word, winners, scores: points },
    {
      en: 'The battle is over ({reason}). {winners} Points: {scores}.',
      fr: 'La bataille est finie ({reason}). {winners} Points : {scores}.',
    },
  ),
  /** A scenario event. RX-REACT-17 */
  event: message({ name: eventName, x: asNumber, y: asNumber }, { en: '{name}!', fr: '{name} !' }),
  /** RX-ACTG-01 */
  'opens-door': message(
    { figure: idName, door: idName },
    { en: '{figure} opens {door}.', fr: '{figure} ouvre {door}.' },
  ),
  /** RX-ACTG-01 */
  'shuts-door': message(
    { figure: idName, door: idName },
    { en: '{figure} shuts {door}.', fr: '{figure} ferme {door}.' },
  ),
  /** RX-ACTG-01 */
  'picks-up': message(
    { figure: idName, object: idName },
    { en: '{figure} picks up {object}.', fr: '{figure} ramasse {object}.' },
  ),
  /** What a figure carried lies where it fell. RX-ACTG-01 */
  drops: message(
    { figure: idName, object: idName },
    { en: '{figure} drops {object}.', fr: '{figure} lâche {object}.' },
  ),
  /** RX-TECH-01 */
  hacked: message(
    { figure: idName, objective: idName, seat: side },
    { en: '{objective} now works for {seat}.', fr: '{objective} travaille désormais pour {seat}.' },
  ),
  /** A weapon aimed at a point. RX-ACTC-06 */
  'blast-declared': message(
    { figure: idName, weapon: idName, x: asNumber, y: asNumber },
    { en: '{figure} aims {weapon} at {point}.', fr: '{figure} vise {point} ({weapon}).' },
    { point },
  ),
  /** On the spot. RX-RW-04 */
  'blast-lands': message(
    { figure: idName, x: asNumber, y: asNumber, radius: distance },
    { en: 'It lands on the spot, radius {radius}.', fr: 'En plein dans le mille, rayon {radius}.' },
  ),
  /** Off the spot: clock hour and tenths of a centimetre. RX-RW-04 */
  deviates: message(
    { figure: idName, x: asNumber, y: asNumber, hour: asNumber, distance },
    {
      en: 'It goes astray by {distance}, towards {hour} o’clock.',
      fr: 'Le tir dévie de {distance}, vers {hour} heures.',
    },
  ),
  /** A flamethrower's cone. RX-RW-04; `swingAngle` is -30, 0 or 30 degrees. */
  flames: message(
    { figure: idName, weapon: idName, x: asNumber, y: asNumber, swing: swingAngle },
    {
      en: '{figure} floods the cone with fire{swing}.',
      fr: '{figure} noie le cône de flammes{swing}.',
    },
  ),
  /** RX-RW-06 */
  'catches-fire': message(
    { figure: idName },
    { en: '{figure} is on fire.', fr: '{figure} prend feu.' },
  ),
  /** RX-RW-06 */
  burns: message({ figure: idName }, { en: '{figure} burns.', fr: '{figure} brûle.' }),
  /** RX-RW-06 */
  'fire-out': message(
    { figure: idName },
    { en: 'The fire on {figure} is out.', fr: 'Le feu sur {figure} est éteint.' },
  ),
};
