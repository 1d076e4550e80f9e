import { expect, test, type Locator } from '@playwright/test';
import { INSTANT_PLAYBACK } from './instant-playback.ts';

/*
 * Dice in the log that are read at a glance, in all games with dice.
 */

test.use({ viewport: { width: 1280, height: 800 } });

interface Row {
  readonly caption: string;
  readonly filled: number;
  readonly value: number;
  readonly cameTo: string;
}

function rowsOf(game: Locator): Promise<readonly Row[]> {
  return game.locator('.log .roll-row').evaluateAll((rows) =>
    rows.map((row) => ({
      caption: row.querySelector('.caption')?.textContent ?? '',
      filled: row.querySelectorAll('.die:not(.fails), .die-word').length,
      value: Number(row.getAttribute('data-value')),
      cameTo: row.querySelector('.came-to')?.textContent?.trim() ?? '',
    })),
  );
}

test.describe('bots play', () => {
  test.use(INSTANT_PLAYBACK);

  for (const name of ['reaction', 'musg', 'deadzone'] as const)
    test(`${name}: each roll has as many filled dice as its count says`, async ({ page }) => {
      test.slow();
      await page.goto(`/e/${name}.html?lang=en&start=now&seats=bot,bot&seed=3`);
      const game = page.locator(`skirmish-${name}`);
      await expect
        .poll(async () => (await rowsOf(game)).filter(isCounted).length, { timeout: 90_000 })
        .toBeGreaterThan(5);
      for (const { caption, filled, value, cameTo } of (await rowsOf(game)).filter(isCounted)) {
        expect(filled, `${caption}: ${cameTo}`).toBe(value);
        expect(cameTo).toMatch(value === 0 ? /^(0|no )/ : new RegExp(`^${value}\\b`));
      }
      // Never a bare list of numbers.
      const text = await game.locator('.log ol').evaluate((log) => {
        const copy = document.createElement('div');
        copy.append(log.cloneNode(true));
        for (const spoken of copy.querySelectorAll('.spoken')) spoken.remove();
        return copy.textContent ?? '';
      });
      expect(text).not.toMatch(/(?<![\d.(])\d+(, \d+){3,}/);
    });
});

/** `5 at 4+`: dice that count one by one. */
function isCounted({ caption }: Row): boolean {
  return / at \d+\+$/.test(caption);
}
