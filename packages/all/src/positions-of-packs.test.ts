import {
  Game,
  isProblems,
  loadRecord,
  randomBot,
  seededRandom,
  type AnySystem,
} from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { systems } from './index.ts';
import { setupWith } from './testing/play-pack.ts';
import { samplePacks } from './testing/sample-packs.ts';

/** Systems whose positions are lines of text that name what packs bring. */
const POSITIONED: readonly string[] = ['deadzone', 'musg', 'reaction'];

/** A game with so many choices made at random. */
function begun(system: AnySystem, setup: unknown, choices: number): Game<unknown, unknown> {
  const game = new Game(system, setup, { seed: 3 });
  const random = seededRandom(3);
  for (let i = 0, ask = game.ask(); i < choices && ask?.kind === 'choice'; i++, ask = game.ask())
    game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
  return game;
}

const taking = await Promise.all(
  systems
    .filter(({ id }) => POSITIONED.includes(id))
    .map(async (system) => {
      const room = await system.packs?.();
      return { system, room, samples: room ? samplePacks(system.id, room.sorts) : [] };
    }),
);

describe.each(taking.filter(({ samples }) => samples.length > 0))(
  'positions of games with packs of $system.id',
  ({ system, room, samples }) => {
    test.each([0, 30])('are read back after %i choices, and so is their record', (choices) => {
      let played = 0;
      for (const sample of samples) {
        const pack = room?.read(JSON.stringify(sample));
        // A pack with code of its own comes with a companion.
        const more = room && pack && !isProblems(pack) ? room.with([pack]) : [];
        if (isProblems(more) || 'length' in more) continue;
        played++;
        const setup = setupWith(more, system);
        if (isProblems(setup)) throw new Error(setup[0]?.message);
        const game = begun(more, setup, choices);
        const position = more.notation?.make(game.state) ?? '';
        expect(position).not.toBe('');
        const from = more.readSetup({ position });
        if (isProblems(from)) throw new Error(`${from[0]?.message}\n${position}`);
        expect(more.notation?.make(more.setup(from))).toBe(position);
        const back = new Game(more, from, { seed: 1 });
        const record = loadRecord(more, back.record());
        if (isProblems(record)) throw new Error(record[0]?.message);
        expect(record.hash()).toBe(back.hash());
      }
      expect(played).toBeGreaterThan(0);
    });
  },
);
