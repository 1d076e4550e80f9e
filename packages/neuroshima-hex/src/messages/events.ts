import { asList, asIs, message, formatMessage, asText } from '@skirmish-kit/core';
import type { HexNames } from './names.ts';
import {
  armyName,
  asTileOf,
  asUnit,
  oneOf,
  place,
  seatName,
  unit,
  type Attacker,
} from './formatters.ts';
import { CAUSES, CONVERSIONS, KINDS, MARKERS } from './terms.ts';

const attacker = { byArmy: armyName, by: asText, byHex: place, kind: oneOf(KINDS) };

const anInstant = message({}, { en: 'An instant', fr: 'Une action' });

/** `{attacker}` in a sentence about a hit. */
const asAttacker = {
  attacker: ({ byArmy, by, byHex }: Attacker, names: HexNames): string =>
    by ? names.unit(byArmy, by, byHex) : formatMessage(anInstant, {}, names, names.language),
};

const wins = message(
  { names: asIs, count: asIs },
  { en: '{names} {count|wins|win}.', fr: '{names} {count|gagne|gagnent}.' },
);
const nobodyWins = message({}, { en: 'Nobody wins.', fr: 'Personne ne gagne.' });

function winnersSaid(
  { winners }: { readonly winners: readonly number[] },
  names: HexNames,
): string {
  const said = winners.map((seat) => names.seat(seat)).join(', ');
  const sentence = winners.length === 0 ? nobodyWins : wins;
  return formatMessage(sentence, { names: said, count: winners.length }, names, names.language);
}

