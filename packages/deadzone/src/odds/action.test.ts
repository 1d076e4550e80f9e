import { atLeast, Game, isProblems, opposed, successes, outcomesOf } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { WeaponMode } from '../rules/profile.ts';
import type { Battle } from '../rules/state.ts';
import {
  activate,
  at,
  battleWith,
  give,
  type TestBattle,
} from '../rules/testing/scripted-battle.ts';
import { weapon } from '../rules/testing/recruits.ts';
import { deadzone } from '../system.ts';
import { actionOdds, attackOdds, planOdds, type ActionQuestion } from './action.ts';
import type { Fates } from './fate.ts';
import { calculator } from './calculator.ts';
import { policyText } from './policy.ts';

/** The margin of so many dice over so many, computed apart from the rules. */
function margins(dice: number, at1: number, defence: number, at2: number) {
  return outcomesOf(
    opposed(
      successes({ count: dice, sides: 8, at: at1, explodeOn: 8 }),
      successes({ count: defence, sides: 8, at: at2, explodeOn: 8 }),
    ),
  );
}

function odds(battle: Battle, keys: readonly string[], question: ActionQuestion = {}) {
  const found = planOdds(activate(battle, 'a1'), 0, 'a1', keys, question);
  if (!found) throw new Error('Nothing can happen.');
  return found;
}

function fates(
  battle: Battle,
  keys: readonly string[],
  id = 'b1',
  question?: ActionQuestion,
): Fates {
  return odds(battle, keys, question).models.get(id) ?? {};
}

const SHOT: TestBattle = { a: [['a1']], b: [['a3', { armour: 1 }]], dice: [{ dice: 2, shoot: 1 }] };

test('a shot: unharmed, wounded or dead, and never pinned', () => {
  const law = margins(5, 4, 3, 4);
  const { unharmed, pinned, wounded, dead } = fates(battleWith(SHOT), ['shoot:rifle:b1']);
  expect(dead).toBeCloseTo(atLeast(law, 3), 9);
  expect(wounded).toBeCloseTo(atLeast(law, 2) - atLeast(law, 3), 9);
  expect(unharmed).toBeCloseTo(1 - atLeast(law, 2), 9);
  expect(pinned).toBe(0);
});

test('a Dice face adds a die, and the policy says so', () => {
  const plain = odds(battleWith(SHOT), ['shoot:rifle:b1']);
  const more = odds(battleWith(SHOT), ['shoot:rifle:b1'], { dice: 1 });
  expect(more.models.get('b1')?.dead).toBeCloseTo(atLeast(margins(6, 4, 3, 4), 3), 9);
  expect(policyText(plain.policies)?.en).toBe('Command dice are kept.');
  expect(policyText(more.policies)?.en).toMatch(/Command dice added: 1/);
  expect(more.worth).toBeGreaterThan(plain.worth);
});

test('an opponent who spends command dice lowers the odds of the active model', () => {
  const battle = battleWith({ ...SHOT, dice: [{}, { dice: 1 }] });
  const remaining = fates(battle, ['shoot:rifle:b1']);
  const worst = fates(battle, ['shoot:rifle:b1'], 'b1', { answers: 'worst' });
  expect(remaining.dead).toBeCloseTo(atLeast(margins(5, 4, 3, 4), 3), 9);
  expect(worst.dead).toBeCloseTo(atLeast(margins(5, 4, 4, 4), 3), 9);
});

test('DZ-ABIL-15 an experimental weapon has exact odds with all its re-rolls', () => {
  const dead = (gizmo: WeaponMode) => {
    const battle = battleWith({ a: [['a1', { weapons: [gizmo] }]], b: [['a3', { armour: 1 }]] });
    const { models, pruned } = odds(battle, ['shoot:gizmo:b1']);
    expect(pruned).toBeLessThan(1e-9);
    return models.get('b1')?.dead ?? 0;
  };
  const [blast, back, fire] = (['blast', 'knockback', 'weight-of-fire 2'] as const).map((each) =>
    dead(weapon('gizmo', 6, [each])),
  );
  const piercing = dead(weapon('gizmo', 6, [], 3));
  // An 8 is rolled again: seven faces count.
  const mixed = (2 * (blast ?? 0) + 2 * (back ?? 0) + 2 * (fire ?? 0) + piercing) / 7;
  expect(dead(weapon('gizmo', 6, ['experimental']))).toBeCloseTo(mixed, 9);
});

