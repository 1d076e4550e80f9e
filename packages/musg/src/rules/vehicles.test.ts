import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { checkBand } from '../lists/check-band.ts';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { actionStep, beginActivation } from './activation.ts';
import type { Band } from './band.ts';
import { boost, problem } from './booster.ts';
import { possibleActions } from './candidates.ts';
import { board } from './crew.ts';
import { hurtsOn } from './damage.ts';
import { deployStep } from './deployment.ts';
import { endOfTurn } from './end-of-turn.ts';
import { figureOf, sideOf } from './figures.ts';
import { sees } from './battlefield.ts';
import { rallying } from './rally.ts';
import { ram } from './ram.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { Battle, Vehicle } from './state.ts';
import {
  activate,
  at,
  battleWith,
  fence,
  perform,
  piece,
  placeOf,
  refused,
  type TestBattle,
} from './testing/battle.ts';
import {
  CLASS_VALUES,
  modelFrom,
  totalArmour,
  vehiclePrice,
  type VehicleEntry,
} from './vehicle-classes.ts';
import { struckSide } from './vehicle-place.ts';
import { vehicleOf } from './vehicles.ts';

const LIGHT: VehicleEntry = { class: 'light' };
const MEDIUM: VehicleEntry = { class: 'medium' };
const HEAVY: VehicleEntry = { class: 'heavy' };

/** Vehicles where they are wanted, in paces, facing there. */
function park(battle: Battle, id: string, x: number, y: number, facing = 90): Vehicle {
  const vehicle = vehicleOf(battle, id);
  vehicle.at = at(x, y);
  vehicle.facing = facing;
  vehicle.fate = 'in';
  return vehicle;
}

/** a1 drives a light vehicle at 20/20 to the right. */
function driving(rest: TestBattle = {}): Battle {
  const battle = battleWith({ a: [[5, 5, { rank: 'chief' }]], vehicles: [[LIGHT]], ...rest });
  park(battle, 'av1', 20, 20);
  runFlow(board(battle, 'a1', 'av1'));
  runFlow(beginActivation(battle, 'a1'));
  return battle;
}

const where = (battle: Battle, id = 'av1') => {
  const { at: place, facing } = vehicleOf(battle, id);
  return [place[0] / 20, place[1] / 20, facing];
};

test('MU-VEH-01 MU-VEH-02 three classes; total armour is that of all sides', () => {
  const lines = ([LIGHT, MEDIUM, HEAVY] as const).map((entry) => {
    const { structure, speed, booster, armour, cost } = CLASS_VALUES[entry.class];
    const { front, rear, right, left } = armour;
    return [structure, speed, booster, front, rear, right, left, totalArmour(entry), cost].join(
      ' ',
    );
  });
  expect(lines).toEqual(['3 10 6 4 2 3 3 12 40', '6 8 5 7 5 6 6 24 50', '9 6 4 10 8 9 9 36 60']);
});

const band = (vehicles: readonly VehicleEntry[]): Band => ({
  id: 'own',
  name: { en: 'Own', fr: 'À soi' },
  race: 'human',
  members: [
    { rank: 'chief', weapons: [], equipment: [] },
    { rank: 'minion', weapons: [], equipment: [] },
  ],
  vehicles,
});
const broken = (vehicles: readonly VehicleEntry[]) =>
  checkBand(BUILT_IN_LIBRARY, band(vehicles), DEFAULT_SETTINGS).problems.map(
    ({ code, rule }) => `${code} ${rule}`,
  );

test('MU-VEH-03 armour is limited by class, 23, 36 or 48 in all and 12 on a side', () => {
  expect(broken([{ class: 'light', armour: { front: 8, rear: 3 } }])).toEqual([]);
  expect(broken([{ class: 'light', armour: { front: 8, rear: 4 } }])).toEqual([
    'too-much-armour MU-VEH-03',
  ]);
  expect(broken([{ class: 'heavy', armour: { front: 3 } }])).toEqual(['too-much-armour MU-VEH-03']);
});

