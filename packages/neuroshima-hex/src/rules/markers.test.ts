import { expect, test } from 'vitest';
import { resolveBoard } from './resolved-board.ts';
import { tableOf } from './table.ts';
import { battle, HQS, inTurn, library } from './testing/fan-army-lab.ts';
import { fates, hits, units } from './testing/positions.ts';

test('NH-TGH-02 poison is one wound: what is tough survives it', () => {
  const game = inTurn({
    list: [...HQS, ...units('borgo', 'super-officer 0,-1', 'claws 1,0')],
    hand: ['battle'],
    change: (state) =>
      void (state.markers = [2, 3].map((unit) => ({
        ...{ unit, kind: 'poisoned', until: 'battle', seat: 0 },
      }))),
  });
  game.answer('battle');
  expect(game.state.units.map(({ tile, wounds }) => `${tile} ${wounds}`)).toEqual([
    'hq 0',
    'hq 0',
    'super-officer 1',
  ]);
});

test('NH-NET-07 the bearer of a lasting net holds nobody with its own', () => {
  const game = inTurn({
    list: [...HQS, ...units('lab', 'viper 0,0 0'), ...units('borgo', 'net-fighter 0,-1 3')],
    change: (state) => void (state.markers = [{ unit: 3, kind: 'netted', until: 'ever', seat: 0 }]),
  });
  const { pieces } = resolveBoard(tableOf(library, game.state));
  expect(pieces.filter((piece) => piece.netted).map(({ tile }) => tile.id)).toEqual([
    'net-fighter',
  ]);
});

test('only a hit that wounds leaves a marker', () => {
  const marks = (...list: Parameters<typeof battle>[0]) =>
    battle(list).phases.flatMap(({ events }) => events.filter(({ about }) => about === 'marked'))
      .length;
  const shadow = units('lab', 'shadow 2,0', 'stunner -1,-1 3');
  expect(marks(...shadow, ...units('moloch', 'blocker -1,0 3'))).toBe(1);
  expect(marks(...shadow, ...units('moloch', 'blocker -1,0 0'))).toBe(0);
  const viper = units('lab', 'shadow 2,0', 'viper 0,0 0');
  const tough = units('moloch', 'blocker 0,-1');
  expect(marks(...viper, ...tough)).toBe(1);
  expect(marks(...units('lab', 'viper 0,0 0'), ...tough, ...units('moloch', 'medic 0,-2 3'))).toBe(
    0,
  );
});

test('poison alone keeps no unit from acting', () => {
  const report = battle([
    ...units('lab', 'viper 1,-1 4'),
    ...units('moloch', 'gauss-cannon 0,0 1'),
  ]);
  // The poison itself takes the second wound, at the end of the battle.
  expect(fates(report)).toEqual(['viper 1,-1 hits', 'gauss-cannon 0,0 hits']);
});

test('a single marker counts at the end of a battle', () => {
  const game = inTurn({
    list: [...HQS, ...units('borgo', 'claws 0,-1')],
    hand: ['battle'],
    change: (state) =>
      void (state.markers = [{ unit: 2, kind: 'poisoned', until: 'battle', seat: 0 }]),
  });
  game.answer('battle');
  expect(game.state.units.map(({ tile }) => tile)).toEqual(['hq', 'hq']);
  expect(game.state.markers).toEqual([]);
});

test('a unit paralysed in a phase does not act in the next', () => {
  const list = [
    ...units('lab', 'stunner 1,0 0', 'generator 1,-2'),
    ...units('borgo', 'super-mutant 1,-1 0'),
  ];
  expect(hits(battle(list))).toEqual(['stunner>super-mutant 1']);
  const turned = [...units('lab', 'stunner 1,0 3', 'generator 1,-2'), ...list.slice(2)];
  expect(hits(battle(turned))).toEqual(['super-mutant>generator 2']);
});

test('only the hit that no Medic took leaves its marker', () => {
  const list = [
    ...units('lab', 'shadow 2,0', 'viper 0,0 0', 'banner -2,0'),
    ...units('moloch', 'blocker 0,-1', 'medic 0,-2 3'),
  ];
  const marked = (answer: string) =>
    battle(list, { answers: ['at:0,-1', answer] })
      .phases.flatMap(({ events }) => events)
      .filter(({ about }) => about === 'marked').length;
  expect(marked('save:0,-1<0,0')).toBe(0);
  expect(marked('save:0,-1<2,0')).toBe(1);
});

test('markers leave with the unit that carried them, others stay', () => {
  const game = inTurn({
    list: [...HQS, ...units('lab', 'viper 0,0 0'), ...units('borgo', 'claws 0,-1', 'mutant 1,1')],
    hand: ['battle'],
    change: (state) =>
      void (state.markers = [3, 4].map((unit) => ({
        ...{ unit, kind: 'netted', until: 'ever', seat: 0 },
      }))),
  });
  game.answer('battle');
  expect(game.state.units.map(({ tile }) => tile)).not.toContain('claws');
  expect(game.state.markers.map(({ unit }) => unit)).toEqual([4]);
});
