import { copyState, Game, type Policy } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { figureOf } from '../rules/figures.ts';
import { sheetWeapon } from '../packs/sheet.ts';
import type { Battle } from '../rules/state.ts';
import { reaction } from '../system.ts';
import { actionOdds } from './action.ts';
import { minimalBattle, MIDDLE } from './minimal-battle.ts';
import { fightOdds } from './close-combat.ts';
import { effectOn } from './effect.ts';
import { chanceOf, shotFractions, toNumber } from './testing/fractions.ts';

function scene(): Battle {
  const weapons = ['assault-rifle', 'flamethrower'].flatMap((id) => sheetWeapon(id) ?? []);
  const battle = minimalBattle([
    {
      id: 'a1',
      at: [MIDDLE, MIDDLE],
      weapons,
      gear: 'standard',
      technician: true,
      medkit: 'standard',
    },
    { id: 'a2', at: [MIDDLE - 24, MIDDLE], fate: 'eliminated', outSince: 1 },
    { id: 'b1', at: [MIDDLE + 124, MIDDLE] },
  ]);
  const spot = {
    id: 'p1',
    name: { en: 'Desk', fr: 'Pupitre' },
    at: battle.figures[0]?.at ?? [0, 0],
  };
  return {
    ...battle,
    objectives: [{ ...spot, reach: 5, points: 3, kind: 'hack', difficulty: 'normal', owner: null }],
  };
}

/** A game in which a figure has to act in this battle. */
function acting(battle: Battle, figure = 'a1', seed = 1) {
  const phase = { step: 'actions', turnOf: 0, group: 'A1', figure } as const;
  const setup = () => copyState({ ...battle, phase });
  return new Game({ ...reaction, setup }, reaction.defaults, { seed });
}

test('the odds of an action of a real battle: a burst', () => {
  const odds = actionOdds(acting(scene()), 'burst:assault-rifle:b1*3');
  const exact = shotFractions({
    toHit: 1,
    damage: [6, 6, 6],
    damageModifier: 0,
    resistance: 7,
    shots: 3,
  });
  expect(odds?.figures).toEqual(['b1']);
  expect(odds?.outcomes['eliminated']).toBeCloseTo(toNumber(exact.eliminated), 12);
});

test('RX-TECH-01 RX-ACTG-03 the odds of a technology roll and of first aid', () => {
  const hack = actionOdds(acting(scene()), 'hack:p1');
  expect(hack?.outcomes['success']).toBeCloseTo(
    toNumber(chanceOf([6, 6], (dice) => dice + 2 >= 8)),
    12,
  );
  const aid = actionOdds(acting(scene()), 'aid:a2');
  expect(aid?.outcomes['success']).toBeCloseTo(toNumber(chanceOf([6, 6], (dice) => dice >= 9)), 12);
});

test('RX-RW-04 the odds of flames name everybody they may touch', () => {
  const odds = actionOdds(acting(scene()), `flame:flamethrower:${MIDDLE + 124},${MIDDLE}`);
  expect(odds?.figures).toEqual(['b1']);
  // A d6 of 1 swings the cone away; any other burns: 3d6 of 7 or more eliminates.
  const out = (5 / 6) * toNumber(chanceOf([6, 6, 6], (dice) => dice >= 7));
  expect(odds?.outcomes['eliminated']).toBeCloseTo(out, 12);
});

test('illegal and certain actions have no odds, and the game does not change', () => {
  const game = acting(scene());
  const before = game.hash();
  for (const key of [
    'shoot:pistol:b1',
    'fight:b1',
    `move:${MIDDLE},${MIDDLE + 100}`,
    'nonsense',
    'done',
  ]) {
    expect(actionOdds(game, key), key).toBeUndefined();
  }
  actionOdds(game, 'burst:assault-rifle:b1*3');
  expect(game.hash()).toBe(before);
  expect(actionOdds(new Game(reaction, reaction.defaults), '1')).toBeUndefined();
});

const BURST = 'burst:assault-rifle:b1*3';