test('MU-VEH-25 MU-BAND-03 upgrades: armour slows by a pace for each four points', () => {
  const entry: VehicleEntry = { class: 'light', armour: { front: 4, rear: 4 } };
  expect(totalArmour(entry)).toBe(20);
  expect(modelFrom(BUILT_IN_LIBRARY, entry).speed / 20).toBe(8);
  expect(vehiclePrice(BUILT_IN_LIBRARY, entry)).toBe(80);
  expect(
    vehiclePrice(BUILT_IN_LIBRARY, { class: 'light', speed: 2, rams: ['front', 'left'] }),
  ).toBe(66);
  expect(broken([{ class: 'light', rams: ['front', 'front'] }])).toEqual(['two-rams MU-VEH-25']);
  expect(broken([HEAVY, HEAVY, HEAVY, HEAVY, HEAVY])).toEqual(['too-much-for-heroes MU-BAND-02']);
});

test('MU-VEH-04 a vehicle acts with its driver, and is placed with its band', () => {
  const battle = driving({
    a: [
      [5, 5],
      [21, 23],
    ],
  });
  expect(refused(battle, 'drive:100')).toBeUndefined();
  activate(battle, 'a2');
  expect(refused(battle, 'drive:100')).toBe('not-the-driver MU-VEH-04');
  const placing = battleWith({ a: [[5, 5]], vehicles: [[LIGHT]] });
  const phase = { step: 'deployment', seats: [], last: true } as const;
  const { choices } = runFlow(deployStep(placing, phase), { choices: ['place:av1:100,300'] });
  expect(choices[0]?.about).toBe('place-vehicle');
  expect(where(placing)).toEqual([5, 15, 90]);
});

test('MU-VEH-04 without a vehicle nobody can board one', () => {
  const battle = battleWith({ a: [[5, 5]], b: [[19, 5]] });
  activate(battle, 'a1');
  expect(refused(battle, 'board:bv1')).toBe('no-vehicles MU-VEH-04');
  expect(refused(battle, 'drive:100')).toBe('no-vehicles MU-VEH-04');
});

test('MU-VEH-05 a point pays a move up to full speed with two turns', () => {
  const battle = driving();
  perform(battle, 'drive:200');
  expect(where(battle)).toEqual([30, 20, 90]);
  expect(placeOf(battle, 'a1')).toEqual([30, 20]);
  perform(battle, 'drive:100');
  expect([...where(battle), figureOf(battle, 'a1').ap]).toEqual([35, 20, 90, 1]);
  expect(refused(battle, 'drive:201')).toBe('too-far MU-VEH-05');
});

test('MU-VEH-06 a turn is at most 45 degrees, with a pace straight around it', () => {
  const battle = driving();
  expect(refused(battle, 'drive:20+45+20+45+20')).toBeUndefined();
  expect(refused(battle, 'drive:10+45+20')).toBe('straight-first MU-VEH-06');
  expect(refused(battle, 'drive:20+46+20')).toBe('turn-too-sharp MU-VEH-06');
  expect(refused(battle, 'drive:20+10+20+10+20+10+20')).toBe('too-many-turns MU-VEH-06');
  perform(battle, 'drive:20+45+20+45+20');
  expect(vehicleOf(battle, 'av1').facing).toBe(180);
});

test('MU-VEH-07 the driver fires what is fixed, passengers what turns, a point each', () => {
  const guns: VehicleEntry = { class: 'medium', fixed: ['machine-gun'], turret: ['bazooka'] };
  const battle = driving({
    a: [
      [5, 5],
      [5, 7],
    ],
    b: [[35, 20]],
    vehicles: [[guns]],
  });
  runFlow(board(battle, 'a2', 'av1'));
  expect(figureOf(battle, 'a1').recruit.ranged.map(({ id }) => id)).toEqual([
    'mounted-machine-gun-1',
  ]);
  activate(battle, 'a1', 1);
  expect(refused(battle, 'shoot:mounted-machine-gun-1:b1')).toBeUndefined();
  activate(battle, 'a2', 2);
  perform(battle, 'shoot:mounted-bazooka-1:b1', { faces: [[1], [1]] });
  expect(figureOf(battle, 'a2').ap).toBe(1);
  expect(refused(battle, 'shoot:mounted-bazooka-1:b1')).toBe('reloading MU-SHOOT-03');
});

