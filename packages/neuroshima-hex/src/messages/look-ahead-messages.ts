import type { MessageTable } from '@skirmish-kit/core';

/** What is said of the battle that might come, and of where a tile would pay. */
export const lookAheadMessages = {
  'heat-of': { en: 'Best hexes for {tile}', fr: 'Meilleures cases\u00a0: {tile}' },
  'heat-counts': {
    en: 'HQ points gained if the battle began now',
    fr: 'Points de QG gagnés si le combat commençait',
  },
  'heat-none': {
    en: 'No hex gains a point if the battle began now',
    fr: 'Aucune case ne gagne de point si le combat commençait',
  },
  'hq-points': { en: 'HQ points', fr: 'points de QG' },
  now: { en: 'now', fr: 'à présent' },
  'with-hex': { en: 'with {hex}', fr: 'avec {hex}' },
  'with-it': { en: 'with it', fr: 'avec' },
  gains: { en: 'Gains {n} {n|point|points}.', fr: 'Gagne {n} {n|point|points}.' },
  loses: { en: 'Costs {n} {n|point|points}.', fr: 'Coûte {n} {n|point|points}.' },
  same: { en: 'Changes no HQ points.', fr: 'Ne change rien aux points de QG.' },
  'real-board': { en: 'Real board', fr: 'Vrai plateau' },
} as const satisfies MessageTable;
