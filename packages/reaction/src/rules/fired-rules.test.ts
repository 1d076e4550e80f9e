import { compareFired, firedRules, rulesInCode, type Unreached } from '@skirmish-kit/core/testing';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import { setupOf } from './testing/random-games.ts';

const COMMIT = 12;
const GAMES = Number(process.env['SKIRMISH_RULES'] ?? COMMIT);

/** What no random game reaches, or seldom, and why. */
const UNREACHED: Unreached = JSON.parse(
  readFileSync(new URL('../../test/unreached-rules.json', import.meta.url), 'utf8'),
);

test(
  `K4 every rule that is played fires in ${GAMES} random games, or is listed`,
  { timeout: 0 },
  () => {
    const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
    const fired = firedRules(reaction, { seeds, setupOf });
    const { silent, reached, unknown } = compareFired(
      fired,
      rulesInCode(import.meta.dirname),
      UNREACHED,
    );
    expect(unknown).toEqual([]);
    // A few games cannot reach everything; a long run says what is left, and what is rare.
    if (GAMES === COMMIT) return;
    const rarest = [...fired].sort(([, a], [, b]) => a - b).slice(0, 12);
    console.log(`Rarest: ${rarest.map(([rule, count]) => `${rule} ${count}`).join(', ')}`);
    expect({ silent, reached }).toEqual({ silent: [], reached: [] });
  },
);
