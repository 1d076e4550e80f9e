import type { Phrases } from '@skirmish-kit/ui/words';
import type { MomentAbout } from '../rules/moments.ts';

/** What the log says. Names, sides and distances have been put into words before. */
export const momentWords: Phrases<MomentAbout> = {
  turn: { en: 'Turn {turn}', fr: 'Tour {turn}' },
  step: { en: '{step}.', fr: '{step}.' },
  'mandatory-order': {
    en: '{seat} does its mandatory actions first.',
    fr: '{seat} fait d’abord ses actions obligatoires.',
  },
  event: { en: '{name}!', fr: '{name} !' },
  'reaction-test': {
    en: '{figure} tests its nerve: {dice} {modifier+} = {total}, {result}.',
    fr: '{figure} fait un test de réaction : {dice} {modifier+} = {total}, {result}.',
  },
  panics: { en: '{figure} panics.', fr: '{figure} panique.' },
  routs: { en: '{figure} routs.', fr: '{figure} est en déroute.' },
  'reaction-stays': {
    en: '{figure} stays as frightened as before.',
    fr: '{figure} n’a pas plus peur qu’avant.',
  },
  'machine-steady': {
    en: '{figure} is a machine and does not react.',
    fr: '{figure} est une machine et ne réagit pas.',
  },
  rallied: { en: '{figure} has pulled itself together.', fr: '{figure} s’est ressaisi.' },
  'rout-move': {
    en: '{figure} runs for the table edge.',
    fr: '{figure} court vers le bord de table.',
  },
  'boxed-in': { en: '{figure} has nowhere to run.', fr: '{figure} n’a nulle part où fuir.' },
  fled: { en: '{figure} leaves the table and is lost.', fr: '{figure} quitte la table : perdu.' },
  'caught-routing': {
    en: '{figure} is caught while routing.',
    fr: '{figure} est rattrapé dans sa déroute.',
  },
  cohesion: { en: '{group} {holds}.', fr: '{group} {holds}.' },
  initiative: {
    en: '{seat} rolls {dice} {bonus+} = {total} for initiative.',
    fr: '{seat} obtient {dice} {bonus+} = {total} à l’initiative.',
  },
  'initiative-tie': { en: 'A tie at {total}: roll again.', fr: 'Égalité à {total} : on relance.' },
  'initiative-won': { en: '{seat} wins the initiative.', fr: '{seat} remporte l’initiative.' },
  order: { en: 'Order of play: {order}.', fr: 'Ordre de jeu : {order}.' },
  'group-acts': { en: '{group} acts.', fr: '{group} agit.' },
  'figure-acts': {
    en: '{figure} acts with {ap} {ap|point|points}.',
    fr: '{figure} agit avec {ap} {ap|point|points}.',
  },
  'figure-done': {
    en: '{figure} has finished, {unused} {unused|point|points} unused.',
    fr: '{figure} a fini, {unused} {unused|point perdu|points perdus}.',
  },
  moves: {
    en: '{figure} moves {distance} for {ap} {ap|point|points}.',
    fr: '{figure} avance de {distance} pour {ap} {ap|point|points}.',
  },
  stopped: { en: '{figure} is stopped on the way.', fr: '{figure} est arrêté en chemin.' },
  pivots: { en: '{figure} turns to {facing}°.', fr: '{figure} pivote vers {facing}°.' },
  crosses: { en: '{figure} crosses the obstacle.', fr: '{figure} franchit l’obstacle.' },
  'takes-cover': { en: '{figure} takes cover.', fr: '{figure} se met à couvert.' },
  'opens-door': { en: '{figure} opens {door}.', fr: '{figure} ouvre {door}.' },
  'shuts-door': { en: '{figure} shuts {door}.', fr: '{figure} ferme {door}.' },
  'picks-up': { en: '{figure} picks up {object}.', fr: '{figure} ramasse {object}.' },
  drops: { en: '{figure} drops {object}.', fr: '{figure} lâche {object}.' },
  technology: {
    en: '{figure} tries: {dice} {modifier+} = {total} against {difficulty}, {success}.',
    fr: '{figure} essaie : {dice} {modifier+} = {total} contre {difficulty}, {success}.',
  },
  hacked: {
    en: '{objective} now works for {seat}.',
    fr: '{objective} travaille désormais pour {seat}.',
  },
  'first-aid': {
    en: '{figure} treats {casualty}: {dice} {modifier+} = {total} against {difficulty}, {success}.',
    fr: '{figure} soigne {casualty} : {dice} {modifier+} = {total} contre {difficulty}, {success}.',
  },
  revived: { en: '{figure} is back, panicked.', fr: '{figure} revient, paniqué.' },
  'shots-declared': {
    en: '{figure} fires {shots} {shots|shot|shots} at {target} ({weapon}, {mode}).',
    fr: '{figure} tire {shots} {shots|coup|coups} sur {target} ({weapon}, {mode}).',
  },
  'shots-wasted': {
    en: '{target} is {distance} away, beyond {long}: {shots} {shots|shot|shots} wasted.',
    fr: '{target} est à {distance}, au-delà de {long} : {shots} {shots|tir perdu|tirs perdus}.',
  },
  hits: {
    en: '{hits} of {shots} {hits|hits|hit} {target} ({range}, {need} or more).',
    fr: '{hits} sur {shots} {hits|touche|touchent} {target} ({range}, {need} ou plus).',
  },
  misses: {
    en: 'No hit on {target} ({range}, {need} or more needed).',
    fr: 'Aucune touche sur {target} ({range}, il fallait {need} ou plus).',
  },
  wound: {
    en: 'Wound roll on {figure}: {sum} = {total} against {resistance}: {result}.',
    fr: 'Blessure de {figure} : {sum} = {total} contre {resistance} : {result}.',
  },
  eliminated: { en: '{figure} is out of action.', fr: '{figure} est hors de combat.' },
  'opportunity-ready': { en: '{figure} waits to fire.', fr: '{figure} attend pour tirer.' },
  'opportunity-fire': {
    en: '{figure} fires at the moving {enemy}.',
    fr: '{figure} ouvre le feu sur {enemy} en pleine action.',
  },
  'opportunity-lost': {
    en: '{figure} waits no longer: {why}.',
    fr: '{figure} n’attend plus : {why}.',
  },
  'blast-declared': {
    en: '{figure} aims {weapon} at {point}.',
    fr: '{figure} vise {point} ({weapon}).',
  },
  'blast-lands': {
    en: 'It lands on the spot, radius {radius}.',
    fr: 'En plein dans le mille, rayon {radius}.',
  },
  deviates: {
    en: 'It goes astray by {distance}, towards {hour} o’clock.',
    fr: 'Le tir dévie de {distance}, vers {hour} heures.',
  },
  flames: {
    en: '{figure} floods the cone with fire{swing}.',
    fr: '{figure} noie le cône de flammes{swing}.',
  },
  'catches-fire': { en: '{figure} is on fire.', fr: '{figure} prend feu.' },
  burns: { en: '{figure} burns.', fr: '{figure} brûle.' },
  'fire-out': { en: 'The fire on {figure} is out.', fr: 'Le feu sur {figure} est éteint.' },
  'combat-round': {
    en: '{attacker} fights {defender}.',
    fr: '{attacker} se bat contre {defender}.',
  },
  'combat-total': {
    en: '{figure}: {dice} {modifier+} = {total}.',
    fr: '{figure} : {dice} {modifier+} = {total}.',
  },
  'combat-won': {
    en: '{winner} beats {loser} by {by}.',
    fr: '{winner} l’emporte sur {loser} de {by}.',
  },
  'combat-tied': {
    en: '{attacker} and {defender} are equal.',
    fr: '{attacker} et {defender} sont à égalité.',
  },
  'combat-ends': {
    en: '{figure} has nobody left to fight.',
    fr: '{figure} n’a plus d’adversaire au contact.',
  },
  'leaves-combat': { en: '{figure} leaves the fight.', fr: '{figure} quitte le combat.' },
  'machine-damaged': {
    en: '{figure} takes {level} damage: {system}.',
    fr: '{figure} : dégâts {level}, {system}.',
  },
  'machine-destroyed': { en: '{figure} is destroyed.', fr: '{figure} est détruit.' },
  malfunction: {
    en: '{figure} malfunctions ({die}): {result}.',
    fr: '{figure} a une panne ({die}) : {result}.',
  },
  repaired: {
    en: '{figure} repairs {machine}: {system}.',
    fr: '{figure} répare {machine} : {system}.',
  },
  'self-repair': {
    en: '{figure} repairs itself ({die}): {success}.',
    fr: '{figure} s’autorépare ({die}) : {success}.',
  },
  'battle-over': {
    en: 'The battle is over ({reason}). {winners} Points: {scores}.',
    fr: 'La bataille est finie ({reason}). {winners} Points : {scores}.',
  },
};
