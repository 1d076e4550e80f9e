import { Game, isProblems, loadRecord, narratorOf, type LoadedPack } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { beginActivation, endActivation } from '../../rules/activation.ts';
import { codesOf, useCompanion } from '../../rules/companion.ts';
import { fightModifiers } from '../../rules/fight.ts';
import { shotModifiers } from '../../rules/shoot.ts';
import { activate, at, battleWith } from '../../rules/testing/scripted-battle.ts';
import { RIFLE } from '../../rules/testing/recruits.ts';
import { runFlow } from '@skirmish-kit/core/testing';
import { messagesWith } from '../../messages/index.ts';
import { packLoader } from '../pack-loader.ts';
import { companionCode } from '../read-companion.ts';
import { companion } from './lamplighters.ts';
import pack from './lamplighters.json' with { type: 'json' };

function read(content: unknown): LoadedPack {
  const found = packLoader.read(JSON.stringify(content));
  if (isProblems(found)) throw new Error(JSON.stringify(found));
  return found;
}

/** A battle in which the first of the first side has an ability of the Lamplighters. */
function lit(ability: string) {
  const battle = battleWith({ a: [['a1'], ['a1']], b: [['a5'], ['a5']] });
  useCompanion(battle, companionCode([companion]));
  const a1 = at(battle, 'a1');
  const profile = { ...a1.recruit.profile, abilities: [{ id: ability }] };
  Object.assign(a1, { recruit: { ...a1.recruit, profile } });
  return battle;
}

const dice = (modifiers: readonly { readonly why: string; readonly dice: number }[]) =>
  modifiers.filter(({ why }) => why === 'companion').map((each) => each.dice);

test('an ability of a companion module adds dice to a shot, until its bearer has moved', () => {
  const battle = activate(lit('steady-hand'), 'a1');
  const shot = () => shotModifiers(battle, at(battle, 'a1'), RIFLE, at(battle, 'b1'), false);
  expect(dice(shot())).toEqual([1]);
  if (battle.activation) battle.activation.done = ['move'];
  expect(dice(shot())).toEqual([]);
});

test('and to a fight, against enemies who are many', () => {
  const battle = lit('back-to-back');
  const fight = () =>
    fightModifiers(battle, at(battle, 'a1'), at(battle, 'b1'), 'fight', false, false);
  expect(dice(fight())).toEqual([]);
  for (const id of ['b1', 'b2']) at(battle, id).cube = at(battle, 'a1').cube;
  expect(dice(fight())).toEqual([1]);
});

test('and acts before and after an activation, with dice of its own', () => {
  const wounded = lit('first-light');
  at(wounded, 'a1').damage = 1;
  runFlow(beginActivation(wounded, 'a1'), { faces: [[6]] });
  expect(at(wounded, 'a1').damage).toBe(0);
  const pinned = activate(lit('rekindle'), 'a1');
  at(pinned, 'a2').pinned = true;
  at(pinned, 'b1').pinned = true;
  const { events } = runFlow(endActivation(pinned));
  expect([at(pinned, 'a2').pinned, at(pinned, 'b1').pinned]).toEqual([false, true]);
  expect(events.map(({ about }) => about)).toContain('rekindled');
});

test('copies of a battle keep the code, and the abilities of the book need none', () => {
  const battle = lit('rekindle');
  const copy = { ...battle };
  expect(codesOf(copy, { abilities: [{ id: 'rekindle' }, { id: 'agile' }] })).toHaveLength(1);
  const plain = battleWith({ a: [['a1']] });
  expect(codesOf(plain, { abilities: [{ id: 'rekindle' }] })).toHaveLength(0);
});

test('a faction with its own abilities needs its module, and is refused without', () => {
  const half = packLoader.with([read(pack)]);
  expect(isProblems(half) && half[0]?.code).toBe('companion-missing');
  const system = packLoader.with([read(pack)], [{ companion }]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const setup = system.readSetup({ teams: ['lamplighters-first', 'enforcers-first'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  expect(setup.packs?.map(({ id }) => id)).toEqual(['lamplighters']);
  const game = new Game(system, setup, { seed: 3 });
  const back = loadRecord(system, game.record());
  expect(isProblems(back)).toBe(false);
  const said = narratorOf(messagesWith([companion]), game.state, 'fr').line({
    kind: 'event',
    about: 'rekindled',
    rule: 'DZ-PROF-01',
    params: { model: 'a1', target: 'a2' },
    at: 0,
  });
  expect(said).toMatch(/relève/);
});

test('modules that are none are refused with the reason', () => {
  const codes = (modules: readonly unknown[]) => {
    const system = packLoader.with([read(pack)], modules);
    return isProblems(system) ? system.map(({ code }) => code) : [];
  };
  expect(codes([{}])).toEqual(['companion-wrong']);
  const wrong = { faction: 'lamplighters', abilities: { rekindle: { shot: 7 } } };
  expect(codes([{ companion: wrong }])).toEqual(['companion-hook']);
  expect(codes([{ companion }, { companion }])).toContain('companion-twice');
  expect(codes([{ companion: { ...companion, faction: 'nobody' } }])).toContain('companion-alone');
});