test('MU-VEH-22 boarding from a rope lets go of it', () => {
  const battle = driving({
    a: [
      [5, 5],
      [5, 7],
    ],
    b: [[35, 20]],
    vehicles: [[{ class: 'medium' }]],
  });
  figureOf(battle, 'a2').hanging = true;
  runFlow(board(battle, 'a2', 'av1'));
  expect(figureOf(battle, 'a2').hanging).toBe(false);
});

test('MU-VEH-08 MU-VEH-09 the booster is free, once after a move, exactly as announced', () => {
  const battle = driving();
  expect(refused(battle, 'boost:100')).toBe('no-booster-now MU-VEH-08');
  perform(battle, 'drive:100');
  expect(refused(battle, 'boost:121')).toBe('too-far MU-VEH-05');
  const { ap } = figureOf(battle, 'a1');
  perform(battle, 'boost:100', { faces: [[2]] });
  expect([...where(battle), figureOf(battle, 'a1').ap]).toEqual([30, 20, 90, ap]);
  perform(battle, 'drive:20');
  expect(refused(battle, 'boost:20')).toBe('no-booster-now MU-VEH-08');
});

test('MU-VEH-10 a turn with the booster takes a Command test; failing is a problem', () => {
  const battle = driving();
  perform(battle, 'drive:20');
  perform(battle, 'boost:20+45+40', { faces: [[2], [5, 5]] });
  expect(vehicleOf(battle, 'av1').facing).toBe(135);
  const failing = driving();
  perform(failing, 'drive:20');
  perform(failing, 'boost:20+45+40', { faces: [[2], [6, 6], [4], [1]] });
  expect([...where(failing), figureOf(failing, 'a1').ap]).toEqual([22, 20, 90, 0]);
});

test('MU-VEH-11 MU-VEH-12 MU-VEH-13 MU-VEH-14 four problems; 5 and 6 are rolled again', () => {
  const after = (...faces: number[][]) => {
    const battle = driving();
    runFlow(problem(battle, 'a1', 'av1'), { faces });
    expect(figureOf(battle, 'a1').ap).toBe(0);
    return where(battle);
  };
  expect(after([1], [4])).toEqual([20, 20, 270]);
  expect(after([2], [6], [2])).toEqual([26, 20, 150]);
  expect(after([3], [3], [1])[2]).toBe(135);
  expect(after([3], [4], [1])[2]).toBe(45);
  expect(after([5], [6], [4], [6])).toEqual([26, 20, 90]);
  const battle = driving();
  vehicleOf(battle, 'av1').moved = true;
  runFlow(boost(battle, 'a1', [100]), { faces: [[1], [4], [2]] });
  expect(where(battle)).toEqual([22, 20, 90]);
});

test('MU-VEH-15 MU-VEH-16 a hit compares Strength with the armour of the side it meets', () => {
  expect([hurtsOn(10, 5), hurtsOn(4, 10)]).toEqual([2, 6]);
  const battle = battleWith({
    a: [[10, 20, { weapons: ['rifle'] }]],
    b: [[5, 5]],
    vehicles: [[], [MEDIUM]],
  });
  const vehicle = park(battle, 'bv1', 20, 20);
  runFlow(board(battle, 'b1', 'bv1'));
  expect(
    [at(10, 20), at(30, 20), at(20, 30), at(20, 10)].map((place) => struckSide(vehicle, place)),
  ).toEqual(['rear', 'front', 'right', 'left']);
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot-vehicle:rifle:bv1', { faces: [[5], [5]] });
  expect(rolls.map(({ notation }) => notation)).toEqual(['d6>=4', 'd6>=4']);
  expect(vehicle.structure).toBe(5);
});

test('MU-VEH-16 a blast strikes vehicles on the side of the burst', () => {
  const battle = battleWith({
    a: [[10, 20, { rank: 'chief', weapons: ['bazooka'] }]],
    b: [[5, 5]],
    vehicles: [[], [MEDIUM]],
  });
  const vehicle = park(battle, 'bv1', 30, 20);
  runFlow(board(battle, 'b1', 'bv1'));
  activate(battle, 'a1');
  perform(battle, 'shoot-vehicle:bazooka:bv1', { faces: [[5], [2]] });
  expect(vehicle.structure).toBe(5);
});

