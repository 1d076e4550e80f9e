import {
  isRefusal,
  oddsOfAnswer,
  type Game,
  type GameEvent,
  type OddsConfig,
  type Policy,
  type Seat,
} from '@skirmish-kit/core';
import { actions, replies } from '../rules/action-keys.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { sameForShots } from './shot-equivalence.ts';
import type { OddsAnswer } from './answer.ts';
import { effectChances, effectsOn, type Chances } from './effect.ts';

/** The odds of an action, and whom they are about. */
export interface ActionOdds extends OddsAnswer {
  /** The figures of `targets`, in their order. */
  readonly figures: readonly FigureId[];
}

/**
 * Exact odds of an answer to the open question before it is given: shots, bursts, fire into an
 * enemy's action, close combat, flames, technology and first aid. Interrupting figures are included and
 * answer by their policy: by default every waiting figure that can fires. The result names the policy.
 * `undefined` when the answer is not allowed or has nothing random about it.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * for (const answer of ['1', 'B1', 'b2']) game.answer(answer);
 * actionOdds(game, 'burst:submachine-gun:a5*4')?.outcomes; // { damaged: 0.32, … }
 * ```
 */
export function actionOdds<Setup>(
  game: Game<Battle, Setup>,
  key: string,
  others: Policy<Battle> = 'first',
): ActionOdds | undefined {
  const ask = game.ask();
  if (ask?.kind !== 'choice' || (ask.about !== 'action' && ask.about !== 'opportunity')) {
    return undefined;
  }
  const figure = String(ask.params[ask.about === 'action' ? 'figure' : 'enemy']);
  const question = { game, key, who: ask.who, figure, others };
  const action = ask.about === 'action' ? actions.parse(key) : replies.parse(key);
  switch (action?.kind) {
    case 'shoot':
    case 'burst':
    case 'aim':
      return effectOdds(
        question,
        action.targets.map(([target]) => target),
      );
    case 'fight':
      return fightingOdds(question, figure, action.target);
    case 'hack':
      return successOdds(question, action.objective);
    case 'repair':
      return successOdds(question, action.machine);
    case 'aid':
      return successOdds(question, action.casualty);
    case 'flame':
      return areaOdds(question);
    default:
      return undefined;
  }
}

/**
 * Exact odds of the fight at the end of a charge: a move into contact, then the first round.
 * `undefined` if an enemy may fire at it on the way, because then the fight is not certain.
 */
export function chargeOdds<Setup>(
  game: Game<Battle, Setup>,
  move: string,
  fight: string,
): ActionOdds | undefined {
  const there = game.fork();
  const rolls = () => there.log.filter(({ kind }) => kind === 'roll').length;
  const before = rolls();
  return there.answer(move) || rolls() > before ? undefined : actionOdds(there, fight);
}

interface Asked<Setup> {
  readonly game: Game<Battle, Setup>;
  readonly key: string;
  readonly who: Seat;
  /** The acting figure, never one that interrupts it. */
  readonly figure: FigureId;
  readonly others: Policy<Battle>;
}

/** The odds of the answer, with results named by `measure`. */
function answered<Setup>(
  { game, key, who, others }: Asked<Setup>,
  measure: (before: Battle, after: Battle, notes: readonly string[]) => string,
  more: Pick<OddsConfig<Battle>, 'alike' | 'note'> = {},
) {
  const seats = Array.from({ length: game.system.seats(game.state) }, (_, seat) => seat);
  const odds = oddsOfAnswer(game, key, measure, {
    policy: Object.fromEntries(seats.map((seat) => [seat, seat === who ? 'first' : others])),
    worth: (battle) => worthTo(battle, who),
    ...more,
  });
  return isRefusal(odds) ? undefined : odds;
}

/** Who is out counts most, who is frightened a little. */
function worthTo({ figures }: Battle, who: Seat): number {
  return figures.reduce((sum, { seat, fate, reaction }) => {
    const harm = fate === 'in' ? (reaction === 'none' ? 0 : 1) : 4;
    return sum + (seat === who ? -harm : harm);
  }, 0);
}

function effectOdds<Setup>(
  question: Asked<Setup>,
  figures: readonly FigureId[],
): ActionOdds | undefined {
  const odds = answered(question, (before, after) => effectsOn(before, after, figures), {
    alike: sameForShots(question.game.state, question.figure),
  });
  if (!odds) return undefined;
  const targets = effectChances(question.game.state, odds.outcomes, figures, 'shot');
  return { ...odds, outcomes: targets[0] ?? {}, targets, figures };
}

/** RX-CC-03: the round is won, lost or tied; when fire comes before it, there may be none. */
function fightingOdds<Setup>(
  question: Asked<Setup>,
  attacker: FigureId,
  defender: FigureId,
): ActionOdds | undefined {
  const figures = [defender, attacker];
  const odds = answered(
    question,
    (before, after, [won = 'nothing']) => `${effectsOn(before, after, figures)},${won}`,
    { note: (event) => roundWon(event, attacker) },
  );
  if (!odds) return undefined;
  const outcomes: Record<string, number> = { win: 0, lose: 0, tie: 0 };
  for (const [name, probability] of odds.outcomes) {
    const won = name.split(',')[figures.length] ?? '';
    outcomes[won] = (outcomes[won] ?? 0) + probability;
  }
  const targets = effectChances(question.game.state, odds.outcomes, figures, 'combat');
  return { ...odds, outcomes, targets, figures };
}

function roundWon({ about, params }: GameEvent, attacker: FigureId): string | undefined {
  if (about === 'combat-tied') return 'tie';
  if (about === 'caught-routing') return 'win';
  if (about !== 'combat-won') return undefined;
  return params['winner'] === attacker ? 'win' : 'lose';
}

/** Technology and first aid: it works, or it does not. */
function successOdds<Setup>(question: Asked<Setup>, id: string): ActionOdds | undefined {
  const odds = answered(question, (before, after) =>
    worked(before, after, id) ? 'success' : 'failure',
  );
  if (!odds) return undefined;
  const chances = new Map(odds.outcomes);
  const outcomes = { success: chances.get('success') ?? 0, failure: chances.get('failure') ?? 0 };
  return { ...odds, outcomes, figures: [] };
}

/** The action had an effect: a new owner, a repair, a casualty back in action. */
function worked(before: Battle, after: Battle, id: string): boolean {
  const [was, is] = [before, after].map(({ objectives, figures }) => {
    const figure = figures.find((one) => one.id === id);
    const owner = objectives.find((one) => one.id === id)?.owner;
    return JSON.stringify([owner, figure?.fate, figure?.machine]);
  });
  return was !== is;
}

/** Flames: what happens to every figure they may touch. */
function areaOdds<Setup>(question: Asked<Setup>): ActionOdds | undefined {
  const { state } = question.game;
  const all = state.figures.map(({ id }) => id);
  const odds = answered(question, (before, after) => effectsOn(before, after, all));
  if (!odds) return undefined;
  const chances = effectChances(state, odds.outcomes, all, 'shot');
  const touched = all.flatMap((id, i): readonly (readonly [FigureId, Chances])[] => {
    const own = chances[i];
    return own && (own['nothing'] ?? 0) < 1 - 1e-9 ? [[id, own]] : [];
  });
  return {
    ...odds,
    outcomes: touched[0]?.[1] ?? { nothing: 1 },
    targets: touched.map(([, own]) => own),
    figures: touched.map(([id]) => id),
  };
}
