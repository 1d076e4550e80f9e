import { exactOdds, isProblems, seededRandom, type Flow } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { fightRound } from '../rules/close-combat.ts';
import { figureOf } from '../rules/figures.ts';
import { shoot, type Allotment } from '../rules/shooting.ts';
import type { Battle } from '../rules/state.ts';
import { fightOdds } from './close-combat.ts';
import { effectOn } from './effect.ts';
import { coverAt, minimalBattle, MIDDLE, type MinimalFigure } from './minimal-battle.ts';
import { askOdds, isOdds, oddsScenarios } from './questions.ts';
import { odds } from './testing/odds.ts';
import { DIRECT_WEAPONS, shotOdds } from './shot.ts';
import { chanceOf, meleeFractions, shotFractions, times, toNumber } from './testing/fractions.ts';

test('RX-SHOOT-07 the worked examples, by names', () => {
  const hit = (request: object) => {
    // A roll can never be 4 below this resistance, so every hit shows: a shotgun at 2 of 7.
    const { outcomes } = odds({ action: 'shoot', weapon: 'recoilless-rifle', ...request });
    return 1 - (outcomes['nothing'] ?? 0);
  };
  const always = toNumber(chanceOf([8, 8, 8, 8], (total) => total >= 4));
  expect(always).toBe(1);
  expect(hit({ range: 'long' })).toBeCloseTo(1 / 6, 12);
  expect(hit({ quality: 'veteran', range: 'short' })).toBeCloseTo(3 / 6, 12);
  expect(hit({ quality: 'elite', range: 'short', mode: 'aimed' })).toBeCloseTo(5 / 6, 12);
  expect(hit({ quality: 'green', panicked: true, tookCover: true, range: 'long' })).toBeCloseTo(
    1 / 6,
    12,
  );
});

test('RX-WOUND-07 pistol against vest behind medium cover, as the fractions say', () => {
  const { outcomes } = odds({
    action: 'shoot',
    weapon: 'pistol',
    range: 'short',
    cover: 'medium',
    armour: 'vest',
  });
  const exact = shotFractions({
    toHit: 1,
    damage: [6, 6],
    damageModifier: -4,
    resistance: 7,
    shots: 1,
  });
  expect(outcomes['eliminated']).toBeCloseTo(toNumber(exact.eliminated), 12);
  expect(outcomes['panicked']).toBeCloseTo(toNumber(exact.panicked), 12);
});

const QUALITY = { green: -1, average: 0, veteran: 1, elite: 2 } as const;
const ARMOUR = { none: 0, primitive: -1, ablative: -1, vest: -2, combat: -3 } as const;
const COVER = { none: 0, light: -1, medium: -2, hard: -3, 'extra-hard': -4 } as const;
const RANGE = { 'point-blank': 2, short: 1, long: 0 } as const;
const ROLE = { basic: 7, second: 7, leader: 8, hero: 9 } as const;

function pick<T extends object>(
  random: ReturnType<typeof seededRandom>,
  table: T,
): keyof T & string {
  const keys = Object.keys(table).filter((key): key is keyof T & string => key in table);
  const key = keys[random.between(0, keys.length - 1)];
  if (key === undefined) throw new Error('An empty table.');
  return key;
}

