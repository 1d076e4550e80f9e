import type { Rule } from '@skirmish-kit/core';

export const unitsAndDiceRules: readonly Rule[] = [
  {
    id: 'MU-GEN-01',
    title: { en: 'Paces', fr: 'Le pas' },
    text: {
      en: 'All distances are in paces. A pace is 20 mm at 1/72 and one inch for models of 25 to 30 mm.',
      fr: 'Toutes les distances sont en pas. Un pas vaut 20 mm au 1/72 et un pouce pour des figurines de 25 à 30 mm.',
    },
  },
  {
    id: 'MU-GEN-02',
    title: { en: 'Inches', fr: 'Les pouces' },
    text: {
      en: 'Vehicles and the spacing of extras are given in inches instead of paces.',
      fr: 'Les véhicules et l’espacement des figurants sont donnés en pouces plutôt qu’en pas.',
    },
    ruling: { en: 'Every inch is read as one pace.', fr: 'Chaque pouce se lit comme un pas.' },
  },
  {
    id: 'MU-GEN-03',
    title: { en: 'Fractions', fr: 'Les fractions' },
    text: {
      en: 'Distances may come out fractional: one and a half times 9 is 13.5.',
      fr: 'Une distance peut ne pas tomber juste : une fois et demie 9 font 13,5.',
    },
    ruling: {
      en: 'Distances are never rounded; a twentieth of a pace is the smallest measure. Only infection (up) and moved hostages (down) round.',
      fr: 'On n’arrondit jamais une distance ; la plus petite mesure est un vingtième de pas. Seuls l’infection (au-dessus) et les otages déplacés (au-dessous) s’arrondissent.',
    },
  },
  {
    id: 'MU-GEN-04',
    title: { en: 'Near enough', fr: 'Assez près' },
    text: {
      en: 'Some effects reach figures that are close: within so many paces.',
      fr: 'Certains effets touchent qui est assez près : à tant de pas.',
    },
    ruling: {
      en: 'The limit itself counts, measured from base edge to base edge.',
      fr: 'La limite est comprise, mesurée de bord de socle à bord de socle.',
    },
  },
  {
    id: 'MU-DICE-01',
    title: { en: 'The dice', fr: 'Les dés' },
    text: {
      en: 'Six-sided dice are used: one, several, halved, or two of different colours read as tens and units.',
      fr: 'On emploie des dés à six faces : un seul, plusieurs, divisés par deux, ou deux de couleurs différentes lus comme dizaine et unité.',
    },
  },
  {
    id: 'MU-DICE-02',
    title: { en: 'Half a die', fr: 'Le demi-dé' },
    text: { en: 'A d3 is a die halved.', fr: 'Un d3 est un dé divisé par deux.' },
    ruling: {
      en: '1–2 is 1, 3–4 is 2, 5–6 is 3: the printed line leaves out the 2.',
      fr: '1–2 donnent 1, 3–4 donnent 2, 5–6 donnent 3 : la ligne imprimée oublie le 2.',
    },
  },
  {
    id: 'MU-DICE-03',
    title: { en: 'Command test', fr: 'Test de commandement' },
    text: {
      en: 'Two dice are added; the test succeeds when the sum is not above the Command that is used.',
      fr: 'On additionne deux dés ; le test réussit si la somme ne dépasse pas le Commandement employé.',
    },
  },
  {
    id: 'MU-DICE-04',
    title: { en: 'The most Command is worth', fr: 'Commandement maximal' },
    text: {
      en: 'Bonuses can carry Command very high.',
      fr: 'Les bonus peuvent porter le Commandement très haut.',
    },
    ruling: {
      en: 'It never counts for more than 11: a 12 always fails.',
      fr: 'Il ne compte jamais pour plus de 11 : un 12 échoue toujours.',
    },
    settings: ['commandCap'],
  },
];
