import { expect, test } from 'vitest';
import { ALL_MODULES } from './all-modules.ts';
import { figureFrom, setUp } from './setup.ts';
import { battleWith, recruit } from './testing/battle.ts';

test('MU-DEP-04 MU-CHAR-11 figures begin off the table, whole and empty-handed', () => {
  const chief = recruit({ rank: 'chief' }, 'human');
  expect(figureFrom(chief, 1, 2)).toEqual({
    id: 'b3',
    seat: 1,
    recruit: chief,
    radius: 10,
    at: [0, 0],
    level: 0,
    on: null,
    hanging: false,
    fate: 'waiting',
    life: 6,
    fleeing: false,
    brokeIn: 0,
    rallied: 0,
    activated: false,
    ap: 0,
    charged: false,
    dived: false,
    weakened: false,
    wielded: [],
    fired: [],
    shotsLeft: 0,
    lost: [],
    spent: [],
    seen: [],
    carries: null,
    hidden: false,
    felledBy: null,
  });
  expect(figureFrom(chief, 0, 0, 'veteran').id).toBe('veteran');
});

test('MU-TURN-01 MU-BAND-06 a battle starts before turn 1, with its vehicles and guns', () => {
  const { settings, deployment, terrain } = battleWith({});
  const armed = recruit({ weapons: ['rifle'] }, 'human');
  const name = { en: 'Test', fr: 'Essai' };
  const scenario = {
    id: 'test',
    name,
    width: 640,
    height: 800,
    terrain,
    climbable: [],
    deployment,
  };
  const band = { id: 'own', name, race: 'human', recruits: [armed], unspent: 7 };
  const battle = setUp(
    {
      scenario,
      bands: [band, { ...band, ids: ['z9'], vehicles: [] }],
      settings,
    },
    ALL_MODULES,
  );
  expect(battle.figures.map(({ id }) => id)).toEqual(['a1', 'z9']);
  const side = {
    name,
    band: 'own',
    race: 'human',
    unspent: 7,
    size: 0,
    chiefLost: 0,
    tested: false,
  };
  expect(battle).toMatchObject({
    scenario: 'test',
    width: 640,
    height: 800,
    sides: [
      { seat: 0, ...side },
      { seat: 1, ...side },
    ],
    guns: [],
    turn: 0,
    phase: { step: 'order' },
    order: [],
    active: null,
    decided: null,
  });
  expect(battle).not.toHaveProperty('vehicles');
  expect(battle).not.toHaveProperty('world');
  // MU-RW-04: one gun among other weapons is enough.
  const gunner = recruit({ weapons: ['rifle', 'howitzer'] }, 'human');
  const gunned = setUp(
    {
      scenario,
      bands: [{ ...band, recruits: [armed, gunner] }, band],
      settings,
    },
    ALL_MODULES,
  );
  expect(gunned.guns.map(({ id }) => id)).toEqual(['a2gun1']);
});
