import { botAnswers, Game, isProblems, setupFromNames, startGame } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { catalogue } from './rules/catalogue.ts';
import { SETTING_VALUES } from './rules/setting-values.ts';
import { reaction } from './system.ts';

test('every setting can be picked: by its rule, with words for every value', () => {
  const settings = reaction.choices({}).filter(({ room }) => room === 'setting');
  expect(settings.map(({ path }) => path[1])).toEqual(Object.keys(SETTING_VALUES));
  for (const { path, rule, title, among, value } of settings) {
    const key = String(path[1]);
    expect(catalogue.find(rule ?? '')?.settings, `${rule} ${key}`).toContain(key);
    expect([title.en, title.fr].every((text) => /\p{L}/u.test(text))).toBe(true);
    if ('least' in among) continue;
    expect(among.map((option) => option.value)).toContain(value);
    for (const option of among) expect(option.title.fr, `${key} ${option.value}`).toMatch(/\p{L}/u);
  }
});

test('a battle starts from names as from a setup', async () => {
  const named = { scenario: 'courier', gangs: 'halden-response,cinder-swarm', turns: '3' };
  const game = await startGame(reaction, { named }, { seed: 4 });
  if (isProblems(game)) throw new Error(game[0]?.message);
  const { scenario, turns } = game.state;
  expect([scenario, turns]).toEqual(['courier', 3]);
  const wrong = setupFromNames(reaction.choices, { scenario: 'relai', measuring: 'feet' });
  expect(isProblems(wrong) && wrong.map(({ path }) => path)).toEqual([
    '/scenario',
    '/settings/measuring',
  ]);
});

test('a report tells who fell by whom, what was fired, and the points turn by turn', async () => {
  const bot = await reaction.bots['bot']?.();
  if (!bot) throw new Error('Reaction has lost its bot.');
  const game = new Game(reaction, reaction.defaults, { seed: 11 });
  botAnswers(game, new Map([0, 1].map((seat) => [seat, bot])));
  const report = reaction.report?.(game);
  const out = game.state.figures.filter(({ fate }) => fate !== 'in');
  expect([...new Set(report?.felled.map(({ who }) => who))].sort()).toEqual(
    out.map(({ id }) => id).sort(),
  );
  for (const { seat, bySeat, at } of report?.felled ?? []) {
    expect(game.log[at]?.kind).toBe('event');
    if (bySeat !== undefined) expect(bySeat).not.toBe(seat);
  }
  expect(report?.felled.some(({ by }) => by !== undefined)).toBe(true);
  expect(report?.points.at(-1)).toEqual(game.outcome?.scores);
  expect(report?.points).toHaveLength(game.state.turn + 1);
  expect(report?.tallies.find(({ id }) => id === 'shots')?.bySeat.every((n) => n > 0)).toBe(true);
});

test('a pack on the shelf can be picked, and its record needs no pack', async () => {
  const packs = await reaction.packs?.();
  const gang = {
    format: 'skirmish-pack',
    system: 'reaction',
    version: 1,
    id: 'ferrymen',
    title: { en: 'The ferrymen', fr: 'Les passeurs' },
    profiles: [
      {
        id: 'skipper',
        name: { en: 'Skipper', fr: 'Patronne' },
        role: 'leader',
        quality: 'veteran',
        armour: 'vest',
        weapons: ['pistol'],
        blades: ['sword'],
      },
    ],
    gangs: [
      {
        id: 'ferry-crew',
        name: { en: 'Ferry crew', fr: 'Équipage du bac' },
        text: { en: 'They know every current.', fr: 'Ils connaissent chaque courant.' },
        groups: [
          {
            id: 'crew',
            name: { en: 'Crew', fr: 'Équipage' },
            members: [{ profile: 'skipper', count: 1 }],
          },
        ],
      },
    ],
  };
  const read = packs?.read(JSON.stringify(gang));
  if (!read || isProblems(read)) throw new Error(JSON.stringify(read));
  const system = packs?.with([read]);
  if (!system || isProblems(system)) throw new Error(JSON.stringify(system));
  const named = { gangs: 'ferry-crew,cinder-crew' };
  const game = await startGame(system, { named }, { seed: 2 });
  if (isProblems(game)) throw new Error(game[0]?.message);
  expect(game.state.sides[0]?.name.en).toBe('Ferry crew');
  const again = await startGame(reaction, { record: game.record() });
  expect(isProblems(again) ? again : again.hash()).toBe(game.hash());
  const twice = packs?.with([read, read]);
  expect(isProblems(twice ?? []) && Array.isArray(twice) && twice[0]?.code).toBe('id-taken');
});