test('odds that the work did not suffice for say how much was not followed', () => {
  const battle = battleWith({
    a: [['a1', { weapons: [weapon('gizmo', 6, ['experimental'])] }]],
    b: [['a3']],
  });
  const none = odds(battle, ['shoot:gizmo:b1'], { work: 0 });
  expect(none).toMatchObject({ pruned: 1, models: new Map(), worth: 0 });
  const some = odds(battle, ['shoot:gizmo:b1'], { work: 12 });
  const follows = Object.values(some.models.get('b1') ?? {}).reduce((sum, p) => sum + p, 0);
  expect(some.pruned).toBeGreaterThan(0.01);
  expect(follows + some.pruned).toBeCloseTo(1, 9);
});

test('firing for effect pins', () => {
  const storm = { weapons: [weapon('storm', 6, ['rapid-fire'])] };
  const battle = battleWith({ a: [['a1', storm]], b: [['a3']] });
  const { pinned } = fates(battle, ['fire-for-effect:storm:b1']);
  expect(pinned).toBeCloseTo(atLeast(margins(6, 4, 3, 4), 1), 9);
});

test('the struck model answers a fight as is best for it', () => {
  const fighter = { a: [['a1', { fight: 4 }]], dice: [{ fight: 1 }] } as const;
  const strong = battleWith({ ...fighter, b: [['a1', { fight: 4, survive: 4 }]] });
  // Fighting back costs the defender nothing here.
  expect(fates(strong, ['fight:b1'], 'a1').dead).toBeGreaterThan(0);
  const weak = battleWith({ ...fighter, b: [['a1', { fight: 8, survive: 2 }]] });
  expect(odds(weak, ['fight:b1']).models.has('a1')).toBe(false);
  expect(odds(weak, ['fight:b1']).policies).toContainEqual({ who: 1, policy: 'worst' });
});

test('a grenade that may land one cube off touches everybody near', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3'], ['b4'], ['h8']] });
  give(battle, 'a1', 'frag-grenade');
  const { models } = odds(battle, ['lob:frag-grenade:a3.1']);
  expect([...models.keys()].sort()).toEqual(['b1', 'b2']);
  const near = models.get('b2') ?? {};
  const miss = (3 / 8) ** 3;
  expect((near.pinned ?? 0) + (near.wounded ?? 0) + (near.dead ?? 0)).toBeCloseTo(miss / 8, 9);
});

test('flames touch all in the cube; healing and invigorating have odds too', () => {
  const flamer = { weapons: [weapon('flamer', 3, ['it-burns'])] };
  const burnt = battleWith({ a: [['a1', flamer]], b: [['a2'], ['a2', { armour: 9 }]] });
  const { models } = odds(burnt, ['shoot:flamer:b1']);
  expect([...models.keys()]).toEqual(['b1', 'b2']);
  expect(models.get('b2')?.unharmed).toBeCloseTo(1, 5);
  const stim = { weapons: [weapon('stim', 3, ['invigorate'])] };
  const tired = battleWith({ a: [['a1', stim], ['a2']], b: [] });
  at(tired, 'a2').activated = true;
  const law = outcomesOf(successes({ count: 3, sides: 8, at: 4, explodeOn: 8 }));
  expect(fates(tired, ['shoot:stim:a2'], 'a2').invigorated).toBeCloseTo(atLeast(law, 2), 9);
});

test('a whole activation: move out of cover, shoot, and shoot again with a command die', () => {
  const battle = battleWith({
    ...SHOT,
    a: [['b1']],
    cubes: [{ at: [2, 1, 1], south: 'blocked' }],
    dice: [{ shoot: 1 }],
  });
  const once = fates(battle, ['move:a1.1', 'shoot:rifle:b1']);
  const law = margins(5, 4, 3, 4);
  expect(once.dead).toBeCloseTo(atLeast(law, 3), 9);
  const twice = fates(battle, ['move:a1.1', 'shoot:rifle:b1', 'die-shoot:rifle:b1']);
  const [p1, p2] = [atLeast(law, 2), atLeast(law, 3)];
  // Wounded once, a wound more is death.
  expect(twice.dead).toBeCloseTo(p2 + (p1 - p2) * p1 + (1 - p1) * p2, 9);
});

