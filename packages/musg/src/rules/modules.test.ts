import {
  answerQuestion,
  botQuestion,
  Game,
  isProblems,
  randomBot,
  seededRandom,
  type PlayableSystem,
} from '@skirmish-kit/core';
import { playRandomGame } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { playableSystem } from '../playable-system.ts';
import { musg, musgFrom } from '../system.ts';
import { ALL_MODULES } from './all-modules.ts';
import { resolveSetup } from './resolve-setup.ts';
import { moduleOf, type ModuleName, type MusgModules } from './modules.ts';
import { modulesNeeded } from './needed-modules.ts';
import type { MusgSetup } from './setup-input.ts';
import type { Battle } from './state.ts';
import { setupOf } from './testing/any-setup.ts';
import { recruit, type FigureSpec } from './testing/battle.ts';
import { ownWorld } from './testing/custom-world.ts';
import { readSetup } from './testing/checked-game.ts';
import { modelFrom, type VehicleEntry } from './vehicle-classes.ts';
import { BUILT_IN_WORLDS } from './worlds/built-in.ts';

/** Musg with these modules and no others. */
function musgWith(names: readonly ModuleName[]) {
  const modules: MusgModules = Object.fromEntries(names.map((name) => [name, ALL_MODULES[name]]));
  return musgFrom(BUILT_IN_LIBRARY, BUILT_IN_WORLDS, new Map(), modules);
}

const needed = (setup: MusgSetup) =>
  modulesNeeded(resolveSetup(setup, BUILT_IN_LIBRARY, BUILT_IN_WORLDS));

test('a battle is the same with no more than the modules it needs', () => {
  const leftOut = new Map<string, number>();
  for (let seed = 1; seed <= 12; seed++) {
    const from = seed === 1 ? musg.defaults : setupOf(seed, seededRandom(seed));
    const setup = { ...from, settings: { turnLimit: '6' } } as const;
    const names = needed(setup);
    const play = (system: PlayableSystem<Battle, MusgSetup>) =>
      playRandomGame({ ...system, defaults: setup }, seed);
    expect(play(musgWith(names)), `seed ${seed}`).toEqual(play(musg));
    for (const name of ['vehicles', 'campaign', 'optional'] as const)
      if (!names.includes(name)) leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
  }
  expect([...leftOut.keys()].toSorted()).toEqual(['campaign', 'optional', 'vehicles']);
});

test.each<[sketch: FigureSpec, needs: readonly ModuleName[]]>([
  [{ weapons: ['rifle', 'sword'], abilities: ['medikit', 'shield', 'horde'] }, []],
  [{ rank: 'extra' }, ['campaign']],
  [{ abilities: ['hates red-fang'] }, ['campaign']],
  [{ abilities: ['poison'] }, ['campaign']],
  [{ abilities: ['bodyguard'] }, ['campaign']],
  [{ abilities: ['hidden'] }, ['campaign']],
  [{ abilities: ['vital-spots'] }, ['campaign']],
  [{ abilities: ['patched-up'] }, ['campaign']],
  [{ abilities: ['buckler'] }, ['optional']],
  [{ abilities: ['rope'] }, ['optional']],
  [{ abilities: ['shoots-into-melee'] }, ['optional']],
  [{ weapons: ['grenade'] }, ['optional']],
  [{ weapons: ['rifle-black-powder'] }, ['optional']],
  [{ weapons: ['howitzer'] }, ['campaign', 'optional']],
])('a battle with %j needs the modules %j', (sketch, needs) => {
  const setup = resolveSetup(musg.defaults);
  const recruits = [recruit(sketch, 'human')];
  const bands = setup.bands.map((band) => ({ ...band, recruits }));
  expect(modulesNeeded({ ...setup, bands })).toEqual(needs);
});

