import { isRefusal, type LogEntry } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { TracerShown } from '@skirmish-kit/ui/table';
import { findFigure } from '../rules/figures.ts';
import { longMarchTo } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';
import type { Scene } from './picture/scene.ts';

/** What the last action left on the board: shots until the next one, and the last move. */
export type LastMoments = Pick<Scene, 'tracers' | 'trail'>;

/** Reads the end of the log: this turn's last action, and this turn's last move. */
export function lastMoments(battle: Battle, log: readonly LogEntry[]): LastMoments {
  const turn = log.findLastIndex(({ about, kind }) => kind === 'moment' && about === 'turn');
  const recent = log.slice(turn + 1);
  const action = recent.findLastIndex(
    ({ kind, about, key }) => kind === 'choice' && about === 'action' && key !== 'done',
  );
  const trail = recent.findLast(({ about }) => about === 'moves' || about === 'rout-move');
  return {
    tracers: recent.slice(action + 1).flatMap((entry) => tracersOf(battle, entry)),
    trail: trail && trailOf(battle, trail),
  };
}

/** A line for each shot: those that hit side by side at the target, the others past it. */
function tracersOf(battle: Battle, { kind, about, params }: LogEntry): readonly TracerShown[] {
  if (kind !== 'moment' || (about !== 'hits' && about !== 'misses')) return [];
  const shooter = findFigure(battle, String(params['figure']));
  const target = findFigure(battle, String(params['target']));
  const shots = Number(params['shots'] ?? 0);
  const hits = about === 'hits' ? Number(params['hits'] ?? 0) : 0;
  if (!shooter || !target) return [];
  return Array.from({ length: shots }, (_, shot) => ({
    line: [shooter.at, aside(shooter.at, target, shot - (shots - 1) / 2)] as const,
    hit: shot < hits,
  }));
}

/** A little beside the middle of the target, so that shots of a burst can be told apart. */
function aside([fromX, fromY]: Point, { at, radius }: Figure, steps: number): Point {
  const [dx, dy] = [at[0] - fromX, at[1] - fromY];
  const share = (steps * radius * 0.45) / (Math.hypot(dx, dy) || 1);
  return [Math.round(at[0] - dy * share), Math.round(at[1] + dx * share)];
}

/** The way of a move, found again by the rules from where it began; nothing when he has moved on since. */
function trailOf(battle: Battle, { params }: LogEntry): LastMoments['trail'] {
  const figure = findFigure(battle, String(params['figure']));
  const from: Point = [Number(params['fromX']), Number(params['fromY'])];
  if (!figure || figure.fate === 'fled') return undefined;
  const before = { ...figure, at: from };
  const figures = battle.figures.map((each) => (each === figure ? before : each));
  const march = longMarchTo({ ...battle, figures }, before, figure.at);
  const places = isRefusal(march) ? [from, figure.at] : march.places;
  return { places, side: figure.seat, radius: figure.radius };
}
