import {
  choose,
  hashState,
  isRefusal,
  playOut,
  randomBot,
  refuse,
  seededRandom,
  type Bot,
} from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { minimalBattle, MIDDLE, type MinimalFigure } from '../odds/minimal-battle.ts';
import { sheetWeapon } from '../packs/sheet.ts';
import { BATTLES } from '../packs/built-in.ts';
import { reaction } from '../system.ts';
import { readAction } from '../rules/perform-action.ts';
import { bot } from './index.ts';
import { actions } from '../rules/action-keys.ts';
import { possibleActions } from '../rules/candidates.ts';
import { figureOf } from '../rules/figures.ts';
import type { Battle } from '../rules/state.ts';

/** How many games are played; `SKIRMISH_BOT_GAMES=200 npx vitest run bot.test` plays the full number. */
const GAMES = Number(process.env['SKIRMISH_BOT_GAMES'] ?? 40);

/** Wins of the bot in that seat against random play. */
function wins(battle: (typeof BATTLES)[number], seat: number, games: number): number {
  const bots: Bot<Battle>[] = [randomBot, randomBot];
  bots[seat] = bot;
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const { outcome } = playOut(reaction, { ...battle, settings: {} }, bots, `bot ${seat} ${seed}`);
    if (outcome.winners.length === 1 && outcome.winners[0] === seat) won++;
  }
  return won;
}

describe.each(BATTLES.map((battle, i) => ({ ...battle, share: i === 0 ? 1 : 0.1 })))(
  'the bot at $scenario',
  ({ scenario, gangs, share }) => {
    test.each([0, 1])('beats random play from seat %i', { timeout: 0 }, (seat) => {
      const games = Math.max(4, Math.round((GAMES * share) / 2));
      expect(wins({ scenario, gangs }, seat, games) / games).toBeGreaterThanOrEqual(
        share === 1 ? 0.9 : 0.75,
      );
    });
  },
);

test('the bot plays the same game from the same seed', { timeout: 0 }, () => {
  const play = () => hashState(playOut(reaction, reaction.defaults, [bot, bot], 7).state);
  expect(play()).toBe(play());
});

/** The bot's answer for a figure with these points in a staged battle. */
function action(
  figures: readonly MinimalFigure[],
  ap = 6,
  change: (battle: Battle) => Battle = (b) => b,
): string {
  const battle = change(minimalBattle(figures));
  const figure = figureOf(battle, 'a1');
  figure.ap = ap;
  const question = choose({
    who: 0,
    about: 'action',
    rule: 'RX-AP-04',
    params: { figure: 'a1', ap },
    options: possibleActions(battle, figure)
      .map((action) => actions.make(action))
      .map((key) => ({ key, value: key })),
    read: (key) => (isRefusal(readAction(battle, figure, key)) ? refuse('no') : key),
  }).next().value;
  if (typeof question !== 'object' || question.kind !== 'choice')
    throw new Error('nothing was asked');
  return bot.answer({ state: battle, choice: question, random: seededRandom(1) });
}

function weapons(...ids: readonly string[]) {
  return ids.flatMap((id) => sheetWeapon(id) ?? []);
}

test('RX-ACTC-02 bursts rather than single shots, at whom they hurt most', () => {
  const key = action([
    { id: 'a1', at: [MIDDLE, MIDDLE], weapons: weapons('assault-rifle') },
    { id: 'b1', at: [MIDDLE + 200, MIDDLE], armour: 'combat' },
    { id: 'b2', at: [MIDDLE + 200, MIDDLE + 60] },
  ]);
  expect(key).toBe('burst:assault-rifle:b2*3');
});

test('RX-CC-17 catches who runs within reach', () => {
  const runner: MinimalFigure = { id: 'b1', at: [MIDDLE + 24, MIDDLE], reaction: 'rout' };
  expect(action([{ id: 'a1', at: [MIDDLE, MIDDLE] }, runner])).toBe('fight:b1');
});

test('RX-CC-01 charges with a sword and no gun', () => {
  const key = action([
    { id: 'a1', at: [MIDDLE, MIDDLE], quality: 'veteran', blades: ['sword'] },
    { id: 'b1', at: [MIDDLE + 100, MIDDLE], weapons: weapons('pistol') },
  ]);
  expect(key.startsWith('move:')).toBe(true);
});

test('RX-MOVE-01 the bot turns to the figure it wants to shoot', () => {
  const key = action([
    { id: 'a1', at: [MIDDLE, MIDDLE], facing: 270, weapons: weapons('assault-rifle') },
    { id: 'b1', at: [MIDDLE + 200, MIDDLE] },
  ]);
  expect(key.startsWith('pivot:')).toBe(true);
});

test('RX-ACTG-01 the bot picks up objects that score points', () => {
  const thing = { id: 'case', name: { en: 'Case', fr: 'Mallette' }, points: 6, holder: null };
  const key = action(
    [
      { id: 'a1', at: [MIDDLE, MIDDLE] },
      { id: 'b1', at: [MIDDLE + 900, MIDDLE] },
    ],
    6,
    (battle) => ({
      ...battle,
      things: [{ ...thing, at: [MIDDLE + 15, MIDDLE] }],
    }),
  );
  expect(key).toBe('take:case');
});
