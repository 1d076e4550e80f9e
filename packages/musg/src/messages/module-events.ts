import { asNumber, message } from '@skirmish-kit/core';
import { figure, paces, piece, weapon } from './names.ts';
import { regroupEvents } from './regroup-events.ts';
import { vehicleEvents } from './vehicle-events.ts';
import { worldEvents } from './world-events.ts';

const there = { figure, x: paces, y: paces };

/** What can happen besides, with other bands, settings and worlds. */
export const moduleEvents = {
  waits: message(
    { figure },
    { en: '{figure} will come later.', fr: '{figure} viendra plus tard.' },
  ),
  'friend-hit': message(
    { figure },
    { en: 'The shot goes to {figure} instead.', fr: 'Le tir va sur {figure} à la place.' },
  ),
  intercepts: message(
    { figure, chief: figure },
    { en: '{figure} throws himself before {chief}.', fr: '{figure} s’interpose devant {chief}.' },
  ),
  parries: message({ figure }, { en: '{figure} parries a blow.', fr: '{figure} pare un coup.' }),
  'gives-way': message(there, {
    en: '{figure} gives way to {x}/{y}.',
    fr: '{figure} recule en {x}/{y}.',
  }),
  falls: message(
    { figure },
    { en: '{figure} falls from his rope.', fr: '{figure} tombe de sa corde.' },
  ),
  together: message(
    { figure, count: asNumber },
    {
      en: '{count} {count|goes|go} along with {figure}.',
      fr: '{count} {count|accompagne|accompagnent} {figure}.',
    },
  ),
  salvo: message(
    { figure, target: figure, count: asNumber },
    {
      en: '{figure} and those with him shoot at {target} ({count}).',
      fr: '{figure} et les siens tirent sur {target} ({count}).',
    },
  ),
  mob: message(
    { figure, target: figure, count: asNumber },
    {
      en: '{figure} and those with him strike at {target} ({count}).',
      fr: '{figure} et les siens frappent {target} ({count}).',
    },
  ),
  hauls: message(there, {
    en: '{figure} hauls a gun to {x}/{y}.',
    fr: '{figure} tire une pièce en {x}/{y}.',
  }),
  bursts: message(
    { figure, weapon },
    { en: 'The weapon of {figure} bursts: {weapon}.', fr: 'L’arme de {figure} éclate : {weapon}.' },
  ),
  'stopped-by': message(
    { piece },
    { en: 'It bursts at an obstacle ({piece}).', fr: 'Cela explose sur un obstacle ({piece}).' },
  ),
  dud: message(
    { figure },
    { en: 'It does not explode ({figure}).', fr: 'Cela n’explose pas ({figure}).' },
  ),
  scatters: message(
    { distance: paces, x: paces, y: paces },
    {
      en: 'It lands {distance} paces off, at {x}/{y}.',
      fr: 'Cela tombe à {distance} pas, en {x}/{y}.',
    },
  ),
  explodes: message(
    { x: paces, y: paces, radius: paces },
    {
      en: 'It explodes at {x}/{y}, {radius} paces around.',
      fr: 'Cela explose en {x}/{y}, à {radius} pas à la ronde.',
    },
  ),
  'runs-out': message(
    { figure, weapon },
    {
      en: 'That was the last of {figure}: {weapon}.',
      fr: 'C’était la dernière de {figure} : {weapon}.',
    },
  ),
  recovers: message(
    { figure },
    {
      en: '{figure} takes heart: a life back.',
      fr: '{figure} reprend courage et un point de vie.',
    },
  ),
  'passes-untested': message(
    { figure },
    { en: '{figure} passes without a test.', fr: '{figure} réussit sans test.' },
  ),
  'shrugs-off': message(
    { figure },
    {
      en: '{figure} does not feel the first wound.',
      fr: '{figure} ne sent pas la première blessure.',
    },
  ),
  'wound-stands': message(
    { figure },
    { en: 'Rolled again, it hurts {figure}.', fr: 'Relancé, le dé blesse {figure}.' },
  ),
  'wound-averted': message(
    { figure },
    {
      en: 'Rolled again, it does not hurt {figure}.',
      fr: 'Relancé, le dé ne blesse pas {figure}.',
    },
  ),
  'takes-cover': message(there, {
    en: '{figure} takes cover at {x}/{y}.',
    fr: '{figure} se met à couvert en {x}/{y}.',
  }),
  hides: message(there, {
    en: '{figure} gets out of sight to {x}/{y}.',
    fr: '{figure} se cache en {x}/{y}.',
  }),
  spots: message(
    { figure, enemy: figure },
    {
      en: '{figure} sees {enemy} for the first time.',
      fr: '{figure} voit {enemy} pour la première fois.',
    },
  ),
  weakened: message(
    { figure },
    {
      en: '{figure} is shaken by the charge: 1 Resistance less.',
      fr: '{figure} est ébranlé par la charge : 1 de Résistance en moins.',
    },
  ),
  ...vehicleEvents,
  ...worldEvents,
  ...regroupEvents,
};
