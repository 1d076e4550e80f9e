import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishMusg } from './skirmish-musg.ts';
import { MusgHarness } from './testing/musg-harness.ts';

beforeAll(() => SkirmishMusg.define());
afterEach(unmountAll);

const MOST_ANSWERS = 900;

/** So near to the middle of the table, in paces, that nobody has to go further. */
const NEAR = 4;

/**
 * Presses what is open on the page, like a player who charges and strikes whenever possible, shoots every
 * other time, and else walks on.
 */
async function answerOnce(harness: MusgHarness, shoots: boolean): Promise<void> {
  const figure = harness.root.querySelector('.board .figure.choosable');
  if (figure) {
    const [x, y] = harness.placeOf(figure.getAttribute('data-figure') ?? '');
    await harness.pointAt(x / 20, y / 20);
    return;
  }
  const first = harness.all('.actions .offers .offer');
  const acting = harness.root.querySelector('.board .figure.acting')?.getAttribute('data-figure');
  if (!acting || first.some(({ dataset }) => dataset['key'] === 'rest')) {
    (first.find(({ dataset }) => dataset['key'] === 'rest') ?? first[0])?.click();
    await harness.settled();
    return;
  }
  const enemies = harness
    .all<SVGElement>('.board .figure:not(.out)')
    .map((each) => each.dataset['figure'] ?? '')
    .filter((id) => id[0] !== acting[0]);
  for (const enemy of enemies) {
    const [x, y] = harness.placeOf(enemy);
    await harness.pointAt(x / 20, y / 20);
    const rows = harness.all('.act-row .offer:not([aria-disabled])');
    const row =
      rows.find(({ dataset }) => /^(charge|strike):/.test(dataset['key'] ?? '')) ??
      (shoots ? rows[0] : undefined);
    if (!row) continue;
    row.click();
    await harness.settled();
    return;
  }
  const before = harness.lines.length;
  const [x, y] = harness.placeOf(acting);
  const [dx, dy] = [320 - x, 400 - y];
  const far = Math.hypot(dx, dy) / 20;
  if (far > NEAR) {
    const share = Math.min(1, 5 / far);
    await harness.pointAt((x + dx * share) / 20, (y + dy * share) / 20);
  }
  if (harness.lines.length === before) await harness.choose('done');
}

test(
  'a battle is played from deployment to its end by pointing alone',
  { timeout: 240_000 },
  async ({ annotate }) => {
    const setup = { settings: { turnLimit: '6' } };
    const harness = await MusgHarness.open({ seed: '11', seats: 'human,human', lang: 'en' }, setup);
    let over = false;
    harness.element.addEventListener('skirmish-end', () => (over = true));
    let answers = 0;
    for (; answers < MOST_ANSWERS && !over; answers++) await answerOnce(harness, answers % 2 === 0);
    await annotate(`${answers} answers`);
    expect(over).toBe(true);
    await vi.waitFor(() => expect(harness.root.querySelector('.frame.ended')).not.toBeNull(), {
      timeout: 20_000,
    });
    const logged = harness.lines.join(' ');
    for (const word of [
      'begins at',
      'walks to',
      'shoots at',
      'charges',
      'strikes at',
      'out of action',
    ])
      expect(logged).toContain(word);
  },
);
