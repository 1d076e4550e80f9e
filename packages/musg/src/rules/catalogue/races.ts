import type { Rule } from '@skirmish-kit/core';

export const raceRules: readonly Rule[] = [
  {
    id: 'MU-RACE-01',
    title: { en: 'The general profile', fr: 'Le profil type' },
    text: {
      en: 'The general profile is the base; tables of races are examples.',
      fr: 'Le profil type sert de base ; les tableaux de races sont des exemples.',
    },
  },
  {
    id: 'MU-RACE-02',
    title: { en: 'Humans', fr: 'Humains' },
    text: { en: 'May recruit goblins.', fr: 'Peuvent recruter des gobelins.' },
  },
  {
    id: 'MU-RACE-03',
    title: { en: 'Orcs', fr: 'Orques' },
    text: {
      en: 'May recruit goblins; nobody of them throws himself before his chief.',
      fr: 'Peuvent recruter des gobelins ; aucun d’eux ne se jette devant son chef.',
    },
    ruling: {
      en: 'The second trait holds though one table leaves it out.',
      fr: 'Le second trait vaut, bien qu’un tableau l’oublie.',
    },
  },
  {
    id: 'MU-RACE-04',
    title: { en: 'Elves', fr: 'Elfes' },
    text: { en: 'Good shots, without a trait.', fr: 'Bons tireurs, sans trait particulier.' },
  },
  {
    id: 'MU-RACE-05',
    title: { en: 'Dwarfs', fr: 'Nains' },
    text: {
      en: 'Hard to hurt, without a trait.',
      fr: 'Difficiles à blesser, sans trait particulier.',
    },
    ruling: {
      en: 'The minion’s Move of 3 is odd, but both tables have it: it stands.',
      fr: 'Le mouvement de 3 du sous-fifre surprend, mais les deux tableaux l’ont : on le garde.',
    },
  },
  {
    id: 'MU-RACE-06',
    title: { en: 'Ratmen', fr: 'Hommes-rats' },
    text: {
      en: 'All of them ignore difficult ground; they may recruit goblins.',
      fr: 'Tous ignorent le terrain difficile ; ils peuvent recruter des gobelins.',
    },
  },
  {
    id: 'MU-RACE-07',
    title: { en: 'Goblins', fr: 'Gobelins' },
    text: {
      en: 'Up to three lieutenants; each has one more Command for each member of the band within 2 paces, up to 11.',
      fr: 'Jusqu’à trois sous-chefs ; chacun gagne un point de Commandement par membre de la bande à 2 pas, jusqu’à 11.',
    },
  },
  {
    id: 'MU-RACE-08',
    title: { en: 'An orc as chief', fr: 'Un orque pour chef' },
    text: {
      en: 'A goblin band may be led by an orc chief at the price and with the values of one.',
      fr: 'Une bande gobeline peut suivre un chef orque, à son prix et avec ses valeurs.',
    },
    ruling: {
      en: 'The numbers of the goblins do not raise his Command.',
      fr: 'Le nombre des gobelins n’élève pas son Commandement.',
    },
  },
  {
    id: 'MU-RACE-09',
    title: { en: 'Half price', fr: 'Demi-tarif' },
    text: {
      en: 'Characters of a goblin band cost half.',
      fr: 'Les personnages d’une bande gobeline coûtent la moitié.',
    },
    ruling: {
      en: 'The printed prices are the halved ones.',
      fr: 'Les prix imprimés sont déjà divisés par deux.',
    },
  },
  {
    id: 'MU-RACE-10',
    title: { en: 'Goblins abroad', fr: 'Gobelins à l’étranger' },
    text: {
      en: 'Goblins join a band of orcs, but neither as chief nor as lieutenant.',
      fr: 'Des gobelins rejoignent une bande d’orques, mais ni comme chef ni comme sous-chef.',
    },
    ruling: {
      en: 'Only as minions, with humans and ratmen too, at the listed 4 points or twice that; their bonus for numbers holds only in a goblin band.',
      fr: 'Seulement comme sous-fifres, aussi chez les humains et les hommes-rats, à 4 points ou au double ; leur bonus de nombre ne vaut que dans une bande gobeline.',
    },
    settings: ['goblinsAbroad'],
  },
  {
    id: 'MU-RACE-11',
    title: { en: 'Snakemen', fr: 'Hommes-serpents' },
    text: {
      en: 'Strong in melee, without a trait.',
      fr: 'Forts au corps à corps, sans trait particulier.',
    },
  },
  {
    id: 'MU-RACE-12',
    title: { en: 'Aliens', fr: 'Extraterrestres' },
    text: {
      en: 'Three kinds, for melee, for shooting and techno-organic, none with a trait.',
      fr: 'Trois sortes, de mêlée, de tir et techno-organique, toutes sans trait.',
    },
  },
];