test('RX-SHOOT-04 RX-SHOOT-05 RX-WOUND-04 RX-WOUND-05 RX-WOUND-06 odds are exact', () => {
  const random = seededRandom('named');
  for (let i = 0; i < 300; i++) {
    const weapon = DIRECT_WEAPONS[random.between(0, DIRECT_WEAPONS.length - 1)];
    if (!weapon) throw new Error('no weapon');
    const quality = pick(random, QUALITY);
    const armour = pick(random, ARMOUR);
    const cover = pick(random, COVER);
    const range = pick(random, RANGE);
    const role = pick(random, ROLE);
    const [tookCover, panicked, burst, aimed] = [0, 1, 2, 3].map(() => random.between(0, 1) === 1);
    const mode = burst && weapon.rateOfFire > 1 ? 'burst' : aimed ? 'aimed' : 'single';
    const request = {
      action: 'shoot',
      weapon: weapon.id,
      mode,
      quality,
      armour,
      cover,
      range,
      role,
      tookCover,
      panicked,
    };
    const exact = shotFractions({
      toHit:
        QUALITY[quality] +
        RANGE[range] -
        (tookCover ? 1 : 0) -
        (panicked ? 1 : 0) +
        (mode === 'aimed' ? 2 : 0),
      damage: weapon.damage,
      damageModifier: ARMOUR[armour] + COVER[cover] + (range === 'point-blank' ? 1 : 0),
      resistance: ROLE[role],
      shots: mode === 'burst' ? weapon.rateOfFire : 1,
    });
    const answer = odds(request);
    for (const [word, fraction] of Object.entries(exact)) {
      const off = Math.abs((answer.outcomes[word] ?? NaN) - toNumber(fraction));
      expect(off, JSON.stringify(request)).toBeLessThan(1e-12);
    }
    expect(answer.pruned).toBeLessThan(1e-9);
    expect(answer.runs).toBeLessThan(100);
  }
});

const TARGETS: readonly MinimalFigure[] = [
  { id: 'b1', at: [MIDDLE + 300, MIDDLE], armour: 'vest' },
  { id: 'b2', at: [MIDDLE, MIDDLE + 300], role: 'leader', inCover: true },
  { id: 'b3', at: [MIDDLE - 200, MIDDLE], machine: 'drone' },
];

function firefight(): Battle {
  const shooter: MinimalFigure = { id: 'a1', at: [MIDDLE, MIDDLE], quality: 'veteran' };
  return minimalBattle([shooter, ...TARGETS], coverAt('crates', [MIDDLE + 300, MIDDLE], 2));
}

function machineGun() {
  const weapon = DIRECT_WEAPONS.find(({ id }) => id === 'machine-gun');
  if (!weapon) throw new Error('no machine gun');
  return weapon;
}

const SHARES = [
  { target: 'b1', shots: 2 },
  { target: 'b2', shots: 2 },
  { target: 'b3', shots: 1 },
];

function* wholeBurst(battle: Battle): Flow<string> {
  const allotments: Allotment[] = SHARES.map(({ target, shots }) => ({
    target: figureOf(battle, target),
    shots,
  }));
  const before = firefight();
  yield* shoot(battle, figureOf(battle, 'a1'), machineGun(), 'burst', allotments);
  return SHARES.map(({ target }) =>
    effectOn(figureOf(before, target), figureOf(battle, target)),
  ).join();
}

test('RX-SHOOT-02 a burst over several targets equals its shots one by one', () => {
  const answer = shotOdds(firefight(), 'a1', machineGun(), 'burst', SHARES);
  const whole = exactOdds(() => wholeBurst(firefight()));
  SHARES.forEach((_, i) => {
    for (const [effect, probability] of Object.entries(answer.targets?.[i] ?? {})) {
      const direct = whole.outcomes
        .filter(([effects]) => effects.split(',')[i] === effect)
        .reduce((sum, [, p]) => sum + p, 0);
      expect(Math.abs(direct - probability), `${i} ${effect}`).toBeLessThan(1e-12);
    }
  });
  expect(answer.runs).toBeLessThan(whole.runs);
});

test('RX-MACH-05 a machine that was damaged before is damaged again by what is new', () => {
  const damaged = () => {
    const battle = firefight();
    const { machine } = figureOf(battle, 'b3');
    if (machine) machine.damage = { hardware: 2, power: 1, software: 0 };
    return battle;
  };
  const shares = [{ target: 'b3', shots: 2 }];
  function* burst(): Flow<string> {
    const battle = damaged();
    const target = figureOf(battle, 'b3');
    const before = figureOf(damaged(), 'b3');
    yield* shoot(battle, figureOf(battle, 'a1'), machineGun(), 'burst', [{ target, shots: 2 }]);
    return effectOn(before, target);
  }
  const answer = shotOdds(damaged(), 'a1', machineGun(), 'burst', shares);
  for (const [effect, probability] of exactOdds(burst).outcomes) {
    expect(answer.outcomes[effect], effect).toBeCloseTo(probability, 12);
  }
  expect(answer.outcomes['damaged']).toBeGreaterThan(0.05);
});

