import { count, says } from '@skirmish-kit/core';
import { figure, side, vehicle } from './names.ts';
import { playRolls } from './play-rolls.ts';

/** What dice are rolled for: in a first battle, and for what other bands, settings and worlds add. */
export const rolls = {
  ...playRolls,
  'past-friend': says(
    { figure, need: count },
    { en: 'Past {figure}, {need} or more', fr: 'Sans toucher {figure}, {need} ou plus' },
  ),
  buckler: says({ figure }, { en: 'The buckler of {figure}', fr: 'Rondache : {figure}' }),
  'passive-test': says(
    { figure, command: count },
    { en: 'Courage of {figure}, {command}', fr: 'Courage : {figure}, {command}' },
  ),
  fall: says({ figure }, { en: 'Does {figure} fall?', fr: '{figure} tombe-t-il ?' }),
  'past-obstacle': says(
    { need: count },
    { en: 'Past the obstacle, {need} or more', fr: 'Passer l’obstacle, {need} ou plus' },
  ),
  misfire: says({ figure }, { en: 'Does it burst? ({figure})', fr: 'Éclate-t-elle ? ({figure})' }),
  scatter: says({}, { en: 'Scatter', fr: 'Déviation' }),
  'scatter-distance': says({}, { en: 'How far it strays', fr: 'Distance de la déviation' }),
  ammunition: says({ figure }, { en: 'Ammunition of {figure}', fr: 'Munitions : {figure}' }),
  'wound-again': says(
    { figure, need: count },
    {
      en: 'Damage to {figure} again, {need} or more',
      fr: 'Dégâts à {figure} encore, {need} ou plus',
    },
  ),
  'step-back': says({}, { en: 'Can he step back?', fr: 'Peut-il reculer ?' }),
  'give-way': says({}, { en: 'How far he gives way', fr: 'De combien il recule' }),
  'vehicle-damage': says(
    { vehicle, strength: count, need: count },
    { en: 'Damage to {vehicle}, {need} or more', fr: 'Dégâts à {vehicle}, {need} ou plus' },
  ),
  booster: says({ vehicle }, { en: 'Booster of {vehicle}', fr: 'Booster : {vehicle}' }),
  'booster-problem': says(
    { vehicle },
    { en: 'What goes wrong: {vehicle}', fr: 'Ce qui rate : {vehicle}' },
  ),
  swerve: says({ vehicle }, { en: 'Right or left: {vehicle}', fr: 'Droite ou gauche : {vehicle}' }),
  surge: says({ vehicle }, { en: 'How far: {vehicle}', fr: 'De combien : {vehicle}' }),
  facing: says({ vehicle }, { en: 'Facing of {vehicle}', fr: 'Orientation : {vehicle}' }),
  jump: says(
    { figure, command: count },
    { en: 'The jump of {figure}, {command}', fr: 'Saut : {figure}, {command}' },
  ),
  evade: says(
    { figure, command: count },
    { en: '{figure} jumps aside, {command}', fr: '{figure} esquive, {command}' },
  ),
  steering: says(
    { figure, command: count },
    { en: 'Steering of {figure}, {command}', fr: 'Conduite : {figure}, {command}' },
  ),
  alert: says({ need: count }, { en: 'Alert, {need}', fr: 'Alerte, {need}' }),
  'added-die': says({ figure }, { en: 'Pulp die of {figure}', fr: 'Dé de pulp : {figure}' }),
  'head-shot': says(
    { figure },
    { en: 'A head shot at {figure}?', fr: '{figure} en pleine tête ?' },
  ),
  heard: says(
    { seat: side, turn: count },
    { en: '{seat} listens, above {turn}', fr: '{seat} écoute, plus de {turn}' },
  ),
  encounter: says({}, { en: 'A bad encounter', fr: 'Une mauvaise rencontre' }),
  'how-many': says({}, { en: 'How many come', fr: 'Combien viennent' }),
  civilian: says({ seat: side }, { en: 'Whom {seat} finds', fr: 'Qui {seat} trouve' }),
  infection: says(
    { figure, resistance: count },
    {
      en: 'Is {figure} infected? Less {resistance}, above 7',
      fr: '{figure} est-il infecté ? Moins {resistance}, plus de 7',
    },
  ),
  'time-left': says({ figure }, { en: 'How long {figure} has', fr: 'Le temps de {figure}' }),
  stun: says({ figure }, { en: 'Is {figure} stunned?', fr: '{figure} est-il sonné ?' }),
};
