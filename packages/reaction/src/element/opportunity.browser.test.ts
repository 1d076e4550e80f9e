import { afterEach, expect, test } from 'vitest';
import { Game, makeRecord, seededRandom } from '@skirmish-kit/core';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import { reaction } from '../system.ts';
import './define.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(unmountAll);

/** A game played by lot, in which everybody waits who can, until somebody may fire at an enemy who acts. */
function interrupted(): string {
  for (let seed = 1; seed < 40; seed++) {
    const game = new Game(reaction, reaction.defaults, { seed });
    const random = seededRandom(seed);
    for (let i = 0; i < 120; i++) {
      const ask = game.ask();
      if (ask?.kind !== 'choice') break;
      if (ask.about === 'opportunity') return makeRecord(game);
      const keys = ask.options.map(({ key }) => key);
      const waits = keys.filter((key) => key === 'opportunity');
      const among = waits.length > 0 && random.between(1, 3) < 3 ? waits : keys;
      game.answer(among[random.between(0, among.length - 1)] ?? '');
    }
  }
  throw new Error('Nobody was interrupted.');
}

test('RX-OPP-01 a player who may fire first sees the enemy’s next action', async () => {
  const record = interrupted();
  const harness = await ReactionHarness.open({ record, seats: 'human,human', lang: 'en' });
  expect(harness.prompt).toMatch(
    /^.+ [AB]\d+ is about to act: .+\. [AB]\d+ may fire first \([\d.]+\scm\)\.$/,
  );
  expect(harness.prompt).not.toMatch(/\d+ \/ \d+/);
  // The enemy’s banner, and each percentage with whose fate it is.
  expect(harness.find('.banner').classList).toContain('reacting');
  await expect.poll(() => harness.all('.answer-card .chance').length).toBeGreaterThan(1);
  for (const chance of harness.all('.answer-card .chance'))
    expect(plain(chance)).toMatch(/^[AB]\d+ (is|panics|routs)\b.* [\d.]+%$/);
  expect(plain(harness.find('.main-bar .now'))).toMatch(/· [AB]\d+ (is \w+|panics|routs) [\d.]+%$/);
  expect(plain(harness.find('.answer-card [data-key=hold]'))).toContain('stays on overwatch');
  harness.element.setAttribute('lang', 'fr');
  await harness.settled();
  await expect.poll(() => harness.prompt).toMatch(/va agir.* peut tirer avant/);
});
