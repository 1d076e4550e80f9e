import { problemFactory } from '@skirmish-kit/core';

/** Problems of a pack that matches the schema. */
const PACK_WORDS = {
  'no-companions': {
    en: 'Reaction takes packs of data only, no companion modules.',
    fr: 'Réaction n’accepte que des packs de données, pas de module compagnon.',
  },
  'id-taken': {
    en: '“{id}” is taken already: give yours another id.',
    fr: '« {id} » est déjà pris : choisissez un autre identifiant.',
  },
  'duplicate-id': {
    en: '“{id}” is already the id of {first}: every id of a list is used once.',
    fr: '« {id} » est déjà l’identifiant de {first} : chaque identifiant d’une liste ne sert qu’une fois.',
  },
  'unknown-weapon': {
    en: 'There is no weapon “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas d’arme « {id} ». Sont connues : {known}.',
  },
  'unknown-weapon-near': {
    en: 'There is no weapon “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas d’arme « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'unknown-profile': {
    en: 'There is no profile “{id}”. Known are: {known}.',
    fr: 'Il n’y a pas de profil « {id} ». Sont connus : {known}.',
  },
  'unknown-profile-near': {
    en: 'There is no profile “{id}”. Did you mean “{nearest}”?',
    fr: 'Il n’y a pas de profil « {id} ». Vouliez-vous dire « {nearest} » ?',
  },
  'sheet-weapon': {
    en: 'The sheet already has a weapon “{id}”: use another id.',
    fr: 'La feuille a déjà une arme « {id} » : prenez un autre identifiant.',
  },
  'too-many-corners': {
    en: 'The terrain has {found} places to walk round it at; at most {most} are possible. Use fewer pieces, shapes with fewer corners, or smaller stretches of difficult ground.',
    fr: 'Le terrain a {found} points de contournement ; {most} au plus sont possibles. Prenez moins d’éléments, des formes avec moins de coins ou de plus petits terrains difficiles.',
  },
  'ranges-out-of-order': {
    en: 'Ranges grow from point blank over short to long; these are {pointBlank}, {short}, {long}.',
    fr: 'Les portées croissent du bout portant à la courte puis à la longue ; ici {pointBlank}, {short}, {long}.',
  },
  'blast-and-flame': {
    en: '“{id}” has a blast and a flame: a weapon has one of them, not both.',
    fr: '« {id} » a une explosion et une flamme : une arme a l’une ou l’autre.',
  },
  'missing-quality': {
    en: '“{id}” needs a quality; only heroes may do without.',
    fr: '« {id} » doit avoir une qualité ; seuls les héros peuvent s’en passer.',
  },
  'no-leader': {
    en: 'The group “{id}” has no leader: it needs exactly one.',
    fr: 'Le groupe « {id} » n’a pas de chef : il lui en faut exactement un.',
  },
  'too-many-leaders': {
    en: 'The group “{id}” has {found} leaders: it needs exactly one.',
    fr: 'Le groupe « {id} » a {found} chefs : il lui en faut exactement un.',
  },
  'too-many-seconds': {
    en: 'The group “{id}” has {found} seconds: it may have one.',
    fr: 'Le groupe « {id} » a {found} sous-chefs : il peut en avoir un.',
  },
  'not-a-hero': {
    en: '“{id}” is a {role}: only heroes stand outside a group.',
    fr: '« {id} » a le rôle {role} : seuls les héros restent hors d’un groupe.',
  },
  'too-many-figures': {
    en: 'The gang “{id}” has {found} figures: {most} are the most.',
    fr: 'Le gang « {id} » a {found} figurines : le maximum est {most}.',
  },
  'off-table': {
    en: '{x},{y} is off the table, which is {width} by {height} tenths of a centimetre.',
    fr: '{x},{y} est hors de la table, qui mesure {width} sur {height} dixièmes de centimètre.',
  },
  'not-a-polygon': {
    en: 'The corners of “{id}” enclose no area, or its edges cross.',
    fr: 'Les sommets de « {id} » n’entourent aucune surface, ou ses côtés se croisent.',
  },
  'missing-difficulty': {
    en: '“{id}” is to be hacked: say how difficult that is (easy, normal or hard).',
    fr: '« {id} » est à pirater : indiquez la difficulté (easy, normal ou hard).',
  },
  'after-the-end': {
    en: 'Turn {turn} never comes: the scenario lasts {turns} turns.',
    fr: 'Le tour {turn} n’arrive jamais : le scénario dure {turns} tours.',
  },
  'no-such-seat': {
    en: 'Nobody sits in seat {seat}: seats are 0 to {last}.',
    fr: 'Personne n’occupe la place {seat} : les places vont de 0 à {last}.',
  },
};

export const packProblem = /* @__PURE__ */ problemFactory(PACK_WORDS);
