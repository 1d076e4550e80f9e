import { isRefusal, type LogEntry } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { tracersOf, type LastActionMarks, type SceneTracer } from '@skirmish-kit/ui/table';
import { findFigure } from '../rules/figures.ts';
import { longMarchTo } from '../rules/movement.ts';
import type { Battle } from '../rules/state.ts';

/** What is left on the board, by the end of the log: the shots of this turn's last action, and its last move. */
export function lastActionMarks(battle: Battle, log: readonly LogEntry[]): LastActionMarks {
  const turn = log.findLastIndex(({ about, kind }) => kind === 'event' && about === 'turn');
  const recent = log.slice(turn + 1);
  const action = recent.findLastIndex(
    ({ kind, about, key }) => kind === 'choice' && about === 'action' && key !== 'done',
  );
  const trail = recent.findLast(({ about }) => about === 'moves' || about === 'rout-move');
  return {
    tracers: recent.slice(action + 1).flatMap((entry) => shotsOf(battle, entry)),
    trail: trail && trailOf(battle, trail),
  };
}

function shotsOf(battle: Battle, { kind, about, params }: LogEntry): readonly SceneTracer[] {
  if (kind !== 'event' || (about !== 'hits' && about !== 'misses')) return [];
  const shooter = findFigure(battle, String(params['figure']));
  const target = findFigure(battle, String(params['target']));
  const hits = about === 'hits' ? Number(params['hits'] ?? 0) : 0;
  return shooter && target ? tracersOf(shooter, target, Number(params['shots'] ?? 0), hits) : [];
}

/** The way of a move, found again by the rules from where it began; nothing when he has moved on since. */
function trailOf(battle: Battle, { params }: LogEntry): LastActionMarks['trail'] {
  const figure = findFigure(battle, String(params['figure']));
  const from: Point = [Number(params['fromX']), Number(params['fromY'])];
  if (!figure || figure.fate === 'fled') return undefined;
  const before = { ...figure, at: from };
  const figures = battle.figures.map((each) => (each === figure ? before : each));
  const march = longMarchTo({ ...battle, figures }, before, figure.at);
  const places = isRefusal(march) ? [from, figure.at] : march.places;
  return { places, side: figure.seat, radius: figure.radius };
}
