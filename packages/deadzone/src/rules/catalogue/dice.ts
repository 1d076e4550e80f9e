import type { Rule } from '@skirmish-kit/core';

export const diceRules: readonly Rule[] = [
  {
    id: 'DZ-DICE-01',
    page: 9,
    title: { en: 'Eight-sided dice', fr: 'Dés à huit faces' },
    text: {
      en: 'Every test rolls eight-sided dice: so many of them, against a target, for so many successes.',
      fr: 'Tout test se fait avec des dés à huit faces : tant de dés, contre une valeur, pour tant de succès.',
    },
  },
  {
    id: 'DZ-DICE-02',
    page: 9,
    title: { en: 'Simple and opposed tests', fr: 'Tests simples et opposés' },
    text: {
      en: 'A number in brackets is how many successes are needed. An X in brackets is an opposed test: both sides roll, more successes win, and the difference is the margin.',
      fr: 'Un nombre entre parenthèses indique les succès à obtenir. Un X annonce un test opposé : les deux camps lancent, le plus de succès gagne, et la différence est la marge.',
    },
  },
  {
    id: 'DZ-DICE-03',
    page: 9,
    title: { en: 'Choosing a characteristic', fr: 'Choisir une caractéristique' },
    text: {
      en: 'If a test offers a choice of characteristics, the choice is made before anybody rolls.',
      fr: 'Si un test laisse le choix de la caractéristique, on choisit avant tout lancer.',
    },
  },
  {
    id: 'DZ-DICE-04',
    page: 9,
    title: { en: 'Successes', fr: 'Succès' },
    text: {
      en: 'Each die that shows the target or more is one success. Dice are never added together.',
      fr: 'Chaque dé qui atteint la valeur est un succès. Les dés ne s’additionnent jamais.',
    },
  },
  {
    id: 'DZ-DICE-05',
    page: 9,
    title: { en: 'Eights', fr: 'Les 8' },
    text: {
      en: 'An 8 is a success and brings one more die, which may be an 8 again, without end.',
      fr: 'Un 8 est un succès et donne un dé de plus, qui peut être un 8 à son tour, sans limite.',
    },
  },
  {
    id: 'DZ-DICE-06',
    page: 9,
    title: { en: 'Modifiers', fr: 'Modificateurs' },
    text: {
      en: 'Modifiers add or take away dice. They never change the target.',
      fr: 'Les modificateurs ajoutent ou retirent des dés. Ils ne changent jamais la valeur à atteindre.',
    },
  },
  {
    id: 'DZ-DICE-07',
    page: 9,
    title: { en: 'No dice left', fr: 'Plus aucun dé' },
    text: {
      en: 'With no dice left after modifiers there is no roll and there are no successes; the other side still rolls.',
      fr: 'S’il ne reste aucun dé, on ne lance pas et il n’y a aucun succès ; l’autre camp lance quand même.',
    },
  },
  {
    id: 'DZ-DICE-08',
    page: 9,
    title: { en: 'A characteristic of “-”', fr: 'Une caractéristique « - »' },
    text: {
      en: 'A model with “-” cannot choose an action that needs it. Forced into the test, the model rolls nothing and scores 0, whatever the modifiers.',
      fr: 'Qui a « - » ne peut choisir une action qui l’exige. Si le test lui est imposé, la figurine ne lance rien et marque 0, quels que soient les modificateurs.',
    },
  },
  {
    id: 'DZ-DICE-09',
    page: 9,
    title: { en: 'No automatic results', fr: 'Pas de résultat automatique' },
    text: {
      en: 'There is no automatic failure on a 1 and no other automatic success than the 8.',
      fr: 'Un 1 n’est pas un échec d’office, et seul le 8 est toujours un succès.',
    },
    ruling: {
      en: 'The book mentions neither, so neither exists.',
      fr: 'Le livre n’en parle pas : il n’y en a donc pas.',
    },
  },
];
