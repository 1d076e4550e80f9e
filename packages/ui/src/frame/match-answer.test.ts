import { makeFaces } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { typedAnswer } from './match-answer.ts';
import { typedCommands } from './command-parser.ts';
import { typedPlace } from './parse-place.ts';

const ANSWERS = [
  { id: 'move:100,200', text: 'Aller ici · 10/20' },
  { id: 'shoot:rifle:b2', text: 'Tirer · Fusil · B2 Vega' },
  { id: 'shoot:pistol:b2', text: 'Tirer · Pistolet · B2 Vega' },
  { id: 'shoot:rifle:b3', text: 'Tirer · Fusil · B3 Élan' },
  { id: 'blast:grenade:300,400', text: 'Viser un point · Grenade · 30/40' },
  { id: 'done', text: 'Finir son tour' },
];

const PLACES = {
  unit: 10,
  from: () => [100, 100] as const,
  of: (id: string) => (id === 'b2' ? ([100, 500] as const) : undefined),
};
const place = (words: readonly string[]) => typedPlace(PLACES, words);

test('an answer is typed by its key, its label, or enough of its words', () => {
  expect(typedAnswer('done', ANSWERS)).toEqual(['done']);
  expect(typedAnswer('DONE', ANSWERS)).toEqual(['done']);
  expect(typedAnswer('finir son tour', ANSWERS)).toEqual(['done']);
  expect(typedAnswer('shoot b3', ANSWERS)).toEqual(['shoot:rifle:b3']);
  expect(typedAnswer('tirer elan', ANSWERS)).toEqual(['shoot:rifle:b3']);
  expect(typedAnswer('b2 pistolet', ANSWERS)).toEqual(['shoot:pistol:b2']);
});

test('a line returns all answers that fit, or none', () => {
  expect(typedAnswer('tirer b2', ANSWERS)).toEqual(['shoot:rifle:b2', 'shoot:pistol:b2']);
  expect(typedAnswer('dance', ANSWERS)).toEqual([]);
  expect(typedAnswer('constructor', ANSWERS)).toEqual([]);
  expect(typedAnswer('…', ANSWERS)).toEqual([]);
});

test('an answer that goes to a place takes the place that is typed behind it', () => {
  expect(typedAnswer('move 45.5 30', ANSWERS, place)).toEqual(['move:455,300']);
  expect(typedAnswer('aller 45,30', ANSWERS, place)).toEqual(['move:450,300']);
  expect(typedAnswer('move s 10', ANSWERS, place)).toEqual(['move:100,200']);
  expect(typedAnswer('move b2 10', ANSWERS, place)).toEqual(['move:100,200']);
  expect(typedAnswer('grenade b2', ANSWERS, place)).toEqual(['blast:grenade:100,500']);
  expect(typedAnswer('shoot b3', ANSWERS, place)).toEqual(['shoot:rifle:b3']);
});

test('words of a label count before the numbers of a key', () => {
  const tiles = [0, 2].map((turned) => ({ id: `mutant:2,0:${turned}`, text: `E3, ${turned}` }));
  expect(typedAnswer('e3 2', tiles)).toEqual(['mutant:2,0:2']);
});

test('a draw at a real table is typed by its names, separated by commas', () => {
  const faces = ['Mutant', 'Net Fighter', 'Super Mutant'].map((text, i) => ({ id: `${i}`, text }));
  const { read } = typedCommands('en', { faces: () => faces }, () => []);
  expect(read('fighter, Mutant')).toEqual({ kind: 'answers', keys: [makeFaces([1, 0])] });
  expect(read('dragon')).toEqual({ kind: 'answers', keys: ['dragon'] });
});
