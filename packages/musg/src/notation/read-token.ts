import type { Point } from '@skirmish-kit/space';
import { findFigure } from '../rules/figures.ts';
import type { Battle } from '../rules/state.ts';
import { findVehicle } from '../rules/vehicles.ts';
import { gameMasterSeats } from '../rules/world.ts';
import { parseFigureFlag } from './figure-notation.ts';
import { readPhase } from './phase-notation.ts';
import { readCount, readSeat, readSeats } from './seat-notation.ts';
import { parseVehicleFlag } from './vehicle-notation.ts';
import { readWorldToken } from './world-notation.ts';

const REASONS = ['all-gone', 'last-band', 'last-turn', 'mission', 'survived'];

const FIGURE = /^([a-h]\d{1,3})@(\d{1,4}),(\d{1,4})(?:\[([^\]]*)\])?$/;
const VEHICLE = /^([a-h]v\d{1,2})@(\d{1,4}),(\d{1,4})>(\d{1,3})(?:\[([^\]]*)\])?$/;
const GUN = /^gun:(\w+)@(\d{1,4}),(\d{1,4})$/;
const SIDE = /^(size|chief-lost|tested):([a-h])(?:=(\d{1,3}))?$/;

/** Puts what one token of a position says into the battle; tells whether it was understood. */
export function parseToken(battle: Battle, token: string): boolean {
  const figure = FIGURE.exec(token);
  if (figure) return readFigure(battle, figure);
  const vehicle = VEHICLE.exec(token);
  if (vehicle) return readVehicle(battle, vehicle);
  const gun = GUN.exec(token);
  if (gun) return readGun(battle, gun);
  const side = SIDE.exec(token);
  if (side) return readSide(battle, side);
  const worldly = readWorldToken(battle, token);
  if (worldly !== undefined) return worldly;
  const [, word = '', value = ''] = /^(\w+)=(.*)$/.exec(token) ?? [];
  return readWord(battle, word, value);
}

function readWord(battle: Battle, word: string, value: string): boolean {
  switch (word) {
    case 'turn': {
      const turn = readCount(value, Number(battle.settings.turnLimit));
      if (turn !== undefined) battle.turn = turn;
      return turn !== undefined;
    }
    case 'phase': {
      const phase = readPhase(battle, value);
      if (phase) battle.phase = phase;
      return phase !== undefined;
    }
    case 'order': {
      const seats = readSeats(value, battle.sides.length);
      if (seats) battle.order = seats;
      return seats?.length === battle.sides.length;
    }
    case 'active': {
      const figure = findFigure(battle, value);
      if (figure) battle.active = figure.id;
      return figure !== undefined;
    }
    case 'over':
      return readOver(battle, value);
    default:
      return false;
  }
}

function placeOn({ width, height }: Battle, x = '', y = ''): Point | undefined {
  return Number(x) <= width && Number(y) <= height ? [Number(x), Number(y)] : undefined;
}

function readFigure(battle: Battle, [, id = '', x, y, marks = '']: RegExpExecArray): boolean {
  const figure = findFigure(battle, id);
  const at = placeOn(battle, x, y);
  if (!figure || !at) return false;
  figure.at = at;
  figure.fate = 'in';
  return marks === '' || marks.split(',').every((mark) => parseFigureFlag(battle, figure, mark));
}

function readVehicle(battle: Battle, match: RegExpExecArray): boolean {
  const [, id = '', x, y, facing, marks = ''] = match;
  const vehicle = findVehicle(battle, id);
  const at = placeOn(battle, x, y);
  if (!vehicle || !at || Number(facing) > 359) return false;
  vehicle.at = at;
  vehicle.facing = Number(facing);
  vehicle.fate = 'in';
  return marks === '' || marks.split(',').every((mark) => parseVehicleFlag(battle, vehicle, mark));
}

function readGun(battle: Battle, [, id, x, y]: RegExpExecArray): boolean {
  const gun = battle.guns.find((each) => each.id === id);
  const at = placeOn(battle, x, y);
  if (gun && at) gun.at = at;
  return gun !== undefined && at !== undefined;
}

function readSide(battle: Battle, [, word, letter = '', value]: RegExpExecArray): boolean {
  const side = battle.sides[readSeat(letter, battle.sides.length) ?? -1];
  if (!side) return false;
  if (word === 'tested') {
    side.tested = true;
    return value === undefined;
  }
  if (word === 'size') side.size = Number(value);
  else side.chiefLost = Number(value);
  return value !== undefined;
}

/** MU-VP-02: hostages who were killed cost more than there may be. */
const SCORE = /^-?\d{1,4}$/;

/** `last-band:a:12+3`: why it is over, for whom, with how many points. */
function readOver(battle: Battle, text: string): boolean {
  const [reason = '', letters = '', points = '', ...more] = text.split(':');
  const winners = readSeats(letters, battle.sides.length + gameMasterSeats(battle));
  const scores = points.split('+').flatMap((each) => (SCORE.test(each) ? Number(each) : []));
  if (!REASONS.includes(reason) || !winners || more.length > 0) return false;
  battle.decided = { winners, reason, scores };
  return scores.length === battle.sides.length && points.split('+').length === scores.length;
}
