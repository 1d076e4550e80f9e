import { expect, test } from 'vitest';
import type { ChoiceRequest } from '@skirmish-kit/core';
import { findMissingMessages } from '@skirmish-kit/core/testing';
import { playableSystem } from '../playable-system.ts';
import type { Battle } from '../rules/state.ts';
import { events } from './events.ts';
import { playMessages } from './play.ts';
import { refusals } from './refusals.ts';

/** Answers of every type, for all figures and places: most are refused, each with a reason. */
function tries(battle: Battle, { params }: ChoiceRequest, turn: number): readonly string[] {
  const figures = battle.figures.map(({ id }) => id);
  const some = figures[turn % figures.length] ?? '';
  const self = String(params['figure'] ?? 'a1');
  const at = `${(turn * 37) % 950},${(turn * 53) % 750}`;
  const weapons = battle.figures.flatMap((figure) => figure.weapons.map(({ id }) => id));
  const weapon = weapons[turn % weapons.length] ?? '';
  return [
    ...[`move:${at}`, `cross:${at}`, `pivot:${turn % 400}`, `blast:${weapon}:${at}`],
    ...[some, self].flatMap((id) => [
      id,
      `shoot:${weapon}:${id}`,
      `burst:${weapon}:${id}*3`,
      `aim:${weapon}:${id}`,
      `fight:${id}`,
      `aid:${id}`,
      `repair:${id}:power`,
    ]),
    ...[`flame:${weapon}:${at}`, 'opportunity', 'leave', 'cover', 'extinguish', 'hold', 'done'],
    ...['door:d1', 'take:o1', 'hack:mast-foot', 'A1', 'B1', '1', '?'],
  ];
}

test('everything in a first battle has words', () => {
  expect(findMissingMessages(playableSystem, { ...playMessages, events, refusals }, tries)).toEqual(
    [],
  );
});
