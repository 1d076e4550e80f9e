import type { Seat, LocalisedText } from '@skirmish-kit/core';
import { isChief } from '../figures.ts';
import type { Battle, Figure } from '../state.ts';
import type { World } from '../world.ts';
import { countOf, settingOf } from '../world-helpers.ts';
import {
  bleed,
  bleeding,
  dealPoints,
  extraDie,
  transferPoints,
  whyNotBleed,
} from './pulp-points.ts';

/** MU-PULP-01: which side is the good one. */
function heroSeat(battle: Pick<Battle, 'world'>): Seat {
  return settingOf(battle, 'heroes') === 'second' ? 1 : 0;
}

/** MU-PULP-01: what they are called, on the good side and on the bad one. */
const CALLED: Readonly<
  Record<'chief' | 'lieutenant' | 'minion', readonly [LocalisedText, LocalisedText]>
> = {
  chief: [
    { en: 'hero', fr: 'héros' },
    { en: 'villain', fr: 'méchant' },
  ],
  lieutenant: [
    { en: 'partner', fr: 'partenaire' },
    { en: 'lieutenant', fr: 'lieutenant' },
  ],
  minion: [
    { en: 'sidekick', fr: 'acolyte' },
    { en: 'henchman', fr: 'homme de main' },
  ],
};

function called(battle: Pick<Battle, 'world'>, figure: Figure): LocalisedText | undefined {
  const { rank, mercenary } = figure.recruit;
  if (rank === 'extra' || mercenary) return undefined;
  return CALLED[rank][figure.seat === heroSeat(battle) ? 0 : 1];
}

/** MU-PULP-04: counted in the last game of a campaign. */
export const LAST_EPISODE = 'last-episode';

/** MU-PULP-02, MU-PULP-03, MU-PULP-04, MU-CHAR-12: none of them dies, before the last episode. */
function neverDies(battle: Battle, figure: Figure): boolean {
  if (isChief(figure)) return countOf(battle, LAST_EPISODE) === 0;
  return figure.recruit.rank === 'lieutenant';
}

/** MU-PULP-01 to MU-PULP-13: heroes, villains, and points that change hands. */
export const pulp: World = {
  id: 'pulp',
  title: { en: 'Pulp', fr: 'Pulp' },
  text: {
    en: 'A hero against a villain: neither dies, and pulp points bend the dice.',
    fr: 'Un héros contre un méchant ; aucun ne meurt, et les points de pulp forcent les dés.',
  },
  settings: [
    {
      key: 'heroes',
      rule: 'MU-PULP-01',
      title: { en: 'The good are', fr: 'Les bons sont' },
      values: [
        { value: 'first', title: { en: 'the first band', fr: 'la première bande' } },
        { value: 'second', title: { en: 'the second band', fr: 'la deuxième bande' } },
      ],
    },
  ],
  words: { bleed: { en: 'A life for a pulp point', fr: 'Une vie contre un point de pulp' } },
  begin: dealPoints,
  called,
  neverDies,
  extraDie,
  extraDieRolled: transferPoints,
  deeds: bleeding,
  whyNotDeed: whyNotBleed,
  costOfDeed: () => 0,
  doDeed: bleed,
};
