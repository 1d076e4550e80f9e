import type { ChoiceRequest } from '@skirmish-kit/core';
import { untoldIn } from '@skirmish-kit/core/testing';
import { makeCube } from '@skirmish-kit/space/cube';
import { expect, test } from 'vitest';
import firstBattle from '../packs/generated/first-battle.json' with { type: 'json' };
import { actions } from '../rules/action.ts';
import { FACES, type Battle } from '../rules/state.ts';
import { playAbilities, playWords } from './play-words.ts';
import { tellingOfPlay } from './play.ts';

/** Answers of every kind, about whoever and wherever: most are refused, each with a reason. */
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

test('a first battle needs no other chapter of the book, and everything in it has words', async () => {
  const { rulesOfPlay } = await import('../rules-of-play.ts');
  expect(untoldIn(rulesOfPlay, tellingOfPlay, tries)).toEqual([]);
});

test('items, faces and abilities of a first battle have words', () => {
  const { mission, teams } = firstBattle;
  const abilities = teams.flatMap(({ recruits }) =>
    recruits.flatMap(({ profile, weapons }) => [
      ...profile.abilities,
      ...weapons.flatMap((weapon) => weapon.abilities),
    ]),
  );
  for (const { id } of abilities) expect(playAbilities).toHaveProperty(id);
  for (const { item } of mission.tokens) expect(playWords).toHaveProperty(item);
  for (const face of FACES) expect(playWords).toHaveProperty(`face-${face}`);
});
