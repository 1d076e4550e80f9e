import { defineCatalogue } from '@skirmish-kit/core';

/** Every rule in our own words; moments, refusals and tests name them by their ids. */
export const catalogue = defineCatalogue([
  {
    id: 'CW-SETUP-01',
    title: { en: 'The marsh', fr: 'Le marais' },
    text: {
      en: 'Three causeways of five stones lead from bank to bank. Each side has a band of four, who begin in camp behind their own bank. A stone holds one figure.',
      fr: 'Trois chaussées de cinq pierres mènent d’une rive à l’autre. Chaque camp a une bande de quatre, qui commence au bivouac derrière sa rive. Une pierre porte une seule figurine.',
    },
  },
  {
    id: 'CW-SETUP-02',
    title: { en: 'The worth of a band', fr: 'La valeur d’une bande' },
    text: {
      en: 'The might of a band and its knacks come to nine at most, each knack counting one.',
      fr: 'La force d’une bande et ses talents font neuf au plus, chaque talent comptant un.',
    },
  },
  {
    id: 'CW-TURN-01',
    title: { en: 'The turn', fr: 'Le tour' },
    text: {
      en: 'The sides act in turn. Who acts sends, marches or strikes with one figure, or rests. When both have acted, a round is over.',
      fr: 'Les camps agissent à tour de rôle. Celui qui agit envoie une figurine, la fait marcher ou frapper, ou se repose. Quand les deux ont agi, la manche est finie.',
    },
  },
  {
    id: 'CW-SEND-01',
    title: { en: 'Send', fr: 'Envoyer' },
    text: {
      en: 'A figure in camp goes onto the first stone of a causeway, if nobody stands there.',
      fr: 'Une figurine au bivouac va sur la première pierre d’une chaussée, si personne n’y est.',
    },
  },
  {
    id: 'CW-MARCH-01',
    title: { en: 'March', fr: 'Marcher' },
    text: {
      en: 'A figure on a causeway goes to the next stone, if nobody stands there.',
      fr: 'Une figurine sur une chaussée va sur la pierre suivante, si personne n’y est.',
    },
  },
  {
    id: 'CW-MARCH-02',
    title: { en: 'Across', fr: 'De l’autre côté' },
    text: {
      en: 'Who marches from the last stone has come across and is safe.',
      fr: 'Celui qui marche depuis la dernière pierre est passé ; il est à l’abri.',
    },
  },
  {
    id: 'CW-STRIKE-01',
    title: { en: 'Strike', fr: 'Frapper' },
    text: {
      en: 'An enemy on the next stone can be struck. Both roll a die for each point of might; four or more is a hit. Who has fewer hits is pushed back.',
      fr: 'On peut frapper un ennemi sur la pierre suivante. Les deux lancent un dé par point de force ; quatre ou plus touche. Celui qui a moins de touches est repoussé.',
    },
  },
  {
    id: 'CW-STRIKE-02',
    title: { en: 'Fell', fr: 'Abattre' },
    text: {
      en: 'With two hits more, who strikes fells the other instead. Who is struck never fells.',
      fr: 'Avec deux touches de plus, celui qui frappe abat l’autre. Celui qui est frappé n’abat jamais.',
    },
  },
  {
    id: 'CW-PUSH-01',
    title: { en: 'Pushed back', fr: 'Repoussé' },
    text: {
      en: 'Who is pushed goes back one stone: from the first one into camp, and into the marsh for good if somebody is in the way.',
      fr: 'Celui qui est repoussé recule d’une pierre : de la première au bivouac, et dans le marais pour de bon si quelqu’un est sur le chemin.',
    },
  },
  {
    id: 'CW-PRESS-01',
    title: { en: 'Press on', fr: 'Insister' },
    text: {
      en: 'Who has acted and is on a causeway may act again at once, as often as it dares: first a die has to show more than the times it has acted this turn. Otherwise it slips, is pushed back, and the turn is over.',
      fr: 'Celui qui a agi et se trouve sur une chaussée peut agir encore, aussi souvent qu’il l’ose : d’abord un dé doit montrer plus que le nombre de fois qu’il a agi ce tour. Sinon il glisse, est repoussé, et le tour est fini.',
    },
  },
  {
    id: 'CW-KNACK-01',
    title: { en: 'Nimble', fr: 'Agile' },
    text: {
      en: 'Adds one to the die when pressing on.',
      fr: 'Ajoute un au dé pour insister.',
    },
  },
  {
    id: 'CW-KNACK-02',
    title: { en: 'Steady', fr: 'Ferme' },
    text: {
      en: 'Is not pushed back by a strike, though it may be felled, and slips like anybody.',
      fr: 'N’est pas repoussé par une frappe, mais peut être abattu, et glisse comme tout le monde.',
    },
  },
  {
    id: 'CW-KNACK-03',
    title: { en: 'Swift', fr: 'Vif' },
    text: {
      en: 'May be sent to the second stone, if nobody stands there nor on the first.',
      fr: 'Peut être envoyé sur la deuxième pierre, si personne n’y est ni sur la première.',
    },
  },
  {
    id: 'CW-END-01',
    title: { en: 'Two across', fr: 'Deux de passés' },
    text: {
      en: 'The side that first has two figures across wins.',
      fr: 'Le camp qui a le premier deux figurines de l’autre côté gagne.',
    },
  },
  {
    id: 'CW-END-02',
    title: { en: 'The end', fr: 'La fin' },
    text: {
      en: 'After the last round, or when a side has nobody left who could cross, the side with more across wins; with as many, the one with more figures left in camp and on the way; else nobody.',
      fr: 'Après la dernière manche, ou quand un camp n’a plus personne qui puisse passer, le camp qui en a le plus de l’autre côté gagne ; à égalité, celui à qui il reste le plus de figurines au bivouac et en chemin ; sinon personne.',
    },
  },
]);
