import { findFigure } from '../rules/figures.ts';
import type { Battle, FigureId, Phase } from '../rules/state.ts';
import { makeSeats, readCount, readSeats } from './seat-notation.ts';

/** Where in the turn a battle stands: `initiative`, `deployment:b+a:last`, `wave:1:0:3:a2+a3`, `rally:a1`. */
export function makePhase(phase: Phase): string {
  switch (phase.step) {
    case 'deployment':
      return `deployment:${makeSeats(phase.seats)}${phase.last ? ':last' : ''}`;
    case 'rally':
    case 'wild':
      return `${phase.step}:${phase.figures.join('+')}`;
    case 'wave': {
      const along = phase.along ? `:${phase.along.join('+')}` : '';
      return `wave:${phase.wave}:${phase.place}:${phase.left ?? '-'}${along}`;
    }
    default:
      return phase.step;
  }
}

const PLAIN = ['order', 'initiative', 'end'] as const;

export function readPhase(battle: Battle, text: string): Phase | undefined {
  const plain = PLAIN.find((step) => step === text);
  if (plain) return { step: plain };
  const [step = '', ...rest] = text.split(':');
  const [first = '', second, third, fourth] = rest;
  if (step === 'deployment') {
    const seats = readSeats(first, battle.sides.length);
    const isLast = second === 'last';
    const isRead = seats && (second === undefined || isLast) && rest.length <= 2;
    return isRead ? { step, seats, last: isLast } : undefined;
  }
  if (step === 'rally' || (step === 'wild' && battle.world)) {
    const figures = readFigures(battle, first);
    return figures && rest.length === 1 ? { step, figures } : undefined;
  }
  if (step !== 'wave' || rest.length > 4) return undefined;
  const place = readCount(second ?? '', battle.sides.length);
  const left = third === '-' ? null : readCount(third ?? '');
  const along = fourth === undefined ? undefined : readFigures(battle, fourth);
  if (place === undefined || left === undefined || (first !== '1' && first !== '2'))
    return undefined;
  if (fourth !== undefined && (!along || along.length === 0)) return undefined;
  return { step, wave: first === '1' ? 1 : 2, place, left, ...(along && { along }) };
}

function readFigures(battle: Battle, text: string): readonly FigureId[] | undefined {
  const ids = text === '' ? [] : text.split('+');
  const isKnown = ids.every((id) => findFigure(battle, id));
  return isKnown && new Set(ids).size === ids.length ? ids : undefined;
}