/** Rolls a flow out with seeded dice and gives how often each result came. */
function sampled<T>(seed: string, games: number, begin: () => Flow<T>): ReadonlyMap<T, number> {
  const random = seededRandom(seed);
  const counts = new Map<T, number>();
  for (let game = 0; game < games; game++) {
    const flow = begin();
    let step = flow.next();
    for (; !step.done; step = flow.next()) {
      if (step.value.kind === 'chance') step.value.sample(random);
      if (step.value.kind === 'choice') step.value.take(step.value.options[0]?.key ?? '');
    }
    counts.set(step.value, (counts.get(step.value) ?? 0) + 1);
  }
  return counts;
}

/** Within five standard deviations of a binomial count. */
function expectNear(count: number, games: number, probability: number, what: string): void {
  const sigma = Math.sqrt(games * probability * (1 - probability));
  expect(Math.abs(count - games * probability), what).toBeLessThanOrEqual(5 * sigma + 1e-9);
}

test('the engine rolls what the odds say: 2,000 bursts within five sigma', () => {
  const games = 2_000;
  const answer = shotOdds(firefight(), 'a1', machineGun(), 'burst', SHARES);
  const counts = sampled('bursts', games, () => wholeBurst(firefight()));
  SHARES.forEach((_, i) => {
    for (const [effect, probability] of Object.entries(answer.targets?.[i] ?? {})) {
      let count = 0;
      for (const [effects, times] of counts) if (effects.split(',')[i] === effect) count += times;
      expectNear(count, games, probability, `${i} ${effect}`);
    }
  });
});

function duel(): Battle {
  return minimalBattle([
    { id: 'a1', at: [MIDDLE - 24, MIDDLE], quality: 'veteran', blades: ['sword'] },
    { id: 'b1', at: [MIDDLE, MIDDLE], role: 'leader', armour: 'primitive', blades: ['axe'] },
  ]);
}

test('RX-CC-03 RX-CC-12 RX-CC-14 RX-CC-15 a named round of combat is exact', () => {
  const answer = odds({
    action: 'melee',
    quality: 'veteran',
    weapon: 'sword',
    theirRole: 'leader',
    theirQuality: 'average',
    theirArmour: 'primitive',
    theirWeapon: 'axe',
  });
  const exact = meleeFractions([6, 6, 6, 6], 1, [8, 8, 6], 0);
  for (const word of ['win', 'lose', 'tie'] as const) {
    expect(Math.abs((answer.outcomes[word] ?? NaN) - toNumber(exact[word])), word).toBeLessThan(
      1e-12,
    );
  }
  const out = times(
    exact.win,
    chanceOf([6, 6], (dice) => dice + 2 - 1 >= 8),
  );
  const routed = times(
    exact.win,
    chanceOf([6, 6], (dice) => [6, 7].includes(dice + 1)),
  );
  const panicked = times(
    exact.win,
    chanceOf([6, 6], (dice) => [4, 5].includes(dice + 1)),
  );
  const mine = times(
    exact.lose,
    chanceOf([8, 8], (dice) => dice + 3 >= 7),
  );
  const [defender, attacker] = answer.targets ?? [];
  expect(Math.abs((defender?.['eliminated'] ?? NaN) - toNumber(out))).toBeLessThan(1e-12);
  expect(Math.abs((defender?.['routed'] ?? NaN) - toNumber(routed))).toBeLessThan(1e-12);
  expect(Math.abs((defender?.['panicked'] ?? NaN) - toNumber(panicked))).toBeLessThan(1e-12);
  expect(Math.abs((attacker?.['eliminated'] ?? NaN) - toNumber(mine))).toBeLessThan(1e-12);
  expect(answer).toEqual(fightOdds(duel(), 'a1', 'b1'));
});

