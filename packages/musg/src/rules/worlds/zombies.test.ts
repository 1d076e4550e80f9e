import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actionStep, beginActivation, endActivation } from '../activation.ts';
import { commandTest } from '../command.ts';
import { board } from '../crew.ts';
import { figureOf, isIn } from '../figures.ts';
import { canStand } from '../battlefield.ts';
import { strike } from '../strike.ts';
import {
  activate,
  at,
  battleWith,
  perform,
  piece,
  placeOf,
  refused,
  type TestBattle,
} from '../testing/battle.ts';
import { amongDead, hordeActs } from '../testing/horde.ts';
import { playableSystem } from '../../playable-system.ts';
import { playStep } from '../turn.ts';
import { pieceId } from '../vehicle-piece.ts';
import { decideOutcome, unitValue } from '../victory.ts';
import { markersOf, figureCounter, putMarker, setFigureCounter } from '../world-helpers.ts';
import { loseLife } from '../wound.ts';
import { encounter, encounterOf, rollEncounter } from './encounters.ts';
import { zombies, zombieTable } from './zombies.ts';

test('MU-ZOM-01 MU-TURN-07 the zombies act when all players have', () => {
  const battle = amongDead([[20, 10]], { a: [[10, 10]] });
  runFlow(hordeActs(battle));
  expect(placeOf(battle, 'c1')).toEqual([14, 10]);
  expect(battle.phase.step).toBe('end');
});

test('MU-ZOM-01 alone or together who is on the table after the last turn has won', () => {
  const battle = amongDead([[20, 10]], {
    a: [[10, 10]],
    b: [[50, 10]],
    settings: { turnLimit: '6' },
  });
  expect(decideOutcome(battle, true)).toBeNull();
  battle.turn = 6;
  expect(decideOutcome(battle, true)).toMatchObject({ winners: [0, 1], reason: 'survived' });
  figureOf(battle, 'a1').fate = 'out';
  figureOf(battle, 'b1').fate = 'left';
  expect(decideOutcome(battle, false)).toMatchObject({ winners: [], reason: 'all-gone' });
});

test('MU-ZOM-01 together nobody shoots at the other band, against each other they do', () => {
  const bands: TestBattle = { a: [[10, 10, { weapons: ['rifle'] }]], b: [[15, 10]] };
  const together = battleWith({ world: zombies, ...bands });
  activate(together, 'a1');
  expect(refused(together, 'shoot:rifle:b1')).toBe('a-friend MU-SHOOT-05');
  expect(refused(together, 'charge:b1')).toBe('not-there MU-CHG-05');
  const against = battleWith({ world: zombies, worldSettings: { alliance: 'against' }, ...bands });
  activate(against, 'a1');
  expect(refused(against, 'shoot:rifle:b1')).toBeUndefined();
});

test('MU-ZOM-02 MU-ZOM-03 zombies have no tests, charges or runs, and 2 life', () => {
  const battle = amongDead([[11, 10]], { a: [[10, 10]], worldSettings: { control: 'in-turn' } });
  const zombie = activate(battle, 'c1');
  expect(zombie.recruit.values).toMatchObject({
    move: 6,
    command: null,
    melee: 4,
    resistance: 3,
    life: 2,
  });
  expect(
    perform(battle, 'strike:a1:fists', { faces: [[4, 1], [3]] }).rolls.map(
      ({ notation }) => notation,
    ),
  ).toEqual(['2d6>=4', 'd6>=4']);
  zombie.at = at(30, 10);
  zombie.ap = 2;
  expect(refused(battle, 'run:700,200')).toMatch('cannot-run');
  expect(refused(battle, 'charge:a1')).toBe('cannot-charge MU-CHG-05');
});

test('MU-ZOM-04 two dice less Resistance infect above 7, for half a die of activations', () => {
  const bitten = (faces: readonly number[][]) => {
    const battle = amongDead([[11, 10]], {
      a: [[10, 10, { values: { resistance: 2 }, equipment: ['heavy-armour'] }]],
    });
    runFlow(strike(battle, 'c1', 'a1', ['fists']), { faces: [[4, 1], [5], ...faces] });
    return figureCounter(battle, 'a1', 'infected');
  };
  expect(bitten([[4, 5]])).toBe(0);
  expect(bitten([[4, 6], [5]])).toBe(3);
  expect(bitten([[4, 6], [1]])).toBe(1);
});

