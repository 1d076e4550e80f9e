import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { BLOG } from '../servers.mjs';
import { monitorPage } from './page-monitor.ts';

/** Where a hex of an element's board is in the window. */
function cell(scope: Page | FrameLocator, element: string, hex: string) {
  return scope.locator(`${element} [role=gridcell][data-hex="${hex}"]`);
}

/** Both HQs are placed by keyboard, and what is drawn first is played. */
async function placeHqs(scope: Page | FrameLocator, element: string): Promise<void> {
  const lines = scope.locator(`${element} [part=log] li`);
  const banner = scope.locator(`${element} [part=banner]`);
  await expect(banner).toContainText('Moloch');
  await cell(scope, element, '0,0').press('Enter');
  await expect(banner).toContainText('Borgo');
  await cell(scope, element, '0,0').press('ArrowUp');
  await cell(scope, element, '0,-1').press('Enter');
  await expect(scope.locator(`${element} [part=hand] button`).first()).toBeVisible();
  await expect.poll(() => lines.count()).toBeGreaterThan(1);
}

/** Goes through the battle of the rulebooks to its end. */
async function stepThrough(scope: Page | FrameLocator, element: string): Promise<void> {
  const next = scope.locator(element).getByRole('button', { name: /Next phase/ });
  const phases = scope.locator(`${element} .order li`);
  await expect(phases).toHaveCount(5);
  await next.click();
  await expect(phases.first()).toHaveAttribute('aria-current', 'step');
  await expect(scope.locator(`${element} [part=log]`)).toContainText('Net Fighter');
  for (let phase = 1; phase <= 5; phase++) await next.click();
  await expect(next).toBeDisabled();
  await expect(scope.locator(`${element} [part~=outcomes] .number`)).toHaveText(['18', '14']);
}

