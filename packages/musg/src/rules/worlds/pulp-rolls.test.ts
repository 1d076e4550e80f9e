import { Game, isProblems, narratorOf } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { commandTest } from '../command.ts';
import { figureOf } from '../figures.ts';
import { passiveTest } from '../passive-test.ts';
import type { Battle } from '../state.ts';
import { activate, battleWith, fence, perform, type FigureSpec } from '../testing/battle.ts';
import { parked } from '../testing/vehicles.ts';
import { musg } from '../../system.ts';
import { pulp } from './pulp.ts';

/** A hero against a henchman 6 paces away, with a fence between them. */
function duel(sketch: FigureSpec, away = 6): Battle {
  const battle = battleWith({
    world: pulp,
    a: [[10, 10, { rank: 'chief', values: { shoot: 4, melee: 4 }, ...sketch }]],
    b: [[10 + away, 10, { values: { life: 9 } }]],
    terrain: away > 2 ? [fence('fence', 13)] : [],
  });
  activate(battle, 'a1');
  return battle;
}

/** What the hero rolls when he says no before each roll. */
function rolls(battle: Battle, key: string, faces: number[][], others = 0): readonly string[] {
  const choices = Array.from({ length: faces.length - others }, () => 'no');
  const played = perform(battle, key, { faces, choices });
  expect(new Set(played.choices.map(({ about }) => about))).toEqual(new Set(['pulp-die']));
  return played.rolls.map(({ about }) => about);
}

test.each<[string, number[][], string[]]>([
  ['pistol', [[6], [6], [6]], ['cover', 'to-hit', 'damage-of-hits']],
  ['bow', [[6], [6], [6]], ['cover', 'to-hit', 'damage-of-hits']],
  ['crossbow', [[6], [6], [6]], ['cover', 'to-hit', 'damage-of-hits']],
  ['throwing-knife', [[6], [6], [6]], ['cover', 'to-hit', 'damage-of-hits']],
  ['pistol-black-powder', [[6], [1], [2]], ['cover', 'to-hit', 'misfire']],
  ['grenade', [[1], [2], [1], [6]], ['to-hit', 'scatter', 'scatter-distance', 'damage']],
  ['bazooka', [[6], [6], [6]], ['past-obstacle', 'to-hit', 'damage']],
])('MU-PULP-07 a hero may add a die to each roll of a %s', (weapon, faces, abouts) => {
  expect(rolls(duel({ weapons: [weapon] }), `shoot:${weapon}:b1`, faces)).toEqual(abouts);
});

test('MU-PULP-07 MU-IMP-21 a hero who strikes at weak spots may add a die', () => {
  const battle = duel({ weapons: ['sword'], abilities: ['weak-spots'] }, 1);
  const struck = rolls(battle, 'strike:b1:sword', [[6, 1, 1], [6]]);
  expect(struck).toEqual(['to-hit', 'damage-of-hits']);
  // Three dice and his own: the best two of them count.
  const faces = [[1], [1], [6], [5], [6, 6]];
  perform(battle, 'strike:b1:sword', { faces, choices: ['yes', 'no'] });
  expect(figureOf(battle, 'b1').life).toBe(6);
});

test('MU-PULP-07 a hero may add a die at vehicles and at those inside', () => {
  const battle = battleWith({
    world: pulp,
    a: [[10, 20, { rank: 'chief', weapons: ['rifle', 'sword'], values: { shoot: 4 } }]],
    b: [[5, 5]],
    vehicles: [[], [{ class: 'light' }]],
  });
  parked(battle, 'bv1', [20, 20], ['b1']);
  activate(battle, 'a1');
  expect(rolls(battle, 'shoot-vehicle:rifle:bv1', [[6], [6]])).toEqual([
    'to-hit',
    'damage-of-hits',
  ]);
  expect(rolls(battle, 'shoot-crew:rifle:b1', [[6], [6], [6]])).toEqual([
    'past-obstacle',
    'to-hit',
    'damage',
  ]);
});

test('MU-PULP-07 MU-IMP-18 with steel nerves an added die is a fourth', () => {
  const battle = duel({ abilities: ['steel-nerves'] });
  const tested = commandTest(battle, 'a1', 3, 'MU-RALLY-01', 'rally');
  const { result, rolls: rolled } = runFlow(tested, {
    faces: [[6], [6], [1], [2]],
    choices: ['yes'],
  });
  expect([result, rolled.length]).toEqual([true, 4]);
});

test('MU-PULP-07 the villain may make a henchman of the other side roll one more', () => {
  const battle = battleWith({ world: pulp, a: [[10, 10]], b: [[20, 10, { rank: 'chief' }]] });
  const asked = (flow: ReturnType<typeof commandTest>) => {
    const played = runFlow(flow, { faces: [[3], [3], [6]], choices: ['yes'] });
    return [played.choices.map(({ about, who }) => `${about} ${who}`).join(), played.result];
  };
  const lost = ['pulp-die-against 1', false];
  expect(asked(commandTest(battle, 'a1', 7, 'MU-END-02', 'rout'))).toEqual(lost);
  expect(asked(passiveTest(battle, 'a1', 'b1', 'MU-PASS-01'))).toEqual(lost);
});

test('MU-PULP-07 heroes may add a die to who deploys and who begins, and to the wave', () => {
  const setup = musg.readSetup({ world: 'pulp' });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(musg, setup, { seed: 4 });
  const asked = new Map<string, number>();
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    asked.set(ask.about, (asked.get(ask.about) ?? 0) + 1);
    if (ask.about === 'activate') break;
    game.answer(ask.skip ?? ask.options.at(-1)?.key ?? '');
  }
  const before = game.log.flatMap(({ kind, about }, i) =>
    kind === 'roll' && game.log[i - 1]?.about.startsWith('pulp-die') ? [about] : [],
  );
  expect(new Set(before)).toEqual(new Set(['deployment', 'initiative', 'wave']));
});

test('MU-PULP-07 the question for a die names the roll', () => {
  const setup = musg.readSetup({ world: 'pulp' });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(musg, setup, { seed: 4 });
  const ask = game.ask();
  if (ask?.kind !== 'choice') throw new Error('Somebody is asked.');
  const question = (language: 'en' | 'fr') =>
    narratorOf(musg.messages, game.state, language).question(ask);
  expect(question('en')).toMatch(/add a pulp die\? Deployment, 3 left$/);
  expect(question('fr')).toMatch(/un dé de pulp.\? Déploiement, reste 3$/);
});
