import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeRecord, type ChoiceRequest } from '@skirmish-kit/core';
import { percent } from '@skirmish-kit/ui';
import { plain, unmountAll } from '@skirmish-kit/ui/testing';
import { actionOdds } from '../odds/action.ts';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';
import { gameAt } from './testing/prepared-game.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

/** Somebody is shot at, and may spend a Dice face in the enemy's turn. */
const shotAt = (seed: number) =>
  gameAt(seed, ({ turnOf, activation, models }, { about, who }) => {
    const isEnemys = activation && models.find(({ id }) => id === activation.model)?.seat !== who;
    return about === 'dice' && who !== turnOf && isEnemys === true;
  });

async function defended(seed: number): Promise<DeadzoneHarness> {
  const record = makeRecord(shotAt(seed));
  return DeadzoneHarness.open({ record, seats: 'human,human' });
}

test('a die is spent in the enemy’s turn: it can be pressed, and the test has it', async () => {
  const harness = await defended(5);
  expect(harness.find('.command [data-face=dice]').classList).toContain('can');
  const before = harness.lines.length;
  await harness.choose('add:1');
  expect(harness.lines.slice(before).join(' ')).toMatch(/gets 1 more die/);
});

test('“not this turn” is kept until the turn is over', async () => {
  const harness = await defended(5);
  const whose = harness.whose;
  await harness.press('Do not ask again this turn');
  expect(harness.whose).not.toBe(whose);
});

/** Whether a model of the asked player can die if no die is added. */
function canDie(seed: number): boolean {
  const game = shotAt(seed);
  const ask = game.ask();
  if (ask?.kind !== 'choice' || ask.skip === undefined) throw new Error('Nobody is asked.');
  const odds = actionOdds(game, ask.skip);
  return game.state.models.some(
    ({ id, seat }) => seat === ask.who && (odds?.models.get(id)?.dead ?? 0) > 0,
  );
}

test('a chance on a button of a defence speaks of you, in both languages', async () => {
  const seed = [5, 6, 7, 8].find(canDie) ?? 0;
  const game = shotAt(seed);
  const ask = game.ask();
  const [mine] = [
    ...(actionOdds(game, ask?.kind === 'choice' ? (ask.skip ?? '') : '')?.models ?? []),
  ]
    .filter(([id]) => game.state.models.some((model) => model.id === id && model.seat === ask?.who))
    .map(([, fates]) => fates);
  const harness = await defended(seed);
  const chance = () => harness.find('.offer[data-key=none] .chance');
  await vi.waitFor(() => expect(plain(chance())).toMatch(/^you die \d/));
  expect(plain(chance())).toContain(`you die ${percent(mine?.dead ?? -1, 'en')}`);
  // What harms one’s own is hatched, and the safest answer says so and is chosen beforehand.
  const hatched = harness.all('.offer[data-key=none] .chances.mine path');
  expect(hatched).toHaveLength(harness.all('.offer[data-key=none] .chance').length);
  await vi.waitFor(() =>
    expect(plain(harness.find('.offer[data-key=none]'))).toMatch(/riskier .*you die/),
  );
  const safest = plain(harness.find('.offer.safest'));
  expect(safest).toMatch(/safest .*you die/);
  const main = plain(harness.find('.main-bar .now'));
  expect(main).toMatch(/you die \d/);
  expect(safest).toContain(main.split(' · ')[0] ?? '?');
  expect(chance().getBoundingClientRect().width).toBeGreaterThan(0);
  expect(harness.all('.chance .spoken')).toHaveLength(0);
  harness.element.setAttribute('lang', 'fr');
  await vi.waitFor(() => expect(plain(chance())).toMatch(/^votre figurine meurt \d/));
});

test('a chance on a button of an attack names the enemy', async () => {
  const shots = ({ options }: ChoiceRequest) => options.filter(({ key }) => /^shoot:/.test(key));
  const game = gameAt(5, (_, ask) => ask.about === 'action' && shots(ask).length > 0);
  const ask = game.ask();
  const [shot] = ask?.kind === 'choice' ? shots(ask) : [];
  const enemy = shot?.key.split(':').at(-1) ?? '';
  const harness = await DeadzoneHarness.open({ record: makeRecord(game), seats: 'human,human' });
  await harness.pointAtFigure(enemy);
  const chance = () => plain(harness.find(`.offer[data-key="${shot?.key}"] .chance`));
  await vi.waitFor(() =>
    expect(chance()).toMatch(new RegExp(` ${enemy.toUpperCase()} (dies|is \\w+) \\d`)),
  );
});

test('“only when I could die” asks where somebody could, and answers where nobody can', async () => {
  const SEEDS = [5, 6, 7, 8];
  expect(new Set(SEEDS.map(canDie))).toEqual(new Set([true, false]));
  for (const seed of SEEDS) {
    const harness = await defended(seed);
    const { prompt } = harness;
    await harness.press('Ask only when I could die');
    if (canDie(seed)) {
      await vi.waitFor(() => expect(harness.all('.offer .chance').length).toBeGreaterThan(0));
      await harness.settled();
      expect(harness.prompt).toBe(prompt);
    } else await vi.waitFor(() => expect(harness.prompt).not.toBe(prompt), 5000);
    unmountAll();
  }
});

test('DZ-CAP-02 places for a model are buttons, and its figure is drawn there', async () => {
  const position = 'depot:patrol:enforcers-first,forge-fathers-first set:placing=owner a1@d2 b1@h8';
  const harness = await DeadzoneHarness.open({ position, seats: 'human,human' });
  await (await harness.pointAtFigure('a1')).confirm();
  await harness.choose('reposition');
  expect(harness.prompt).toMatch(/Where in its cube does .* stand\?/);
  expect(harness.all('.offer[data-key^="at:"]')).toHaveLength(9);
  const drawn = () => harness.find('.board [data-figure="a1"]').getAttribute('transform');
  const before = drawn();
  await harness.choose('at:se');
  expect(drawn()).not.toBe(before);
  expect(harness.lines.join(' ')).toMatch(/stands in its cube: south-east/);
});
