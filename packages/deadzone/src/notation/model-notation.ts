import { makeCube, positionPoint, positionName, CUBE_POSITIONS } from '../board/index.ts';
import type { Model, ModelLocation } from '../rules/state.ts';
import { makeSeat, readCount, readSeat } from './seat-notation.ts';

/** A figure as a position writes it: `a1@c4.2[pinned,damage=1]`; who is not on the field says where. */
export function makeModel(model: Model): string {
  const { id, cube, where, damage, burning, boom, scoredBy, unloaded, spent, spot } = model;
  const marks: string[] = [];
  const note = (condition: boolean, mark: string) => condition && marks.push(mark);
  note(where !== 'field', where);
  for (const [mark, field] of FLAGS) note(model[field], mark);
  note(damage > 0, `damage=${damage}`);
  if (burning !== null) marks.push(`fire=${makeSeat(burning)}`);
  note(boom !== 0, `boom=${boom}`);
  if (scoredBy !== null) marks.push(`scored=${makeSeat(scoredBy)}`);
  note(unloaded.length > 0, `unloaded=${unloaded.join('+')}`);
  note(spent.length > 0, `spent=${spent.join('+')}`);
  if (spot) marks.push(`at=${positionName(spot)}`);
  return `${id}@${makeCube(cube)}${marks.length > 0 ? `[${marks.join(',')}]` : ''}`;
}

const FLAGS = [
  ['pinned', 'pinned'],
  ['acted', 'activated'],
  ['tagged', 'tagged'],
  ['rampant', 'rampant'],
] as const;

const ELSEWHERE: readonly ModelLocation[] = ['waiting', 'dead', 'wreck', 'left', 'packed'];

const NAMES = /^[a-z][a-z0-9.-]*(?:\+[a-z][a-z0-9.-]*)*$/;

/** Puts one mark on a figure; tells whether it was understood. */
export function parseFigureFlag(model: Model, mark: string): boolean {
  const flag = FLAGS.find(([name]) => name === mark);
  const where = ELSEWHERE.find((each) => each === mark);
  if (flag) model[flag[1]] = true;
  if (where) model.where = where;
  if (flag ?? where) return true;
  const [word = '', value = ''] = mark.split('=');
  switch (word) {
    case 'damage':
    case 'boom': {
      const count = readCount(value);
      if (count !== undefined) model[word] = count;
      return count !== undefined;
    }
    case 'fire':
    case 'scored': {
      const seat = readSeat(value);
      if (seat !== undefined) model[word === 'fire' ? 'burning' : 'scoredBy'] = seat;
      return seat !== undefined;
    }
    case 'at': {
      const stand = CUBE_POSITIONS.find((each) => each === value);
      if (stand) model.spot = positionPoint(stand);
      return stand !== undefined;
    }
    case 'unloaded':
    case 'spent':
      if (NAMES.test(value)) model[word] = value.split('+');
      return NAMES.test(value);
    default:
      return false;
  }
}
