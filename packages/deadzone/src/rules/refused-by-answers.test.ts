import type { ChoiceRequest } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { adjacentEnemies, isSentryGun, modelOf } from './models.ts';
import type { Model } from './state.ts';
import { arenaSetup, seated } from './testing/arena.ts';
import { likes, reach, towards, type DeadzoneGame, type Wish } from './testing/by-answers.ts';

/** Answers that are refused for reasons that random games seldom have, in games by answers (K4). */

const MUDLARKS = ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark'] as const;
const ENFORCERS = ['enforcers', 'pathfinder-sergeant', 'enforcer', 'enforcer', 'enforcer'] as const;
const waits = likes(/^none/, /^done/);

/** Everybody goes for the nearest enemy, and stays with him. */
const close: Wish = (ask, battle) => {
  const active = battle.models.find(({ id }) => id === battle.activation?.model);
  if (!active || ask.about !== 'action') return undefined;
  if (adjacentEnemies(battle, active).length > 0) return 'done';
  const foe = battle.models.find(({ seat, where }) => where === 'field' && seat !== active.seat);
  return foe && towards(ask, foe.cube);
};

/** The model that acts, when it is asked what to do. */
function actingIn({ state }: DeadzoneGame, { about }: ChoiceRequest): Model | undefined {
  const { activation } = state;
  return about === 'action' && activation ? modelOf(state, activation.model) : undefined;
}

test('DZ-CAP-01 nobody is deployed into a full cube', () => {
  const deploys = likes(/^to:d4\.1/);
  const game = reach(
    arenaSetup([[...MUDLARKS, 'mudlark'], MUDLARKS]),
    seated(deploys, waits),
    (_, { about, who, options }) =>
      about === 'deploy' && who === 0 && !options.some(({ key }) => key === 'to:d4.1'),
  );
  expect(game.explain('to:d4.1')).toMatchObject({ code: 'no-room', rule: 'DZ-CAP-01' });
});

test('DZ-SHOOT-02 DZ-SPRINT-02 nobody shoots or sprints beside a prone enemy', () => {
  const hunters = ['reed-hunter', 'reed-hunter', 'reed-hunter'] as const;
  const setup = arenaSetup([[...MUDLARKS, 'mudlark', 'mudlark', ...hunters], ENFORCERS]);
  const pinsHeld: Wish = (ask, battle) => {
    if (ask.about === 'reply') return 'survive';
    const active = battle.models.find(({ id }) => id === battle.activation?.model);
    if (active?.recruit.profile.id !== 'reed-hunter') return close(ask, battle);
    const held = battle.models.filter((each) => adjacentEnemies(battle, each).length > 0);
    const shots = held.map(({ id }) => new RegExp(`^(?:die-)?fire-for-effect:[^:]*:${id}$`));
    return likes(...shots, /^done/)(ask, battle);
  };
  const lies = (game: DeadzoneGame, ask: ChoiceRequest) => {
    const active = actingIn(game, ask);
    const beside = active ? adjacentEnemies(game.state, active) : [];
    return active?.seat === 0 && beside.length > 0 && beside.every(({ pinned }) => pinned);
  };
  const game = reach(
    setup,
    seated(pinsHeld, waits),
    (each, ask) => lies(each, ask) && each.state.activation?.length === 0,
  );
  const others = game.state.models.filter(({ seat, where }) => where === 'field' && seat === 1);
  const shots = others.map(({ id }) => game.explain(`shoot:scrap-pistol:${id}`)?.rule);
  expect(shots).toContain('DZ-SHOOT-02');
  expect(game.explain('sprint:a1.1')?.rule).toBe('DZ-SPRINT-02');
});

test('DZ-FIGHT-04 a drone that cannot fight is refused to', () => {
  const drones = [
    'enforcers',
    'pathfinder-sergeant',
    'enforcer',
    'enforcer',
    'enforcer',
    'dog-drone',
  ] as const;
  const refusal = (game: DeadzoneGame, ask: ChoiceRequest) => {
    const active = actingIn(game, ask);
    const [foe] = active?.recruit.profile.fight === null ? adjacentEnemies(game.state, active) : [];
    return foe && game.explain(`fight:${foe.id}`);
  };
  const game = reach(
    arenaSetup([drones, MUDLARKS]),
    close,
    (each, ask) => refusal(each, ask) !== undefined,
  );
  const ask = game.ask();
  expect(ask?.kind === 'choice' && refusal(game, ask)).toMatchObject({ rule: 'DZ-FIGHT-04' });
});

test('DZ-CMD-14 a sentry gun has no free shot', () => {
  const tinker = { profile: 'tinker', item: 'sentry-gun' } as const;
  const emplaces = likes(/^emplace/, /^none/, /^done/);
  const refusal = (game: DeadzoneGame, ask: ChoiceRequest) => {
    const active = actingIn(game, ask);
    if (!active || !isSentryGun(active)) return undefined;
    const shot = ask.options.find(({ key }) => key.startsWith('shoot:'));
    return shot && game.explain(`die-${shot.key}`);
  };
  const game = reach(
    arenaSetup([[...MUDLARKS, tinker], ENFORCERS]),
    seated(emplaces, waits),
    (each, ask) => refusal(each, ask) !== undefined,
  );
  const ask = game.ask();
  expect(ask?.kind === 'choice' && refusal(game, ask)).toMatchObject({ rule: 'DZ-CMD-14' });
});
