import { expect, test } from 'vitest';
import type { ChoiceRequest } from '@skirmish-kit/core';
import { findMissingMessages } from '@skirmish-kit/core/testing';
import { playableSystem } from '../playable-system.ts';
import type { Battle } from '../rules/state.ts';
import { refusals } from './refusals.ts';
import { events } from './events.ts';
import { playMessages } from './play.ts';

/** Answers of every type, for all figures and places: most are refused, each with a reason. */
function tries(battle: Battle, { params, who }: ChoiceRequest, turn: number): readonly string[] {
  const figures = battle.figures.map(({ id }) => id);
  const some = figures[turn % figures.length] ?? '';
  const self = String(params['figure'] ?? `a${who}`);
  const at = `${(turn * 37) % 700},${(turn * 53) % 850}`;
  const weapons = battle.figures.flatMap(({ recruit }) => recruit.ranged.map(({ id }) => id));
  const weapon = weapons[turn % weapons.length] ?? '';
  return [
    ...['walk', 'run', 'climb', 'drop', 'flee', 'haul', 'get-out'].map((kind) => `${kind}:${at}`),
    ...[some, self].flatMap((id) => [
      `charge:${id}`,
      `strike:${id}:sword+axe`,
      `strike:${id}:fists`,
      `medikit:${id}`,
      `carry:${id}`,
      `shoot:${weapon}:${id}`,
      `fire-together:${weapon}:${id}`,
      `strike-together:${id}`,
      `place:${id}:${at}`,
      `activate:${id}`,
      `figure:${id}`,
      `shoot-crew:${weapon}:${id}`,
    ]),
    ...['recover', 'put-down', 'done', 'board:av1', 'jump:av1', 'drive:100', 'boost:80'],
    ...[
      'shoot-vehicle:pistol:av1',
      'strike-vehicle:av1:fists',
      'deed:plant:site',
      'wait',
      'rest',
      'none',
      'yes',
      '?',
    ],
  ];
}

test('a first battle needs no module of the rules, and everything in it has words', () => {
  expect(findMissingMessages(playableSystem, { ...playMessages, events, refusals }, tries)).toEqual(
    [],
  );
});
