import type { Phrases } from '@skirmish-kit/ui/words';

/** Why something is not allowed, as sentences. */
export const refusalWords = {
  'already-acted': {
    en: '{unit} has done this once already in this turn.',
    fr: '{unit} l’a déjà fait ce tour-ci.',
  },
  'marked-already': { en: '{unit} has this marker already.', fr: '{unit} a déjà ce marqueur.' },
  'already-moved': {
    en: '{unit} has already moved in this turn.',
    fr: '{unit} s’est déjà déplacé ce tour-ci.',
  },
  'bad-rotation': {
    en: 'A rotation is from 0 to 5, not “{rotation}”.',
    fr: 'Une rotation va de 0 à 5, pas « {rotation} ».',
  },
  'before-a-tile': {
    en: 'Play a tile before {unit} moves.',
    fr: 'Jouez une tuile avant de déplacer {unit}.',
  },
  friend: { en: '{unit} is on your side.', fr: '{unit} est dans votre camp.' },
  'hq-netted': {
    en: 'Your HQ is netted and throws no Grenade.',
    fr: 'Votre QG est pris au filet : pas de Grenade.',
  },
  'is-hq': { en: 'An HQ cannot be the target.', fr: 'Un QG ne peut pas être visé.' },
  'last-tile-drawn': {
    en: 'No Battle once the last tile of a pile has been drawn.',
    fr: 'Plus de Combat une fois la dernière tuile d’une pioche tirée.',
  },
  netted: { en: '{unit} is netted.', fr: '{unit} est pris au filet.' },
  'no-more-discards': {
    en: 'Nothing more can be discarded.',
    fr: 'Plus aucune défausse n’est possible.',
  },
  'no-power': { en: '{unit} has no power.', fr: '{unit} n’a pas d’énergie.' },
  'no-room': {
    en: 'There is no free hex behind {unit}.',
    fr: 'Aucune case libre derrière {unit}.',
  },
  'no-such-tile': {
    en: 'This army has no tile “{tile}”.',
    fr: 'Cette armée n’a pas de tuile « {tile} ».',
  },
  'no-target': { en: '{tile} has no target here.', fr: '{tile} n’a pas de cible ici.' },
  'no-unit': { en: 'There is no unit on {hex}.', fr: 'Il n’y a pas d’unité en {hex}.' },
  'not-a-unit': {
    en: '{tile} is not put on the board: it is played and discarded.',
    fr: '{tile} ne se pose pas : on la joue puis on la défausse.',
  },
  'not-adjacent': { en: '{unit} is not next to it.', fr: '{unit} n’est pas adjacent.' },
  'not-in-hand': { en: '{tile} is not in your hand.', fr: '{tile} n’est pas dans votre main.' },
  'not-in-the-pile': {
    en: 'There are not so many of this tile in the pile.',
    fr: 'Il n’y a pas autant de cette tuile dans la pioche.',
  },
  'not-mobile': { en: '{unit} is not mobile.', fr: '{unit} n’est pas mobile.' },
  'not-next-to-hq': {
    en: '{unit} is not next to your HQ.',
    fr: '{unit} n’est pas adjacent à votre QG.',
  },
  'not-understood': {
    en: '“{answer}” is not understood.',
    fr: '« {answer} » n’est pas compris.',
  },
  'not-yours': { en: '{unit} is not yours.', fr: '{unit} n’est pas à vous.' },
  occupied: { en: 'There is a unit on {hex} already.', fr: 'La case {hex} est déjà occupée.' },
  'off-board': { en: 'There is no hex {hex} here.', fr: 'Il n’y a pas de case {hex} ici.' },
  'only-turns': {
    en: '{tile} turns a unit and does not move it.',
    fr: '{tile} fait pivoter sans déplacer.',
  },
  'play-limit': {
    en: 'No more than {limit} {limit|tile|tiles} in this turn.',
    fr: 'Pas plus de {limit} {limit|tuile|tuiles} ce tour-ci.',
  },
  'pusher-netted': {
    en: 'A netted unit pushes nobody.',
    fr: 'Une unité prise au filet ne repousse personne.',
  },
  'too-dear': {
    en: 'Nobody pays with the last point of an HQ.',
    fr: 'On ne paie pas avec le dernier point du QG.',
  },
  'too-far': {
    en: '{hex} is too far: {stride} {stride|hex|hexes} at most.',
    fr: '{hex} est trop loin : {stride} {stride|case|cases} au plus.',
  },
  'too-near-the-edge': {
    en: 'All seven hexes have to be on the board.',
    fr: 'Les sept cases doivent être sur le plateau.',
  },
  'wrong-number-of-tiles': {
    en: '{tiles} {tiles|tile|tiles} are to be drawn, {given} given.',
    fr: '{tiles} {tiles|tuile|tuiles} à piocher, {given} {given|donnée|données}.',
  },
} as const satisfies Phrases;
