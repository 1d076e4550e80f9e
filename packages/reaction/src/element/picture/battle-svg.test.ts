import { expect, test } from 'vitest';
import { Game } from '@skirmish-kit/core';
import { SCENARIOS } from '../../packs/built-in.ts';
import { readSetup } from '../../notation/setup-from-position.ts';
import { reaction } from '../../system.ts';
import { makeBattleSvg } from './battle-svg.ts';
import { outlineOf } from './weapon-outline.ts';

test('every scenario has its picture without a page', () => {
  for (const { id, terrain } of SCENARIOS) {
    const setup = readSetup({ scenario: id });
    if (!('gangs' in setup)) throw new Error('a built-in scenario is broken');
    const battle = new Game(reaction, setup, { seed: 1 }).state;
    const svg = makeBattleSvg({ battle, language: 'fr' });
    expect(svg.match(/data-figure=/g)).toHaveLength(battle.figures.length);
    expect(svg.match(/class="piece /g)).toHaveLength(terrain.length);
    expect(svg).not.toMatch(/undefined|NaN|style="/);
    expect(svg.length).toBeLessThan(75_000);
    expect(svg.match(/<[a-z]/g)?.length).toBeLessThan(800);
  }
});

test('a side is a colour, a filling and a plate', () => {
  const battle = new Game(reaction, reaction.defaults, { seed: 1 }).state;
  const svg = makeBattleSvg({ battle, language: 'en' });
  expect(svg).toContain('class="figure side-0 filled"');
  expect(svg).toContain('class="figure side-1 ringed"');
  expect(svg).toContain('<title>Sergeant A1</title>');
});

test('a reaction, opportunity fire and cover have their marks, the worst at every size', () => {
  const battle = new Game(reaction, reaction.defaults, { seed: 1 }).state;
  const marked = {
    ...battle,
    figures: battle.figures.map((figure, i) =>
      i === 0
        ? { ...figure, reaction: 'panic' as const, inCover: true, opportunity: true }
        : figure,
    ),
  };
  const marks = (grain: number) =>
    [...makeBattleSvg({ battle: marked, language: 'en', grain }).matchAll(/token-mark (\w+)/g)]
      .map(([, mark]) => mark)
      .filter((mark) => !['leader', 'second', 'hero'].includes(mark ?? ''));
  expect(marks(0.5)).toEqual(['panicked', 'watching']);
  expect(marks(1)).toEqual(['panicked']);
});

test('a weapon is shown by its outline, one from a pack by what it does', () => {
  const { figures } = new Game(reaction, reaction.defaults, { seed: 1 }).state;
  const [guard] = figures;
  const [rifle] = guard?.weapons ?? [];
  if (!guard || !rifle) throw new Error('the default gang has no weapons');
  const held = (change: Partial<typeof rifle>) =>
    outlineOf({ ...guard, weapons: [{ ...rifle, id: 'own', ...change }] });
  const ranges = (long: number) => ({ ranges: { pointBlank: 3, short: 12, long } });
  expect(outlineOf(guard)).toBe('rifle');
  expect(held({ flame: { length: 15, width: 4 } })).toBe('flamer');
  expect(held({ blast: 3 })).toBe('launcher');
  expect(held({ class: 'heavy' })).toBe('heavy');
  expect(held({ id: 'old-pistol' })).toBe('pistol');
  expect(held(ranges(20))).toBe('shotgun');
  expect(held({ rateOfFire: 4 })).toBe('smg');
  expect(held(ranges(120))).toBe('sniper');
  expect(outlineOf({ ...guard, weapons: [], blades: ['axe'] })).toBe('axe');
  expect(outlineOf({ ...guard, weapons: [], blades: ['club'] })).toBe('hammer');
  expect(outlineOf({ ...guard, weapons: [], blades: ['sword'] })).toBe('blade');
  expect(outlineOf({ ...guard, weapons: [], blades: [] })).toBe('hands');
});
