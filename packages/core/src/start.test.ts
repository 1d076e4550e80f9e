import { expect, test, vi } from 'vitest';
import { pig } from './example/pig.ts';
import { Game } from './game.ts';
import { isProblems } from './problem.ts';
import { makeLink } from './records/link.ts';
import { startNew } from './start-new-game.ts';
import { startSetup } from './start-setup.ts';
import { startGame, type GameInput } from './start.ts';

async function codesOf(start: GameInput): Promise<readonly string[]> {
  const game = await startGame(pig, start);
  return isProblems(game) ? game.map(({ code }) => code) : [];
}

test('a game starts from a record, a link, a setup or names by one function', async () => {
  const saved = new Game(pig, { players: 3, target: 40 }, { seed: 5 });
  for (const answer of ['hold', 'roll', 'hold']) saved.answer(answer);
  const token = await makeLink(saved.record());
  if (isProblems(token)) throw new Error(token[0]?.message);
  const starts: readonly GameInput[] = [{ record: saved.record() }, { record: token }];
  for (const start of starts) {
    const game = await startGame(pig, start);
    expect(isProblems(game) ? game : game.hash()).toBe(saved.hash());
  }
  for (const start of [
    { setup: { players: 3, target: 40 } },
    { named: { players: '3', target: '40' } },
  ]) {
    const game = await startGame(pig, start, { seed: 5 });
    if (isProblems(game)) throw new Error(game[0]?.message);
    for (const answer of ['hold', 'roll', 'hold']) game.answer(answer);
    expect(game.record()).toBe(saved.record());
  }
});

test('a start that cannot be understood is reported, never guessed', async () => {
  expect(await codesOf({ named: { players: 'many' } })).toEqual(['not-within']);
  expect(await codesOf({ setup: { players: 0 } })).toEqual(['pig-players']);
  expect(await codesOf({ position: 'anything' })).toEqual(['no-positions']);
  expect((await codesOf({ record: 'nonsense' })).length).toBeGreaterThan(0);
});

test('a first game asks no more of a system than that it plays', () => {
  const { readSetup: _, choices: __, ...plays } = pig;
  const first = startSetup(plays, { first: true }, { seed: 5 });
  const named = startNew(pig, { named: {} }, { seed: 5 });
  if (isProblems(first) || isProblems(named)) throw new Error('No game was started.');
  expect(first.record()).toBe(named.record());
  const reported = startSetup(plays, { setup: { players: 3 } });
  expect(isProblems(reported) && reported[0]?.code).toBe('no-setups');
});

test('a position that nobody would write is refused before it is read', () => {
  const parse = vi.fn(() => ({}));
  const system = { ...pig, notation: { make: () => '', parse } };
  const reported = startNew(system, { position: ' '.repeat(20_001) });
  expect(isProblems(reported) && reported[0]?.code).toBe('position-too-long');
  expect(parse).not.toHaveBeenCalled();
  startNew(system, { position: ' '.repeat(20_000) });
  expect(parse).toHaveBeenCalledOnce();
});
