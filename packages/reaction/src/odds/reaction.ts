import { oddsOf, type Fields, type Flow, type Problem, readFields } from '@skirmish-kit/core';
import { figureOf } from '../rules/figures.ts';
import { QUALITIES, ROLES } from '../rules/profile.ts';
import { reactionTest, type TestResult } from '../rules/reaction-test.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import type { OddsAnswer } from './answer.ts';
import {
  minimalBattle,
  MIDDLE,
  RADIUS,
  usualQuality,
  type MinimalFigure,
} from './minimal-battle.ts';
import { namedFigure, PEOPLE, qualityOf } from './named-figure.ts';

/** Exact odds of a figure's reaction test (RX-REACT-01). */
export function reactionOdds(battle: Battle, figure: FigureId): OddsAnswer {
  const { outcomes, ...found } = oddsOf(battle, test, [figure], {
    measure: (_, result) => result,
  });
  const chances = { ok: 0, panic: 0, rout: 0 };
  for (const [result, probability] of outcomes) chances[result] += probability;
  return { outcomes: chances, ...found };
}

function* test(battle: Battle, figure: FigureId): Flow<TestResult> {
  return yield* reactionTest(battle, figureOf(battle, figure));
}

/** A reaction test by names: quality, role, and the losses of the group. */
export function namedReactionOdds(request: unknown): OddsAnswer | readonly Problem[] {
  const read = readFields(request, readTest);
  return 'role' in read ? oddsOfNamed(read) : read;
}

function readTest(fields: Fields) {
  fields.word('action', ['reaction'], 'reaction');
  const figure = namedFigure(fields, 'figure', PEOPLE);
  const role = fields.word('role', ROLES, figure?.role ?? 'basic');
  const size = fields.whole('size', 1, 12, 6);
  return {
    role,
    quality: fields.word('quality', QUALITIES, figure ? qualityOf(figure) : usualQuality(role)),
    size,
    alive: fields.whole('alive', 1, size, size),
    routing: fields.flag('routing', false),
    engaged: fields.flag('engaged', false),
    besideLeader: fields.flag('besideLeader', false),
  };
}

/** The group is spread out in a row; the leader next to the figure is of another group. */
function oddsOfNamed(asked: ReturnType<typeof readTest>): OddsAnswer {
  const { role, quality, size, alive, routing, engaged, besideLeader } = asked;
  const figures: MinimalFigure[] = [
    { id: 'a1', at: [MIDDLE, MIDDLE], role, quality, reaction: routing ? 'rout' : 'panic' },
  ];
  for (let i = 2; i <= size; i++) {
    figures.push({
      id: `a${i}`,
      at: [MIDDLE, MIDDLE + i * 100],
      fate: i <= alive ? 'in' : 'eliminated',
    });
  }
  if (engaged) figures.push({ id: 'b1', at: [MIDDLE + 2 * RADIUS, MIDDLE] });
  const battle = minimalBattle(figures);
  const leader: MinimalFigure = {
    id: 'a99',
    at: [MIDDLE - 2 * RADIUS, MIDDLE],
    role: 'leader',
    group: 'A2',
  };
  const adjacent = besideLeader ? minimalBattle([leader]).figures : [];
  return reactionOdds(
    {
      ...battle,
      figures: [...battle.figures, ...adjacent],
      melees: engaged ? [{ starter: 'b1', other: 'a1', rounds: 1 }] : [],
    },
    'a1',
  );
}
