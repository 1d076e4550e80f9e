import { defineCatalogue } from '@skirmish-kit/core';

/** Every rule in our own words; moments, refusals and tests name them by their ids. */
export const catalogue = defineCatalogue([
  {
    id: 'SK-SETUP-01',
    title: { en: 'The two sides', fr: 'Les deux camps' },
    text: {
      en: 'Each side brings a crew of three. They begin in the middle of their own edge of a board of five by five squares.',
      fr: 'Chaque camp amène une équipe de trois. Elle commence au milieu de son bord d’un plateau de cinq cases sur cinq.',
    },
  },
  {
    id: 'SK-TURN-01',
    title: { en: 'The turn', fr: 'Le tour' },
    text: {
      en: 'The sides act in turn. Who acts steps or strikes with one figure, or passes. When both have acted, a round is over.',
      fr: 'Les camps agissent à tour de rôle. Celui qui agit avance ou frappe avec une figurine, ou passe. Quand les deux ont agi, la manche est finie.',
    },
  },
  {
    id: 'SK-STEP-01',
    title: { en: 'The step', fr: 'Le pas' },
    text: {
      en: 'A step goes to a free square on one of the four sides, never across a corner.',
      fr: 'Un pas mène à une case libre sur l’un des quatre côtés, jamais en diagonale.',
    },
  },
  {
    id: 'SK-STRIKE-01',
    title: { en: 'The strike', fr: 'La frappe' },
    text: {
      en: 'An enemy one step away can be struck. Both roll a die and add their strength. The struck figure falls if the striker has more; otherwise it parries.',
      fr: 'On peut frapper un ennemi à un pas. Les deux lancent un dé et ajoutent leur force. La figurine frappée tombe si l’attaquant a plus ; sinon elle pare.',
    },
  },
  {
    id: 'SK-STRIKE-02',
    title: { en: 'The counter', fr: 'La riposte' },
    text: {
      en: 'A striker who has three or more less than the struck figure falls instead.',
      fr: 'L’attaquant qui a trois de moins que la figurine frappée, ou pire, tombe à sa place.',
    },
  },
  {
    id: 'SK-END-01',
    title: { en: 'The last side', fr: 'Le dernier camp' },
    text: {
      en: 'A side without a standing figure has lost.',
      fr: 'Un camp sans figurine debout a perdu.',
    },
  },
  {
    id: 'SK-END-02',
    title: { en: 'The last round', fr: 'La dernière manche' },
    text: {
      en: 'After the last round the side with more standing figures wins; with as many, nobody does.',
      fr: 'Après la dernière manche, le camp qui a le plus de figurines debout gagne ; à égalité, personne.',
    },
  },
]);
