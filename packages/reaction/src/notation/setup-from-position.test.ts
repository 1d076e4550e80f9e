import {
  botAnswer,
  botAnswers,
  Game,
  isProblems,
  loadRecord,
  openReplay,
  randomBot,
  type Problem,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import { makePosition } from './position.ts';
import { readSetup } from './setup-from-position.ts';

function sound<T extends object>(found: T | readonly Problem[]): T {
  if (isProblems(found)) throw new Error(JSON.stringify(found));
  return found;
}

/** A setup that begins in the middle of a game. */
function midway(): ReactionSetup {
  const before = new Game(reaction, sound(readSetup({ settings: { burst: -1 } })), { seed: 3 });
  const bots = new Map([randomBot, randomBot].entries());
  for (let i = 0; i < 40; i++) botAnswer(before, bots);
  return sound(readSetup({ position: makePosition(before.state) }));
}

test('the record of a battle that starts from a position is complete', () => {
  const setup = midway();
  expect(setup.settings).toEqual({ burst: -1 });
  const game = new Game(reaction, setup, { seed: 9 });
  expect(makePosition(game.state)).toBe(setup.position);
  botAnswers(game, new Map([randomBot, randomBot].entries()));
  const record = game.record();
  const again = sound(loadRecord(reaction, record));
  expect(again.hash()).toBe(game.hash());
  expect(again.record()).toBe(record);
  const replay = sound(openReplay(reaction, record));
  replay.goTo(0);
  expect(makePosition(replay.game.state)).toBe(setup.position);
});

test('a position is refused by its character, and what disagrees with it by its name', () => {
  const reported = (value: unknown) => {
    const found = readSetup(value);
    return isProblems(found) ? found.map(({ path, code }) => `${path} ${code}`) : [];
  };
  const position = 'relay:halden-patrol,cinder-crew turn=2';
  expect(reported({ position: 7 })).toEqual(['/position position-no-text']);
  expect(reported({ position: `${position} zzz` })).toEqual(['character 40 bad-token']);
  expect(reported({ position, scenario: 'relay' })).toEqual([]);
  expect(reported({ position, scenario: 'courier' })).toEqual(['/scenario position-says-other']);
  expect(reported({ position, settings: { burst: 1 } })).toEqual(['/settings position-says-other']);
  expect(reported({ position, colour: 'red' })).toEqual(['/colour unknown-field']);
});