/** Everything that can happen, in words. */
export const events = {
  /** An HQ or another unit is put on the board. NH-SET-05, NH-PLAY-03 */
  placed: message(
    { ...unit, rotation: asIs, seat: seatName },
    { en: '{unit} comes onto the board.', fr: '{unit} entre sur le plateau.' },
    asUnit,
  ),
  /** A turn begins. NH-TURN-01 */
  turn: message({ seat: seatName, army: armyName }, { en: 'Turn of {seat}', fr: 'Tour : {seat}' }),
  /** Tiles came into the hand. NH-SET-10 */
  drew: message(
    { seat: seatName, tiles: asList(asText), left: asIs },
    {
      en: '{seat} draws {tiles}; {left} left in the pile.',
      fr: '{seat} pioche {tiles} ; il en reste {left}.',
    },
    {
      tiles: ({ seat, tiles }, names: HexNames) =>
        tiles.map((tile) => names.tile(names.armyOf(seat), tile)).join(', '),
    },
  ),
  /** The last tile of a pile is drawn: the end is near. NH-END-01 */
  'last-tile': message(
    { seat: seatName },
    {
      en: '{seat} has drawn the last tile: the final battle is near.',
      fr: '{seat} a pioché sa dernière tuile : le combat final approche.',
    },
  ),
  /** A tile goes from the hand to the discard pile. NH-TURN-02, NH-TURN-03, NH-TURN-09 */
  discarded: message(
    { seat: seatName, tile: asText },
    { en: '{seat} discards {tile}.', fr: '{seat} défausse {tile}.' },
    asTileOf,
  ),
  /** An instant is played. NH-PLAY-02 */
  played: message(
    { seat: seatName, tile: asText },
    { en: '{seat} plays {tile}.', fr: '{seat} joue {tile}.' },
    asTileOf,
  ),
  /** A unit moved, and perhaps turned. NH-INS-02, NH-MOB-01, NH-MOD-24 */
  moved: message(
    { ...unit, from: place, rotation: asIs },
    { en: '{unit} has come from {from}.', fr: '{unit} vient de {from}.' },
    asUnit,
  ),
  /** A unit turned on the spot. NH-INS-02, NH-MOB-01, NH-MOD-24 */
  turned: message(
    { ...unit, rotation: asIs },
    { en: '{unit} turns.', fr: '{unit} pivote.' },
    asUnit,
  ),
  /** A unit was pushed. NH-INS-05 */
  pushed: message(
    { ...unit, from: place, by: place },
    { en: '{unit} is pushed away from {by}.', fr: '{unit} est repoussé depuis {by}.' },
    asUnit,
  ),
  /** Two units changed places. */
  swapped: message(
    { ...unit, with: place },
    { en: '{unit} changes places with {with}.', fr: '{unit} échange sa place avec {with}.' },
    asUnit,
  ),
  /** The turn is over. NH-TURN-08 */
  'turn-ends': message(
    { seat: seatName },
    { en: '{seat} ends the turn.', fr: '{seat} termine son tour.' },
  ),

  /** A battle begins: `tile`, `full`, `final` or `extra`. NH-BAT-01 */
  battle: message(
    { cause: oneOf(CAUSES), phase: asIs },
    { en: 'Battle ({cause})', fr: 'Combat ({cause})' },
  ),
  /** A phase begins. NH-BAT-02 */
  phase: message({ phase: asIs }, { en: 'Phase {phase}', fr: 'Phase {phase}' }),
  /** Would act now, but is netted. NH-NET-01 */
  held: message(
    { ...unit, phase: asIs },
    { en: '{unit} is netted and does nothing.', fr: '{unit}, pris au filet, ne fait rien.' },
    asUnit,
  ),
  /** Would act now, but has no power. NH-FAN-01 */
  unpowered: message(
    { ...unit, phase: asIs },
    {
      en: '{unit} has no power and does nothing.',
      fr: '{unit}, sans énergie, ne fait rien.',
    },
    asUnit,
  ),
  /** Would act now, but is paralysed. NH-FAN-02 */
  paralysed: message(
    { ...unit, phase: asIs },
    {
      en: '{unit} is paralysed and does nothing.',
      fr: '{unit}, sous l’effet d’une paralysie, ne fait rien.',
    },
    asUnit,
  ),
  /** The phase of this action has gone by. NH-INI-08 */
  missed: message(
    { ...unit, phase: asIs },
    { en: '{unit} has missed its moment.', fr: '{unit} a manqué son moment.' },
    asUnit,
  ),
  /** Acts. NH-BAT-03 */
  acts: message({ ...unit, phase: asIs }, { en: '{unit} acts.', fr: '{unit} agit.' }, asUnit),
  /** Blows itself up. NH-SPU-03, NH-SPU-04 */
  explodes: message(
    unit,
    { en: '{unit} blows itself up.', fr: '{unit} se fait exploser.' },
    asUnit,
  ),
  /** A Quartermaster turned an attack into another kind. NH-MOD-20, NH-MOD-21 */
  converted: message(
    { ...unit, way: asIs, to: oneOf(CONVERSIONS) },
    {
      en: '{unit} strikes as {to} thanks to the Quartermaster.',
      fr: '{unit} attaque en {to} grâce au Quartier-Maître.',
    },
    asUnit,
  ),
  /** Armour stopped it. NH-ARM-01 */
  blocked: message(
    { ...unit, ...attacker },
    { en: 'Armour of {unit} stops {attacker}.', fr: 'Le blindage de {unit} arrête {attacker}.' },
    { ...asUnit, ...asAttacker },
  ),
  /** A hit of so many wounds, not yet healed. NH-ATK-03, NH-ATK-04, NH-SPU-01, … */
  hit: message(
    { ...unit, ...attacker, strength: asIs },
    {
      en: '{attacker} hits {unit} for {strength} ({kind}).',
      fr: '{attacker} touche {unit} : {strength} ({kind}).',
    },
    { ...asUnit, ...asAttacker },
  ),
  /** A Medic is spent in place of a hit. NH-MED-01 */
  healed: message(
    { ...unit, medic: place, from: place, strength: asIs },
    {
      en: 'The Medic on {medic} is spent to save {unit} from {strength} {strength|wound|wounds}.',
      fr: 'Le Médecin en {medic} se sacrifie et évite {strength} {strength|blessure|blessures} à {unit}.',
    },
    asUnit,
  ),
  /** Wounds that stay as markers. NH-BAT-09 */
  wounded: message(
    { ...unit, wounds: asIs },
    {
      en: '{unit} survives with {wounds} {wounds|wound|wounds}.',
      fr: '{unit} survit avec {wounds} {wounds|blessure|blessures}.',
    },
    asUnit,
  ),
  /** Points of an HQ changed. NH-BAT-10 */
  hq: message(
    { seat: seatName, army: armyName, points: asIs, lost: asIs },
    { en: 'HQ of {army}: {points} left.', fr: 'QG {army} : il reste {points}.' },
  ),
  /** Points scored on an enemy HQ. NH-MP-09 */
  scored: message(
    { seat: seatName, points: asIs, won: asIs },
    {
      en: '{seat} scores {won} and has {points}.',
      fr: '{seat} marque {won} et atteint {points}.',
    },
  ),
  /** A unit leaves the board: `hits`, `spent`, `exploded`, `eliminated`. NH-BAT-07 */
  removed: message(
    { ...unit, cause: oneOf(CAUSES) },
    { en: '{unit} leaves the board ({cause}).', fr: '{unit} quitte le plateau ({cause}).' },
    asUnit,
  ),
  /** A unit got a marker. */
  marked: message(
    { ...unit, marker: oneOf(MARKERS) },
    { en: '{unit}: {marker}.', fr: '{unit} : {marker}.' },
    asUnit,
  ),
  /** The battle is over. NH-BAT-12 */
  'battle-ends': message(
    { cause: oneOf(CAUSES) },
    { en: 'The battle is over.', fr: 'Le combat est terminé.' },
  ),
  /** A player is out of the game. NH-MP-03 */
  eliminated: message(
    { seat: seatName, army: armyName },
    { en: '{army} is out of the game.', fr: '{army} est éliminé.' },
  ),
  /** HQs are level: one more turn each. NH-END-10 */
  'extra-turn': message(
    { points: asIs },
    {
      en: 'HQs are level at {points}: one more turn each.',
      fr: 'Égalité à {points} : un tour de plus chacun.',
    },
  ),
  /** The game is over. NH-END-05 */
  'game-over': message(
    { winners: asList(seatName), reason: asText },
    { en: 'The game is over. {winners}', fr: 'La partie est finie. {winners}' },
    { winners: winnersSaid },
  ),
};
