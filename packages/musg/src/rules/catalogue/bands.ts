import type { Rule } from '@skirmish-kit/core';

export const bandRules: readonly Rule[] = [
  {
    id: 'MU-BAND-01',
    title: { en: '500 points', fr: '500 points' },
    text: {
      en: 'A new band spends at most 500 points.',
      fr: 'Une nouvelle bande dépense au plus 500 points.',
    },
  },
  {
    id: 'MU-BAND-02',
    title: { en: 'Heroes and minions', fr: 'Héros et sous-fifres' },
    text: {
      en: 'Of these at most 300 go to chief, lieutenants and mercenaries, and at most 200 to minions.',
      fr: 'Dont au plus 300 pour le chef, les sous-chefs et les mercenaires, et au plus 200 pour les sous-fifres.',
    },
  },
  {
    id: 'MU-BAND-03',
    title: { en: 'What gear counts as', fr: 'Compte de l’équipement' },
    text: {
      en: 'Weapons and equipment count in the total of the band.',
      fr: 'Armes et équipement comptent dans le total de la bande.',
    },
    ruling: {
      en: 'They count with their carrier; extras with the minions, vehicles with the heroes.',
      fr: 'Ils comptent avec leur porteur ; les figurants avec les sous-fifres, les véhicules avec les héros.',
    },
    settings: ['gearLimits'],
  },
  {
    id: 'MU-BAND-04',
    title: { en: 'Who is in a band', fr: 'Composition' },
    text: {
      en: 'One chief, up to two lieutenants, and at least one minion.',
      fr: 'Un chef, jusqu’à deux sous-chefs, et au moins un sous-fifre.',
    },
  },
  {
    id: 'MU-BAND-05',
    title: { en: 'Other compositions', fr: 'Autres compositions' },
    text: {
      en: 'Goblins may have three lieutenants, primitive tribes none; the regroup team and the terrorists have rules of their own.',
      fr: 'Les gobelins ont jusqu’à trois sous-chefs, les tribus primitives aucun ; équipe d’intervention et terroristes ont leurs propres règles.',
    },
  },
  {
    id: 'MU-BAND-06',
    title: { en: 'Treasure', fr: 'Le trésor' },
    text: {
      en: 'What is not spent becomes the treasure of the band and can buy recruits or gear in a campaign.',
      fr: 'Ce qui n’est pas dépensé devient le trésor de la bande et paie recrues ou matériel en campagne.',
    },
  },
  {
    id: 'MU-BAND-07',
    title: { en: 'Unspent points in a single game', fr: 'Points non dépensés, partie isolée' },
    text: {
      en: 'In a single game unspent points may be a bonus at the end.',
      fr: 'Dans une partie isolée, les points restants peuvent servir de bonus à la fin.',
    },
    ruling: {
      en: 'They count nothing, else a band that buys nothing would win; a table may count a tenth or all of them.',
      fr: 'Ils ne comptent pas, sinon une bande qui n’achète rien gagnerait ; une table peut en compter le dixième ou la totalité.',
    },
    settings: ['unspentPoints'],
  },
  {
    id: 'MU-BAND-08',
    title: { en: 'Mixed races', fr: 'Races mêlées' },
    text: {
      en: 'A band may mix races if the players want it.',
      fr: 'Une bande peut mêler les races si les joueurs le veulent.',
    },
    ruling: {
      en: 'Strictly, one race and the allies its traits allow; freely, anything, everybody at the price of his own line.',
      fr: 'Au sens strict, une race et les alliés que ses traits permettent ; librement, n’importe qui, chacun au prix de sa ligne.',
    },
    settings: ['bandMixing'],
  },
  {
    id: 'MU-BAND-09',
    title: { en: 'Shown and told', fr: 'Visible et déclaré' },
    text: {
      en: 'What the model shows is what it carries; small things are declared to the others.',
      fr: 'Ce que montre la figurine est ce qu’elle porte ; les petits objets sont annoncés aux autres.',
    },
    ruling: {
      en: 'Everything carried is open, save what a rule hides: the bomb, the commando.',
      fr: 'Tout ce qui est porté est connu, sauf ce qu’une règle cache : la bombe, le commando.',
    },
  },
  {
    id: 'MU-BAND-10',
    title: { en: 'The first dagger', fr: 'La première dague' },
    text: {
      en: 'The first dagger of each character is free.',
      fr: 'La première dague de chaque personnage est gratuite.',
    },
    ruling: {
      en: 'Recruits and mercenaries who join in a campaign come with it.',
      fr: 'Recrues et mercenaires qui arrivent en campagne l’ont sur eux.',
    },
  },
  {
    id: 'MU-BAND-11',
    title: { en: 'The first pistol', fr: 'Le premier pistolet' },
    text: {
      en: 'One of two tables gives everybody his first modern pistol for nothing.',
      fr: 'L’un des deux tableaux offre à chacun son premier pistolet moderne.',
    },
    ruling: {
      en: 'Free, one for each character, in modern and science-fiction settings; a fantasy table lets it be paid.',
      fr: 'Gratuit, un par personnage, dans un univers moderne ou de science-fiction ; une table médiévale le fait payer.',
    },
    settings: ['firstModernPistol'],
  },
];