test('MU-ZOM-04 at the end of his last activation he is dead and a zombie stands there', () => {
  const battle = amongDead([[11, 10]], {
    a: [
      [10, 10],
      [30, 30],
    ],
  });
  runFlow(strike(battle, 'c1', 'a1', ['fists']), { faces: [[4, 1], [5], [6, 6], [3]] });
  figureOf(battle, 'c1').at = at(50, 30);
  runFlow(beginActivation(battle, 'a1'));
  runFlow(endActivation(battle, 'a1'));
  expect(isIn(figureOf(battle, 'a1'))).toBe(true);
  runFlow(endActivation(battle, 'a1'));
  expect(figureOf(battle, 'a1').fate).toBe('dead');
  expect(placeOf(battle, 'c2')).toEqual([10, 10]);
});

test('MU-ZOM-04 MU-VEH-22 an infected passenger turns too, next to the vehicle', () => {
  const battle = amongDead([], { a: [[10, 10]], vehicles: [[{ class: 'light' }]] });
  const [vehicle] = battle.vehicles ?? [];
  if (!vehicle) throw new Error('There is a vehicle.');
  Object.assign(vehicle, { at: at(10, 12), facing: 0, fate: 'in' });
  runFlow(board(battle, 'a1', vehicle.id));
  setFigureCounter(battle, 'a1', 'infected', 1);
  activate(battle, 'a1');
  runFlow(endActivation(battle, 'a1'));
  expect(figureOf(battle, 'a1').fate).toBe('dead');
  expect(vehicle.crew).toEqual([]);
  expect(isIn(figureOf(battle, 'c1'))).toBe(true);
  expect(canStand(battle, figureOf(battle, 'c1'), figureOf(battle, 'c1').at)).toBe(true);
});

test('MU-ZOM-04 a weapon in its hands infects nobody, and nobody catches it twice', () => {
  const battle = amongDead([[11, 10]], { a: [[10, 10]] });
  figureOf(battle, 'c1').wielded = ['axe'];
  runFlow(loseLife(battle, 'a1', 1, 'c1', 'MU-MELEE-02'));
  figureOf(battle, 'c1').wielded = ['fists'];
  runFlow(loseLife(battle, 'a1', 1, 'c1', 'MU-MELEE-02'), { faces: [[6, 6], [6]] });
  figureOf(battle, 'a1').life = 3;
  runFlow(loseLife(battle, 'a1', 1, 'c1', 'MU-MELEE-02'));
  expect(figureCounter(battle, 'a1', 'infected')).toBe(3);
});

test('MU-ZOM-05 a minion has one Command less near a zombie, a chief has not', () => {
  const battle = amongDead([[16, 10]], {
    a: [
      [10, 10],
      [10, 12, { rank: 'chief' }],
    ],
  });
  expect(
    runFlow(commandTest(battle, 'a1', 6, 'MU-END-02', 'rout'), { faces: [[3, 3]] }).result,
  ).toBe(false);
  figureOf(battle, 'c1').at = at(16.1, 10);
  expect(
    runFlow(commandTest(battle, 'a1', 6, 'MU-END-02', 'rout'), { faces: [[3, 3]] }).result,
  ).toBe(true);
  figureOf(battle, 'c1').at = at(12, 12);
  expect(
    runFlow(commandTest(battle, 'a2', 6, 'MU-END-02', 'rout'), { faces: [[3, 3]] }).result,
  ).toBe(true);
});

test('MU-ZOM-06 players can move them in turn', () => {
  const battle = amongDead([[20, 10]], {
    a: [[10, 10]],
    b: [[50, 30]],
    worldSettings: { control: 'in-turn' },
  });
  battle.phase = { step: 'wild', figures: ['c1'] };
  runFlow(playStep(battle));
  const { choices } = runFlow(actionStep(battle, 'c1'), { choices: ['walk:300,200'] });
  expect(choices[0]?.who).toBe(1);
  expect(placeOf(battle, 'c1')).toEqual([15, 10]);
});

