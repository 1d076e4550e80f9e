import type { WorldSetting } from '../world.ts';

const same = (value: string) => ({ value, title: { en: value, fr: value } });

/** MU-RT-02, MU-RT-03, MU-RT-07, MU-RT-16: who is who, and what it is about. */
export const regroupSettings: readonly WorldSetting[] = [
  {
    key: 'mission',
    rule: 'MU-RT-03',
    title: { en: 'It is about', fr: 'Il s’agit' },
    values: [
      { value: 'hostages', title: { en: 'hostages', fr: 'd’otages' } },
      { value: 'bombs', title: { en: 'a bomb', fr: 'd’une bombe' } },
    ],
  },
  {
    key: 'scene',
    rule: 'MU-RT-03',
    title: { en: 'The scene', fr: 'La scène' },
    values: [
      { value: 'given', title: { en: 'as given', fr: 'telle quelle' } },
      { value: 'built', title: { en: 'the terrorist decides', fr: 'le terroriste décide' } },
    ],
  },
  {
    key: 'terrorists',
    rule: 'MU-RT-02',
    title: { en: 'The terrorists are', fr: 'Les terroristes sont' },
    values: [
      { value: 'second', title: { en: 'the second band', fr: 'la deuxième bande' } },
      { value: 'first', title: { en: 'the first band', fr: 'la première bande' } },
    ],
  },
  {
    key: 'reinforcements',
    rule: 'MU-RT-02',
    title: { en: 'Their extras', fr: 'Leurs figurants' },
    values: [
      { value: 'listed', title: { en: 'as listed', fr: 'selon la liste' } },
      { value: 'equal', title: { en: 'to equal points', fr: 'à points égaux' } },
    ],
  },
  {
    key: 'patrols',
    rule: 'MU-RT-07',
    title: { en: 'Their patrols', fr: 'Leurs patrouilles' },
    values: [
      { value: 'given', title: { en: 'as given, there and back', fr: 'données, aller-retour' } },
      { value: 'rounds', title: { en: 'as given, round', fr: 'données, en boucle' } },
      { value: 'laid', title: { en: 'the terrorist lays them', fr: 'le terroriste les trace' } },
    ],
  },
  {
    key: 'hostages',
    rule: 'MU-RT-05',
    title: { en: 'Hostages', fr: 'Otages' },
    values: ['4', '5', '8'].map(same),
  },
  {
    key: 'detectors',
    rule: 'MU-RT-16',
    title: { en: 'Detectors', fr: 'Détecteurs' },
    values: ['2', '0', '3'].map(same),
  },
  {
    key: 'quietUntil',
    rule: 'MU-RT-15',
    title: { en: 'The team is quiet until', fr: 'L’équipe est silencieuse jusqu’à' },
    values: [
      { value: 'alarm', title: { en: 'the alarm', fr: 'l’alarme' } },
      { value: 'spotted', title: { en: 'one of it is spotted', fr: 'être repérée' } },
    ],
  },
  {
    key: 'fuse',
    rule: 'MU-RT-19',
    title: { en: 'A bomb explodes after turns', fr: 'Une bombe explose après, en tours' },
    values: ['3', '2', '4'].map(same),
  },
  {
    key: 'mixedGoals',
    rule: 'MU-RT-22',
    title: { en: 'Where both reach goals', fr: 'Si les deux réussissent' },
    values: [
      { value: 'draw', title: { en: 'it is a draw', fr: 'c’est un match nul' } },
      { value: 'points', title: { en: 'points decide', fr: 'les points décident' } },
    ],
  },
  {
    key: 'hostageWorth',
    rule: 'MU-VP-01',
    title: { en: 'Points for a rescued hostage', fr: 'Points par otage sauvé' },
    values: ['5', '8', '10'].map(same),
  },
];
