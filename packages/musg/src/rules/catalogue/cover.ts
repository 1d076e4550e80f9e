import type { Rule } from '@skirmish-kit/core';

export const coverRules: readonly Rule[] = [
  {
    id: 'MU-LOS-01',
    title: { en: 'Line of sight', fr: 'Ligne de vue' },
    text: {
      en: 'A straight line from shooter to target; who is not seen is not shot.',
      fr: 'Une ligne droite du tireur à la cible ; qui n’est pas vu n’est pas visé.',
    },
  },
  {
    id: 'MU-LOS-02',
    title: { en: 'Models in the way', fr: 'Figurines sur la ligne' },
    text: {
      en: 'It is not said whether models hide others.',
      fr: 'Il n’est pas dit si une figurine en cache une autre.',
    },
    ruling: {
      en: 'They do not: only scenery and vehicles do. Where a table lets them, the fallen hide nobody, and a burst goes on to whom they hid.',
      fr: 'Non : seuls le décor et les véhicules cachent. Si une table le veut, qui tombe ne cache plus personne, et une rafale passe à qui il cachait.',
    },
    settings: ['modelsInTheWay'],
  },
  {
    id: 'MU-COVER-01',
    title: { en: 'Cover', fr: 'À couvert' },
    text: {
      en: 'Who is hidden for more than half by an obstacle has cover.',
      fr: 'Qui est caché à plus de moitié par un obstacle est à couvert.',
    },
    ruling: {
      en: 'Nine lines are looked along. A line that only touches the edge is free, so exactly half is no cover.',
      fr: 'On suit neuf lignes de vue. Celle qui ne fait que toucher le bord est libre : la moitié exacte n’est pas un couvert.',
    },
  },
  {
    id: 'MU-COVER-02',
    title: { en: 'Cover rolls', fr: 'Jets de couvert' },
    text: {
      en: 'For each obstacle the shooter rolls for each shot: 3 or more if the obstacle is at short range, 4 at medium, 5 at long.',
      fr: 'Pour chaque obstacle, le tireur lance un dé par tir : 3 ou plus si l’obstacle est à courte portée, 4 à moyenne, 5 à longue.',
    },
  },
  {
    id: 'MU-COVER-03',
    title: { en: 'Cover first', fr: 'Le couvert d’abord' },
    text: {
      en: 'Cover is rolled before the dice to hit; only shots that passed go on.',
      fr: 'Le couvert se joue avant les dés pour toucher ; seuls les tirs passés continuent.',
    },
  },
  {
    id: 'MU-COVER-04',
    title: { en: 'One after another', fr: 'L’un après l’autre' },
    text: {
      en: 'Several obstacles are rolled in turn, with the shots that are left.',
      fr: 'Plusieurs obstacles se jouent à la suite, avec les tirs qui restent.',
    },
  },
  {
    id: 'MU-COVER-05',
    title: { en: 'Beside the shooter', fr: 'Contre le tireur' },
    text: {
      en: 'Nothing is said of an obstacle at the shooter’s own side.',
      fr: 'Rien n’est dit d’un obstacle contre le tireur.',
    },
    ruling: {
      en: 'One he touches and sees over does not count.',
      fr: 'Celui qu’il touche et par-dessus lequel il voit ne compte pas.',
    },
    settings: ['coverBeside'],
  },
  {
    id: 'MU-COVER-06',
    title: { en: 'Cover and templates', fr: 'Couvert et gabarits' },
    text: {
      en: 'Nothing is said of cover against templates.',
      fr: 'Rien n’est dit du couvert contre les gabarits.',
    },
    ruling: {
      en: 'Flames ignore it, but nothing behind solid scenery burns; what is lobbed needs no roll; rockets and shells roll once for each obstacle and burst at the first that stops them.',
      fr: 'Les flammes l’ignorent, mais rien ne brûle derrière un décor plein ; ce qui est lancé en cloche s’en passe ; roquettes et obus font un jet par obstacle et explosent sur celui qui les arrête.',
    },
    settings: ['blastCover'],
  },
  {
    id: 'MU-COVER-07',
    title: { en: 'In vehicles', fr: 'En véhicule' },
    text: {
      en: 'Who sits in a vehicle is in cover.',
      fr: 'Qui est dans un véhicule est à couvert.',
    },
  },
  {
    id: 'MU-COVER-08',
    title: { en: 'An example of a shot', fr: 'Exemple de tir' },
    text: {
      en: 'An orc chief fires a submachine pistol at a human lieutenant behind a fence.',
      fr: 'Un chef orque tire au pistolet mitrailleur sur un sous-chef humain derrière une palissade.',
    },
    ruling: {
      en: 'The example takes 4 or more for him; his profile says 3, and that is right.',
      fr: 'L’exemple lui prête 4 ou plus ; son profil dit 3, et c’est lui qui vaut.',
    },
  },
];
