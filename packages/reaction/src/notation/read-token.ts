import type { Seat } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { findFigure } from '../rules/figures.ts';
import type { Battle } from '../rules/state.ts';
import { parseFigureFlag } from './figure-notation.ts';
import { readPhase } from './phase-notation.ts';

const END_REASONS = ['last-standing', 'nobody-left', 'points', 'turn-limit'];

/** Applies one token of a position to the battle; returns whether it was valid. */
export function parseToken(battle: Battle, token: string): boolean {
  const figure = /^([a-z]\d+)@(\d+),(\d+)>(\d{1,3})(?:\[([^\]]*)\])?$/.exec(token);
  if (figure) return readFigure(battle, figure);
  const thing = /^(door|object|objective):([^=@]+)([=@])(.+)$/.exec(token);
  if (thing) return readThing(battle, thing);
  const [, word = '', value = ''] = /^(\w+)=(.*)$/.exec(token) ?? [];
  switch (word) {
    case 'turn':
      battle.turn = Number(value);
      return /^\d{1,3}$/.test(value) && battle.turn <= battle.turns;
    case 'phase': {
      const phase = readPhase(battle, value);
      if (phase) battle.phase = phase;
      return phase !== undefined;
    }
    case 'order':
      return readSeats(battle, value, (seats) => (battle.order = seats));
    case 'initiative':
      return readSeats(battle, value, (seats) => (battle.initiative = seats));
    case 'over': {
      const [reason = '', winners = ''] = value.split(':');
      if (!END_REASONS.includes(reason)) return false;
      return readSeats(battle, winners, (seats) => (battle.decided = { reason, winners: seats }));
    }
    case 'scattered':
    case 'acted': {
      const group = battle.groups.find(({ id }) => id === value);
      if (group && word === 'acted') group.acted = true;
      if (group && word === 'scattered') group.cohesion = false;
      return group !== undefined;
    }
    case 'fight':
      return readFight(battle, value);
    default:
      return false;
  }
}

function readFigure(battle: Battle, match: RegExpExecArray): boolean {
  const [, id = '', x, y, facing, marks = ''] = match;
  const figure = findFigure(battle, id);
  const at = placeOn(battle, Number(x), Number(y));
  if (!figure || !at || Number(facing) > 359) return false;
  figure.at = at;
  figure.facing = Number(facing);
  return marks === '' || marks.split(',').every((mark) => parseFigureFlag(figure, mark));
}

function placeOn(battle: Battle, x: number, y: number): Point | undefined {
  return x <= battle.width && y <= battle.height ? [x, y] : undefined;
}

function readThing(battle: Battle, [, kind, id, sign, value = '']: RegExpExecArray): boolean {
  if (kind === 'door') {
    const door = battle.doors.find((candidate) => candidate.id === id);
    if (door) door.open = value === 'open';
    return door !== undefined && sign === '=' && (value === 'open' || value === 'shut');
  }
  if (kind === 'objective') {
    const objective = battle.objectives.find((candidate) => candidate.id === id);
    const seat = seatOf(battle, value);
    if (objective && seat !== undefined) objective.owner = seat;
    return objective !== undefined && seat !== undefined && sign === '=';
  }
  const thing = battle.things.find((candidate) => candidate.id === id);
  if (!thing) return false;
  if (sign === '=') {
    thing.holder = value;
    return findFigure(battle, value) !== undefined;
  }
  const [, x, y] = /^(\d+),(\d+)$/.exec(value) ?? [];
  const at = x === undefined ? undefined : placeOn(battle, Number(x), Number(y));
  if (at) thing.at = at;
  return at !== undefined;
}

function seatOf(battle: Battle, text: string): Seat | undefined {
  return battle.sides.find(({ seat }) => String(seat) === text)?.seat;
}

function readSeats(battle: Battle, text: string, keep: (seats: Seat[]) => void): boolean {
  const parts = text === '' ? [] : text.split(',');
  const seats = parts.map((part) => seatOf(battle, part)).filter((seat) => seat !== undefined);
  keep(seats);
  return seats.length === parts.length && new Set(seats).size === seats.length;
}

function readFight(battle: Battle, text: string): boolean {
  const [, starter = '', other = '', rounds = ''] = /^(\w+)-(\w+)\*(\d{1,4})$/.exec(text) ?? [];
  const [a, b] = [findFigure(battle, starter), findFigure(battle, other)];
  if (!a || !b || a.seat === b.seat) return false;
  battle.melees.push({ starter, other, rounds: Number(rounds) });
  return true;
}
