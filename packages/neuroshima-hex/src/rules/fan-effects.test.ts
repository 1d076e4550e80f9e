import { expect, test } from 'vitest';
import { resolveBoard } from './resolved-board.ts';
import { strengthOf } from './hits.ts';
import { tableOf } from './table.ts';
import { battle, HQS, inTurn, library, loggedEvents } from './testing/fan-army-lab.ts';
import { decisions, fates, hits, units } from './testing/positions.ts';

const at = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };

test('an effect on the whole board reaches every friend once and no enemy', () => {
  const list = [
    ...HQS,
    ...units('lab', 'banner 0,0', 'viper 0,1', 'stunner 2,-2'),
    ...units('borgo', 'claws 0,-1'),
  ];
  const field = resolveBoard(tableOf(library, inTurn({ list }).state));
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

test('the lower of two replaced initiatives counts', () => {
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

test('NH-SPU-01 no bonus raises a Gauss Cannon, and the preview agrees', () => {
  const list = [...units('moloch', 'hq 0,0', 'gauss-cannon 0,-1'), ...units('borgo', 'hq 0,2')];
  const armies = ['moloch', 'borgo'];
  const { pieces } = resolveBoard(tableOf(library, inTurn({ list, armies }).state));
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
  expect(loggedEvents(game, 'removed').map(({ tile }) => tile)).toEqual(['mine', 'claws']);
});

test('an action for others is theirs alone, and only for neighbours', () => {
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

test('NH-MED-01 a Medic without toughness still heals while it is not hit', () => {
  const game = inTurn({
    list: [...HQS, ...units('lab', 'nurse 0,2', 'viper 0,0 3'), ...units('borgo', 'mutant 0,-1 3')],
    hand: ['battle'],
    change: (state) =>
      state.units.forEach((each) => void (each.wounds = each.tile === 'nurse' ? 1 : 0)),
  });
  game.answer('battle');
  expect(loggedEvents(game, 'healed').map(({ tile, medic }) => [tile, medic])).toContainEqual([
    'viper',
    '0,2',
  ]);
});

test('a nurse heals every friend of the board once, but neither herself nor enemies', () => {
  const near = battle([
    ...units('lab', 'stunner 0,0 1', 'nurse 0,1'),
    ...units('borgo', 'brawler -1,1 1'),
  ]);
  expect([decisions(near), fates(near)]).toEqual([[], ['nurse 0,1 spent']]);
  const herself = battle([...units('lab', 'nurse 1,1'), ...units('borgo', 'brawler 1,0 3')]);
  expect([decisions(herself), fates(herself)]).toEqual([[], ['nurse 1,1 hits']]);
  const enemy = battle([
    ...units('lab', 'nurse 0,1', 'shadow 1,0'),
    ...units('borgo', 'officer 1,1'),
  ]);
  expect(fates(enemy)).toEqual(['officer 1,1 hits']);
  const second = battle([
    ...units('moloch', 'gauss-cannon 0,1 5'),
    ...units('lab', 'rocket -1,1 5', 'nurse 0,-1'),
  ]);
  expect(fates(second)).toContain('nurse 0,-1 spent');
});

test('NH-ATK-07 no malus brings an attack below nothing', () => {
  const list = [
    ...units('lab', 'jammer 0,0', 'rocket 0,-1 5'),
    ...units('borgo', 'claws 1,-1 5', 'assassin 1,0 5'),
  ];
  const field = resolveBoard(tableOf(library, inTurn({ list: [...HQS, ...list] }).state));
  const strengths = field.pieces.flatMap((piece) =>
    piece.seat === 1 && piece.melee < 0
      ? piece.face.attacks.map((attack) => strengthOf(piece, attack))
      : [],
  );
  expect(strengths).toEqual([0, 0, 0]);
});

test('NH-FAN-01 a mobile unit without power does not move', () => {
  const walker = [...HQS, ...units('lab', 'walker 0,0')];
  expect(inTurn({ list: walker }).explain('step:0,0>0,1:0')).toMatchObject({
    ...{ code: 'no-power', rule: 'NH-FAN-01' },
  });
  const powered = [...walker, ...units('lab', 'generator 1,0')];
  expect(inTurn({ list: powered }).explain('step:0,0>0,1:0')).toBeUndefined();
});

test('a rocket with one target in reach asks nobody', () => {
  const list = [...units('lab', 'rocket 0,1 0'), ...units('borgo', 'officer 0,-1')];
  const report = battle(list);
  expect([decisions(report), fates(report)]).toEqual([[], ['officer 0,-1 hits']]);
});

test('NH-MOD-20 a Quartermaster turns neither a shotgun nor a rocket into anything', () => {
  const list = [
    ...units('lab', 'shotgun 0,0 0'),
    ...units('hegemony', 'quartermaster 0,1 0'),
    ...units('borgo', 'officer 0,-1', 'hq 2,-2'),
    ...units('moloch', 'hq 2,0'),
  ];
  const armies = ['lab', 'borgo', 'hegemony', 'moloch'];
  const report = battle(list, { mode: 'teams', armies });
  expect([decisions(report), fates(report)]).toEqual([[], ['officer 0,-1 hits']]);
});

test('a foundation that hinders enemies does so to the one above it, and to no friend', () => {
  const initiative = (seat: number) => {
    const game = inTurn({
      list: [...HQS, ...units('borgo', 'claws 0,0', 'mutant 0,1')],
      change: (state) =>
        void (state.foundations = [{ ...at, id: 9, seat, tile: 'swamp', cell: 0 }]),
      armies: seat === 0 ? ['lab', 'borgo'] : ['borgo', 'lab'],
    });
    const { pieces } = resolveBoard(tableOf(library, game.state));
    return pieces.filter(({ tile }) => tile.kind === 'soldier').map((piece) => piece.initiative);
  };
  expect(initiative(0)).toEqual([-1, 0]);
  expect(initiative(1)).toEqual([-1, 0]);
});

test('a rocket that leaves the board reaches nobody', () => {
  const list = [...units('lab', 'rocket 2,0 2'), ...units('borgo', 'officer 1,0', 'claws 2,-1')];
  expect(hits(battle(list))).toEqual([]);
});

test('a trap for friends lets enemies pass', () => {
  const left = (...armies: readonly string[]) => {
    const lab = armies.indexOf('lab');
    const game = inTurn({
      list: HQS,
      hand: [lab === 0 ? 'viper' : 'claws'],
      armies,
      change: (state) =>
        void (state.foundations = [{ ...at, id: 9, seat: lab, tile: 'snare', cell: 0 }]),
    });
    expect(game.answer(`place:${lab === 0 ? 'viper' : 'claws'}:0,0:0`)).toBeUndefined();
    return [game.state.units.length, game.state.foundations.length];
  };
  expect(left('lab', 'borgo')).toEqual([2, 0]);
  expect(left('borgo', 'lab')).toEqual([3, 1]);
});
