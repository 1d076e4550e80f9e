import { expect, test } from 'vitest';
import { readField } from './field.ts';
import { strengthOf } from './hits.ts';
import { tableOf } from './table.ts';
import { battle, HQS, inTurn, library, told } from './testing/lab.ts';
import { hits, units } from './testing/positions.ts';

const at = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };

test('what reaches the whole board reaches every friend once, near or far, and no enemy', () => {
  const list = [
    ...HQS,
    ...units('lab', 'banner 0,0', 'viper 0,1', 'stunner 2,-2'),
    ...units('borgo', 'claws 0,-1'),
  ];
  const field = readField(tableOf(library, inTurn({ list }).state));
  const raised = field.pieces.map(({ tile, melee, ranged }) => [tile.id, melee, ranged]);
  expect(raised).toEqual([
    ['hq', 1, 1],
    ['hq', 0, 0],
    ['banner', 1, 1],
    ['viper', 1, 1],
    ['stunner', 1, 1],
    ['claws', 0, 0],
  ]);
});

test('of two values put in place of initiative the lower counts, whichever comes first', () => {
  const phases = (...zones: readonly string[]) =>
    battle([...units('lab', ...zones), ...units('borgo', 'claws 0,0 0')]).phases.map(
      ({ phase }) => phase,
    );
  expect(phases('clock 1,0')).toEqual([2, 1, 0]);
  expect(phases('zone 0,1', 'clock 1,0')).toEqual([0]);
  expect(phases('clock 1,0', 'zone 0,1')).toEqual([0]);
});

test('NH-ATK-07 bonuses raise melee and shots, but no rocket', () => {
  const list = [
    ...units('lab', 'gunner 0,0 0', 'banner 2,0'),
    ...units('borgo', 'super-officer 0,-1'),
  ];
  expect(hits(battle(list))).toEqual(['gunner>super-officer 2', 'gunner>super-officer 1']);
});

test('NH-SPU-01 no bonus raises a Gauss Cannon, as it is told beforehand', () => {
  const list = [...units('moloch', 'hq 0,0', 'gauss-cannon 0,-1'), ...units('borgo', 'hq 0,2')];
  const armies = ['moloch', 'borgo'];
  const { pieces } = readField(tableOf(library, inTurn({ list, armies }).state));
  const cannon = pieces.find(({ tile }) => tile.id === 'gauss-cannon');
  expect(cannon?.ranged).toBe(1);
  expect(cannon?.face.attacks.map((attack) => strengthOf(cannon, attack))).toEqual([1]);
});

test('a unit with a rocket and a blade aims the one and strikes with the other', () => {
  const list = [
    ...units('lab', 'gunner 0,0 0'),
    ...units('borgo', 'super-officer 0,-1', 'officer 1,-1'),
  ];
  const report = battle(list, { answers: ['at:1,-1'] });
  expect(report.choices.map(({ options }) => options)).toEqual([['at:0,-1', 'at:1,-1']]);
  expect(hits(report)).toEqual(['gunner>super-officer 1', 'gunner>officer 1']);
});

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

test('NH-NET-07 who carries a lasting net holds nobody with its own', () => {
  const game = inTurn({
    list: [...HQS, ...units('lab', 'viper 0,0 0'), ...units('borgo', 'net-fighter 0,-1 3')],
    change: (state) => void (state.markers = [{ unit: 3, kind: 'netted', until: 'ever', seat: 0 }]),
  });
  const { pieces } = readField(tableOf(library, game.state));
  expect(pieces.filter((piece) => piece.netted).map(({ tile }) => tile.id)).toEqual([
    'net-fighter',
  ]);
});

test('a lone mine wounds the enemy who is placed on it', () => {
  const game = inTurn({
    list: HQS,
    hand: ['claws'],
    armies: ['borgo', 'lab'],
    change: (state) =>
      void (state.foundations = [{ ...at, id: 9, seat: 1, tile: 'mine', cell: 0 }]),
  });
  expect(game.answer('place:claws:0,0:0')).toBeUndefined();
  expect(game.state.units.map(({ tile }) => tile)).toEqual(['hq', 'hq']);
  expect(game.state.foundations).toEqual([]);
  expect(game.state.players.map(({ discard }) => discard)).toEqual([['claws'], ['mine']]);
  expect(told(game, 'removed').map(({ tile }) => tile)).toEqual(['mine', 'claws']);
});

test('what others may do once a turn is theirs alone, and only next to them', () => {
  const acts = (armies: readonly string[], ...list: readonly string[]) => {
    const game = inTurn({
      list: [...units('lab', 'hq -2,0', ...list), ...units('borgo', 'hq 2,0', 'claws 0,-1')],
      armies,
    });
    const ask = game.ask();
    const keys = ask?.kind === 'choice' ? ask.options.map(({ key }) => key) : [];
    return keys.filter((key) => key.startsWith('act:turn'));
  };
  expect(acts(['lab', 'borgo'], 'turner 0,0')).toHaveLength(5);
  expect(acts(['lab', 'borgo'], 'turner 0,1')).toEqual([]);
  expect(acts(['borgo', 'lab'], 'turner 0,0')).toEqual([]);
});

test('NH-MED-01 a Medic that has lost what made it tough still heals while nobody hits it', () => {
  const game = inTurn({
    list: [...HQS, ...units('lab', 'nurse 0,2', 'viper 0,0 3'), ...units('borgo', 'mutant 0,-1 3')],
    hand: ['battle'],
    change: (state) =>
      state.units.forEach((each) => void (each.wounds = each.tile === 'nurse' ? 1 : 0)),
  });
  game.answer('battle');
  expect(told(game, 'healed').map(({ tile, medic }) => [tile, medic])).toContainEqual([
    'viper',
    '0,2',
  ]);
});
