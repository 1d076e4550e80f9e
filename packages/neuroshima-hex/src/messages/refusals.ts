import { asIs, message, asText } from '@skirmish-kit/core';
import { asTile, asUnit, place, unit } from './formatters.ts';

/** Why something is not allowed, in words. */
export const refusals = {
  'already-acted': message(
    unit,
    {
      en: '{unit} has done this once already in this turn.',
      fr: '{unit} l’a déjà fait ce tour-ci.',
    },
    asUnit,
  ),
  'marked-already': message(
    unit,
    { en: '{unit} has this marker already.', fr: '{unit} a déjà ce marqueur.' },
    asUnit,
  ),
  'already-moved': message(
    unit,
    {
      en: '{unit} has already moved in this turn.',
      fr: '{unit} s’est déjà déplacé ce tour-ci.',
    },
    asUnit,
  ),
  'bad-rotation': message(
    { rotation: asIs },
    {
      en: 'A rotation is from 0 to 5, not “{rotation}”.',
      fr: 'Une rotation va de 0 à 5, pas « {rotation} ».',
    },
  ),
  'before-a-tile': message(
    unit,
    {
      en: 'Play a tile before {unit} moves.',
      fr: 'Jouez une tuile avant de déplacer {unit}.',
    },
    asUnit,
  ),
  friend: message(
    unit,
    { en: '{unit} is on your side.', fr: '{unit} est dans votre camp.' },
    asUnit,
  ),
  'hq-netted': message(
    {},
    {
      en: 'Your HQ is netted and throws no Grenade.',
      fr: 'Votre QG est pris au filet : pas de Grenade.',
    },
  ),
  'is-hq': message({}, { en: 'An HQ cannot be the target.', fr: 'Un QG ne peut pas être visé.' }),
  'last-tile-drawn': message(
    {},
    {
      en: 'No Battle once the last tile of a pile has been drawn.',
      fr: 'Plus de Combat une fois la dernière tuile d’une pioche tirée.',
    },
  ),
  netted: message(unit, { en: '{unit} is netted.', fr: '{unit} est pris au filet.' }, asUnit),
  'no-more-discards': message(
    {},
    {
      en: 'Nothing more can be discarded.',
      fr: 'Plus aucune défausse n’est possible.',
    },
  ),
  'no-power': message(
    unit,
    { en: '{unit} has no power.', fr: '{unit} n’a pas d’énergie.' },
    asUnit,
  ),
  'no-room': message(
    unit,
    {
      en: 'There is no free hex behind {unit}.',
      fr: 'Aucune case libre derrière {unit}.',
    },
    asUnit,
  ),
  'no-such-act': message(
    unit,
    { en: '{unit} cannot do this.', fr: '{unit} ne sait pas faire cela.' },
    asUnit,
  ),
  'no-such-tile': message(
    { army: asText, tile: asText },
    {
      en: 'This army has no tile “{tile}”.',
      fr: 'Cette armée n’a pas de tuile « {tile} ».',
    },
    asTile,
  ),
  'no-target': message(
    { army: asText, tile: asText },
    { en: '{tile} has no target here.', fr: '{tile} n’a pas de cible ici.' },
    asTile,
  ),
  'no-unit': message(
    { hex: place },
    { en: 'There is no unit on {hex}.', fr: 'Il n’y a pas d’unité en {hex}.' },
  ),
  'not-a-unit': message(
    { army: asText, tile: asText },
    {
      en: '{tile} is not put on the board: it is played and discarded.',
      fr: '{tile} ne se pose pas : on la joue puis on la défausse.',
    },
    asTile,
  ),
  'not-adjacent': message(
    unit,
    { en: '{unit} is not next to it.', fr: '{unit} n’est pas adjacent.' },
    asUnit,
  ),
  'not-in-hand': message(
    { army: asText, tile: asText },
    { en: '{tile} is not in your hand.', fr: '{tile} n’est pas dans votre main.' },
    asTile,
  ),
  'not-in-the-pile': message(
    {},
    {
      en: 'There are not so many of this tile in the pile.',
      fr: 'Il n’y a pas autant de cette tuile dans la pioche.',
    },
  ),
  'not-itself': message(
    unit,
    { en: '{unit} does not do this to itself.', fr: '{unit} ne se le fait pas à elle-même.' },
    asUnit,
  ),
  'not-mobile': message(
    unit,
    { en: '{unit} is not mobile.', fr: '{unit} n’est pas mobile.' },
    asUnit,
  ),
  'not-next-to-hq': message(
    unit,
    {
      en: '{unit} is not next to your HQ.',
      fr: '{unit} n’est pas adjacent à votre QG.',
    },
    asUnit,
  ),
  'not-understood': message(
    { answer: asIs },
    {
      en: '“{answer}” is not understood.',
      fr: '« {answer} » n’est pas compris.',
    },
  ),
  'not-yours': message(
    unit,
    {
      en: '{unit} is not yours: choose one of your own units.',
      fr: '{unit} n’est pas à vous\u00a0: choisissez une de vos unités.',
    },
    asUnit,
  ),
  occupied: message(
    { hex: place },
    { en: 'There is a unit on {hex} already.', fr: 'La case {hex} est déjà occupée.' },
  ),
  'off-board': message(
    { hex: place },
    { en: 'There is no hex {hex} here.', fr: 'Il n’y a pas de case {hex} ici.' },
  ),
  'only-turns': message(
    { army: asText, tile: asText },
    {
      en: '{tile} turns a unit and does not move it.',
      fr: '{tile} fait pivoter sans déplacer.',
    },
    asTile,
  ),
  'play-limit': message(
    { limit: asIs },
    {
      en: 'No more than {limit} {limit|tile|tiles} in this turn.',
      fr: 'Pas plus de {limit} {limit|tuile|tuiles} ce tour-ci.',
    },
  ),
  'pusher-netted': message(
    {},
    {
      en: 'A netted unit pushes nobody.',
      fr: 'Une unité prise au filet ne repousse personne.',
    },
  ),
  'too-dear': message(
    {},
    {
      en: 'Nobody pays with the last point of an HQ.',
      fr: 'On ne paie pas avec le dernier point du QG.',
    },
  ),
  'not-turning': message(
    unit,
    {
      en: '{unit} would look as it does now: turn it another way.',
      fr: '{unit} garderait la même orientation\u00a0: tournez-la autrement.',
    },
    asUnit,
  ),
  'not-moving': message(
    unit,
    {
      en: '{unit} would stay as it is.',
      fr: '{unit} resterait comme elle est.',
    },
    asUnit,
  ),
  'too-far': message(
    { hex: place, stride: asIs },
    {
      en: '{hex} is too far: {stride} {stride|hex|hexes} at most.',
      fr: '{hex} est trop loin : {stride} {stride|case|cases} au plus.',
    },
  ),
  'too-near-the-edge': message(
    {},
    {
      en: 'All seven hexes have to be on the board.',
      fr: 'Les sept cases doivent être sur le plateau.',
    },
  ),
  'wrong-number-of-tiles': message(
    { given: asIs, tiles: asIs },
    {
      en: '{tiles} {tiles|tile|tiles} are to be drawn, {given} given.',
      fr: '{tiles} {tiles|tuile|tuiles} à piocher, {given} {given|donnée|données}.',
    },
  ),
};
