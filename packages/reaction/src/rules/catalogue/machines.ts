import type { Rule } from '@skirmish-kit/core';

export const machineRules: readonly Rule[] = [
  {
    id: 'RX-MACH-01',
    title: { en: 'Damage instead of death', fr: 'Des avaries plutôt que la mort' },
    text: {
      en: 'A wounded machine is not eliminated; find its level of damage instead.',
      fr: 'Une machine touchée n’est pas éliminée ; on détermine le niveau de ses avaries.',
    },
  },
  {
    id: 'RX-MACH-02',
    title: { en: 'Level of damage', fr: 'Niveau d’avarie' },
    text: {
      en: 'Wound roll minus Resistance: 0 to 3 minor, 4 or 5 major, 6 critical. Against Resistance 9: 9 to 12 minor, 13 or 14 major, 15 critical.',
      fr: 'Jet de blessure moins Résistance : de 0 à 3 mineure, 4 ou 5 majeure, 6 critique. Contre une Résistance de 9 : de 9 à 12 mineure, 13 ou 14 majeure, 15 critique.',
    },
    ruling: {
      en: 'Anything above 6 is critical as well.',
      fr: 'Tout ce qui dépasse 6 est critique aussi.',
    },
    settings: ['machineAboveSix'],
  },
  {
    id: 'RX-MACH-03',
    title: { en: 'Wound roll against machines', fr: 'Blessure contre les machines' },
    text: {
      en: '−1 if the machine repairs itself, +1 if it already has major damage, +2 if it has critical damage.',
      fr: '−1 si la machine s’autorépare, +1 si elle a déjà une avarie majeure, +2 si elle en a une critique.',
    },
    ruling: {
      en: 'Damage bonuses do not add up: the worst damage counts.',
      fr: 'Les bonus d’avarie ne se cumulent pas : la pire avarie compte.',
    },
  },
  {
    id: 'RX-MACH-04',
    title: { en: 'System hit', fr: 'Système touché' },
    text: {
      en: 'Then roll 1d6: 1 to 3 hardware, 4 or 5 power, 6 software.',
      fr: 'Lancez ensuite 1d6 : de 1 à 3 matériel, 4 ou 5 alimentation, 6 logiciel.',
    },
  },
  {
    id: 'RX-MACH-05',
    title: { en: 'Effects of damage', fr: 'Effets des avaries' },
    text: {
      en: 'What a machine can still do depends on the system and the level of its damage.',
      fr: 'Ce qu’une machine peut encore faire dépend du système touché et du niveau de l’avarie.',
    },
    ruling: {
      en: 'Minor, major, critical. Hardware: −1 to shoot and fight, cannot move, wrecked. Power: −1 AP, only 3 AP, shut down. Software, on a d6 in step 1: no action on 1; no action on 1 to 3; no action on 1 to 3 and attacks the nearest figure on 4 to 6. A second critical damage destroys the machine.',
      fr: 'Mineure, majeure, critique. Matériel : −1 au tir et au combat, immobile, hors d’usage. Alimentation : −1 PA, 3 PA seulement, à l’arrêt. Logiciel, sur 1d6 à l’étape 1 : pas d’action sur 1 ; pas d’action de 1 à 3 ; pas d’action de 1 à 3 et attaque la figurine la plus proche de 4 à 6. Une seconde avarie critique détruit la machine.',
    },
    settings: ['machineEffects'],
  },
  {
    id: 'RX-MACH-06',
    title: { en: 'Repair', fr: 'Réparation' },
    text: {
      en: 'A figure in contact with a damaged machine can try to repair it with a technology roll.',
      fr: 'Une figurine au contact d’une machine endommagée peut tenter de la réparer par un jet de technologie.',
    },
    ruling: {
      en: 'Difficulty: minor 6, major 8, critical (power or software) 10. Success lowers the damage by one level.',
      fr: 'Difficulté : mineure 6, majeure 8, critique (alimentation ou logiciel) 10. Une réussite abaisse l’avarie d’un niveau.',
    },
  },
  {
    id: 'RX-MACH-07',
    title: { en: 'Self-repair', fr: 'Autoréparation' },
    text: {
      en: 'A machine that repairs itself shrugs off small damage.',
      fr: 'Une machine qui s’autorépare vient à bout des petites avaries.',
    },
    ruling: {
      en: 'In step 1 it removes one minor damage on a d6 of 6.',
      fr: 'À l’étape 1, elle retire une avarie mineure sur un 6 au d6.',
    },
  },
];