test('falls: a jump of three levels, exactly', () => {
  const tower = [1, 2, 3].map((level) => ({ at: [1, 1, level] as const, solid: true as const }));
  const battle = battleWith({ a: [['a1.4']], b: [], cubes: tower });
  const jump = fates(battle, ['move:b1.1'], 'a1');
  const { dead = 0, wounded = 0, pinned = 0, unharmed = 0 } = jump;
  expect(dead + wounded + pinned + unharmed).toBeCloseTo(1, 9);
  expect(dead).toBeGreaterThan(0);
});

test('Blast throws into a fight, against walls and off roofs: all of it is counted', () => {
  const grenadier = { weapons: [weapon('blaster', 6, ['blast'])] };
  const battle = battleWith({
    a: [['d1.3', grenadier], ['e4.3']],
    b: [['d4.3'], ['d4.3']],
    cubes: [
      { at: [4, 1, 3], floor: 'full' },
      { at: [4, 4, 3], floor: 'full', north: 'low-medium', west: 'blocked' },
      { at: [5, 4, 3], floor: 'full' },
    ],
    levels: 3,
  });
  const { models, pruned } = odds(battle, ['shoot:blaster:b1']);
  expect([...models.keys()].sort()).toEqual(['a2', 'b1', 'b2']);
  for (const chances of models.values())
    expect(Object.values(chances).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 8);
  expect(pruned).toBeLessThan(1e-9);
});

/** A game in which somebody may shoot. */
function gameWithShots(): Game<Battle, typeof deadzone.defaults> {
  for (let seed = 1; seed < 40; seed++) {
    const game = new Game(deadzone, deadzone.defaults, { seed });
    for (let choices = 0; choices < 150; choices++) {
      const ask = game.ask();
      if (ask?.kind !== 'choice') break;
      const keys = ask.options.map(({ key }) => key);
      if (keys.filter((key) => key.startsWith('shoot:')).length > 2) return game;
      game.answer(keys[(choices * 7) % keys.length] ?? '');
    }
  }
  throw new Error('Nobody ever shoots.');
}

test('the attacks of a question are compared, and the room answers for games', () => {
  const game = gameWithShots();
  const hash = game.hash();
  const attacks = attackOdds(game);
  expect(attacks.length).toBeGreaterThan(2);
  expect(attacks.map(({ worth }) => worth)).toEqual(
    attacks.map(({ worth }) => worth).toSorted((a, b) => b - a),
  );
  const best = attacks[0]?.key ?? '';
  const answer = calculator.ofAnswer?.(game, best);
  expect(Object.keys(answer?.outcomes ?? {})).toEqual(
    expect.arrayContaining(['unharmed', 'pinned', 'wounded', 'dead']),
  );
  expect(actionOdds(game, 'shoot:nothing:b1')).toBeUndefined();
  expect(actionOdds(game, 'done')).toBeUndefined();
  expect(game.hash()).toBe(hash);
});

test('a question names shooter, weapon, places and target on a battlefield', () => {
  const ask = (request: object) => {
    const answer = calculator.ask(request);
    return isProblems(answer) ? answer.map(({ message }) => message).join() : answer.outcomes;
  };
  const plain = { action: 'shoot', unit: 'enforcer', target: 'forge-guard', field: 'open' };
  expect(ask({ ...plain, from: 'd4.1', to: 'd6.1' })).toMatchObject({ pinned: 0 });
  expect(ask({ ...plain, from: 'a1.1', to: 'h8.1' })).toMatch(/DZ-SHOOT-05/);
  expect(ask({ ...plain, from: 'z9' })).toMatch(/z9/);
  expect(ask({ ...plain, field: 'depot', from: 'a1.1', to: 'b2.1', move: 'a2.1' })).toBeDefined();
  expect(ask({ action: 'fight', unit: 'brokkr', target: 'enforcer' })).toMatchObject({ pinned: 0 });
  expect(ask({ ...plain, others: [{ unit: 'enforcer', at: 'd6.1', side: 'mine' }] })).toBeDefined();
  expect(ask({ ...plain, unit: 'enforcr' })).toMatch(/enforcer/);
});
