import { expect, test } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { monitorPage } from './page-monitor.ts';

test('the page of a fifth system plays against its bot, and is gone on with next time', async ({
  page,
}) => {
  const { complaints } = monitorPage(page);
  await page.goto('/fifth-system/');
  const lines = page.locator('skirmish-causeway [part=log] li');
  await page.getByRole('button', { name: 'Poleman A1: set out, left 1' }).click();
  await expect(lines.filter({ hasText: 'Poleman A1 sets out: left 1.' })).toBeVisible();
  await page.getByRole('button', { name: 'Enough for now' }).click();
  await expect(lines.filter({ hasText: 'Round 2 of 20' })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(lines.filter({ hasText: 'Poleman A1 sets out: left 1.' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a fifth system is embedded with one script tag under a strict policy', async ({ page }) => {
  const { complaints, foreign } = monitorPage(page);
  await page.goto(`${BLOG}/fifth-system.html`);
  const game = page.locator('skirmish-causeway');
  await game.locator('[data-figure=a2]').click();
  await game.locator('[data-stone=m1]').click();
  await expect(game.locator('.prompt')).toContainText('Does Boatman A2 press on?');
  await game.getByRole('button', { name: 'Enough for now' }).click();
  await game.locator('[data-figure=b4]').focus();
  await page.keyboard.press('Enter');
  await game.locator('[data-stone=m5]').focus();
  await page.keyboard.press('Enter');
  await expect(game.locator('[part=log]')).toContainText('Elder B4 sets out: middle 5.');
  await game.locator('[part=log] button').first().click();
  await expect(game.locator('[part=rule]')).toContainText('CW-TURN-01');
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});
