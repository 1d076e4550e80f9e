import { expect, test } from 'vitest';
import { inTurn, play } from './testing/play.ts';
import { actions, fight, hits, losses, units } from './testing/positions.ts';

test('NH-BAT-02 phases run from the highest initiative down to 0, one by one', () => {
  const report = fight([...units('borgo', 'claws 0,0 0'), ...units('moloch', 'hq 2,0')]);
  expect(report.phases.map(({ phase }) => phase)).toEqual([3, 2, 1, 0]);
  expect(fight(units('moloch', 'hq 0,0')).phases.map(({ phase }) => phase)).toEqual([0]);
});

test('NH-BAT-03 NH-BAT-04 equal initiative: both strike, both die', () => {
  const report = fight([...units('borgo', 'mutant 0,0 0'), ...units('hegemony', 'runner 0,-1 3')]);
  expect(losses(report).sort()).toEqual(['mutant 0,0 2', 'runner 0,-1 2']);
});

test('NH-BAT-05 several attacks on one target: nothing passes on behind it', () => {
  const report = fight([
    ...units('outpost', 'commando 0,1 0', 'commando 0,2 0'),
    ...units('moloch', 'hybrid 0,0 2', 'officer 0,-1'),
  ]);
  expect(hits(report).slice(0, 2)).toEqual(['commando>hybrid 1', 'commando>hybrid 1']);
  expect(losses(report)).toEqual(['hybrid 0,0 3']);
});

test('NH-BAT-06 NH-BAT-07 fire uses the start of the phase; losses leave together', () => {
  const report = fight([
    ...units('outpost', 'commando 0,2 0'),
    ...units('borgo', 'claws 0,0 3'),
    ...units('hegemony', 'ganger -1,0 2', 'universal-soldier 0,-1 0'),
  ]);
  const third = report.phases[0]?.events.map((event) => event.about) ?? [];
  expect(third.lastIndexOf('hit')).toBeLessThan(third.indexOf('removed'));
  expect(losses(report)).toEqual(['claws 0,0 3']);
});

test('NH-BAT-08 NH-MOD-29 a module works to the end of the phase in which it is hit', () => {
  const report = fight([
    ...units('borgo', 'claws 0,0 0', 'officer 0,1 0'),
    ...units('moloch', 'blocker 0,-1 0', 'hunter-killer 0,2 0'),
  ]);
  expect(losses(report)).toContain('officer 0,1 3');
  expect(hits(report)).toContain('claws>blocker 2');
});

test('NH-BAT-10 HQ counters change at the end of each phase', () => {
  const report = fight([
    ...units('borgo', 'claws 0,0 0', 'mutant 1,-1 5'),
    ...units('outpost', 'hq 0,-1'),
  ]);
  expect(report.phases.map(({ hq }) => hq['outpost'])).toEqual([19, 18, 18, 18]);
});

test('NH-BAT-14 attacks are compulsory: nothing is asked', () => {
  const report = fight([...units('borgo', 'mutant 0,0 0'), ...units('outpost', 'hq 0,-1')]);
  expect(report.choices).toEqual([]);
});

test('NH-BAT-15 NH-BAT-16 NH-OPEN-32 a fallen HQ leaves and the battle continues', () => {
  const report = fight(
    [
      ...units('outpost', 'hq 0,0', 'commando 0,1 4'),
      ...units('hegemony', 'ganger 0,-1 3', 'hq 2,0', 'thug 1,1 5'),
    ],
    { hq: { outpost: 1, hegemony: 1 } },
  );
  expect(losses(report)).toContain('hq 0,0 3');
  expect(actions(report)).toContain('thug 1,1 2');
  expect(actions(report).filter((text) => text.startsWith('commando'))).toEqual(['commando 0,1 3']);
  expect(report.hq).toEqual({ outpost: 0, hegemony: 1 });
});

test('NH-BAT-18 everything is worked out anew at the start of each phase', () => {
  const report = fight([
    ...units('hegemony', 'net-fighter 0,0 0', 'guard 1,-1 5'),
    ...units('borgo', 'claws 0,-1 1', 'assassin 0,2 0', 'mutant 2,-2 3'),
  ]);
  expect(losses(report)).toContain('net-fighter 0,0 3');
  expect(report.phases[0]?.events.some((event) => event.about === 'held')).toBe(true);
});

test('NH-DEC-20 NH-DEC-21 a battle without Clown, Quartermaster and Medic asks nothing', () => {
  const report = fight([
    ...units('borgo', 'mutant 0,0 0', 'super-mutant 1,0 0', 'hq 2,0'),
    ...units('hegemony', 'runner 0,-1 3', 'hq 1,-1', 'net-master -1,0 2'),
  ]);
  expect(report.choices).toEqual([]);
});

test('NH-BAT-12 NH-MOD-22 a battle leaves nothing on the units', () => {
  const list = [
    ...units('hegemony', 'hq -2,2', 'universal-soldier 0,0 0'),
    ...units('hegemony', 'quartermaster 0,1 0', 'officer-1 1,0 5'),
    ...units('moloch', 'hq 2,-2', 'blocker 0,-1'),
  ];
  const game = inTurn(['hegemony', 'moloch'], list, ['battle']);
  play(game, 'battle', 'convert:0,0:0:melee');
  expect(game.state.battle).toBeNull();
  expect(game.log.some(({ about }) => about === 'converted')).toBe(true);
  expect(game.state.units.map(({ slots, converted }) => [slots, converted])).toEqual(
    game.state.units.map(() => [0, 0]),
  );
});

test('NH-PLAY-03 NH-BAT-12 a placed tile and the end of a battle are logged', () => {
  const list = [...units('outpost', 'hq 2,-2'), ...units('borgo', 'hq -2,2')];
  const game = inTurn(['outpost', 'borgo'], list, ['runner', 'battle']);
  play(game, 'place:runner:0,0:4', 'battle');
  const logged = (about: string) =>
    game.log
      .filter((entry) => entry.about === about)
      .map(({ rule, params }) => ({ rule, ...params }));
  expect(logged('placed')).toEqual([
    { rule: 'NH-PLAY-03', army: 'outpost', tile: 'runner', hex: '0,0', rotation: 4, seat: 0 },
  ]);
  expect(logged('battle-ends')).toEqual([{ rule: 'NH-BAT-12', cause: 'tile' }]);
  expect(new Set(game.state.units.map(({ id }) => id)).size).toBe(3);
});

test('NH-TGH-01 NH-TGH-02 a removed unit is logged with the rule of its toughness', () => {
  const rules = (victim: string, ...attackers: string[]) =>
    fight([...units('moloch', `${victim} 0,0 0`), ...units('borgo', ...attackers)])
      .phases.flatMap(({ events }) => events)
      .filter(({ about, params }) => about === 'removed' && params['tile'] === victim)
      .map(({ rule }) => rule);
  expect(rules('hybrid', 'claws 0,-1 3')).toEqual(['NH-TGH-01']);
  const three = ['brawler 0,1 0', 'brawler 1,0 5', 'super-mutant -1,1 1'];
  expect(rules('hunter-killer', 'claws 0,-1 3')).toEqual(['NH-TGH-01']);
  expect(rules('gauss-cannon', ...three)).toEqual(['NH-TGH-02']);
});
