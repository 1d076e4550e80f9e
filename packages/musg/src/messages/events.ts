import { count, says } from '@skirmish-kit/core';
import { figure, paces, piece, weapon } from './names.ts';
import { playMoments } from './play-events.ts';
import { regroupMoments } from './regroup-events.ts';
import { vehicleMoments } from './vehicle-events.ts';
import { worldMoments } from './world-events.ts';

const there = { figure, x: paces, y: paces };

/** Everything that can happen: what a first battle has, and what other bands, settings and worlds add. */
export const moments = {
  ...playMoments,
  waits: says({ figure }, { en: '{figure} will come later.', fr: '{figure} viendra plus tard.' }),
  'friend-hit': says(
    { figure },
    { en: 'The shot goes to {figure} instead.', fr: 'Le tir va sur {figure} à la place.' },
  ),
  intercepts: says(
    { figure, chief: figure },
    { en: '{figure} throws himself before {chief}.', fr: '{figure} s’interpose devant {chief}.' },
  ),
  parries: says({ figure }, { en: '{figure} parries a blow.', fr: '{figure} pare un coup.' }),
  'gives-way': says(there, {
    en: '{figure} gives way to {x}/{y}.',
    fr: '{figure} recule en {x}/{y}.',
  }),
  falls: says(
    { figure },
    { en: '{figure} falls from his rope.', fr: '{figure} tombe de sa corde.' },
  ),
  together: says(
    { figure, count },
    {
      en: '{count} {count|goes|go} along with {figure}.',
      fr: '{count} {count|accompagne|accompagnent} {figure}.',
    },
  ),
  salvo: says(
    { figure, target: figure, count },
    {
      en: '{figure} and those with him shoot at {target} ({count}).',
      fr: '{figure} et les siens tirent sur {target} ({count}).',
    },
  ),
  mob: says(
    { figure, target: figure, count },
    {
      en: '{figure} and those with him strike at {target} ({count}).',
      fr: '{figure} et les siens frappent {target} ({count}).',
    },
  ),
  hauls: says(there, {
    en: '{figure} hauls a gun to {x}/{y}.',
    fr: '{figure} tire une pièce en {x}/{y}.',
  }),
  bursts: says(
    { figure, weapon },
    { en: 'The weapon of {figure} bursts: {weapon}.', fr: 'L’arme de {figure} éclate : {weapon}.' },
  ),
  'stopped-by': says(
    { piece },
    { en: 'It bursts at an obstacle ({piece}).', fr: 'Cela explose sur un obstacle ({piece}).' },
  ),
  dud: says(
    { figure },
    { en: 'It does not explode ({figure}).', fr: 'Cela n’explose pas ({figure}).' },
  ),
  scatters: says(
    { distance: paces, x: paces, y: paces },
    {
      en: 'It lands {distance} paces off, at {x}/{y}.',
      fr: 'Cela tombe à {distance} pas, en {x}/{y}.',
    },
  ),
  explodes: says(
    { x: paces, y: paces, radius: paces },
    {
      en: 'It explodes at {x}/{y}, {radius} paces around.',
      fr: 'Cela explose en {x}/{y}, à {radius} pas à la ronde.',
    },
  ),
  'runs-out': says(
    { figure, weapon },
    {
      en: 'That was the last of {figure}: {weapon}.',
      fr: 'C’était la dernière de {figure} : {weapon}.',
    },
  ),
  recovers: says(
    { figure },
    {
      en: '{figure} takes heart: a life back.',
      fr: '{figure} reprend courage et un point de vie.',
    },
  ),
  'passes-untested': says(
    { figure },
    { en: '{figure} passes without a test.', fr: '{figure} réussit sans test.' },
  ),
  'shrugs-off': says(
    { figure },
    {
      en: '{figure} does not feel the first wound.',
      fr: '{figure} ne sent pas la première blessure.',
    },
  ),
  'wound-stands': says(
    { figure },
    { en: 'Rolled again, it hurts {figure}.', fr: 'Relancé, le dé blesse {figure}.' },
  ),
  'wound-averted': says(
    { figure },
    {
      en: 'Rolled again, it does not hurt {figure}.',
      fr: 'Relancé, le dé ne blesse pas {figure}.',
    },
  ),
  'takes-cover': says(there, {
    en: '{figure} takes cover at {x}/{y}.',
    fr: '{figure} se met à couvert en {x}/{y}.',
  }),
  hides: says(there, {
    en: '{figure} gets out of sight to {x}/{y}.',
    fr: '{figure} se cache en {x}/{y}.',
  }),
  spots: says(
    { figure, enemy: figure },
    {
      en: '{figure} sees {enemy} for the first time.',
      fr: '{figure} voit {enemy} pour la première fois.',
    },
  ),
  weakened: says(
    { figure },
    {
      en: '{figure} is shaken by the charge: 1 Resistance less.',
      fr: '{figure} est ébranlé par la charge : 1 de Résistance en moins.',
    },
  ),
  ...vehicleMoments,
  ...worldMoments,
  ...regroupMoments,
};