test('MU-ZOM-06 a game master leads the dead from a seat of its own', () => {
  const battle = amongDead([[20, 10]], {
    a: [[10, 10]],
    b: [[50, 30]],
    worldSettings: { control: 'game-master' },
  });
  expect(playableSystem.seats(battle)).toBe(3);
  expect(playableSystem.seats(amongDead([[20, 10]], { a: [[10, 10]] }))).toBe(2);
  battle.phase = { step: 'wild', figures: ['c1'] };
  runFlow(playStep(battle));
  const { choices } = runFlow(actionStep(battle, 'c1'), { choices: ['walk:300,200'] });
  expect(choices[0]?.who).toBe(2);
  for (const id of ['a1', 'b1']) figureOf(battle, id).fate = 'out';
  expect(decideOutcome(battle, false)).toMatchObject({ winners: [2], reason: 'all-gone' });
});

test('MU-ZOM-07 it goes to the nearest in sight, else half its Move to a noise', () => {
  const wall = piece('wall', [14, 0, 1, 30], {
    ground: 'impassable',
    blocksSight: true,
    height: 80,
  });
  const battle = amongDead([[20, 10]], {
    a: [
      [10, 10],
      [40, 10],
    ],
    terrain: [wall],
  });
  runFlow(hordeActs(battle));
  expect(placeOf(battle, 'c1')).toEqual([26, 10]);
  const blind = amongDead([[20, 10]], { a: [[10, 10]], terrain: [wall] });
  runFlow(hordeActs(blind));
  expect(placeOf(blind, 'c1')).toEqual([20, 10]);
  putMarker(blind, { kind: 'noise', at: at(20, 30) });
  runFlow(hordeActs(blind));
  expect(placeOf(blind, 'c1')).toEqual([20, 13]);
});

test('MU-ZOM-08 two points: one walk and one strike, in either order', () => {
  const near = amongDead([[13, 10]], { a: [[10, 10]] });
  runFlow(hordeActs(near), { faces: [[1, 1]] });
  expect(placeOf(near, 'c1')).toEqual([11.05, 10]);
  const touching = amongDead([[11, 10]], {
    a: [
      [10, 10, { life: 1 }],
      [20, 10],
    ],
  });
  runFlow(hordeActs(touching), { faces: [[6, 1], [6]] });
  expect(placeOf(touching, 'c1')[0]).toBeGreaterThan(16);
  const moved = amongDead([[20, 10]], { a: [[10, 10]], worldSettings: { control: 'in-turn' } });
  activate(moved, 'c1');
  runFlow(actionStep(moved, 'c1'), { choices: ['walk:380,200'] });
  expect(refused(moved, 'walk:360,200')).toBe('once-a-turn MU-ZOM-08');
});

test('MU-ZOM-09 a shot leaves a noise until the dead have acted, unless silenced', () => {
  const battle = amongDead([[20, 10]], {
    a: [[10, 10, { weapons: ['rifle', 'silenced-pistol'] }]],
  });
  activate(battle, 'a1');
  perform(battle, 'shoot:silenced-pistol:c1', { faces: [[1]] });
  expect(markersOf(battle, 'noise')).toEqual([]);
  perform(battle, 'shoot:rifle:c1', { faces: [[1]] });
  expect(markersOf(battle, 'noise').map((noise) => noise.at)).toEqual([at(10, 10)]);
  battle.phase = { step: 'end' };
  runFlow(playStep(battle));
  expect(markersOf(battle, 'noise')).toEqual([]);
});

test('MU-ZOM-09 a shot at a vehicle or at who sits in it is heard like any other', () => {
  const battle = amongDead([[50, 30]], {
    a: [[10, 10, { rank: 'chief', weapons: ['rifle', 'silenced-pistol'] }]],
    b: [[14, 10]],
    vehicles: [[], [{ class: 'light' }]],
    worldSettings: { alliance: 'against' },
  });
  const [vehicle] = battle.vehicles ?? [];
  if (!vehicle) throw new Error('There is no vehicle.');
  Object.assign(vehicle, { at: at(14, 10), fate: 'in' });
  runFlow(board(battle, 'b1', vehicle.id));
  activate(battle, 'a1');
  perform(battle, `shoot-vehicle:silenced-pistol:${vehicle.id}`, { faces: [[1]] });
  expect(markersOf(battle, 'noise')).toEqual([]);
  perform(battle, `shoot-vehicle:rifle:${vehicle.id}`, { faces: [[1]] });
  expect(markersOf(battle, 'noise').map((noise) => noise.at)).toEqual([at(10, 10)]);
  perform(battle, 'shoot-crew:rifle:b1', { faces: [[6], [1]] });
  expect(markersOf(battle, 'noise')).toHaveLength(2);
});

