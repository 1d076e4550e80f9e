import { rectangle, type Terrain } from '@skirmish-kit/space';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { difficultyOf } from './hacking.ts';
import { technologyModifier, technologyRoll } from './technology.ts';
import {
  act,
  activate,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';
import { playStep } from './turn.ts';

const name = { en: 'x', fr: 'x' };
const FAR = 'b1 @1900,1100';
const FENCE: Terrain = {
  id: 'fence',
  shape: rectangle(120, 0, 10, 300),
  ground: 'obstacle',
  cover: 1,
  height: 15,
};

test('RX-ACTG-01 door 1, object 1, cover 1, obstacle 3, technology 2, first aid 3', () => {
  const door = {
    id: 'd1',
    name,
    open: false,
    terrain: { id: 'door', shape: rectangle(115, 90, 10, 30), ground: 'impassable' },
  } as const;
  const extras: BattleExtras = {
    doors: [door],
    terrain: [{ ...FENCE, shape: rectangle(64, 0, 20, 300) }],
    objects: [{ id: 'o1', name, at: [100, 120], points: 1 }],
    objectives: [
      { id: 'p1', name, at: [100, 80], reach: 2, points: 1, kind: 'hack', difficulty: 'easy' },
    ],
    turn: 2,
  };
  const spent = (key: string, faces: number[][] = []) => {
    const battle = battleOf(['a1 gear kit @100,100', 'a2 @100,100', FAR], extras);
    const fallen = figureOf(battle, 'a2');
    fallen.fate = 'eliminated';
    fallen.outSince = 2;
    act(battle, 'a1', key, { faces });
    return figureOf(battle, 'a1').spent;
  };
  expect(spent('door:d1')).toBe(1);
  expect(spent('take:o1')).toBe(1);
  expect(spent('cover')).toBe(1);
  expect(spent('cross:50,100')).toBe(3);
  expect(spent('hack:p1', [[1, 1]])).toBe(2);
  expect(spent('aid:a2', [[1, 1]])).toBe(3);
});

test('RX-ACTG-01 a door that is shut stops movement and sight, an open one neither', () => {
  const door = {
    id: 'd1',
    name,
    open: false,
    terrain: {
      id: 'door',
      shape: rectangle(120, 0, 10, 1200),
      ground: 'impassable',
      blocksSight: true,
    },
  } as const;
  const battle = battleOf(['a1 pistol @100,100', 'b1 @300,100'], { doors: [door] });
  expect(refusal(battle, 'a1', 'move:200,100')).toMatchObject({ code: 'no-way' });
  expect(refusal(battle, 'a1', 'shoot:pistol:b1')).toMatchObject({ code: 'no-line-of-sight' });
  expect(loggedEvents(act(battle, 'a1', 'door:d1'))).toEqual(['opens-door']);
  expect(refusal(battle, 'a1', 'shoot:pistol:b1')).toBeUndefined();
  act(battle, 'a1', 'move:126,100');
  expect(refusal(battle, 'a1', 'door:d1')).toMatchObject({
    code: 'doorway-blocked',
    params: { by: 'a1' },
  });
  const far = battleOf(['a1 @60,100', FAR], { doors: [door] });
  expect(refusal(far, 'a1', 'door:d1')).toMatchObject({ code: 'out-of-reach' });
});

test('RX-ACTG-01 a fallen figure drops what it carries', () => {
  const battle = battleOf(['a1 @100,100', 'b1 pistol @300,100'], {
    objects: [{ id: 'o1', name, at: [100, 120], points: 1 }],
  });
  expect(refusal(battle, 'b1', 'take:o1')).toMatchObject({ code: 'out-of-reach' });
  act(battle, 'a1', 'take:o1');
  expect(refusal(battle, 'b1', 'take:o1')).toMatchObject({
    code: 'already-carried',
    params: { by: 'a1' },
  });
  const played = act(battle, 'b1', 'shoot:pistol:a1', { faces: [[6], [6, 6]] });
  expect(loggedEvents(played)).toContain('drops');
  expect(battle.things[0]).toMatchObject({ holder: null, at: [100, 100] });
});

test('RX-ACTG-02 cover needs scenery, gives -1 and ends with a move or a fight', () => {
  const lines = ['a1 pistol @107,100', 'b1 pistol @500,100'];
  const taken = (extras: BattleExtras = {}) => {
    const battle = battleOf(lines, { terrain: [FENCE], ...extras });
    act(battle, 'a1', 'cover');
    return battle;
  };
  const battle = taken();
  const shot = act(battle, 'b1', 'shoot:pistol:a1', { faces: [[1]] });
  expect(moment(shot, 'misses')).toMatchObject({ modifier: -1 });
  expect(refusal(battle, 'a1', 'cover')).toMatchObject({ code: 'in-cover' });
  act(battle, 'a1', 'shoot:pistol:b1', { faces: [[1]] });
  expect(figureOf(battle, 'a1').inCover).toBe(true);
  act(battle, 'a1', 'burst:pistol:b1*2', { faces: [[1, 1]] });
  expect(figureOf(battle, 'a1').inCover).toBe(false);

  const moved = taken();
  act(moved, 'a1', 'move:107,150');
  expect(figureOf(moved, 'a1').inCover).toBe(false);
  const fights = taken();
  figureOf(fights, 'b1').at = [83, 100];
  act(fights, 'a1', 'fight:b1', {
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(figureOf(fights, 'a1').inCover).toBe(false);

  const bare = battleOf(lines);
  expect(refusal(bare, 'a1', 'cover')).toMatchObject({ code: 'no-cover', rule: 'RX-ACTG-02' });
  expect(
    refusal(battleOf(lines, { settings: { takeCover: 'anywhere' } }), 'a1', 'cover'),
  ).toBeUndefined();
  const lasting = taken();
  lasting.phase = { step: 'start' };
  runFlow(playStep(lasting));
  expect(figureOf(lasting, 'a1').inCover).toBe(true);
  const short = taken({ settings: { takeCoverLasts: 'this-turn' } });
  short.phase = { step: 'start' };
  runFlow(playStep(short));
  expect(figureOf(short, 'a1').inCover).toBe(false);
});

/** a2 fell in turn 2; it is turn 3 now. */
function fallen(medic: string, extras: BattleExtras = {}) {
  const battle = battleOf([`a1 ${medic} @100,100`, 'a2 @124,100', FAR], { turn: 3, ...extras });
  const a2 = figureOf(battle, 'a2');
  a2.fate = 'eliminated';
  a2.outSince = 2;
  return battle;
}

test('RX-ACTG-03 first aid needs 9 on 2d6, by the kit, and leaves a panic marker', () => {
  const aid = (medic: string, dice: number[]) => {
    const battle = fallen(medic);
    act(battle, 'a1', 'aid:a2', { faces: [dice] });
    return figureOf(battle, 'a2');
  };
  expect(aid('kit', [4, 5])).toMatchObject({ fate: 'in', reaction: 'panic', aided: true });
  expect(aid('kit', [4, 4]).fate).toBe('eliminated');
  expect(aid('fine-kit', [4, 4]).fate).toBe('in');
  expect(aid('', [6, 5]).fate).toBe('eliminated');
  expect(aid('', [6, 6]).fate).toBe('in');
  expect(aid('kit panic', [5, 5]).fate).toBe('eliminated');
  expect(aid('kit panic', [5, 6]).fate).toBe('in');
});

test('RX-ACTG-03 first aid is once per casualty, of this turn or the last', () => {
  const again = fallen('kit');
  act(again, 'a1', 'aid:a2', { faces: [[1, 1]] });
  expect(refusal(again, 'a1', 'aid:a2')).toMatchObject({
    code: 'already-aided',
    rule: 'RX-ACTG-03',
  });
  const late = fallen('kit', { turn: 4 });
  expect(refusal(late, 'a1', 'aid:a2')).toMatchObject({ code: 'too-late' });
  const far = fallen('kit');
  figureOf(far, 'a2').at = [130, 100];
  expect(refusal(far, 'a1', 'aid:a2')).toMatchObject({ code: 'not-in-contact' });
  const fled = fallen('kit');
  figureOf(fled, 'a2').fate = 'fled';
  expect(refusal(fled, 'a1', 'aid:a2')).toMatchObject({ code: 'not-a-casualty' });
  expect(refusal(fallen('kit', { settings: { firstAid: 'none' } }), 'a1', 'aid:a2')).toMatchObject({
    code: 'no-first-aid',
  });
  const harder = fallen('kit', { settings: { firstAidDifficulty: 10 } });
  act(harder, 'a1', 'aid:a2', { faces: [[4, 5]] });
  expect(figureOf(harder, 'a2').fate).toBe('eliminated');
});

test('RX-ACTG-04 3 AP include passing an obstacle up to 3 cm high and 5 cm deep', () => {
  const cross = (terrain: Terrain, key: string, extras: BattleExtras = {}) =>
    refusal(battleOf(['a1 @100,100', FAR], { terrain: [terrain], ...extras }), 'a1', key);
  const wide: Terrain = { ...FENCE, shape: rectangle(120, 0, 51, 300) };
  expect(cross(FENCE, 'cross:145,100')).toBeUndefined();
  expect(cross({ ...FENCE, height: 30 }, 'cross:145,100')).toBeUndefined();
  const touching = (depth: number) => ({ ...FENCE, shape: rectangle(112, 0, depth, 300) });
  expect(cross(touching(50), 'cross:174,100')).toBeUndefined();
  expect(cross(touching(51), 'cross:175,100')).toMatchObject({ code: 'obstacle-too-deep' });
  expect(cross({ ...FENCE, height: 31 }, 'cross:145,100')).toMatchObject({
    code: 'obstacle-too-high',
    params: { highest: 30 },
  });
  expect(
    cross({ ...FENCE, height: 31 }, 'cross:145,100', { settings: { obstacleHeight: 40 } }),
  ).toBeUndefined();
  expect(cross(wide, 'cross:184,100')).toMatchObject({
    code: 'obstacle-too-deep',
    params: { deepest: 50 },
  });
  expect(cross(wide, 'cross:184,100', { settings: { obstacleDepth: 70 } })).toBeUndefined();
  expect(cross(FENCE, 'cross:160,100')).toMatchObject({ code: 'beyond-obstacle' });
  expect(cross(FENCE, 'cross:100,160')).toMatchObject({ code: 'no-obstacle' });
  const battle = battleOf(['a1 @100,100', FAR], { terrain: [FENCE] });
  expect(loggedEvents(act(battle, 'a1', 'cross:145,100'))).toEqual(['crosses']);
  expect(figureOf(battle, 'a1')).toMatchObject({ at: [145, 100], spent: 3 });
});

test('RX-TECH-01 2d6, technician +2, no gear -3, good gear +1, panicked -2', () => {
  const modifier = (words: string) => {
    const battle = battleOf([`a1 ${words}`]);
    return technologyModifier(figureOf(battle, 'a1'));
  };
  expect([
    modifier('gear'),
    modifier('tech gear'),
    modifier(''),
    modifier('fine-gear'),
    modifier('gear panic'),
  ]).toEqual([0, 2, -3, 1, -2]);
  const battle = battleOf(['a1 tech fine-gear']);
  const played = runFlow(technologyRoll(figureOf(battle, 'a1'), 9), { faces: [[2, 4]] });
  expect(played.result).toBe(true);
  expect(moment(played, 'technology')).toMatchObject({
    dice: 6,
    modifier: 3,
    total: 9,
    success: 1,
  });
});

test('RX-TECH-02 easy 6, normal 8, hard 10, or as the table says', () => {
  const { settings } = battleOf(['a1']);
  expect(
    (['easy', 'normal', 'hard'] as const).map((level) => difficultyOf(settings, level)),
  ).toEqual([6, 8, 10]);
  const other = battleOf(['a1'], {
    settings: { technologyEasy: 5, technologyNormal: 7, technologyHard: 12 },
  });
  expect(
    (['easy', 'normal', 'hard'] as const).map((level) => difficultyOf(other.settings, level)),
  ).toEqual([5, 7, 12]);
  const hack = battleOf(['a1 gear @100,100', FAR], {
    objectives: [
      { id: 'p1', name, at: [100, 120], reach: 3, points: 1, kind: 'hack', difficulty: 'hard' },
    ],
  });
  activate(hack, 'a1');
  act(hack, 'a1', 'hack:p1', { faces: [[4, 5]] });
  expect(hack.objectives[0]?.owner).toBe(null);
  act(hack, 'a1', 'hack:p1', { faces: [[4, 6]] });
  expect(hack.objectives[0]?.owner).toBe(0);
  expect(refusal(hack, 'a1', 'hack:p1')).toMatchObject({ code: 'nothing-to-do' });
});

test('RX-ACTG-02 cover from one enemy is enough to take it', () => {
  const wall = { id: 'wall', shape: rectangle(150, 60, 10, 80), cover: 2, height: 10 } as const;
  const battle = battleOf(['a1 @200,100', 'b1 @50,100', 'b2 @600,100'], { terrain: [wall] });
  expect(refusal(battle, 'a1', 'cover')).toBeUndefined();
  const open = battleOf(['a1 @200,100', 'b2 @600,100'], { terrain: [wall] });
  expect(refusal(open, 'a1', 'cover')).toMatchObject({ code: 'no-cover' });
});

test('RX-ACTG-03 a saved figure is logged and has no turn left; an unsaved stays down', () => {
  const aid = (faces: number[]) => {
    const battle = battleOf(['a1 kit @100,100', 'a2 @124,100', 'b1 @1900,1100'], { turn: 2 });
    const casualty = figureOf(battle, 'a2');
    Object.assign(casualty, { fate: 'eliminated', outSince: 2 });
    const played = act(battle, 'a1', 'aid:a2', { faces: [faces] });
    return [casualty, moment(played, 'first-aid'), moment(played, 'revived')] as const;
  };
  const [saved, roll, revived] = aid([6, 6]);
  expect(saved).toMatchObject({ fate: 'in', outSince: 0, reaction: 'panic', acted: true });
  expect(roll).toMatchObject({ dice: 12, success: 1 });
  expect(revived).toEqual({ figure: 'a2' });
  const [lost, failed, none] = aid([1, 1]);
  expect(lost).toMatchObject({ fate: 'eliminated', aided: true });
  expect(failed).toMatchObject({ dice: 2, success: 0 });
  expect(none).toBeUndefined();
});

test('RX-ACTG-03 RX-MACH-06 RX-ACTG-01 absent things cannot be used', () => {
  const battle = battleOf(['a1 kit tech gear', 'b1 @1900,1100']);
  for (const key of ['aid:zz', 'repair:zz:power', 'door:zz', 'take:zz', 'hack:zz']) {
    expect(refusal(battle, 'a1', key), key).toMatchObject({ code: 'no-such-thing' });
  }
});

test('RX-ACTG-03 nobody helps a casualty of the other side', () => {
  const battle = battleOf(['a1 kit @100,100', 'b1 @100,100', 'b2 @1900,1100'], { turn: 2 });
  Object.assign(figureOf(battle, 'b1'), { fate: 'eliminated', outSince: 2 });
  expect(refusal(battle, 'a1', 'aid:b1')).toMatchObject({
    code: 'not-own-side',
    rule: 'RX-ACTG-03',
  });
});

test('RX-TECH-01 a device is worked on within its reach', () => {
  const device = { id: 'p1', name, reach: 2, points: 1, kind: 'hack', difficulty: 'easy' } as const;
  const at = (x: number) =>
    refusal(
      battleOf(['a1 gear @100,100', FAR], { objectives: [{ ...device, at: [x, 100] }] }),
      'a1',
      'hack:p1',
    );
  expect(at(132)).toBeUndefined();
  expect(at(133)).toMatchObject({ code: 'out-of-reach', rule: 'RX-TECH-01' });
});

test('RX-ACTG-01 hands reach a centimetre from the base', () => {
  const take = (x: number) =>
    refusal(
      battleOf(['a1 @100,100', FAR], { objects: [{ id: 'o1', name, at: [x, 100], points: 1 }] }),
      'a1',
      'take:o1',
    );
  expect(take(122)).toBeUndefined();
  expect(take(123)).toMatchObject({ code: 'out-of-reach', params: { distance: 11, reach: 10 } });
  const open = (x: number) => {
    const terrain = { id: 'door', shape: rectangle(x, 0, 10, 300), ground: 'impassable' } as const;
    const doors = [{ id: 'd1', name, open: false, terrain }];
    return refusal(battleOf(['a1 @100,100', FAR], { doors }), 'a1', 'door:d1');
  };
  expect(open(122)).toBeUndefined();
  expect(open(123)).toMatchObject({ code: 'out-of-reach', params: { distance: 11, reach: 10 } });
});

test('RX-ACTG-02 ground that covers nobody is no cover', () => {
  const mud = { id: 'mud', shape: rectangle(50, 50, 100, 100), ground: 'difficult' } as const;
  const battle = battleOf(['a1 @100,100', FAR], { terrain: [mud] });
  expect(refusal(battle, 'a1', 'cover')).toMatchObject({ code: 'no-cover' });
});

test('RX-AP-04 an unknown action is quoted with its first forty characters', () => {
  const battle = battleOf(['a1', FAR]);
  const long = 'dance'.repeat(10);
  expect(refusal(battle, 'a1', long)).toMatchObject({
    code: 'not-understood',
    rule: 'RX-AP-04',
    params: { answer: long.slice(0, 40) },
  });
  expect(refusal(battle, 'a1', 'done:now')).toMatchObject({ code: 'not-understood' });
});
