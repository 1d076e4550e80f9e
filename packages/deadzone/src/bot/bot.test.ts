import {
  isProblems,
  playOut,
  randomBot,
  seededRandom,
  type ChoiceRequest,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../rules/resolve-setup.ts';
import { MISSIONS } from '../packs/built-in.ts';
import { at, battleWith, cubeAt } from '../rules/testing/scripted-battle.ts';
import { deadzone } from '../system.ts';
import { bot } from './bot.ts';
import { placeValue } from './place-value.ts';

/** How many games of each mission, faction and seat; `SKIRMISH_SERIES=13` plays 208. */
const GAMES = Number(process.env['SKIRMISH_SERIES'] ?? 3);

const TEAMS = ['enforcers-first', 'forge-fathers-first'];

/** Every mission with either faction in either seat. */
const CORNERS = MISSIONS.flatMap(({ id: mission }) =>
  [0, 1].flatMap((seat) => [0, 1].map((turned) => ({ mission, seat, turned }))),
);

test(
  `the bot wins nine of ten against random play, ${CORNERS.length * GAMES} games`,
  { timeout: 0 },
  () => {
    let wins = 0;
    for (const [i, { mission, seat, turned }] of CORNERS.entries()) {
      for (let game = 0; game < GAMES; game++) {
        const field = FIELD_NAMES[(i + game) % FIELD_NAMES.length];
        const teams = turned === 0 ? TEAMS : TEAMS.toReversed();
        const setup = deadzone.readSetup({ mission, field, teams });
        if (isProblems(setup)) throw new Error(JSON.stringify(setup));
        const bots = seat === 0 ? [bot, randomBot] : [randomBot, bot];
        const { outcome } = playOut(deadzone, setup, bots, `${i} ${game}`);
        if (outcome.winners.length === 1 && outcome.winners[0] === seat) wins++;
      }
    }
    expect(wins).toBeGreaterThanOrEqual(CORNERS.length * GAMES * 0.9);
  },
);

test('the bot likes cover', () => {
  const wall = [{ at: [4, 4, 1], south: 'blocked' }] as const;
  const open = battleWith({ a: [['d4']], b: [['d7']] });
  const covered = battleWith({ a: [['d4']], b: [['d7']], cubes: wall });
  const value = (battle: typeof open) => placeValue(battle, at(battle, 'a1'), cubeAt('d4'));
  expect(value(covered)).toBeGreaterThan(value(open));
});

test('the bot adds command dice and takes free actions', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3']], dice: [{ dice: 1, shoot: 1 }] });
  battle.activation = {
    ...{ model: 'a1', controller: 0, beganWithEnemy: false, length: 0 },
    ...{ done: [], faces: [], sprinted: false },
  };
  const answer = (about: string, keys: readonly string[]) => {
    const options = keys.map((key) => ({ key }));
    const choice: ChoiceRequest = Object.assign(Object.create(null), {
      ...{ kind: 'choice', who: 0, about, rule: '', params: { model: 'a1' }, options },
    });
    return bot.answer({ state: battle, choice, random: seededRandom(1) });
  };
  expect(answer('dice', ['none', 'add:1'])).toBe('add:1');
  expect(answer('action', ['shoot:rifle:b1', 'die-shoot:rifle:b1', 'done'])).toBe(
    'die-shoot:rifle:b1',
  );
});
