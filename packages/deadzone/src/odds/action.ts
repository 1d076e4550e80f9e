import {
  isRefusal,
  isUnfinished,
  oddsOf,
  oddsOfAnswer,
  subFlow,
  type Flow,
  type Game,
  type Odds,
  type PolicyUsed,
  type Seat,
} from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import { beginActivation, takeAction } from '../rules/activation.ts';
import { turns } from '../rules/answer-keys.ts';
import { whyNot } from '../rules/legal.ts';
import { sideOf } from '../rules/models.ts';
import type { Battle, ModelId } from '../rules/state.ts';
import { fatesOfAll, fateLetters, type Fates } from './fate.ts';
import { policiesFor, battleValue, type Answers } from './policy.ts';

/** The exact odds of an answer, or of several in a row. */
export interface ActionOdds {
  /** What may become of everybody who is touched, the target first. */
  readonly models: ReadonlyMap<ModelId, Fates>;
  /** The average gain of the active player, by which attacks are compared. */
  readonly worth: number;
  readonly pruned: number;
  readonly policies: readonly PolicyUsed[];
}

/** What odds are asked with. */
export interface ActionQuestion {
  /** How choices on the way are answered. */
  readonly answers?: Answers;
  /** So many Dice faces are added to the tests of the model that acts. */
  readonly dice?: number;
  /** So many times a flow of the rules may be run, 100 000 unless said otherwise. */
  readonly work?: number;
}

/**
 * Exact odds of an answer to the open question before it is given: shots, fights, grenades, falls,
 * fires, first aid, and of whole activations when several actions are given. Everybody who may be
 * touched is counted, through throws and falls and the fights they lead to. `undefined` when the
 * answer is not allowed or leaves nothing to chance.
 *
 * @example
 * ```ts
 * const game = new Game(deadzone, deadzone.defaults, { seed: 7 });
 * actionOdds(game, 'i-begin'); // undefined
 * ```
 */
export function actionOdds<Setup>(
  game: Game<Battle, Setup>,
  answers: string | readonly string[],
  question: ActionQuestion = {},
): ActionOdds | undefined {
  const ask = game.ask();
  const keys = typeof answers === 'string' ? [answers] : answers;
  const [first = ''] = keys;
  if (ask?.kind !== 'choice' || ask.explain(first)) return undefined;
  const actor = actorOf(game.state, first);
  const isPlan = (ask.about === 'action' || ask.about === 'turn') && actor !== undefined;
  if (isPlan && game.checkpoint.answers.length === 0)
    return planOdds(game.state, ask.who, actor, keys, question);
  const rules = rulesFor(ask.who, actor, question);
  const before = game.state;
  const odds = oddsOfAnswer(game, keys, (was, after) => nameOf(was, after, ask.who, actor), rules);
  return isRefusal(odds) ? undefined : read(before, odds, undefined);
}

/** Who acts: the active model, or the one that is to be activated. */
function actorOf({ activation }: Battle, key: string): ModelId | undefined {
  const turn = turns.parse(key);
  return turn?.kind === 'activate' ? turn.model : activation?.model;
}

/** The odds of actions of one model in a row, from a state in which nothing is under way. */
export function planOdds(
  battle: Battle,
  who: Seat,
  actor: ModelId,
  keys: readonly string[],
  question: ActionQuestion = {},
): ActionOdds | undefined {
  const odds = oddsOf(battle, plan, [keys], {
    ...rulesFor(who, actor, question),
    measure: (after) => nameOf(battle, after, who, actor),
  });
  return read(battle, odds, targetOf(keys));
}

function rulesFor(
  who: Seat,
  actor: ModelId | undefined,
  { answers = 'kept', dice = 0, work }: ActionQuestion,
) {
  return {
    policy: policiesFor(
      who,
      answers,
      dice > 0 && actor !== undefined ? { count: dice, model: actor } : undefined,
    ),
    worth: (after: Battle) => battleValue(after, who),
    ...(work !== undefined && { work }),
  };
}

/** An activation as it is planned: what is no longer allowed by then is left out. */
function* plan(battle: Battle, keys: readonly string[]): Flow {
  for (const key of keys) yield* subFlow(planned, battle, key);
}

function* planned(battle: Battle, key: string): Flow {
  const turn = turns.parse(key);
  if (turn?.kind === 'activate') return yield* beginActivation(battle, turn.model);
  const action = actions.parse(key);
  const { activation } = battle;
  if (!action || !activation || whyNot(battle, activation, action)) return;
  yield* takeAction(battle, activation, action);
}

/** Ends are named by what became of everybody, and by what that is worth. */
function nameOf(before: Battle, after: Battle, who: Seat, actor: ModelId | undefined): string {
  return `${fateLetters(before, after, actor)} ${battleValue(after, who) - battleValue(before, who)}`;
}

/** Whom the last of the actions is aimed at. */
function targetOf(keys: readonly string[]): ModelId | undefined {
  const action = actions.parse(keys.at(-1) ?? '');
  return action && 'target' in action ? action.target : undefined;
}

function read(
  before: Battle,
  { outcomes, pruned, policies }: Odds<string>,
  target: ModelId | undefined,
): ActionOdds | undefined {
  const all = fatesOfAll(before, outcomes);
  // What could not be followed is stated, even where that is all there is.
  if (all.size === 0 && !isUnfinished(pruned)) return undefined;
  const first = target === undefined ? undefined : all.get(target);
  const models = first && target !== undefined ? new Map([[target, first], ...all]) : all;
  const worth = outcomes.reduce((sum, [name, p]) => sum + p * Number(name.split(' ')[1]), 0);
  return { models, worth, pruned, policies };
}

/** An attack that the open question offers, with its odds. */
export interface AttackOdds extends ActionOdds {
  readonly key: string;
}

/** Every attack that the open question offers, the best one first. */
export function attackOdds<Setup>(
  game: Game<Battle, Setup>,
  question: ActionQuestion = {},
): readonly AttackOdds[] {
  const ask = game.ask();
  if (ask?.kind !== 'choice' || ask.about !== 'action') return [];
  const known = new Map<string, ActionOdds | undefined>();
  return ask.options
    .map(({ key }) => key)
    .filter((key) => ATTACK.test(key))
    .flatMap((key) => {
      // DZ-CMD-05: with a die or without, it is the same attack.
      const attack = key.replace(/^die-/, '');
      if (!known.has(attack)) known.set(attack, actionOdds(game, key, question));
      const odds = known.get(attack);
      return odds ? [{ key, ...odds }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

const ATTACK = /^(?:die-)?(?:shoot|fire-for-effect|fire-both|fight):/;

/** Whether a Dice face could be added to what this model does. */
export function mayAddDice(battle: Battle, who: Seat): boolean {
  return sideOf(battle, who).dice.dice > 0;
}
