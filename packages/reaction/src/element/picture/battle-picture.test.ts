import { expect, test } from 'vitest';
import { Game } from '@skirmish-kit/core';
import { SCENARIOS } from '../../packs/built-in.ts';
import { readSetup } from '../../notation/start.ts';
import { reaction } from '../../system.ts';
import { makeBattleSvg } from './battle-picture.ts';

test('every scenario has its picture without a page', () => {
  for (const { id, terrain } of SCENARIOS) {
    const setup = readSetup({ scenario: id });
    if (!('gangs' in setup)) throw new Error('a built-in scenario is broken');
    const battle = new Game(reaction, setup, { seed: 1 }).state;
    const svg = makeBattleSvg({ battle, language: 'fr' });
    expect(svg.match(/data-figure=/g)).toHaveLength(battle.figures.length);
    expect(svg.match(/class="piece /g)).toHaveLength(terrain.length);
    expect(svg).not.toMatch(/undefined|NaN|style="/);
  }
});

test('a side is a colour, a pattern and a letter', () => {
  const battle = new Game(reaction, reaction.defaults, { seed: 1 }).state;
  const svg = makeBattleSvg({ battle, language: 'en' });
  for (const [seat, letter] of ['A', 'B'].entries()) {
    expect(svg).toContain(`class="figure side-${seat} in`);
    expect(svg).toContain(`fill="url(#side-${seat})"`);
    expect(svg).toMatch(new RegExp(`>${letter}1</text>`));
  }
});

test('a reaction, cover and opportunity fire have their markers', () => {
  const battle = new Game(reaction, reaction.defaults, { seed: 1 }).state;
  const marked = {
    ...battle,
    figures: battle.figures.map((figure, i) =>
      i === 0
        ? { ...figure, reaction: 'panic' as const, inCover: true, opportunity: true }
        : figure,
    ),
  };
  const svg = makeBattleSvg({ battle: marked, language: 'en' });
  for (const marker of ['marker panic', 'marker opportunity', 'cover-bar'])
    expect(svg).toContain(marker);
});
