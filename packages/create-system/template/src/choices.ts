import type { SetupChoice, SetupDraft } from '@skirmish-kit/core';
import type { Crew } from './rules/crew.ts';
import { ROUNDS, type Setup } from './rules/setup.ts';

/** What can be picked before a game: start panels, attributes and flags are made from it. */
export function choicesFrom(
  shelf: readonly Crew[],
  defaults: Setup,
  draft: SetupDraft,
): readonly SetupChoice[] {
  const picked: readonly unknown[] = Array.isArray(draft['crews']) ? draft['crews'] : [];
  const { rounds = defaults.rounds } = draft;
  return [
    ...defaults.crews.map((usual, seat): SetupChoice => ({
      id: 'crews',
      title: { en: 'Crew', fr: 'Équipe' },
      path: ['crews', seat],
      value: String(picked[seat] ?? usual),
      among: shelf.map(({ id, name }) => ({ value: id, title: name })),
      room: 'side',
      seat,
      rule: 'SK-SETUP-01',
    })),
    {
      id: 'rounds',
      title: { en: 'Rounds', fr: 'Manches' },
      path: ['rounds'],
      value: Number(rounds),
      among: { least: ROUNDS.least, most: ROUNDS.most },
      room: 'game',
      rule: 'SK-END-02',
    },
  ];
}