test('MU-ZOM-10 round what is high, over what is at most half as high as it is', () => {
  const kerb = (height: number) =>
    piece('kerb', [16, 2, 1, 16], { ground: 'impassable', height: height * 20 });
  const low = amongDead([[20, 10]], { a: [[10, 10]], terrain: [kerb(1)] });
  runFlow(hordeActs(low));
  expect(placeOf(low, 'c1')).toEqual([15, 10]);
  const high = amongDead([[20, 10]], { a: [[10, 10]], terrain: [kerb(1.1)] });
  runFlow(hordeActs(high));
  expect(placeOf(high, 'c1')[1]).not.toBe(10);
});

test('MU-ZOM-10 a zombie stops before an edge, and is never in its own way', () => {
  const kerb = piece('kerb', [11.8, 2, 2, 16], { ground: 'impassable', height: 20 });
  const battle = amongDead([[20, 10]], { a: [[5, 10]], terrain: [kerb] });
  runFlow(hordeActs(battle));
  const zombie = figureOf(battle, 'c1');
  expect([placeOf(battle, 'c1')[1], zombie.on]).toEqual([10, null]);
  expect(placeOf(battle, 'c1')[0]).toBeCloseTo(14.3, 0);
  expect(canStand(battle, zombie, zombie.at)).toBe(true);
  const near = amongDead([[11.4, 10]], { a: [[10, 10]] });
  runFlow(hordeActs(near), { faces: [[1, 1]] });
  expect(placeOf(near, 'c1')[0]).toBeLessThan(11.1);
});

test('MU-ZOM-11 a band that is all in vehicles listens as well', () => {
  const battle = battleWith({ world: zombies, a: [[10, 10]] });
  figureOf(battle, 'a1').fate = 'aboard';
  const { rolls } = runFlow(rollEncounter(battle, zombieTable(battle)), { faces: [[6]] });
  expect(rolls).toHaveLength(1);
});

test('MU-ZOM-12 a building that only the dead are in holds no character of any band', () => {
  const house = piece('house', [12, 5, 12, 10], { kind: 'building', blocksSight: 'through' });
  const battle = amongDead([[22, 13]], { a: [[10, 10]], terrain: [house] });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'walk:260,200', { faces: [[6]] });
  expect(rolls.map(({ rule }) => rule)).toEqual(['MU-ZOM-12']);
});

