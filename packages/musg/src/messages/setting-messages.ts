import type { RuleId, LocalisedText } from '@skirmish-kit/core';
import type { USUAL_VALUES } from '../rules/setting-values.ts';

/** What a setting is called, and what its values are called. */
export interface SettingMessages<V extends string> {
  /** The rule it settles. */
  readonly rule: RuleId;
  readonly title: LocalisedText;
  readonly values: Readonly<Record<V, LocalisedText>>;
}

/** Every ruling that a table may decide otherwise, as a start panel shows it. */
export const settingMessages: {
  readonly [K in keyof typeof USUAL_VALUES]: SettingMessages<(typeof USUAL_VALUES)[K][number]>;
} = {
  commandCap: {
    rule: 'MU-DICE-04',
    title: { en: 'The most Command counts for', fr: 'Commandement maximal' },
    values: { eleven: { en: '11', fr: '11' }, none: { en: 'no limit', fr: 'sans limite' } },
  },
  unspentPoints: {
    rule: 'MU-BAND-07',
    title: { en: 'Unspent points at the end', fr: 'Points non dépensés à la fin' },
    values: {
      none: { en: 'count nothing', fr: 'ne comptent pas' },
      tenth: { en: 'count a tenth', fr: 'comptent un dixième' },
      full: { en: 'count in full', fr: 'comptent en entier' },
    },
  },
  bandMixing: {
    rule: 'MU-BAND-08',
    title: { en: 'Races in a band', fr: 'Races d’une bande' },
    values: {
      strict: { en: 'one and its allies', fr: 'une et ses alliés' },
      free: { en: 'any', fr: 'toutes' },
    },
  },
  firstModernPistol: {
    rule: 'MU-BAND-11',
    title: { en: 'The first modern pistol', fr: 'Le premier pistolet moderne' },
    values: { free: { en: 'is free', fr: 'est gratuit' }, paid: { en: 'is paid', fr: 'se paie' } },
  },
  goblinsAbroad: {
    rule: 'MU-RACE-10',
    title: { en: 'Goblins in other bands cost', fr: 'Prix des gobelins ailleurs' },
    values: {
      listed: { en: 'what is listed', fr: 'celui de la liste' },
      double: { en: 'double', fr: 'le double' },
    },
  },
  minionsCounted: {
    rule: 'MU-TURN-02',
    title: { en: 'Minions for initiative', fr: 'Sous-fifres pour l’initiative' },
    values: {
      standing: { en: 'those who stand', fr: 'ceux qui sont debout' },
      start: { en: 'those at the start', fr: 'ceux du début' },
    },
  },
  turnLimit: {
    rule: 'MU-TURN-08',
    title: { en: 'Turns', fr: 'Nombre de tours' },
    values: {
      '10': { en: '10', fr: '10' },
      '6': { en: '6', fr: '6' },
      '8': { en: '8', fr: '8' },
      '12': { en: '12', fr: '12' },
      '20': { en: '20', fr: '20' },
    },
  },
  rallyFrom: {
    rule: 'MU-RALLY-03',
    title: { en: 'The first rally test', fr: 'Le premier test de ralliement' },
    values: {
      'next-turn': { en: 'at the start of the next turn', fr: 'au début du tour suivant' },
      'turn-after': { en: 'at its end', fr: 'à la fin de celui-ci' },
    },
  },
  shotAboveSix: {
    rule: 'MU-SHOOT-10',
    title: { en: 'Shots that need more than 6', fr: 'Tirs à plus de 6' },
    values: {
      impossible: { en: 'are impossible', fr: 'sont impossibles' },
      six: { en: 'need 6', fr: 'demandent 6' },
    },
  },
  burstSpread: {
    rule: 'MU-MULTI-01',
    title: { en: 'Targets of one weapon are', fr: 'Les cibles d’une arme sont' },
    values: {
      chain: { en: 'neighbours in a chain', fr: 'voisines en chaîne' },
      pairs: { en: 'all near each other', fr: 'toutes proches' },
    },
  },
  burstDice: {
    rule: 'MU-MULTI-02',
    title: { en: 'Dice of weapons with several targets', fr: 'Dés des armes à plusieurs cibles' },
    values: {
      all: { en: 'all of them', fr: 'tous' },
      enemies: { en: 'one for each enemy', fr: 'un par ennemi' },
    },
  },
  blastScatter: {
    rule: 'MU-TMPL-04',
    title: { en: 'Blasts scatter', fr: 'Les explosions dévient' },
    values: {
      'on-miss': { en: 'when they miss', fr: 'si elles ratent' },
      always: { en: 'always', fr: 'toujours' },
    },
  },
  ammunition: {
    rule: 'MU-TMPL-10',
    title: { en: 'Grenades and rockets', fr: 'Grenades et roquettes' },
    values: {
      enough: { en: 'last the game', fr: 'suffisent' },
      short: { en: 'may run out', fr: 'peuvent manquer' },
    },
  },
  missilesStray: {
    rule: 'MU-ARCH-06',
    title: { en: 'Missiles may strike others', fr: 'Projectiles égarés' },
    values: {
      'on-one': { en: 'on a 1', fr: 'sur un 1' },
      always: { en: 'always', fr: 'toujours' },
    },
  },
  willToCharge: {
    rule: 'MU-PASS-00',
    title: { en: 'Test: the will to charge', fr: 'Test : volonté de charger' },
    values: { off: { en: 'not played', fr: 'non joué' }, on: { en: 'played', fr: 'joué' } },
  },
  receivingCharge: {
    rule: 'MU-PASS-00',
    title: { en: 'Test: receiving a charge', fr: 'Test : subir une charge' },
    values: { off: { en: 'not played', fr: 'non joué' }, on: { en: 'played', fr: 'joué' } },
  },
  spotting: {
    rule: 'MU-PASS-00',
    title: { en: 'Test: spotting the enemy', fr: 'Test : repérer l’ennemi' },
    values: { off: { en: 'not played', fr: 'non joué' }, on: { en: 'played', fr: 'joué' } },
  },
  underFire: {
    rule: 'MU-PASS-00',
    title: { en: 'Test: under fire', fr: 'Test : sous le feu' },
    values: { off: { en: 'not played', fr: 'non joué' }, on: { en: 'played', fr: 'joué' } },
  },
  failedWillCost: {
    rule: 'MU-PASS-01',
    title: { en: 'A charge without will costs', fr: 'Prix d’une charge sans volonté' },
    values: { one: { en: '1 point', fr: '1 point' }, two: { en: '2 points', fr: '2 points' } },
  },
  failedReceive: {
    rule: 'MU-PASS-03',
    title: { en: 'Who fails to receive a charge', fr: 'Qui ne soutient pas la charge' },
    values: {
      weakened: { en: 'is weakened', fr: 'est affaibli' },
      none: { en: 'suffers nothing', fr: 'ne subit rien' },
    },
  },
  underFireDice: {
    rule: 'MU-PASS-07',
    title: { en: 'Dice under fire', fr: 'Dés sous le feu' },
    values: { two: { en: 'two', fr: 'deux' }, one: { en: 'one', fr: 'un' } },
  },
  lenders: {
    rule: 'MU-END-03',
    title: { en: 'Command is lent by', fr: 'Le Commandement est prêté par' },
    values: {
      any: { en: 'anybody', fr: 'tous' },
      leaders: { en: 'chief and lieutenants', fr: 'chef et sous-chefs' },
    },
  },
  endTest: {
    rule: 'MU-END-06',
    title: { en: 'More than half lost: test', fr: 'Plus de la moitié perdue : test' },
    values: {
      'every-turn': { en: 'every turn', fr: 'chaque tour' },
      once: { en: 'once', fr: 'une fois' },
    },
  },
  pulpHandOver: {
    rule: 'MU-PULP-07',
    title: { en: 'A pulp point goes over', fr: 'Un point de pulp passe à l’autre' },
    values: {
      'on-failure': { en: 'when the action fails', fr: 'si l’action échoue' },
      'if-used': { en: 'only if its die was used', fr: 'seulement si son dé a servi' },
    },
  },
  terroristFirst: {
    rule: 'MU-RT-06',
    title: { en: 'Terrorists begin', fr: 'Les terroristes commencent' },
    values: {
      'first-turn': { en: 'the first turn', fr: 'le premier tour' },
      always: { en: 'every turn', fr: 'chaque tour' },
    },
  },
  alertTest: {
    rule: 'MU-RT-11',
    title: { en: 'An alert roll has to be', fr: 'Un jet d’alerte doit être' },
    values: {
      'at-least': { en: 'equal or higher', fr: 'égal ou supérieur' },
      equal: { en: 'equal', fr: 'égal' },
    },
  },
};