test('MU-VEH-15 MU-VEH-16 a strike hits as in melee, against the armour of that side', () => {
  const battle = battleWith({
    a: [
      [20, 21.5, { rank: 'chief', weapons: ['axe', 'sword'] }],
      [20, 25],
    ],
    b: [[5, 5]],
    vehicles: [[], [LIGHT]],
  });
  const vehicle = park(battle, 'bv1', 20, 20);
  runFlow(board(battle, 'b1', 'bv1'));
  activate(battle, 'a2');
  expect(refused(battle, 'strike-vehicle:bv1:fists')).toBe('too-far-from-vehicle MU-VEH-15');
  expect(refused(battle, 'strike-vehicle:bv9:fists')).toBe('no-such-vehicle MU-VEH-15');
  const { recruit } = activate(battle, 'a1');
  expect(refused(battle, 'strike-vehicle:bv1:club')).toBe('no-such-weapon MU-MELEE-01');
  const offered = possibleActions(battle, figureOf(battle, 'a1')).map(({ kind }) => kind);
  expect(offered).toContain('strike-vehicle');
  const [axe] = recruit.melee;
  if (!axe) throw new Error('There is no axe.');
  const faces = [
    Array.from({ length: axe.dice }, () => 6),
    Array.from({ length: axe.dice }, () => 6),
  ];
  const { rolls } = perform(battle, `strike-vehicle:bv1:${axe.id}`, { faces });
  const hurts = hurtsOn(recruit.values.strength + axe.strength, vehicle.model.armour.right);
  expect(rolls.map(({ rule }) => rule)).toEqual(['MU-MELEE-01', 'MU-VEH-15']);
  expect(rolls[1]?.notation).toContain(`d6>=${hurts}`);
  expect([vehicle.structure, figureOf(battle, 'a1').ap]).toEqual([3 - axe.dice, 2]);
  vehicle.fate = 'wreck';
  expect(refused(battle, 'strike-vehicle:bv1:fists')).toBe('no-such-vehicle MU-VEH-15');
});

test('MU-VEH-15 MU-ARCH-02 MU-ARCH-05 MU-ARCH-06 bows stray and powder bursts here too', () => {
  const fired = (weapon: string, key: string, faces: number[][], rest: TestBattle = {}) => {
    const battle = battleWith({
      a: [
        [10, 20, { rank: 'chief', weapons: [weapon], values: { shoot: 5 } }],
        [13, 20],
      ],
      b: [
        [5, 5],
        [11.5, 30],
      ],
      vehicles: [[], [LIGHT]],
      ...rest,
    });
    park(battle, 'bv1', 17, 20);
    runFlow(board(battle, 'b1', 'bv1'));
    activate(battle, 'a1');
    const { rolls } = perform(battle, key, { faces });
    return {
      rules: rolls.map(({ rule }) => rule),
      left: [figureOf(battle, 'a1').life, figureOf(battle, 'a2').life],
      lost: figureOf(battle, 'a1').lost,
      structure: vehicleOf(battle, 'bv1').structure,
    };
  };
  const bow = 'shoot-vehicle:bow:bv1';
  // A 1 looks for who stands before it; his 6 takes the arrow, and nothing else does.
  expect(fired('bow', bow, [[1], [6], [6]])).toEqual({
    rules: ['MU-SHOOT-07', 'MU-ARCH-05', 'MU-ARCH-05'],
    left: [6, 2],
    lost: [],
    structure: 3,
  });
  expect(fired('bow', bow, [[1], [5]]).left).toEqual([6, 3]);
  expect(fired('bow', bow, [[2]]).rules).toEqual(['MU-SHOOT-07']);
  expect(fired('bow', bow, [[5], [6]]).structure).toBe(2);
  const always = { settings: { missilesStray: 'always' } } as const;
  expect(fired('bow', bow, [[6], [1]], always).rules).toEqual(['MU-ARCH-05', 'MU-ARCH-05']);
  // Who is inside is aimed at past his cover.
  const crew = 'shoot-crew:bow:b1';
  expect(fired('bow', crew, [[6], [1], [6], [6]])).toMatchObject({
    rules: ['MU-VEH-18', 'MU-SHOOT-07', 'MU-ARCH-05', 'MU-ARCH-05'],
    left: [6, 2],
  });
  const powder = (faces: number[][]) =>
    fired('pistol-black-powder', 'shoot-vehicle:pistol-black-powder:bv1', faces);
  expect(powder([[1], [1], [6]])).toMatchObject({
    rules: ['MU-SHOOT-07', 'MU-ARCH-02', 'MU-ARCH-02'],
    left: [5, 3],
    lost: ['pistol-black-powder'],
  });
  expect(powder([[1], [2]])).toMatchObject({ left: [6, 3], lost: [] });
});