test('RX-CC-07 friends in contact add a die each; RX-CC-06 who starts has one more', () => {
  for (const friends of [0, 1, 2, 3, 4]) {
    for (const started of [true, false]) {
      const dice = Array<number>(2 + friends + (started ? 1 : 0)).fill(6);
      const exact = meleeFractions(dice, 0, [6, 6], 0);
      const { outcomes } = odds({ action: 'melee', friends, started });
      expect(Math.abs((outcomes['win'] ?? NaN) - toNumber(exact.win))).toBeLessThan(1e-12);
    }
  }
});

function* oneRound(battle: Battle): Flow<string> {
  return (yield* fightRound(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1'))).winner;
}

test('the engine fights what the odds say: 5,000 rounds within five sigma', () => {
  const games = 5_000;
  const { outcomes } = fightOdds(duel(), 'a1', 'b1');
  const counts = sampled('rounds', games, () => oneRound(duel()));
  expectNear(counts.get('attacker') ?? 0, games, outcomes['win'] ?? 0, 'win');
  expectNear(counts.get('defender') ?? 0, games, outcomes['lose'] ?? 0, 'lose');
});

test('RX-REACT-10 named reaction tests add up their modifiers', () => {
  const cases: readonly (readonly [request: object, modifier: number])[] = [
    [{}, 0],
    [{ role: 'second', routing: true, besideLeader: true }, 1],
    [{ quality: 'green' }, -1],
    [{ quality: 'elite', role: 'leader' }, 4],
    [{ size: 5, alive: 1 }, -3],
    [{ size: 6, alive: 3 }, 0],
    [{ size: 6, alive: 2 }, -1],
    [{ role: 'hero', size: 1 }, 2],
    [{ engaged: true }, -1],
  ];
  for (const [request, modifier] of cases) {
    const { outcomes } = odds({ action: 'reaction', ...request });
    expect(outcomes, JSON.stringify(request)).toEqual(
      odds({ action: 'reaction', modifier }).outcomes,
    );
  }
});

test('a form with its defaults is accepted, and so is each of its choices', () => {
  for (const scenario of oddsScenarios) {
    const usual = Object.fromEntries(
      scenario.parameters.map(({ name, usual: value }) => [name, value]),
    );
    for (const parameter of scenario.parameters) {
      const values =
        parameter.kind === 'choice'
          ? parameter.options.map(({ value }) => value)
          : parameter.kind === 'flag'
            ? [true, false]
            : [parameter.least, parameter.usual];
      for (const value of values) {
        // More figures alive than there ever were.
        const fewer = parameter.name === 'size' ? { alive: 1 } : {};
        const answer = scenario.odds({
          action: scenario.id,
          ...usual,
          ...fewer,
          [parameter.name]: value,
        });
        expect(isOdds(answer), `${parameter.name} ${String(value)}`).toBe(true);
      }
    }
  }
});

test('names that are not known are refused with the nearest spelling', () => {
  const answer = askOdds({ action: 'shoot', weapon: 'asault-rifle', targets: [{ armour: 'vst' }] });
  expect(isProblems(answer) && answer.map(({ path, message }) => [path, message])).toEqual([
    ['/weapon', expect.stringContaining('“assault-rifle”')],
    ['/targets/0/armour', expect.stringContaining('“vest”')],
  ]);
  const burst = askOdds({ action: 'shoot', weapon: 'shotgun', mode: 'burst' });
  expect(isProblems(burst) && burst[0]?.path).toBe('/mode');
});

test('RX-RNG-01 a distance is read off the weapon’s ranges', () => {
  const at = (distance: number) =>
    odds({ action: 'shoot', weapon: 'assault-rifle', distance }).outcomes;
  const by = (range: string) => odds({ action: 'shoot', weapon: 'assault-rifle', range }).outcomes;
  expect(at(3)).toEqual(by('point-blank'));
  expect(at(25)).toEqual(by('short'));
  expect(at(26)).toEqual(by('long'));
  expect(at(81)).toEqual({ eliminated: 0, panicked: 0, nothing: 1 });
});
