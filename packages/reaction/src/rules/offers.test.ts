import { rectangle, type Point } from '@skirmish-kit/space';
import { describe, expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { offers } from './testing/options.ts';
import { battleOf, refusal, type BattleExtras } from './testing/scripted-battle.ts';

const FIRE = ['shoot', 'burst', 'aim', 'blast', 'flame', 'opportunity'];
const HANDS = ['cover', 'door', 'take', 'hack', 'repair', 'aid', 'extinguish'];

describe('fire', () => {
  test('RX-ACTC-02 RX-ACTC-03 RX-ACTC-04 a shot costs 1, a burst 2, waiting 5', () => {
    const battle = battleOf(['a1 assault-rifle @100,100', 'b1 @400,100']);
    const shoot = 'shoot:assault-rifle:b1';
    const burst = 'burst:assault-rifle:b1*3';
    const aim = 'aim:assault-rifle:b1';
    expect(offers(battle, 0, ...FIRE)).toEqual([]);
    expect(offers(battle, 1, ...FIRE)).toEqual([shoot]);
    expect(offers(battle, 2, ...FIRE)).toEqual([shoot, burst]);
    expect(offers(battle, 4, ...FIRE)).toEqual([shoot, burst]);
    expect(offers(battle, 5, ...FIRE)).toEqual([shoot, aim, burst, 'opportunity']);
  });

  test('RX-ACTC-06 a heavy weapon costs one more, an aimed shot of it does not', () => {
    const battle = battleOf(['a1 machine-gun @100,100', 'b1 @400,100']);
    expect(offers(battle, 1, ...FIRE)).toEqual([]);
    expect(offers(battle, 2, ...FIRE)).toEqual(['shoot:machine-gun:b1']);
    expect(offers(battle, 3, ...FIRE)).toEqual(['shoot:machine-gun:b1', 'burst:machine-gun:b1*5']);
    expect(offers(battle, 5, 'aim')).toEqual(['aim:machine-gun:b1']);
  });

  test('RX-SHOOT-02 RX-RNG-01 only at who is in range, in front and in sight', () => {
    const wall = {
      id: 'wall',
      shape: rectangle(200, 200, 100, 150),
      ground: 'impassable',
      blocksSight: true,
    } as const;
    const lines = [
      'a1 pistol @100,100 >90',
      'b1 @600,100',
      'b2 @740,100',
      'b3 @20,100',
      'b4 @400,500',
    ];
    const battle = battleOf(lines, { terrain: [wall] });
    expect(offers(battle, 1, 'shoot')).toEqual(['shoot:pistol:b1']);
    const open = battleOf(lines);
    expect(offers(open, 1, 'shoot')).toEqual(['shoot:pistol:b1', 'shoot:pistol:b4']);
  });

  test('RX-BURST-01 a burst is shared with a second target near the first', () => {
    const near = battleOf(['a1 assault-rifle @100,100', 'b1 @400,100', 'b2 @400,140']);
    expect(offers(near, 2, 'burst')).toEqual([
      'burst:assault-rifle:b1*3',
      'burst:assault-rifle:b1*2+b2*1',
      'burst:assault-rifle:b2*3',
    ]);
    const far = battleOf(['a1 assault-rifle @100,100', 'b1 @400,100', 'b2 @400,600']);
    expect(offers(far, 2, 'burst').some((key) => key.includes('+'))).toBe(false);
    const single = battleOf(['a1 shotgun @100,100', 'b1 @200,100']);
    expect(offers(single, 6, 'burst')).toEqual([]);
  });

  test('RX-ACTC-04 a figure that has moved does not aim, unless set', () => {
    const lines = ['a1 pistol @100,100', 'b1 @400,100'];
    const battle = battleOf(lines);
    figureOf(battle, 'a1').moved = true;
    expect(offers(battle, 6, 'aim')).toEqual([]);
    const allowed = battleOf(lines, { settings: { aimAfterMoving: 'allowed' } });
    figureOf(allowed, 'a1').moved = true;
    expect(offers(allowed, 6, 'aim')).toEqual(['aim:pistol:b1']);
  });

  test('RX-RW-03 grenades are offered at places in range, for 3, never for waiting', () => {
    const battle = battleOf(['a1 grenade @100,100', 'b1 @200,100', 'b2 @400,100']);
    expect(offers(battle, 2, ...FIRE)).toEqual([]);
    expect(offers(battle, 6, ...FIRE)).toEqual(['blast:grenade:200,100']);
  });

  test('RX-RW-03 flames reach who stands in them, for 2', () => {
    const battle = battleOf(['a1 flamethrower @100,100', 'b1 @200,100', 'b2 @400,100']);
    expect(offers(battle, 1, ...FIRE)).toEqual([]);
    expect(offers(battle, 2, ...FIRE)).toEqual(['flame:flamethrower:200,100']);
    const behind = battleOf(['a1 flamethrower @200,100 >270', 'b1 @300,100']);
    expect(offers(behind, 6, ...FIRE)).toEqual([]);
  });

  test('RX-RW-07 an integrated launcher aims at places, or at figures if so set', () => {
    const lines = ['a1 integrated-grenade-launcher @100,100', 'b1 @200,100'];
    expect(offers(battleOf(lines), 3, ...FIRE)).toEqual([
      'blast:integrated-grenade-launcher:200,100',
    ]);
    const direct = battleOf(lines, { settings: { integratedLauncher: 'direct' } });
    expect(offers(direct, 3, ...FIRE)).toEqual(['shoot:integrated-grenade-launcher:b1']);
  });
});

describe('hands', () => {
  const YARD: BattleExtras = {
    terrain: [
      { id: 'crate', shape: rectangle(112, 80, 20, 40), ground: 'obstacle', cover: 2, height: 10 },
    ],
    doors: [
      {
        id: 'd1',
        name: { en: 'Gate', fr: 'Portail' },
        terrain: { id: 'gate', shape: rectangle(80, 112, 40, 8), ground: 'impassable' },
        open: false,
      },
    ],
    objects: [{ id: 'o1', name: { en: 'Case', fr: 'Mallette' }, at: [100, 80], points: 1 }],
    objectives: [
      {
        id: 'p1',
        name: { en: 'Console', fr: 'Console' },
        at: [80, 80],
        reach: 5,
        points: 2,
        kind: 'hack',
        difficulty: 'easy',
      },
      {
        id: 'p2',
        name: { en: 'Yard', fr: 'Cour' },
        at: [80, 80],
        reach: 5,
        points: 2,
        kind: 'hold',
      },
    ],
  };
  const LINES = ['a1 kit tech gear @100,100', 'a2 @76,100', 'a3 robot @100,60', 'b1 @1500,900'];

  function yard(): Battle {
    const battle = battleOf(LINES, YARD);
    const casualty = figureOf(battle, 'a2');
    casualty.fate = 'eliminated';
    casualty.outSince = 1;
    return battle;
  }

  test('RX-ACTG-01 cover, a door and an object for 1, technology for 2, first aid for 3', () => {
    const battle = yard();
    expect(offers(battle, 0, ...HANDS)).toEqual([]);
    expect(offers(battle, 1, ...HANDS)).toEqual(['cover', 'door:d1', 'take:o1']);
    expect(offers(battle, 2, ...HANDS)).toEqual(['cover', 'door:d1', 'take:o1', 'hack:p1']);
    expect(offers(battle, 3, ...HANDS)).toEqual([
      'cover',
      'door:d1',
      'take:o1',
      'hack:p1',
      'aid:a2',
    ]);
  });

  test('RX-ACTG-02 cover is not offered twice, nor on open ground', () => {
    const battle = yard();
    figureOf(battle, 'a1').inCover = true;
    expect(offers(battle, 1, 'cover')).toEqual([]);
    expect(refusal(battle, 'a1', 'cover')).toMatchObject({ code: 'in-cover' });
    const open = battleOf(['a1 @600,600', 'b1 @900,600'], YARD);
    expect(offers(open, 1, 'cover')).toEqual([]);
    const anywhere = battleOf(['a1 @600,600', 'b1 @900,600'], {
      settings: { takeCover: 'anywhere' },
    });
    expect(offers(anywhere, 1, 'cover')).toEqual(['cover']);
  });

  test('RX-ACTG-02 a door that stands open covers nobody', () => {
    const doorway = (open: boolean): BattleExtras => ({
      doors: [
        {
          id: 'd1',
          name: { en: 'Gate', fr: 'Portail' },
          terrain: {
            id: 'gate',
            shape: rectangle(80, 112, 40, 8),
            ground: 'impassable',
            cover: 2,
          },
          open,
        },
      ],
    });
    const cover = (open: boolean) =>
      offers(battleOf(['a1 @100,100', 'b1 @900,100'], doorway(open)), 1, 'cover');
    expect(cover(false)).toEqual(['cover']);
    expect(cover(true)).toEqual([]);
  });

  test('RX-ACTG-01 held and distant objects cannot be taken', () => {
    const battle = yard();
    const [thing] = battle.things;
    if (thing) thing.holder = 'a3';
    expect(offers(battle, 1, 'take')).toEqual([]);
    if (thing) {
      thing.holder = null;
      thing.at = [100, 300];
    }
    expect(offers(battle, 1, 'take')).toEqual([]);
  });

  test('RX-TECH-01 a console of one’s own is not hacked again; one of the enemy is', () => {
    const battle = yard();
    const [console] = battle.objectives;
    if (console) console.owner = 0;
    expect(offers(battle, 2, 'hack')).toEqual([]);
    expect(refusal(battle, 'a1', 'hack:p1')).toMatchObject({ code: 'nothing-to-do' });
    expect(refusal(battle, 'a1', 'hack:p2')).toMatchObject({ code: 'nothing-to-do' });
    expect(refusal(battle, 'a1', 'hack:p9')).toMatchObject({ code: 'no-such-thing' });
    if (console) console.owner = 1;
    expect(offers(battle, 2, 'hack')).toEqual(['hack:p1']);
  });

  test('RX-TECH-01 a console is hacked up to its reach, and not from a step further', () => {
    const at = (x: number) =>
      offers(battleOf([`a1 @${x},80`, 'b1 @1500,900'], YARD), 2, 'hack').length;
    expect([142, 143].map(at)).toEqual([1, 0]);
  });

  test('RX-RW-06 a burning figure may put the fire out for 2', () => {
    const battle = battleOf(['a1 @600,600', 'b1 @1500,900']);
    figureOf(battle, 'a1').burning = true;
    expect(offers(battle, 1, 'extinguish')).toEqual([]);
    expect(offers(battle, 2, 'extinguish')).toEqual(['extinguish']);
  });

  test('RX-MACH-06 each damaged system of a machine beside one is offered, but no wreck', () => {
    const battle = battleOf(['a1 tech gear @100,100', 'a2 robot @100,124', 'b1 @1500,900']);
    const { machine } = figureOf(battle, 'a2');
    expect(offers(battle, 2, 'repair')).toEqual([]);
    if (machine) machine.damage = { hardware: 2, power: 0, software: 3 };
    expect(offers(battle, 1, 'repair')).toEqual([]);
    expect(offers(battle, 2, 'repair')).toEqual(['repair:a2:hardware', 'repair:a2:software']);
    expect(refusal(battle, 'a1', 'repair:a2:power')).toMatchObject({ code: 'not-damaged' });
    expect(refusal(battle, 'a1', 'repair:a2:wings')).toMatchObject({ code: 'not-damaged' });
    expect(refusal(battle, 'a1', 'repair:a1:power')).toMatchObject({ refused: true });
    expect(refusal(battle, 'a1', 'repair:b1:power')).toMatchObject({ code: 'not-own-side' });
    const people = battleOf(['a1 tech gear @100,100', 'a2 @100,124', 'b1 @1500,900']);
    expect(refusal(people, 'a1', 'repair:a2:power')).toMatchObject({ code: 'not-damaged' });
    if (machine) machine.damage.hardware = 3;
    expect(offers(battle, 2, 'repair')).toEqual(['repair:a2:software']);
  });
});

describe('close combat', () => {
  const LINES = ['a1 pistol +sword @100,100', 'b1 @124,100', 'b2 @400,100'];

  function engaged(settings: BattleExtras['settings'] = {}): Battle {
    const battle = battleOf(LINES, { settings });
    battle.melees = [{ starter: 'a1', other: 'b1', rounds: 1 }];
    return battle;
  }

  test('RX-CC-02 a figure in close combat fights on, and does nothing else', () => {
    expect(offers(engaged(), 6)).toEqual(['fight:b1', 'done']);
    expect(offers(engaged(), 0)).toEqual(['done']);
  });

  test('RX-CC-02 leaving costs 1 where the table allows it', () => {
    expect(offers(engaged({ leavingCombat: 'costs-1' }), 1)).toContain('leave');
    expect(offers(engaged({ leavingCombat: 'costs-1' }), 0)).toEqual(['done']);
    expect(refusal(engaged(), 'a1', 'leave')).toMatchObject({ refused: true });
  });

  test('RX-SHOOT-08 shots from close combat are offered if so set, never waiting', () => {
    const shots = offers(engaged({ shootingInCombat: 'allowed' }), 6);
    expect(shots).toContain('shoot:pistol:b2');
    expect(shots).not.toContain('opportunity');
    expect(offers(engaged(), 6).some((key) => key.startsWith('shoot'))).toBe(false);
  });

  test('RX-CC-01 a figure in contact may begin a fight', () => {
    expect(offers(battleOf(LINES), 1, 'fight')).toEqual(['fight:b1']);
    expect(offers(battleOf(LINES), 0, 'fight')).toEqual([]);
  });
});

describe('ways', () => {
  test('RX-MOVE-01 RX-MOVE-02 turns to the three nearest enemies are offered', () => {
    const lines = ['a1 @500,500 >0', 'b1 @500,700', 'b2 @600,500', 'b3 @300,500', 'b4 @900,100'];
    expect(offers(battleOf(lines), 0, 'pivot')).toEqual(['pivot:90', 'pivot:270']);
    expect(offers(battleOf(lines), 1, 'pivot')).toEqual(['pivot:90', 'pivot:180', 'pivot:270']);
    const turned = battleOf(lines);
    figureOf(turned, 'a1').pivoted = true;
    expect(offers(turned, 6, 'pivot')).toEqual([]);
    const facing = battleOf(['a1 @500,500 >90', 'b2 @600,500']);
    expect(offers(facing, 6, 'pivot')).toEqual([]);
  });

  test('RX-ACTG-04 an obstacle beside one is crossed for 3', () => {
    const fence = {
      id: 'fence',
      shape: rectangle(112, 50, 6, 100),
      ground: 'obstacle',
      cover: 1,
      height: 10,
    } as const;
    const battle = () => battleOf(['a1 @100,100', 'b1 @1500,900'], { terrain: [fence] });
    expect(offers(battle(), 2, 'cross')).toEqual([]);
    expect(offers(battle(), 3, 'cross')).toEqual(['cross:134,100']);
    expect(offers(battleOf(['a1 @100,100', 'b1 @1500,900']), 6, 'cross')).toEqual([]);
    const lying = { ...fence, shape: rectangle(50, 112, 100, 6) };
    const adjacent = battleOf(['a1 @100,100', 'b1 @1500,900'], { terrain: [lying] });
    expect(offers(adjacent, 3, 'cross')).toEqual(['cross:100,134']);
  });

  const moves = (lines: readonly string[], ap: number, extras: BattleExtras = {}) =>
    offers(battleOf(lines, extras), ap, 'move').map((key) => key.slice(5));

  test('RX-MOVE-03 into contact with an enemy in reach, half the way, and away', () => {
    expect(moves(['a1 @500,500', 'b1 @600,500'], 2)).toEqual(['576,500', '550,500', '430,500']);
    expect(moves(['a1 @500,500', 'b1 @900,500'], 2)).toEqual(['600,500', '550,500', '430,500']);
    expect(moves(['a1 @500,500', 'b1 @600,500'], 0)).toEqual([]);
  });

  test('RX-MOVE-03 moves to the three nearest enemies are offered, nearest first', () => {
    const far = ['b1 @900,500', 'b2 @500,700', 'b3 @300,500', 'b4 @500,100'];
    const found = moves(['a1 @500,500', ...far], 1);
    expect(found.slice(0, 2)).toEqual(['500,550', '500,525']);
    expect(found).toContain('450,500');
  });

  test('RX-ACTG-02 behind the nearest cover, seen from the enemy', () => {
    const crate = (x: number) =>
      ({ id: `c${x}`, shape: { at: [x, 500], radius: 20 }, ground: 'obstacle', cover: 2 }) as const;
    const terrain = [crate(600)];
    expect(moves(['a1 @500,500', 'b1 @900,500'], 2, { terrain })).toContain('566,500');
    const open = { ...crate(600), cover: 0 };
    expect(moves(['a1 @500,500', 'b1 @900,500'], 2, { terrain: [open] })).not.toContain('566,500');
  });

  test('RX-MOVE-03 aside, where the way ahead is shut', () => {
    const wall = { id: 'w', shape: rectangle(530, 300, 10, 400), ground: 'impassable' } as const;
    const found = moves(['a1 @500,500', 'b1 @900,500'], 2, { terrain: [wall] });
    expect(found.length).toBeGreaterThan(1);
    expect(found.some((place) => !place.endsWith(',500'))).toBe(true);
    expect(found).toContain('517,402');
    expect(found).toContain('517,598');
  });

  test('RX-MOVE-03 moves to objects are offered', () => {
    const lines = ['a1 @500,500', 'b1 @1500,500'];
    const at: Point = [500, 600];
    const objects = [{ id: 'o1', name: { en: 'Case', fr: 'Mallette' }, at, points: 1 }];
    expect(moves(lines, 2)).not.toContain('500,600');
    expect(moves(lines, 2, { objects })).toContain('500,600');
    expect(moves(lines, 1, { objects })).toContain('500,550');
  });

  test('RX-ACTG-03 moves to a casualty are offered while a kit can help', () => {
    const goes = (kit: string, change: object = {}) => {
      const battle = battleOf([`a1 ${kit} @500,500`, 'a2 @500,600', 'b1 @1500,500'], { turn: 3 });
      Object.assign(figureOf(battle, 'a2'), { fate: 'eliminated', outSince: 2, ...change });
      return offers(battle, 2, 'move').includes('move:500,600');
    };
    expect(goes('kit')).toBe(true);
    expect(goes('')).toBe(false);
    expect(goes('kit', { outSince: 1 })).toBe(false);
    expect(goes('kit', { aided: true })).toBe(false);
    expect(goes('kit', { fate: 'fled' })).toBe(false);
    expect(goes('kit', { seat: 1 })).toBe(false);
  });

  test('RX-COH-01 moves to the leader of the own group are offered', () => {
    const leader = ['a1 @500,500', 'a2 leader @500,600', 'b1 @1900,1100'];
    expect(moves(leader, 2)).toContain('500,576');
    const other = ['a1 @500,500', 'a2 leader g2 @500,600', 'b1 @1900,1100'];
    expect(moves(other, 2)).not.toContain('500,576');
  });
});
