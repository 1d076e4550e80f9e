import type { Flow, Outcome } from '@skirmish-kit/core';
import { emit } from './events.ts';
import type { Campaign } from './state.ts';

/** MU-CAMP-02, MU-VP-04: victory points become treasure, one for one; none is ever owed. */
export function* takeTreasure(campaign: Campaign, { scores, winners }: Outcome): Flow {
  for (const [seat, band] of campaign.bands.entries()) {
    const points = scores[seat] ?? 0;
    band.points += points;
    band.treasure += Math.max(0, points);
    if (winners.includes(seat)) band.wins += 1;
    yield* emit('treasure', 'MU-CAMP-02', { seat, points, treasure: band.treasure });
  }
}