test('MU-ZOM-11 a die against the turn: a 1 in the first, 1 to 3 in the third', () => {
  const hears = (turn: number, die: number): boolean => {
    const battle = battleWith({ world: zombies, a: [[10, 10]] });
    battle.turn = turn;
    const { events } = runFlow(rollEncounter(battle, zombieTable(battle)), {
      faces: [[die], ...(die > turn ? [] : [[2, 4]])],
    });
    return events[0]?.about === 'heard-something';
  };
  expect([hears(1, 1), hears(1, 2), hears(3, 3), hears(3, 4), hears(6, 6)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('MU-ZOM-12 MU-ZOM-14 entering an empty building rolls, and finds come inside', () => {
  const house = piece('house', [12, 5, 12, 10], { kind: 'building', blocksSight: 'through' });
  const battle = battleWith({
    world: zombies,
    a: [
      [10, 10],
      [10, 12],
    ],
    terrain: [house],
  });
  activate(battle, 'a1');
  perform(battle, 'walk:260,200', { faces: [[1], [2, 1]] });
  const dead = battle.figures.filter(({ seat }) => seat === 2);
  expect(dead).toHaveLength(3);
  for (const zombie of dead) expect(zombie.at[0]).toBeGreaterThan(380);
  activate(battle, 'a2');
  perform(battle, 'walk:260,240');
});

test('MU-ZOM-13 three points at the sides from which nobody comes', () => {
  const battle = battleWith({ world: zombies, a: [[10, 10]] });
  const points = markersOf(battle, 'infection').map((point) => point.at);
  expect(points).toHaveLength(3);
  for (const [x] of points) expect(x).toBeGreaterThan(200);
  runFlow(encounter(battle, 0, zombieTable(battle), null), { faces: [[4, 4]] });
  const [x = 0, y = 0] = battle.figures.at(-1)?.at ?? [];
  expect([x, y]).toEqual(points[1]);
});

test('MU-ZOM-15 the table of encounters', () => {
  const battle = battleWith({ world: zombies, a: [[10, 10]] });
  const said = (rolled: number) => {
    const { point, row } = encounterOf(zombieTable(battle), rolled);
    const [first] = row;
    return `${point} ${first?.half ? 'd3+' : ''}${first?.plus} ${first?.recruit?.race ?? 'civilian'}`;
  };
  expect([11, 43, 66, 34, 25, 52].map(said)).toEqual([
    '1 d3+3 zombie',
    '2 2 zombie',
    '3 2 civilian',
    '2 d3+0 zombie',
    '1 1 zombie',
    '3 d3+1 zombie',
  ]);
});

test('MU-ZOM-16 hurt and not destroyed: a die less 3 turns without doing anything', () => {
  const battle = amongDead(
    [
      [13, 10],
      [40, 30],
    ],
    { a: [[10, 10]] },
  );
  runFlow(loseLife(battle, 'c2', 1, 'a1', 'MU-SHOOT-12'), { faces: [[3]] });
  expect(figureCounter(battle, 'c2', 'stunned')).toBe(0);
  runFlow(loseLife(battle, 'c1', 1, 'a1', 'MU-SHOOT-12'), { faces: [[5]] });
  figureOf(battle, 'c2').fate = 'out';
  figureOf(battle, 'c2').life = 0;
  runFlow(hordeActs(battle));
  runFlow(hordeActs(battle));
  expect(placeOf(battle, 'c1')).toEqual([13, 10]);
  runFlow(hordeActs(battle), { faces: [[1, 1]] });
  expect(placeOf(battle, 'c1')).toEqual([11.05, 10]);
});

test('MU-ZOM-17 speed, number, strength and life of zombies can be changed', () => {
  const worldSettings = {
    zombieMove: '10',
    zombieStrength: '5',
    zombieLife: '3',
    encounters: 'more',
  };
  const battle = amongDead([[30, 10]], { a: [[10, 10]], worldSettings });
  expect(figureOf(battle, 'c1').recruit.values).toMatchObject({ move: 10, strength: 5, life: 3 });
  runFlow(rollEncounter(battle, zombieTable(battle)), { faces: [[2], [2, 4]] });
  expect(battle.figures).toHaveLength(3);
});

test('MU-VP-01 a zombie is worth 2', () => {
  const battle = amongDead([[30, 10]], { a: [[10, 10]] });
  expect(unitValue(battle, figureOf(battle, 'c1'))).toBe(2);
});

test('MU-ZOM-06 the first player moves them as game master, whosever turn it is', () => {
  for (const turn of [1, 2]) {
    const battle = amongDead([[20, 10]], {
      a: [[10, 10]],
      b: [[50, 30]],
      worldSettings: { control: 'master' },
    });
    battle.turn = turn;
    battle.phase = { step: 'wild', figures: ['c1'] };
    runFlow(playStep(battle));
    const { choices } = runFlow(actionStep(battle, 'c1'), { choices: ['walk:300,200'] });
    expect(choices[0]?.who).toBe(0);
  }
});

test('MU-ZOM-07 MU-VEH-22 they go for who sits in a vehicle, up to it', () => {
  const battle = amongDead([[30, 10]], {
    a: [[10, 10]],
    vehicles: [[{ class: 'light' }]],
  });
  const [vehicle] = battle.vehicles ?? [];
  const driver = figureOf(battle, 'a1');
  if (!vehicle) throw new Error('There is a vehicle.');
  vehicle.at = at(10, 10);
  vehicle.fate = 'in';
  vehicle.crew = ['a1'];
  driver.fate = 'aboard';
  driver.at = vehicle.at;
  driver.level = 1;
  driver.on = pieceId(vehicle.id);
  runFlow(hordeActs(battle));
  expect(placeOf(battle, 'c1')).toEqual([24, 10]);
});

const WALL = piece('wall', [14, 0, 1, 30], {
  ground: 'impassable',
  blocksSight: true,
  height: 80,
});

test('MU-ZOM-04 a table may let armour help against infection', () => {
  const infected = (infectionArmour: string, faces: number[][]) => {
    const battle = amongDead([[11, 10]], {
      a: [[10, 10, { values: { resistance: 2 }, equipment: ['heavy-armour'] }]],
      worldSettings: { infectionArmour },
    });
    runFlow(strike(battle, 'c1', 'a1', ['fists']), { faces: [[4, 1], [5], ...faces] });
    return figureCounter(battle, 'a1', 'infected');
  };
  expect(infected('bare', [[4, 6], [5]])).toBe(3);
  expect(infected('worn', [[4, 6]])).toBe(0);
  expect(infected('worn', [[6, 6], [5]])).toBe(3);
});

test('MU-ZOM-07 a table may let them go for the nearest of all', () => {
  const gone = (senses: string) => {
    const battle = amongDead([[20, 29]], {
      a: [[10, 29]],
      terrain: [WALL],
      worldSettings: { senses },
    });
    runFlow(hordeActs(battle));
    return placeOf(battle, 'c1')[0];
  };
  expect(gone('sight')).toBe(20);
  expect(gone('any')).toBeLessThan(19);
});

test('MU-ZOM-08 a table may let them spend two points on whatever they like', () => {
  const acts = (zombieActions: string, faces: number[][]) => {
    const battle = amongDead([[11, 10]], { a: [[10, 10]], worldSettings: { zombieActions } });
    return runFlow(hordeActs(battle), { faces }).rolls.length;
  };
  expect(acts('one-each', [[1, 1]])).toBe(1);
  expect(
    acts('any', [
      [1, 1],
      [1, 1],
    ]),
  ).toBe(2);
  const walked = (zombieActions: string) => {
    const battle = amongDead([[30, 10]], {
      a: [[10, 10]],
      worldSettings: { zombieActions, control: 'master' },
    });
    activate(battle, 'c1');
    runFlow(actionStep(battle, 'c1'), { choices: ['walk:500,200'] });
    return refused(battle, 'walk:440,200');
  };
  expect(walked('one-each')).toBe('once-a-turn MU-ZOM-08');
  expect(walked('any')).toBeUndefined();
});

test('MU-ZOM-09 a table may let noises last', () => {
  const heard = (noise: string) => {
    const battle = amongDead([[20, 10]], { a: [[10, 10]], worldSettings: { noise } });
    putMarker(battle, { kind: 'noise', at: at(20, 30) });
    battle.phase = { step: 'end' };
    runFlow(playStep(battle));
    return markersOf(battle, 'noise').length;
  };
  expect([heard('turn'), heard('game')]).toEqual([0, 1]);
});

test('MU-ZOM-14 a table may let those come from the points who are met in buildings', () => {
  const house = piece('house', [12, 5, 12, 10], { kind: 'building', blocksSight: 'through' });
  const met = (indoors: string) => {
    const battle = amongDead([], { a: [[10, 10]], terrain: [house], worldSettings: { indoors } });
    activate(battle, 'a1');
    perform(battle, 'walk:260,200', { faces: [[1], [4, 4]] });
    const point = markersOf(battle, 'infection')[1];
    return battle.figures.at(-1)?.at.join() === point?.at.join();
  };
  expect([met('inside'), met('point')]).toEqual([false, true]);
});

test('MU-ZOM-16 a table may let the stunned strike, but not walk', () => {
  const struck = (stunnedZombies: string, faces: number[][]) => {
    const battle = amongDead([[11, 10]], { a: [[10, 10]], worldSettings: { stunnedZombies } });
    setFigureCounter(battle, 'c1', 'stunned', 1);
    return runFlow(hordeActs(battle), { faces }).rolls.length;
  };
  expect([struck('nothing', []), struck('strike', [[1, 1]])]).toEqual([0, 1]);
  const led = amongDead([[20, 10]], {
    a: [[10, 10]],
    worldSettings: { stunnedZombies: 'strike', control: 'master' },
  });
  setFigureCounter(led, 'c1', 'stunned', 1);
  runFlow(beginActivation(led, 'c1'));
  expect([figureOf(led, 'c1').ap, refused(led, 'walk:300,200')]).toEqual([
    2,
    'stunned-stays MU-ZOM-16',
  ]);
});
