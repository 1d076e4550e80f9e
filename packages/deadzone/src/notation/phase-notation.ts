import type { Seat } from '@skirmish-kit/core';
import { ACTION_TYPES } from '../rules/action.ts';
import { FACES, OVER, type Activation, type Battle, type Phase } from '../rules/state.ts';
import { makeSeat, readCount, readSeat } from './seat-notation.ts';

/** Where in the round a battle stands: `turn`, `deployment:a`, `logistics:a+b`, `scouts:a1+a2`. */
export function makePhase(phase: Phase): string {
  switch (phase.step) {
    case 'deployment':
      return `deployment:${makeSeat(phase.seat)}`;
    case 'logistics':
      return `logistics:${phase.seats.map(makeSeat).join('+')}`;
    case 'scouts':
      return `scouts:${phase.models.join('+')}`;
    default:
      return phase.step;
  }
}

const PLAIN = ['tokens', 'recon', 'command', 'turn', 'end'] as const;

export function readPhase(battle: Battle, text: string): Phase | undefined {
  const plain = PLAIN.find((step) => step === text);
  if (plain) return { step: plain };
  const [step = '', rest] = text.split(':');
  if (rest === undefined) return undefined;
  const listed = rest === '' ? [] : rest.split('+');
  if (step === 'scouts') {
    const known = listed.every((id) => battle.models.some((model) => model.id === id));
    return known ? { step, models: listed } : undefined;
  }
  const seats = listed.map(readSeat).filter((seat) => seat !== undefined);
  if (seats.length !== listed.length) return undefined;
  if (step === 'logistics') return { step, seats };
  const [seat] = seats;
  return step === 'deployment' && seat !== undefined && seats.length === 1
    ? { step, seat }
    : undefined;
}

/** The active model and what it has done: `a1[length=1,done=move,faces=shoot,sprinted]`. */
export function makeActivation(activation: Activation, owner: Seat): string {
  const { model, controller, beganWithEnemy, length, done, faces, sprinted } = activation;
  const marks = [
    ...(controller === owner ? [] : [`by=${makeSeat(controller)}`]),
    ...(length > 0 ? [`length=${length}`] : []),
    ...(done.length > 0 ? [`done=${done.join('+')}`] : []),
    ...(faces.length > 0 ? [`faces=${faces.join('+')}`] : []),
    ...(beganWithEnemy ? ['beside'] : []),
    ...(sprinted ? ['sprinted'] : []),
  ];
  return `${model}${marks.length > 0 ? `[${marks.join(',')}]` : ''}`;
}

export function readActivation(battle: Battle, text: string): Activation | undefined {
  const [, id, marks = ''] = /^([ab](?:\d+g?|t\d+g))(?:\[([^\]]*)\])?$/.exec(text) ?? [];
  const owner = battle.models.find((model) => model.id === id);
  if (!owner) return undefined;
  const found: Activation = {
    model: owner.id,
    controller: owner.seat,
    beganWithEnemy: false,
    length: 0,
    done: [],
    faces: [],
    sprinted: false,
  };
  return marks === '' ? found : marks.split(',').reduce<Activation | undefined>(marked, found);
}

/** An activation with one mark more; `undefined` where it is not understood. */
function marked(activation: Activation | undefined, mark: string): Activation | undefined {
  const [word = '', value = ''] = mark.split('=');
  if (!activation) return undefined;
  switch (word) {
    case 'beside':
      return { ...activation, beganWithEnemy: true };
    case 'sprinted':
      return { ...activation, sprinted: true };
    case 'by': {
      const controller = readSeat(value);
      return controller === undefined ? undefined : { ...activation, controller };
    }
    case 'length': {
      const length = readCount(value, OVER);
      return length === undefined ? undefined : { ...activation, length };
    }
    case 'done': {
      const done = among(ACTION_TYPES, value);
      return done && { ...activation, done };
    }
    case 'faces': {
      const faces = among(FACES, value);
      return faces && { ...activation, faces };
    }
    default:
      return undefined;
  }
}

function among<T extends string>(known: readonly T[], text: string): readonly T[] | undefined {
  const parts = text.split('+');
  const found = parts.flatMap((part) => known.filter((each) => each === part));
  return found.length === parts.length ? found : undefined;
}
