import { findFigure } from '../rules/figures.ts';
import type { Battle, Fate, Figure } from '../rules/state.ts';
import { pieceId } from '../rules/vehicle-piece.ts';
import { readCount, readSeat } from './seat-notation.ts';
import { spawnedNotation, isSpawned } from './world-notation.ts';

/** A figure as a position writes it: `a1@320,150[ap=2,wielded=submachine-gun]`; who is not on the table says where. */
export function makeFigure(battle: Battle, figure: Figure): string {
  const { id, at, fate, life, recruit, on, carries, felledBy } = figure;
  const marks: string[] = [...spawnedNotation(battle, figure)];
  const note = (condition: boolean, mark: string) => condition && marks.push(mark);
  note(fate !== 'in', fate);
  for (const [mark, field] of FLAGS) note(figure[field], mark);
  note(life !== recruit.values.life, `life=${life}`);
  for (const [mark, field] of COUNTS) note(figure[field] > 0, `${mark}=${figure[field]}`);
  if (on !== null) marks.push(`on=${on}`);
  if (carries !== null) marks.push(`carries=${carries}`);
  if (felledBy !== null) marks.push(`felled=${felledBy}`);
  for (const list of LISTS) note(figure[list].length > 0, `${list}=${figure[list].join('+')}`);
  return `${id}@${at.join(',')}${marks.length > 0 ? `[${marks.join(',')}]` : ''}`;
}

/** Whether a figure is as before the battle. */
export function isFresh(battle: Battle, figure: Figure): boolean {
  return makeFigure(battle, figure) === `${figure.id}@0,0[waiting]`;
}

const FLAGS = [
  ['fleeing', 'fleeing'],
  ['acted', 'activated'],
  ['charged', 'charged'],
  ['dived', 'dived'],
  ['weakened', 'weakened'],
  ['hidden', 'hidden'],
  ['hanging', 'hanging'],
] as const;

const COUNTS = [
  ['level', 'level'],
  ['broke', 'brokeIn'],
  ['rallied', 'rallied'],
  ['ap', 'ap'],
  ['shots', 'shotsLeft'],
] as const;

/** Higher than any table is. */
const HIGHEST = 2_000;

const LISTS = ['wielded', 'fired', 'lost', 'spent', 'seen'] as const;

const ELSEWHERE: readonly Fate[] = ['waiting', 'aboard', 'out', 'dead', 'left'];

/** Puts one mark on a figure; tells whether it was understood. */
export function parseFigureFlag(battle: Battle, figure: Figure, mark: string): boolean {
  const flag = FLAGS.find(([name]) => name === mark);
  const fate = ELSEWHERE.find((each) => each === mark);
  if (flag) figure[flag[1]] = true;
  if (fate) figure.fate = fate;
  if (flag ?? fate) return true;
  const [word = '', value = ''] = mark.split('=');
  const count = COUNTS.find(([name]) => name === word);
  if (count) {
    const read = readCount(value, word === 'level' ? HIGHEST : 99);
    if (read !== undefined) figure[count[1]] = read;
    return read !== undefined;
  }
  const list = LISTS.find((name) => name === word);
  if (list) return readList(battle, figure, list, value.split('+'));
  return readWord(battle, figure, word, value);
}

function readWord(battle: Battle, figure: Figure, word: string, value: string): boolean {
  switch (word) {
    case 'life':
      figure.life = Number(value);
      return /^-?\d{1,2}$/.test(value) && figure.life <= figure.recruit.values.life;
    case 'as':
      return isSpawned(figure, value);
    case 'seat': {
      const seat = battle.world && readSeat(value, battle.sides.length + 2);
      if (seat !== undefined) figure.seat = seat;
      return seat !== undefined;
    }
    case 'on':
      figure.on = value;
      return isPiece(battle, value);
    case 'carries':
    case 'felled': {
      const other = findFigure(battle, value);
      if (other && word === 'carries') figure.carries = other.id;
      if (other && word === 'felled') figure.felledBy = other.id;
      return other !== undefined && other !== figure;
    }
    default:
      return false;
  }
}

function isPiece({ terrain, vehicles = [] }: Battle, id: string): boolean {
  return (
    terrain.some((piece) => piece.id === id) || vehicles.some((each) => id === pieceId(each.id))
  );
}

/** What is used up goes by many names: gear, rulings, the turn in which something was done. */
const NAME = /^[a-z][a-z\d-]*$/;

/** What it holds, has fired, lost or used up, and whom it has seen. */
function readList(
  battle: Battle,
  figure: Figure,
  list: (typeof LISTS)[number],
  parts: readonly string[],
): boolean {
  const { ranged, melee } = figure.recruit;
  const mounted = (battle.vehicles ?? []).flatMap(({ model }) => [...model.fixed, ...model.turret]);
  const weapons = [...ranged, ...melee, ...mounted].map(({ id }) => id);
  const known = list === 'seen' ? battle.figures.map(({ id }) => id) : [...weapons, 'fists'];
  figure[list] = parts;
  return parts.every((part) => (list === 'spent' ? NAME.test(part) : known.includes(part)));
}