for (const name of ['neuroshima-hex', 'neuroshima-classic']) {
  test(`${name}.html plays and steps through a battle under a strict policy`, async ({ page }) => {
    const { complaints, foreign } = monitorPage(page);
    await page.goto(`${BLOG}/${name}.html`);
    await placeHqs(page, '#game');
    await stepThrough(page, '#battle');
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('a locked frame plays Neuroshima Hex: no storage, no same origin', async ({ page }) => {
  const { complaints } = monitorPage(page);
  await page.goto(`${BLOG}/neuroshima-sandbox.html`);
  const frame = page.frameLocator('iframe');
  await placeHqs(frame, '#game');
  await stepThrough(frame, '#battle');
  expect(complaints).toEqual([]);
});

test('the diagram of a position loads no rules', async ({ page }) => {
  const { complaints } = monitorPage(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${BLOG}/neuroshima-position.html`);
  const picture = page.locator('skirmish-neuroshima-hex .diagram svg');
  await expect(picture).toHaveAttribute('aria-label', /Moloch: HQ.*Clown d3/);
  await expect(picture.locator('.tile')).toHaveCount(4);
  expect(scripts.filter((path) => /-play-|dice-|rules/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('twenty diagrams on a page load no element and no rules', async ({ page }) => {
  const { complaints, foreign } = monitorPage(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${BLOG}/neuroshima-diagrams.html`);
  const pictures = page.locator('skirmish-neuroshima-diagram').getByRole('img');
  await expect(pictures).toHaveCount(20);
  await expect(pictures.last()).toHaveAccessibleName(/HQ [a-e]\d \(20\)/);
  expect(scripts.length).toBeLessThanOrEqual(6);
  expect(scripts.filter((path) => /-play-|kit-|lit-/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('a page fetches the hexes when they come near', async ({ page }) => {
  const defined = () =>
    page.evaluate(() => customElements.get('skirmish-neuroshima-hex') !== undefined);
  await page.goto('/index.html');
  await page.waitForLoadState('networkidle');
  expect(await defined()).toBe(false);
  await page.goto('/neuroshima-hex.html#battle');
  await expect.poll(defined).toBe(true);
  await stepThrough(page, '#battle skirmish-neuroshima-hex');
});

test('the page for frames shows a diagram without the game', async ({ page }) => {
  await page.goto('/e/neuroshima-hex.html?mode=diagram&position=3.0_moloch_hq.c3~7&lang=fr');
  await expect(page.getByRole('img')).toHaveAccessibleName('Moloch\u00a0: QG c3 (7).');
  const game = await page.evaluate(() => customElements.get('skirmish-neuroshima-hex'));
  expect(game).toBeUndefined();
});

test('a position is put together by keyboard, and its link opens it again', async ({ page }) => {
  await page.goto('/editor.html?position=3.0');
  const editor = page.locator('skirmish-position-editor');
  const notation = editor.getByRole('textbox', { name: 'Notation' });
  await editor.getByRole('searchbox').fill('cyborg');
  await editor.getByRole('button', { name: 'Hybrid' }).press('Enter');
  await cell(page, 'skirmish-position-editor', '0,0').press('ArrowUp');
  await cell(page, 'skirmish-position-editor', '0,-1').press('Enter');
  await expect(notation).toHaveValue('3.0_moloch_hybrid.c2_hq');
  await page.keyboard.press('e');
  await page.keyboard.press('r');
  await expect(notation).toHaveValue('3.0_moloch_hybrid.c2.2_hq');
  await page.keyboard.press('Control+z');
  await expect(notation).toHaveValue('3.0_moloch_hybrid.c2.1_hq');
  await page.goto(page.url());
  await expect(notation).toHaveValue('3.0_moloch_hybrid.c2.1_hq');
  await cell(page, 'skirmish-position-editor', '0,0').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect(notation).toHaveValue('3.0');
});

test('the editor shows its board beside what is laid on it, on the first screen', async ({
  page,
}) => {
  await page.goto('/editor.html');
  const editor = page.locator('skirmish-position-editor');
  await expect(editor.locator('[part=board]')).toBeVisible();
  const board = await editor.locator('[part=board]').boundingBox();
  const palette = await editor.locator('.palette').boundingBox();
  const window = page.viewportSize();
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(palette?.x ?? 0);
  expect(board?.y).toBeLessThan((window?.height ?? 0) / 2);
});

test('the board follows what is typed, and says what would follow or what is wrong', async ({
  page,
}) => {
  await page.goto('/editor.html?position=3.0');
  const editor = page.locator('skirmish-position-editor');
  const notation = editor.getByRole('textbox', { name: 'Notation' });
  await notation.fill('3.0 moloch hq.c3 borgo mutant.c2.3 hq.a1');
  await expect(cell(page, 'skirmish-position-editor', '0,-1')).toHaveAccessibleName(
    'c2: Mutant, Borgo, turned 3 of 6',
  );
  await expect(editor.locator('.what-if')).toContainText('20 → 19');
  await notation.fill('3.0 moloch hq.c3 borgo mutant.c3 hq.a1');
  await expect(editor.getByRole('alert')).toContainText('Two units lie on c3');
  await notation.fill('3.0 moloch hq.c3 borgo mutant.c2.3 hq.a1');
  await editor.getByRole('button', { name: 'Step through the battle' }).click();
  await editor.getByRole('button', { name: /Next phase/ }).click();
  await expect(editor.locator('skirmish-neuroshima-hex [part=log]')).toContainText('Mutant');
});

test('tiles are dragged and turned with the wheel, which else scrolls the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/editor.html?position=3.0');
  const editor = page.locator('skirmish-position-editor');
  const notation = editor.getByRole('textbox', { name: 'Notation' });
  await page.locator('skirmish-position-editor .board').scrollIntoViewIfNeeded();
  const over = async (hex: string) => {
    const box = await cell(page, 'skirmish-position-editor', hex).boundingBox();
    if (!box) throw new Error(`There is no hex ${hex}.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  };
  await editor.getByRole('button', { name: 'The Clown' }).hover();
  await page.mouse.down();
  await over('1,-1');
  await page.mouse.up();
  await expect(notation).toHaveValue('3.0_moloch_clown.d2_hq');
  await over('1,-1');
  await page.mouse.wheel(0, 100);
  await expect(notation).toHaveValue('3.0_moloch_clown.d2.1_hq');
  await page.mouse.down();
  await over('0,0');
  await page.mouse.up();
  await expect(notation).toHaveValue('3.0_moloch_clown.c3.1_hq');
  const before = await page.evaluate(() => scrollY);
  await over('-1,0');
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(notation).toHaveValue('3.0_moloch_clown.c3.1_hq');
});

test('code for a diagram is copied, or shown where the clipboard is refused', async ({ page }) => {
  await page.goto('/editor.html?position=3.0_moloch_clown.c3.1_hq');
  await page.getByRole('button', { name: 'Code for a diagram' }).click();
  const code = page.getByRole('textbox', { name: 'Code for a diagram' });
  await expect(code).toHaveValue(/kit\/skirmish\.js/);
  await expect(code).toHaveValue(
    /<skirmish-neuroshima-diagram position="3\.0_moloch_clown\.c3\.1_hq">/,
  );
});
