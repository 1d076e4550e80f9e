import { copyState, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { parsePosition } from '../notation/position.ts';
import { makeLibrary } from '../packs/built-in.ts';
import { readPosition } from '../rules/position.ts';
import type { State } from '../rules/state.ts';
import { makeFilm } from './film.ts';
import { filmBattle } from './film-battle.ts';

const library = makeLibrary();

function at(text: string): State {
  const state = readPosition(library, parsePosition(text, library));
  if (isProblems(state)) throw new Error(state.map(({ message }) => message).join(' '));
  return state;
}

/** The battle of the worked example in the rulebooks. */
const EXAMPLE =
  '3.0_outpost_hq.c2_medic.d3.4_brawler.d2.2_annihilator.e3_heavy-machine-gun.c4.1_commando.b2.1_scout.a2.1' +
  '_hegemony_hq.e2_officer-1.e1.5_net-fighter.d1.3_runner.c3_universal-soldier.d4.1_ganger.c5_boss.b3.1';

test('a film shows every phase, who acts, who is hit and what is left', () => {
  const state = at(EXAMPLE);
  const before = copyState(state);
  const film = filmBattle(library, state);
  expect(state).toEqual(before);
  expect(film.frames.map(({ phase }) => phase)).toEqual([4, 3, 2, 1, 0]);
  expect(film.frames.map(({ state: { players } }) => players.map(({ hp }) => hp))).toEqual([
    [20, 20],
    [18, 18],
    [18, 15],
    [18, 14],
    [18, 14],
  ]);
  const [first, second] = film.frames;
  expect([...(first?.acting ?? [])]).toEqual(['-1,0']);
  expect([...(first?.gone ?? [])]).toEqual(['1,-2']);
  expect(first?.arrows).toEqual([{ from: [-1, 0], to: [1, -2], kind: 'hit' }]);
  expect(first?.badges).toEqual([{ hex: [1, -2], text: '−1' }]);
  expect(second?.arrows.some(({ kind }) => kind === 'healed')).toBe(true);
  expect(film.end.units).toHaveLength(9);
});

test('choices are listed and can be made otherwise', () => {
  const text = EXAMPLE.replace('medic.d3.4', 'medic.d3.3');
  const film = filmBattle(library, at(text));
  expect(film.choices).toMatchObject([{ about: 'save', phase: 3, answer: 'save:0,1' }]);
  const other = filmBattle(library, at(text), ['save:2,0']);
  expect(other.choices[0]?.answer).toBe('save:2,0');
  expect(other.end.units).not.toEqual(film.end.units);
});

test('a phase in which somebody was asked goes on where it stopped', () => {
  const state = { ...at(EXAMPLE), battle: { cause: 'tile' as const, first: 0, phase: 3 } };
  const film = makeFilm(state, [
    { about: 'removed', rule: 'NH-BAT-07', params: { hex: '0,0', cause: 'hits' } },
    { about: 'phase', rule: 'NH-BAT-02', params: { phase: 2 } },
  ]);
  expect(film.frames.map(({ phase }) => phase)).toEqual([3, 2]);
  expect(film.end.units).toHaveLength(13);
});
