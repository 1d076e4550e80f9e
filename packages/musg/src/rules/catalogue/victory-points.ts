import type { Rule } from '@skirmish-kit/core';

export const victoryPointRules: readonly Rule[] = [
  {
    id: 'MU-VP-01',
    title: { en: 'Victory points', fr: 'Points de victoire' },
    text: {
      en: 'For an enemy put out of action: chief 10, lieutenant 8, minion 5, extra 2.',
      fr: 'Pour un ennemi mis hors de combat : chef 10, sous-chef 8, sous-fifre 5, figurant 2.',
    },
    ruling: {
      en: 'The dead count too; a mercenary 10, zombie or alien 2, a rescued civilian or hostage 5. Who falls to his own side, his own weapon or bad luck counts for his enemies, without experience.',
      fr: 'Les morts comptent aussi ; un mercenaire 10, un zombie ou extraterrestre 2, un civil ou otage sorti 5. Qui tombe par les siens, par sa propre arme ou par malchance compte pour ses ennemis, sans expérience.',
    },
    settings: ['civilianWorth', 'hostageWorth'],
  },
  {
    id: 'MU-VP-02',
    title: { en: 'Hostages killed', fr: 'Otages tués' },
    text: {
      en: 'A hostage killed by a terrorist costs the terrorists 20.',
      fr: 'Un otage tué par un terroriste coûte 20 points aux terroristes.',
    },
  },
  {
    id: 'MU-VP-03',
    title: { en: 'Adding up', fr: 'Le compte' },
    text: {
      en: 'A chief, two minions and three extras are 26.',
      fr: 'Un chef, deux sous-fifres et trois figurants font 26.',
    },
  },
  {
    id: 'MU-VP-04',
    title: { en: 'In a campaign', fr: 'En campagne' },
    text: {
      en: 'Victory points become points of the band.',
      fr: 'Les points de victoire deviennent des points de bande.',
    },
  },
  {
    id: 'MU-DMG-01',
    title: { en: 'The damage table', fr: 'Le tableau des dégâts' },
    text: {
      en: 'Resistance against Strength, both from 1 to 12, gives what a die has to reach.',
      fr: 'La Résistance contre la Force, de 1 à 12, donne ce qu’un dé doit atteindre.',
    },
  },
  {
    id: 'MU-DMG-02',
    title: { en: 'Always and never', fr: 'Toujours et jamais' },
    text: { en: 'A 6 always hurts, a 1 never.', fr: 'Un 6 blesse toujours, un 1 jamais.' },
    ruling: {
      en: 'Nothing in the book changes this die.',
      fr: 'Rien dans le livre ne modifie ce dé.',
    },
  },
  {
    id: 'MU-DMG-03',
    title: { en: 'Off the table', fr: 'Hors du tableau' },
    text: {
      en: 'Values below 1 or above 12 are not printed.',
      fr: 'Les valeurs sous 1 ou au-dessus de 12 ne sont pas imprimées.',
    },
    ruling: { en: 'They count as 1 and 12.', fr: 'Elles comptent pour 1 et 12.' },
  },
  {
    id: 'MU-DMG-04',
    title: { en: 'Which Resistance', fr: 'Quelle Résistance' },
    text: {
      en: 'The profile with armour, shield, bionics and improvements.',
      fr: 'Celle du profil avec armure, bouclier, prothèses et améliorations.',
    },
  },
];
