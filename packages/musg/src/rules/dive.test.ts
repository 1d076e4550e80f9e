import { Game, isProblems, type ChanceRequest } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { musg } from '../system.ts';

const named = (id: string) => ({ id, name: { en: id, fr: id } });
const CHIEF = { rank: 'chief', weapons: ['sword'], equipment: [] };
const MINION = { rank: 'minion', weapons: ['dagger'], equipment: [] };
const HARASSER = { ...MINION, mercenary: 'goblin-harasser', weapons: ['sword'] };

/** Two small bands on the market: a3 is a harasser, b1 a chief with that equipment. */
function market(equipment: readonly string[]) {
  const setup = musg.readSetup({
    scenario: 'market',
    bands: [
      { ...named('raiders'), race: 'goblin', members: [CHIEF, MINION, HARASSER] },
      { ...named('guards'), race: 'human', members: [{ ...CHIEF, equipment }, MINION] },
    ],
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return new Game(musg, setup, { chances: 'asked' });
}

/** Where everybody begins: a3 beside the inn, b1 on its other side. */
const PLACES: Readonly<Record<string, string>> = {
  a1: '100,60',
  a2: '160,60',
  a3: '535,455',
  b1: '535,655',
  b2: '100,700',
};

/** What a roll shows: the first band acts first; dice to hit fail, those for damage do not. */
function facesOf(ask: ChanceRequest): string {
  if (ask.about === 'deployment') return ask.who === 0 ? '1' : '2';
  if (ask.about === 'to-hit') return '1.1';
  if (ask.about === 'damage-of-hits') return '6.6';
  return ask.who === 0 ? '6' : '1';
}

/** Plays with these answers, when everybody stands in his place; what was rolled and told since the last activation. */
function acts(equipment: readonly string[], answers: readonly string[]): readonly string[] {
  const game = market(equipment);
  const left = [...answers];
  for (let ask = game.ask(); ask; ask = game.ask()) {
    if (ask.kind === 'choice' && ask.about !== 'deploy' && left.length === 0) break;
    const figure = String(ask.params['figure']);
    const given =
      ask.kind === 'chance'
        ? facesOf(ask)
        : ask.about === 'deploy'
          ? `place:${figure}:${PLACES[figure]}`
          : (left.shift() ?? '');
    const refusal = game.answer(given);
    if (refusal) throw new Error(`${given} to ${ask.about}: ${refusal.code} ${refusal.rule}`);
  }
  const since = game.log.findLastIndex(({ about }) => about === 'activated');
  const after = game.log.slice(since + 1).filter(({ kind }) => kind !== 'choice');
  return after.map(({ about }) => about);
}

test('MU-MERC-14 a harasser who dives from the inn hits at once', () => {
  const dive = ['activate:a3', 'climb:535,510', 'charge:b1', 'strike:b1:sword'];
  expect(acts([], dive)).toEqual([
    'climbs',
    'charges',
    'climbs',
    'arrives',
    'strikes',
    'hits',
    'damage-of-hits',
    'wounded',
  ]);
});

test.each([
  ['stairs', []],
  ['a jump pack', ['jump-pack']],
  ['a rope', ['rope']],
])('MU-CHG-01 MU-MOVE-05 with %s a charge reaches a figure on the inn', (_, equipment) => {
  const waits = ['activate:a3', 'climb:535,540', 'done', 'done'];
  const up = ['activate:b1', 'charge:a3', 'strike:a3:sword'];
  expect(acts(equipment, [...waits, ...up])).toEqual([
    'charges',
    'climbs',
    'arrives',
    'strikes',
    'to-hit',
    'hits',
    'unhurt',
  ]);
});