/** The same, with a waiting enemy. */
function watched(): Battle {
  const battle = scene();
  const rifle = sheetWeapon('assault-rifle');
  const b1 = figureOf(battle, 'b1');
  const guard = { ...b1, id: 'b2', at: [MIDDLE + 150, MIDDLE + 60] as const };
  return {
    ...battle,
    figures: [...battle.figures, { ...guard, weapons: rifle ? [rifle] : [], opportunity: true }],
  };
}

test('RX-OPP-03 fire that interrupts is counted, by the policy that the odds name', () => {
  const odds = (policy?: Policy<Battle>) => {
    const found = actionOdds(acting(watched()), BURST, policy);
    if (!found) throw new Error('There are no odds.');
    return found;
  };
  const alone = actionOdds(acting(scene()), BURST);
  expect(alone?.policies).toEqual([]);
  const held = odds('hold');
  expect(held.policies).toEqual([{ who: 1, policy: 'hold' }]);
  expect(held.outcomes['eliminated']).toBeCloseTo(alone?.outcomes['eliminated'] ?? 0, 12);
  const fired = odds();
  expect(fired.policies).toEqual([{ who: 1, policy: 'first' }]);
  expect(fired.outcomes['eliminated']).toBeLessThan((held.outcomes['eliminated'] ?? 0) - 0.05);
  const worst = odds('worst');
  expect(worst.policies).toEqual([{ who: 1, policy: 'worst' }]);
  expect(worst.outcomes['eliminated']).toBeCloseTo(fired.outcomes['eliminated'] ?? 0, 12);
  expect(fired.pruned).toBeLessThan(1e-9);
});

test('interrupted odds agree with what games then do, 1000 of them', () => {
  const odds = actionOdds(acting(watched()), BURST);
  const games = 1000;
  const counts = new Map<string, number>();
  for (let seed = 0; seed < games; seed++) {
    const game = acting(watched(), 'a1', seed);
    const before = copyState(figureOf(game.state, 'b1'));
    game.answer(BURST);
    const ask = game.ask();
    if (ask?.kind === 'choice' && ask.about === 'opportunity') {
      game.answer(ask.options[0]?.key ?? '');
    }
    const effect = effectOn(before, figureOf(game.state, 'b1'));
    counts.set(effect, (counts.get(effect) ?? 0) + 1);
  }
  for (const [effect, p] of Object.entries(odds?.outcomes ?? {})) {
    const sigma = Math.sqrt(games * p * (1 - p)) + 1;
    expect(Math.abs((counts.get(effect) ?? 0) - games * p), effect).toBeLessThan(4.5 * sigma);
  }
});

test('fire into an enemy action has its odds although the figure has no points left', () => {
  const own = actionOdds(acting(scene()), BURST);
  const battle = watched();
  figureOf(battle, 'b2').at = [MIDDLE + 124, MIDDLE + 30];
  const game = acting(battle);
  figureOf(game.state, 'b2').ap = 0;
  game.answer(BURST);
  expect(game.ask()).toMatchObject({ about: 'opportunity', who: 1 });
  const fire = actionOdds(game, 'burst:assault-rifle:a1*3');
  expect(fire?.figures).toEqual(['a1']);
  for (const [effect, p] of Object.entries(own?.outcomes ?? {})) {
    expect(fire?.outcomes[effect], effect).toBeCloseTo(p, 12);
  }
  expect(actionOdds(game, 'hold')).toBeUndefined();
});

test('RX-CC-03 a fight of a battle has the odds of its round', () => {
  const battle = minimalBattle([
    { id: 'a1', at: [MIDDLE, MIDDLE], blades: ['sword'] },
    { id: 'b1', at: [MIDDLE + 24, MIDDLE] },
  ]);
  const fight = actionOdds(acting(battle), 'fight:b1');
  const round = fightOdds(battle, 'a1', 'b1');
  for (const [outcome, p] of Object.entries(round.outcomes)) {
    expect(fight?.outcomes[outcome], outcome).toBeCloseTo(p, 12);
  }
  expect(fight?.figures).toEqual(['b1', 'a1']);
  round.targets?.forEach((chances, i) => {
    for (const [effect, p] of Object.entries(chances)) {
      expect(fight?.targets?.[i]?.[effect], effect).toBeCloseTo(p, 12);
    }
  });
});
