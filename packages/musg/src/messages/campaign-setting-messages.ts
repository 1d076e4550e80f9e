import type { CampaignSettings } from '../campaign/settings.ts';
import type { SettingMessages } from './setting-messages.ts';

/** Every ruling on campaigns that a table may decide otherwise. */
export const campaignSettingMessages: {
  readonly [K in keyof CampaignSettings]: SettingMessages<CampaignSettings[K]>;
} = {
  fallenWinners: {
    rule: 'MU-XP-07',
    title: { en: 'Winners who fell and live', fr: 'Vainqueurs tombés mais vivants' },
    values: {
      counted: { en: 'share in the victory', fr: 'ont part à la victoire' },
      'left-out': { en: 'do not', fr: 'n’y ont pas part' },
    },
  },
  experienceBoxes: {
    rule: 'MU-XP-09',
    title: { en: 'Boxes of minion, lieutenant, chief', fr: 'Cases : sous-fifre, sous-chef, chef' },
    values: {
      '15-30-50': { en: '15, 30, 50', fr: '15, 30, 50' },
      '10-20-30': { en: '10, 20, 30', fr: '10, 20, 30' },
      '20-40-60': { en: '20, 40, 60', fr: '20, 40, 60' },
    },
  },
  rivalry: {
    rule: 'MU-XP-11',
    title: { en: 'Fate between rivals', fr: 'Le sort entre rivaux' },
    values: {
      dice: { en: 'a die each, the lower leaves', fr: 'un dé chacun, le plus bas part' },
      experience: { en: 'the less experienced leaves', fr: 'le moins expérimenté part' },
    },
  },
  promotedProfile: {
    rule: 'MU-XP-12',
    title: { en: 'A promoted minion has', fr: 'Un sous-fifre promu a' },
    values: {
      own: { en: 'his own values', fr: 'ses propres valeurs' },
      lieutenant: {
        en: 'the better of his and a lieutenant’s',
        fr: 'les meilleures, les siennes ou celles d’un sous-chef',
      },
    },
  },
  legendFee: {
    rule: 'MU-XP-13',
    title: { en: 'A legend is paid', fr: 'Une légende se paie' },
    values: {
      'each-game': { en: 'for each game', fr: 'à chaque partie' },
      once: { en: 'once', fr: 'une fois' },
    },
  },
  hardenedInRout: {
    rule: 'MU-INJ-13',
    title: { en: 'Who is hardened, in a rout', fr: 'Un endurci, lors d’une déroute' },
    values: {
      holds: { en: 'takes no test', fr: 'ne teste pas' },
      tests: { en: 'tests as others', fr: 'teste comme les autres' },
    },
  },
  idleImprovements: {
    rule: 'MU-IMP-24',
    title: { en: 'Improvements that change nothing', fr: 'Améliorations sans effet' },
    values: {
      allowed: { en: 'may be taken', fr: 'peuvent se prendre' },
      refused: { en: 'may not', fr: 'sont refusées' },
    },
  },
  mercenaryFirstGame: {
    rule: 'MU-MERC-01',
    title: { en: 'The first game of a mercenary', fr: 'Première partie d’un mercenaire' },
    values: {
      paid: { en: 'is paid too', fr: 'se paie aussi' },
      included: { en: 'is in the hire', fr: 'est comprise' },
    },
  },
  deadPartners: {
    rule: 'MU-PULP-03',
    title: { en: 'Death of a partner or lieutenant', fr: 'Mort d’un partenaire ou lieutenant' },
    values: {
      again: { en: 'is rolled again', fr: 'se relance' },
      imprisoned: { en: 'is prison', fr: 'devient la prison' },
    },
  },
  infectedAfter: {
    rule: 'MU-ZOM-04',
    title: { en: 'Infected when it is over', fr: 'Infectés à la fin' },
    values: {
      turn: { en: 'turn', fr: 'se changent' },
      recover: { en: 'are cured', fr: 'guérissent' },
    },
  },
  abducted: {
    rule: 'MU-ALIEN-03',
    title: { en: 'The abducted', fr: 'Les enlevés' },
    values: {
      rescue: {
        en: 'are back if the next battle is won',
        fr: 'reviennent si la bataille suivante est gagnée',
      },
      lost: { en: 'are lost', fr: 'sont perdus' },
    },
  },
  wrecks: {
    rule: 'MU-VEH-17',
    title: { en: 'Wrecks', fr: 'Les épaves' },
    values: {
      lost: { en: 'are lost', fr: 'sont perdues' },
      repaired: { en: 'are repaired', fr: 'sont réparées' },
    },
  },
  burstWeapons: {
    rule: 'MU-ARCH-03',
    title: { en: 'Weapons that burst', fr: 'Armes éclatées' },
    values: {
      lost: { en: 'are lost', fr: 'sont perdues' },
      mended: { en: 'are mended after the game', fr: 'sont réparées après la partie' },
    },
  },
  gearOfTheDead: {
    rule: 'MU-EDGE-03',
    title: { en: 'Gear of leaders killed in battle', fr: 'Équipement des chefs tués au combat' },
    values: {
      lost: { en: 'is lost', fr: 'est perdu' },
      store: { en: 'goes to the store', fr: 'va en réserve' },
    },
  },
};
