import { expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { Game } from '../game.ts';
import { recordOf } from './write-record.ts';

test('a game that was never a text has no lines in one', () => {
  const record = recordOf(new Game(pig, pig.defaults));
  expect(record.lines).toEqual({ system: 0, setup: 0, packs: 0 });
});
