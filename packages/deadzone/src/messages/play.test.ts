import type { ChoiceRequest } from '@skirmish-kit/core';
import { findMissingMessages } from '@skirmish-kit/core/testing';
import { makeCube } from '../board/index.ts';
import { expect, test } from 'vitest';
import firstBattle from '../packs/generated/default-setup.json' with { type: 'json' };
import { actions } from '../rules/action.ts';
import { FACES, type Battle } from '../rules/state.ts';
import { playableSystem } from '../playable-system.ts';
import { abilityTable } from './ability-messages.ts';
import { events } from './events.ts';
import { playMessages } from './play.ts';
import { refusals } from './refusals.ts';
import { termMessages } from './terms.ts';

/** Answers of every type, for all models and places: most are refused, each with a reason. */
function tries(battle: Battle, _: ChoiceRequest, turn: number): readonly string[] {
  const { models } = battle;
  const some = models[turn % models.length]?.id ?? '';
  const cube = makeCube([(turn % 8) + 1, ((turn >> 3) % 8) + 1, (turn % 3) + 1]);
  const weapons = models.flatMap(({ recruit }) => recruit.weapons.map(({ id }) => id));
  const weapon = weapons[turn % weapons.length] ?? '';
  const params: Readonly<Record<string, string>> = {
    ...{ way: cube, at: cube, to: cube, target: some, second: some, model: some },
    ...{ weapon, other: weapon, item: `t${turn % 8}`, action: 'hack' },
  };
  const answers = Object.entries(actions.kinds).map(([kind, fields]) =>
    [kind, ...Object.keys(fields).map((field) => params[field] ?? '')].join(':'),
  );
  return [...answers, `lob:frag-grenade:${cube}`, `to:${cube}`, `model:${some}`, 'none', '?'];
}

test('everything in a first battle has words', () => {
  expect(findMissingMessages(playableSystem, { ...playMessages, events, refusals }, tries)).toEqual(
    [],
  );
});

test('items, faces and abilities of a first battle have words', () => {
  const { mission, teams } = firstBattle;
  const abilities = teams.flatMap(({ recruits }) =>
    recruits.flatMap(({ profile, weapons }) => [
      ...profile.abilities,
      ...weapons.flatMap((weapon) => weapon.abilities),
    ]),
  );
  for (const { id } of abilities) expect(abilityTable).toHaveProperty(id);
  for (const { item } of mission.tokens) expect(termMessages).toHaveProperty(item);
  for (const face of FACES) expect(termMessages).toHaveProperty(`face-${face}`);
});