test('MU-VEH-15 MU-TMPL-02 MU-TMPL-04 a blast that misses a vehicle scatters from it', () => {
  const shelled = (faces: number[][], rest: TestBattle = {}) => {
    const battle = battleWith({
      a: [[10, 20, { rank: 'chief', weapons: ['bazooka'] }]],
      b: [
        [5, 5],
        [31, 24],
      ],
      vehicles: [[], [MEDIUM]],
      ...rest,
    });
    park(battle, 'bv1', 30, 20);
    runFlow(board(battle, 'b1', 'bv1'));
    activate(battle, 'a1');
    const { rolls } = perform(battle, 'shoot-vehicle:bazooka:bv1', { faces });
    return {
      rules: rolls.map(({ rule }) => rule),
      left: [vehicleOf(battle, 'bv1').structure, figureOf(battle, 'b2').life],
    };
  };
  expect(shelled([[1], [1]])).toEqual({ rules: ['MU-SHOOT-07', 'MU-TMPL-02'], left: [6, 3] });
  expect(shelled([[1], [3], [5], [2], [2]])).toEqual({
    rules: ['MU-SHOOT-07', 'MU-TMPL-02', 'MU-TMPL-02', 'MU-TMPL-07', 'MU-VEH-16'],
    left: [5, 2],
  });
  const stopped = shelled([[1]], { terrain: [fence('fence', 20)] });
  expect(stopped).toEqual({ rules: ['MU-COVER-06'], left: [6, 3] });
});

test('MU-MERC-12 an armourer fires twice for a point at a vehicle, not three times', () => {
  const battle = battleWith({
    a: [[10, 20, { mercenary: 'dwarf-armourer', weapons: ['pistol'] }]],
    b: [[5, 5]],
    vehicles: [[], [MEDIUM]],
  });
  park(battle, 'bv1', 18, 20);
  runFlow(board(battle, 'b1', 'bv1'));
  const smith = activate(battle, 'a1');
  const left = [1, 2, 3].map(() => {
    const script = { choices: ['shoot-vehicle:pistol:bv1'], faces: [[1]] };
    runFlow(actionStep(battle, 'a1'), script);
    return [smith.ap, smith.shotsLeft];
  });
  expect(left).toEqual([
    [2, 1],
    [2, 0],
    [1, 1],
  ]);
});

test('MU-VEH-17 MU-LOS-02 a wreck is scenery, and all get out unharmed without points', () => {
  const battle = driving({ b: [[30, 20]] });
  const vehicle = vehicleOf(battle, 'av1');
  vehicle.structure = 1;
  const enemy = battleWith({ a: [[10, 20]], b: [[30, 20]], vehicles: [[LIGHT]] });
  park(enemy, 'av1', 20, 20, 0);
  expect(sees(enemy, figureOf(enemy, 'a1'), figureOf(enemy, 'b1'))).toBe(false);
  const other = driving({ b: [[30, 20]], vehicles: [[LIGHT], [HEAVY]] });
  park(other, 'bv1', 24.1, 20, 0);
  vehicleOf(other, 'av1').structure = 1;
  perform(other, 'drive:40', { faces: [[1], [6]] });
  expect(vehicleOf(other, 'av1')).toMatchObject({ fate: 'wreck', crew: [] });
  expect(figureOf(other, 'a1')).toMatchObject({ fate: 'in', ap: 0, life: 6 });
});

