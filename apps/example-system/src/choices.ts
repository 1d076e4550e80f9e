import type { SetupChoice, SetupDraft } from '@skirmish-kit/core';
import type { Band } from './rules/band.ts';
import { ROUNDS, type Setup } from './rules/setup.ts';

/** What can be picked before a game: start panels, attributes and flags are made from it. */
export function choicesFrom(
  shelf: readonly Band[],
  defaults: Setup,
  draft: SetupDraft,
): readonly SetupChoice[] {
  const picked: readonly unknown[] = Array.isArray(draft['bands']) ? draft['bands'] : [];
  const { rounds = defaults.rounds } = draft;
  return [
    ...defaults.bands.map((usual, seat): SetupChoice => ({
      id: 'bands',
      title: { en: 'Band', fr: 'Bande' },
      path: ['bands', seat],
      value: String(picked[seat] ?? usual),
      among: shelf.map(({ id, name }) => ({ value: id, title: name })),
      room: 'side',
      seat,
      rule: 'CW-SETUP-01',
    })),
    {
      id: 'rounds',
      title: { en: 'Rounds', fr: 'Manches' },
      path: ['rounds'],
      value: Number(rounds),
      among: { least: ROUNDS.least, most: ROUNDS.most },
      room: 'game',
      rule: 'CW-END-02',
    },
  ];
}
