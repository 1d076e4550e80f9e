import { asks, count, plain, says, sayWith, text, type Sentence } from '@skirmish-kit/core';
import type { Act } from '../packs/army-pack.ts';
import { turnActions } from '../rules/action-text.ts';
import {
  aimAnswers,
  badDrawAnswers,
  clownAnswers,
  convertAnswers,
  discardAnswers,
  pushAnswers,
  saveAnswers,
  spendAnswers,
} from '../rules/answer-keys.ts';
import type { GameNames } from './game-names.ts';
import { placing } from './placement-messages.ts';
import { asUnit, cellName, oneOf, ownTile, seatName, unit, unitOn } from './formatters.ts';
import { CONVERSIONS } from './terms.ts';

/** A sentence that is made of nothing but words of its own. */
const ITSELF = { en: '{said}', fr: '{said}' };

/** What units of fan armies do once a turn. */
const ACTS: Readonly<Record<Act['act'], Sentence<GameNames>>> = {
  push: says({ by: unitOn, at: unitOn }, { en: '{by} pushes {at}', fr: '{by} repousse {at}' }),
  swap: says(
    { by: unitOn, at: unitOn },
    { en: '{by} changes places with {at}', fr: '{by} échange avec {at}' },
  ),
  turn: says(
    { by: unitOn, at: unitOn, to: plain },
    { en: '{by} turns {at} to {to} of 6', fr: '{by} tourne {at} à {to} sur 6' },
  ),
  mark: says({ by: unitOn, at: unitOn }, { en: '{by} marks {at}', fr: '{by} marque {at}' }),
};

const discarding = says({ tile: ownTile }, { en: 'Discard {tile}', fr: 'Défausser {tile}' });
const theUnit = says(unit, { en: '{unit}', fr: '{unit}' }, asUnit);

/** Every question with its answers, in words. */
export const questions = {
  'place-hq': placing,
  'bad-draw': asks(
    says(
      { seat: seatName },
      {
        en: '{seat}: nothing but instants. Keep them or draw anew?',
        fr: '{seat} : rien que des actions. Garder ou repiocher ?',
      },
    ),
    badDrawAnswers,
    {
      keep: says({}, { en: 'Keep', fr: 'Garder' }),
      redraw: says({}, { en: 'Draw anew', fr: 'Repiocher' }),
    },
  ),
  discard: asks(
    says(
      { seat: seatName },
      { en: '{seat}: discard one of your tiles.', fr: '{seat} : défaussez une de vos tuiles.' },
    ),
    discardAnswers,
    { discard: discarding },
  ),
  action: asks(
    says(
      { seat: seatName },
      {
        en: '{seat}: play tiles, move, or end the turn.',
        fr: '{seat} : jouez, déplacez, ou terminez le tour.',
      },
    ),
    turnActions,
    {
      end: says({}, { en: 'End the turn', fr: 'Terminer le tour' }),
      discard: discarding,
      place: says(
        { tile: ownTile, cell: cellName, rotation: plain },
        {
          en: 'Place {tile} on {cell}, turned {rotation}',
          fr: 'Poser {tile} en {cell}, tourné de {rotation}',
        },
      ),
      step: says(
        { from: unitOn, to: cellName, rotation: plain },
        { en: '{from} to {to}, turned {rotation}', fr: '{from} vers {to}, tourné de {rotation}' },
      ),
      move: says(
        { tile: ownTile, from: unitOn, to: cellName, rotation: plain },
        {
          en: '{tile}: {from} to {to}, turned {rotation}',
          fr: '{tile} : {from} vers {to}, tourné de {rotation}',
        },
      ),
      instant: says(
        { tile: ownTile, at: count, to: count },
        { en: 'Play {tile}{targets}', fr: 'Jouer {tile}{targets}' },
        {
          targets({ at, to }, names: GameNames) {
            const targets = [at, to].filter((each) => each >= 0);
            const said = targets.map((each) => names.unitOn(each)).join(', ');
            return said === '' ? '' : ` (${said})`;
          },
        },
      ),
      act: says({ act: (act: Act['act']) => act, by: count, at: count, to: count }, ITSELF, {
        said: (action, names: GameNames) =>
          sayWith(ACTS[action.act], { ...action }, names, names.language),
      }),
      companion: says({ of: text, offer: text }, ITSELF, {
        said: (params, names: GameNames) => names.offer(params.of, params.offer, params),
      }),
    },
  ),
  'pushed-to': asks(
    says(
      { seat: seatName, ...unit },
      { en: '{seat}: where does {unit} go?', fr: '{seat} : où va {unit} ?' },
      asUnit,
    ),
    pushAnswers,
    { to: says({ cell: cellName }, { en: 'To {cell}', fr: 'Vers {cell}' }) },
  ),
  clown: asks(
    says(
      { seat: seatName, ...unit },
      {
        en: '{seat}: does {unit} attack or blow itself up?',
        fr: '{seat} : {unit} attaque ou explose ?',
      },
      asUnit,
    ),
    clownAnswers,
    {
      attack: says({}, { en: 'Attack', fr: 'Attaquer' }),
      explode: says({}, { en: 'Blow up', fr: 'Exploser' }),
    },
  ),
  save: asks(
    says(
      { seat: seatName },
      { en: '{seat}: whom does the Medic save?', fr: '{seat} : qui le Médecin sauve-t-il ?' },
    ),
    saveAnswers,
    {
      save: says(
        { ...unit, strength: plain },
        { en: '{unit} ({strength})', fr: '{unit} ({strength})' },
        asUnit,
      ),
    },
  ),
  spend: asks(
    says(
      { seat: seatName },
      { en: '{seat}: which Medic is spent?', fr: '{seat} : quel Médecin est sacrifié ?' },
    ),
    spendAnswers,
    { spend: theUnit },
  ),
  convert: asks(
    says(
      { seat: seatName },
      {
        en: '{seat}: does the Quartermaster turn an attack into another kind?',
        fr: '{seat} : le Quartier-Maître convertit-il une attaque ?',
      },
    ),
    convertAnswers,
    {
      keep: says({}, { en: 'Keep', fr: 'Garder' }),
      convert: says(
        { ...unit, to: oneOf(CONVERSIONS) },
        { en: '{unit}: {to}', fr: '{unit} : {to}' },
        asUnit,
      ),
    },
  ),
  aim: asks(
    says(
      { seat: seatName, ...unit },
      { en: '{seat}: whom does {unit} attack?', fr: '{seat} : qui {unit} attaque-t-il ?' },
      asUnit,
    ),
    aimAnswers,
    { at: theUnit },
  ),
};