test('MU-VEH-18 MU-COVER-07 a passenger is in cover, and stopped shots hit the vehicle', () => {
  const battle = battleWith({
    a: [[10, 20, { rank: 'chief', weapons: ['rifle'] }]],
    b: [[5, 5]],
    vehicles: [[], [LIGHT]],
  });
  const vehicle = park(battle, 'bv1', 25, 20);
  runFlow(board(battle, 'b1', 'bv1'));
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:rifle:b1')).toBe('not-there MU-SHOOT-05');
  perform(battle, 'shoot-crew:rifle:b1', { faces: [[4], [3], [3]] });
  expect([figureOf(battle, 'b1').life, vehicle.structure]).toEqual([2, 3]);
  const { rolls } = perform(battle, 'shoot-crew:rifle:b1', { faces: [[3], [3]] });
  expect(rolls).toHaveLength(2);
  expect([figureOf(battle, 'b1').life, vehicle.structure]).toEqual([2, 2]);
});

test('MU-EDGE-08 MU-MERC-13 a vehicle over a hidden figure does not reveal it', () => {
  const battle = driving({ b: [[26, 20]] });
  figureOf(battle, 'b1').hidden = true;
  perform(battle, 'drive:200');
  expect(figureOf(battle, 'b1')).toMatchObject({ hidden: true, life: 3, at: at(26, 20) });
});

test('MU-VEH-19 MU-VEH-21 it runs over who stands there, each once, and goes on', () => {
  const battle = driving({
    b: [
      [24, 20, { values: { resistance: 2 } }],
      [26, 20],
    ],
  });
  const { rolls } = perform(battle, 'drive:200', { faces: [[3], [2]] });
  expect(rolls.map(({ rule }) => rule)).toEqual(['MU-VEH-19', 'MU-VEH-19']);
  expect([figureOf(battle, 'b1').life, figureOf(battle, 'b2').life]).toEqual([2, 3]);
  expect(where(battle)).toEqual([30, 20, 90]);
  const boosted = driving({ b: [[30, 20]] });
  perform(boosted, 'drive:100');
  perform(boosted, 'boost:100', { faces: [[2], [6]] });
  expect(figureOf(boosted, 'b1').life).toBe(1);
  // The booster is on while it boosts, and not when it drives on afterwards.
  const after = driving({ b: [[35, 20]] });
  perform(after, 'drive:100');
  perform(after, 'boost:60', { faces: [[2]] });
  perform(after, 'drive:180', { faces: [[6]] });
  expect(figureOf(after, 'b1').life).toBe(2);
});

test('MU-VEH-19 MU-VEH-20 a ram compares front with side and may hurt the rammer', () => {
  expect([hurtsOn(4, 9), hurtsOn(9, 4)]).toEqual([6, 2]);
  const crash = (faces: number[][], entry: VehicleEntry = LIGHT) => {
    const battle = driving({ vehicles: [[entry], [HEAVY]] });
    park(battle, 'bv1', 25, 20, 0);
    perform(battle, 'drive:200', { faces });
    return [vehicleOf(battle, 'av1').structure, vehicleOf(battle, 'bv1').structure];
  };
  expect(crash([[6]])).toEqual([3, 8]);
  expect(crash([[5], [2]])).toEqual([2, 9]);
  expect(crash([[5], [1]])).toEqual([3, 9]);
});

test('MU-VEH-24 a front ram adds one, spikes on a side add one to the return roll', () => {
  const rolled = (own: VehicleEntry, other: VehicleEntry) => {
    const battle = driving({ vehicles: [[own], [other]] });
    park(battle, 'bv1', 25, 20, 0);
    return runFlow(ram(battle, 'av1', 'bv1', 1), { faces: [[1], [1]] }).events.length;
  };
  expect(rolled({ class: 'light', rams: ['front'] }, { class: 'heavy', rams: ['left'] })).toBe(2);
  const battle = driving({ vehicles: [[{ class: 'medium', rams: ['front'] }], [MEDIUM]] });
  park(battle, 'bv1', 25, 20, 0);
  const { rolls } = runFlow(ram(battle, 'av1', 'bv1', 1), { faces: [[3]] });
  expect(rolls).toHaveLength(1);
  expect(vehicleOf(battle, 'bv1').structure).toBe(5);
});

