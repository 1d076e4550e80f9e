import { asNumber, message } from '@skirmish-kit/core';
import { figure, side, vehicle } from './names.ts';

/** What dice are rolled for besides, with other bands, settings and worlds. */
export const moduleRolls = {
  'past-friend': message(
    { figure, need: asNumber },
    { en: 'Past {figure}, {need} or more', fr: 'Sans toucher {figure}, {need} ou plus' },
  ),
  buckler: message({ figure }, { en: 'The buckler of {figure}', fr: 'Rondache : {figure}' }),
  'passive-test': message(
    { figure, command: asNumber },
    { en: 'Courage of {figure}, {command}', fr: 'Courage : {figure}, {command}' },
  ),
  fall: message({ figure }, { en: 'Does {figure} fall?', fr: '{figure} tombe-t-il ?' }),
  'past-obstacle': message(
    { need: asNumber },
    { en: 'Past the obstacle, {need} or more', fr: 'Passer l’obstacle, {need} ou plus' },
  ),
  misfire: message(
    { figure },
    { en: 'Does it burst? ({figure})', fr: 'Éclate-t-elle ? ({figure})' },
  ),
  scatter: message({}, { en: 'Scatter', fr: 'Déviation' }),
  'scatter-distance': message({}, { en: 'How far it strays', fr: 'Distance de la déviation' }),
  ammunition: message({ figure }, { en: 'Ammunition of {figure}', fr: 'Munitions : {figure}' }),
  'wound-again': message(
    { figure, need: asNumber },
    {
      en: 'Damage to {figure} again, {need} or more',
      fr: 'Dégâts à {figure} encore, {need} ou plus',
    },
  ),
  'step-back': message({}, { en: 'Can he step back?', fr: 'Peut-il reculer ?' }),
  'give-way': message({}, { en: 'How far he gives way', fr: 'De combien il recule' }),
  'vehicle-damage': message(
    { vehicle, strength: asNumber, need: asNumber },
    { en: 'Damage to {vehicle}, {need} or more', fr: 'Dégâts à {vehicle}, {need} ou plus' },
  ),
  booster: message({ vehicle }, { en: 'Booster of {vehicle}', fr: 'Booster : {vehicle}' }),
  'booster-problem': message(
    { vehicle },
    { en: 'What goes wrong: {vehicle}', fr: 'Ce qui rate : {vehicle}' },
  ),
  swerve: message(
    { vehicle },
    { en: 'Right or left: {vehicle}', fr: 'Droite ou gauche : {vehicle}' },
  ),
  surge: message({ vehicle }, { en: 'How far: {vehicle}', fr: 'De combien : {vehicle}' }),
  facing: message({ vehicle }, { en: 'Facing of {vehicle}', fr: 'Orientation : {vehicle}' }),
  jump: message(
    { figure, command: asNumber },
    { en: 'The jump of {figure}, {command}', fr: 'Saut : {figure}, {command}' },
  ),
  evade: message(
    { figure, command: asNumber },
    { en: '{figure} jumps aside, {command}', fr: '{figure} esquive, {command}' },
  ),
  steering: message(
    { figure, command: asNumber },
    { en: 'Steering of {figure}, {command}', fr: 'Conduite : {figure}, {command}' },
  ),
  alert: message({ need: asNumber }, { en: 'Alert, {need}', fr: 'Alerte, {need}' }),
  'added-die': message({ figure }, { en: 'Pulp die of {figure}', fr: 'Dé de pulp : {figure}' }),
  'head-shot': message(
    { figure },
    { en: 'A head shot at {figure}?', fr: '{figure} en pleine tête ?' },
  ),
  heard: message(
    { seat: side, turn: asNumber },
    { en: '{seat} listens, above {turn}', fr: '{seat} écoute, plus de {turn}' },
  ),
  encounter: message({}, { en: 'A bad encounter', fr: 'Une mauvaise rencontre' }),
  'how-many': message({}, { en: 'How many come', fr: 'Combien viennent' }),
  civilian: message({ seat: side }, { en: 'Whom {seat} finds', fr: 'Qui {seat} trouve' }),
  infection: message(
    { figure, resistance: asNumber },
    {
      en: 'Is {figure} infected? Less {resistance}, above 7',
      fr: '{figure} est-il infecté ? Moins {resistance}, plus de 7',
    },
  ),
  'time-left': message({ figure }, { en: 'How long {figure} has', fr: 'Le temps de {figure}' }),
  stun: message({ figure }, { en: 'Is {figure} stunned?', fr: '{figure} est-il sonné ?' }),
};