test.each<[entry: VehicleEntry, needs: readonly ModuleName[]]>([
  [{ class: 'medium' }, ['vehicles']],
  [{ class: 'medium', fixed: ['machine-gun'] }, ['vehicles']],
  [{ class: 'medium', turret: ['bazooka'] }, ['vehicles', 'optional']],
])('a battle with the vehicle %j needs the modules %j', (entry, needs) => {
  const setup = resolveSetup(musg.defaults);
  const vehicles = [modelFrom(BUILT_IN_LIBRARY, entry)];
  const bands = setup.bands.map((band) => ({ ...band, vehicles }));
  expect(modulesNeeded({ ...setup, bands })).toEqual(needs);
});

const VEHICLES = { bands: ['dust-riders', 'red-fang'], scenario: 'open-field' };
test.each<[needs: string, setup: object, modules: readonly ModuleName[]]>([
  ['nothing', {}, []],
  ['nothing', { settings: { turnLimit: '8' } }, []],
  ['optional', { settings: { willToCharge: 'on' } }, ['vehicles', 'campaign']],
  ['optional', { settings: { partingBlows: 'each' } }, ['vehicles', 'campaign']],
  ['campaign, optional', { world: 'zombies' }, ['vehicles']],
  ['vehicles', VEHICLES, ['campaign', 'optional']],
  ['vehicles', { position: 'open-field:dust-riders,red-fang' }, ['campaign', 'optional']],
])('a setup that needs %s is refused without it', (needs, setup, modules) => {
  expect(isProblems(musg.readSetup(setup))).toBe(false);
  const read = musgWith(modules).readSetup(setup);
  const messages = isProblems(read) ? read.map(({ code, message }) => [code, message]) : [];
  expect(messages).toEqual(
    needs === 'nothing'
      ? []
      : [['modules-not-loaded', `This battle needs rules that are not loaded here: ${needs}.`]],
  );
});

test('a setup that nobody read is refused before the battle begins', () => {
  const setup = { ...musg.defaults, settings: { spotting: 'on' } } as const;
  expect(() => musgWith(['vehicles']).setup(setup)).toThrow('needs the modules optional');
  expect(() => playableSystem.setup(setup)).toThrow('no setting but the turn limit');
  expect(playableSystem.setup({ ...setup, settings: { turnLimit: '6' } }).turn).toBe(0);
});

test('MU-ZOM-06 two systems with worlds of one id each play their own', () => {
  const setup = { ...musg.defaults, world: 'fog' };
  const mastered = musgFrom(BUILT_IN_LIBRARY, [ownWorld('fog', { isMastered: () => true })]);
  const plain = musgFrom(BUILT_IN_LIBRARY, [ownWorld('fog')]);
  const [first, second] = [mastered.setup(setup), plain.setup(setup)];
  expect([mastered.seats(first), plain.seats(second)]).toEqual([3, 2]);
});

test('a battle that was sent as JSON finds its modules and its world again', () => {
  for (const setup of [{ world: 'zombies' }, VEHICLES]) {
    const game = new Game(musg, readSetup(setup), { seed: 5 });
    const random = seededRandom(5);
    for (let i = 0; i < 40; i++) {
      const question = botQuestion(game);
      const ask = game.ask();
      if (!question || ask?.kind !== 'choice') throw new Error('Nobody is asked.');
      const sent: typeof question = JSON.parse(JSON.stringify(question));
      const key = answerQuestion(musg, randomBot, sent);
      expect(key).toBe(answerQuestion(musg, randomBot, question));
      game.answer(ask.options[random.between(0, ask.options.length - 1)]?.key ?? '');
    }
  }
});

test('a battle that was bound to nothing has no module', () => {
  const battle = musg.setup(musg.defaults);
  expect(moduleOf(battle, 'vehicles')).toBe(ALL_MODULES.vehicles);
  const loose = { settings: { ...battle.settings } };
  expect(() => moduleOf(loose, 'vehicles')).toThrow('without the module “vehicles”');
  expect(musg.adopt?.(battle)).toBe(battle);
});