test('MU-VEH-22 boarding and leaving cost a point each; passengers can shoot', () => {
  const battle = battleWith({
    a: [
      [20, 22, { weapons: ['rifle'] }],
      [21, 22],
      [19, 22],
      [20, 25],
    ],
    b: [[35, 20]],
    vehicles: [[LIGHT]],
  });
  park(battle, 'av1', 20, 20);
  activate(battle, 'a4');
  expect(refused(battle, 'board:av1')).toBe('too-far-from-vehicle MU-VEH-22');
  for (const id of ['a1', 'a2']) {
    activate(battle, id);
    perform(battle, 'board:av1');
  }
  activate(battle, 'a3');
  expect(refused(battle, 'board:av1')).toBe('no-seat MU-VEH-22');
  activate(battle, 'a1');
  expect(refused(battle, 'walk:400,500')).toBe('in-a-vehicle MU-VEH-22');
  expect(refused(battle, 'shoot:rifle:b1')).toBeUndefined();
  perform(battle, 'get-out:400,370');
  expect(placeOf(battle, 'a1')).toEqual([20, 18.5]);
  expect(vehicleOf(battle, 'av1').crew).toEqual(['a2']);
});

test('MU-VEH-23 a jump goes at most 3 paces; a failure falls and loses a life', () => {
  const convoy = () => {
    const battle = driving({ vehicles: [[LIGHT], [MEDIUM]], b: [[5, 30]] });
    park(battle, 'bv1', 20, 24);
    return battle;
  };
  const battle = convoy();
  park(battle, 'bv1', 20, 25.1);
  expect(refused(battle, 'jump:bv1')).toBe('gap-too-wide MU-VEH-23');
  park(battle, 'bv1', 20, 24);
  perform(battle, 'jump:bv1', { faces: [[5, 6]] });
  expect(vehicleOf(battle, 'bv1').crew).toEqual(['a1']);
  const falling = convoy();
  perform(falling, 'jump:bv1', { faces: [[6, 6]] });
  expect(figureOf(falling, 'a1')).toMatchObject({ fate: 'in', life: 5 });
});

test('MU-VEH-23 passengers of both sides fight, and a survivor drives', () => {
  const battle = driving({ vehicles: [[LIGHT], [MEDIUM]], b: [[5, 30, { life: 1 }]] });
  park(battle, 'bv1', 20, 24);
  runFlow(board(battle, 'b1', 'bv1'));
  perform(battle, 'jump:bv1', { faces: [[1, 1]] });
  runFlow(actionStep(battle, 'a1'), { choices: ['strike:b1:fists'], faces: [[6], [6]] });
  expect(figureOf(battle, 'b1').fate).toBe('out');
  expect(vehicleOf(battle, 'bv1').crew).toEqual(['a1']);
});

test('MU-END-02 MU-END-03 MU-FLEE-03 passengers test and lend; the fleeing get out', () => {
  const battle = battleWith({
    a: [
      [5, 5, { rank: 'lieutenant' }],
      [5, 7],
      [30, 12.5],
      [50, 5, { rank: 'chief' }],
    ],
    vehicles: [[LIGHT]],
  });
  park(battle, 'av1', 30, 10);
  runFlow(board(battle, 'a1', 'av1'));
  runFlow(board(battle, 'a2', 'av1'));
  figureOf(battle, 'a4').fate = 'out';
  sideOf(battle, 0).chiefLost = battle.turn;
  const { rolls } = runFlow(endOfTurn(battle), {
    faces: [
      [4, 4],
      [6, 3],
      [4, 4],
    ],
  });
  expect(rolls.map(({ rule }) => rule)).toEqual(['MU-END-02', 'MU-END-02', 'MU-END-02']);
  const fleeing = battle.figures.filter((figure) => figure.fleeing).map(({ id }) => id);
  expect(fleeing).toEqual(['a2']);
  battle.turn += 1;
  expect(rallying(battle)).toEqual(['a2']);
  runFlow(beginActivation(battle, 'a2'));
  expect(vehicleOf(battle, 'av1').crew).toEqual(['a1']);
  expect(figureOf(battle, 'a2').fate).toBe('in');
  expect(placeOf(battle, 'a2')[1]).toBeLessThan(5);
});

test('MU-FLEE-03 a figure without room to get out of its vehicle stays inside', () => {
  const battle = driving({ terrain: [piece('wall', [14, 14, 12, 12], { ground: 'impassable' })] });
  figureOf(battle, 'a1').fleeing = true;
  runFlow(beginActivation(battle, 'a1'));
  expect(figureOf(battle, 'a1')).toMatchObject({ fate: 'aboard', activated: true });
});
