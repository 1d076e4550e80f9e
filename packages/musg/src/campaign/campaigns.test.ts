import { expect, test } from 'vitest';
import { GAMES, playCampaign } from './testing/play-campaign.ts';

/** `npm run soak:campaigns -- 1000` plays more. */
const SEEDS = [1, 2, 3];

test.each(SEEDS)(
  `campaign %i of ${GAMES} games loses no gear and skips no prerequisite`,
  { timeout: 0 },
  (seed) => {
    expect(playCampaign(seed)).toBeGreaterThanOrEqual(1);
  },
);
