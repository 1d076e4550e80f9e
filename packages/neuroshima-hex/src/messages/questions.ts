import {
  questionMessages,
  asNumber,
  asIs,
  message,
  formatMessage,
  asText,
  type Message,
} from '@skirmish-kit/core';
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
const ACTS: Readonly<Record<Act['act'], Message<GameNames>>> = {
  push: message({ by: unitOn, at: unitOn }, { en: '{by} pushes {at}', fr: '{by} repousse {at}' }),
  swap: message(
    { by: unitOn, at: unitOn },
    { en: '{by} changes places with {at}', fr: '{by} échange avec {at}' },
  ),
  turn: message(
    { by: unitOn, at: unitOn, to: asIs },
    { en: '{by} turns {at} to {to} of 6', fr: '{by} tourne {at} à {to} sur 6' },
  ),
  mark: message({ by: unitOn, at: unitOn }, { en: '{by} marks {at}', fr: '{by} marque {at}' }),
};

const discarding = message({ tile: ownTile }, { en: 'Discard {tile}', fr: 'Défausser {tile}' });
const theUnit = message(unit, { en: '{unit}', fr: '{unit}' }, asUnit);

/** Every question with its answers, in words. */
export const questions = {
  'place-hq': placing,
  'bad-draw': questionMessages(
    message(
      { seat: seatName },
      {
        en: '{seat}: nothing but instants. Keep them or draw anew?',
        fr: '{seat} : rien que des actions. Garder ou repiocher ?',
      },
    ),
    badDrawAnswers,
    {
      keep: message({}, { en: 'Keep', fr: 'Garder' }),
      redraw: message({}, { en: 'Draw anew', fr: 'Repiocher' }),
    },
  ),
  discard: questionMessages(
    message(
      { seat: seatName },
      { en: '{seat}: discard one of your tiles.', fr: '{seat} : défaussez une de vos tuiles.' },
    ),
    discardAnswers,
    { discard: discarding },
  ),
  action: questionMessages(
    message(
      { seat: seatName },
      {
        en: '{seat}: play tiles, move, or end the turn.',
        fr: '{seat} : jouez, déplacez, ou terminez le tour.',
      },
    ),
    turnActions,
    {
      end: message({}, { en: 'End the turn', fr: 'Terminer le tour' }),
      discard: discarding,
      place: message(
        { tile: ownTile, cell: cellName, rotation: asIs },
        {
          en: 'Place {tile} on {cell}, turned {rotation}',
          fr: 'Poser {tile} en {cell}, tourné de {rotation}',
        },
      ),
      step: message(
        { from: unitOn, to: cellName, rotation: asIs },
        { en: '{from} to {to}, turned {rotation}', fr: '{from} vers {to}, tourné de {rotation}' },
      ),
      move: message(
        { tile: ownTile, from: unitOn, to: cellName, rotation: asIs },
        {
          en: '{tile}: {from} to {to}, turned {rotation}',
          fr: '{tile} : {from} vers {to}, tourné de {rotation}',
        },
      ),
      instant: message(
        { tile: ownTile, at: asNumber, to: asNumber },
        { en: 'Play {tile}{targets}', fr: 'Jouer {tile}{targets}' },
        {
          targets({ at, to }, names: GameNames) {
            const targets = [at, to].filter((each) => each >= 0);
            const said = targets.map((each) => names.unitOn(each)).join(', ');
            return said === '' ? '' : ` (${said})`;
          },
        },
      ),
      act: message(
        { act: (act: Act['act']) => act, by: asNumber, at: asNumber, to: asNumber },
        ITSELF,
        {
          said: (action, names: GameNames) =>
            formatMessage(ACTS[action.act], { ...action }, names, names.language),
        },
      ),
      companion: message({ of: asText, offer: asText }, ITSELF, {
        said: (params, names: GameNames) => names.offer(params.of, params.offer, params),
      }),
    },
  ),
  'pushed-to': questionMessages(
    message(
      { seat: seatName, ...unit },
      { en: '{seat}: where does {unit} go?', fr: '{seat} : où va {unit} ?' },
      asUnit,
    ),
    pushAnswers,
    { to: message({ cell: cellName }, { en: 'To {cell}', fr: 'Vers {cell}' }) },
  ),
  clown: questionMessages(
    message(
      { seat: seatName, ...unit },
      {
        en: '{seat}: does {unit} attack or blow itself up?',
        fr: '{seat} : {unit} attaque ou explose ?',
      },
      asUnit,
    ),
    clownAnswers,
    {
      attack: message({}, { en: 'Attack', fr: 'Attaquer' }),
      explode: message({}, { en: 'Blow up', fr: 'Exploser' }),
    },
  ),
  save: questionMessages(
    message(
      { seat: seatName },
      { en: '{seat}: whom does the Medic save?', fr: '{seat} : qui le Médecin sauve-t-il ?' },
    ),
    saveAnswers,
    {
      save: message(
        { ...unit, strength: asIs },
        { en: '{unit} ({strength})', fr: '{unit} ({strength})' },
        asUnit,
      ),
    },
  ),
  spend: questionMessages(
    message(
      { seat: seatName },
      { en: '{seat}: which Medic is spent?', fr: '{seat} : quel Médecin est sacrifié ?' },
    ),
    spendAnswers,
    { spend: theUnit },
  ),
  convert: questionMessages(
    message(
      { seat: seatName },
      {
        en: '{seat}: does the Quartermaster turn an attack into another kind?',
        fr: '{seat} : le Quartier-Maître convertit-il une attaque ?',
      },
    ),
    convertAnswers,
    {
      keep: message({}, { en: 'Keep', fr: 'Garder' }),
      convert: message(
        { ...unit, to: oneOf(CONVERSIONS) },
        { en: '{unit}: {to}', fr: '{unit} : {to}' },
        asUnit,
      ),
    },
  ),
  aim: questionMessages(
    message(
      { seat: seatName, ...unit },
      { en: '{seat}: whom does {unit} attack?', fr: '{seat} : qui {unit} attaque-t-il ?' },
      asUnit,
    ),
    aimAnswers,
    { at: theUnit },
  ),
};
