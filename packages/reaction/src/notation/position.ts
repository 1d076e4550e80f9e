import { isProblems, longPositionProblem, type Problem } from '@skirmish-kit/core';
import { standingObstruction, type Obstruction } from '@skirmish-kit/space';
import { findFigure, figuresIn } from '../rules/figures.ts';
import { resolveSetup } from '../rules/resolve-setup.ts';
import { tableOf, trafficFor } from '../rules/battlefield.ts';
import { readSetupByName } from '../rules/read-setup.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { setUp } from '../rules/setup.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { makeFigure } from './figure-notation.ts';
import { makePhase } from './phase-notation.ts';
import { positionProblem } from './problem-messages.ts';
import { parseToken } from './read-token.ts';

/** Scenarios and gangs beyond the built-in ones, whole: from packs, or from the setup of a record. */
export interface PositionInput {
  readonly scenarios: readonly unknown[];
  readonly gangs: readonly unknown[];
}

const NOTHING_BESIDE: PositionInput = { scenarios: [], gangs: [] };

/**
 * A position in one line: scenario and gangs by their ids, the turn, and every figure with its
 * place, facing and markers. Values that equal the start of the battle are left out.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * makePosition(game.state);
 * // 'relay:halden-patrol,cinder-crew turn=1 phase=initiative … a1@92,272>90 …'
 * ```
 */
export function makePosition(battle: Battle, input = NOTHING_BESIDE): string {
  const fresh = freshOf(battle, input);
  const tokens = [`${battle.scenario}:${battle.sides.map(({ gang }) => gang).join(',')}`];
  for (const [key, value] of differing(battle)) tokens.push(`set:${key}=${value}`);
  tokens.push(`turn=${battle.turn}`, `phase=${makePhase(battle.phase)}`);
  if (battle.order.length > 0) tokens.push(`order=${battle.order.join(',')}`);
  if (battle.initiative.length > 0) tokens.push(`initiative=${battle.initiative.join(',')}`);
  if (battle.decided)
    tokens.push(`over=${battle.decided.reason}:${battle.decided.winners.join(',')}`);
  for (const group of battle.groups) {
    if (!group.cohesion) tokens.push(`scattered=${group.id}`);
    if (group.acted) tokens.push(`acted=${group.id}`);
  }
  for (const { starter, other, rounds } of battle.melees)
    tokens.push(`fight=${starter}-${other}*${rounds}`);
  for (const [i, { id, open }] of battle.doors.entries()) {
    if (open !== fresh?.doors[i]?.open) tokens.push(`door:${id}=${open ? 'open' : 'shut'}`);
  }
  for (const { id, holder, at } of battle.things) {
    const start = fresh?.things.find((thing) => thing.id === id)?.at;
    if (at.join() !== start?.join()) tokens.push(`object:${id}@${at.join(',')}`);
    if (holder !== null) tokens.push(`object:${id}=${holder}`);
  }
  for (const { id, owner } of battle.objectives)
    if (owner !== null) tokens.push(`objective:${id}=${owner}`);
  for (const figure of battle.figures)
    tokens.push(makeFigure(figure, (fresh && findFigure(fresh, figure.id)) ?? figure));
  return tokens.join(' ');
}

/** The battle as it began; `undefined` where its scenario or a gang is not at hand: then all is written. */
function freshOf(battle: Battle, input: PositionInput): Battle | undefined {
  const { settings } = setupOf(battle);
  const setup = readSetupByName({ ...headFrom(battle, input), settings });
  return isProblems(setup) ? undefined : setUp(resolveSetup(setup));
}

/** Scenario and gangs by their ids, or whole where they are not built in. */
function headFrom({ scenario, sides }: Pick<Battle, 'scenario' | 'sides'>, input: PositionInput) {
  return wholeHead(
    scenario,
    sides.map(({ gang }) => gang),
    input,
  );
}

function wholeHead(scenario: string, gangs: readonly string[], input: PositionInput) {
  const whole = (list: readonly unknown[], id: string): unknown =>
    list.find((each) => typeof each === 'object' && Reflect.get(Object(each), 'id') === id) ?? id;
  return {
    scenario: whole(input.scenarios, scenario),
    gangs: gangs.map((gang) => whole(input.gangs, gang)),
  };
}

/** The setup a battle was made from, by ids. */
function setupOf(battle: Battle): ReactionSetup {
  return {
    scenario: battle.scenario,
    gangs: battle.sides.map(({ gang }) => gang),
    settings: Object.fromEntries(differing(battle)),
  };
}

/** Settings that are not the usual ones. */
function differing({ settings }: Battle): readonly [string, string | number][] {
  const usual = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS));
  return Object.entries(settings).filter(([key, value]) => usual.get(key) !== value);
}

/**
 * Reads a position. Tokens may come in any order, with any space between; what is missing is as at
 * the start of the battle. A problem's path is the character it begins at.
 *
 * @example
 * ```ts
 * const battle = parsePosition('relay:halden-patrol,cinder-crew turn=2 a1@455,300>90[panic]');
 * if (isProblems(battle)) console.error(battle[0]?.path, battle[0]?.message);
 * else figureOf(battle, 'a1'); // { at: [455, 300], facing: 90, reaction: 'panic', … }
 * ```
 */
export function parsePosition(text: string, input = NOTHING_BESIDE): Battle | readonly Problem[] {
  const read = readPosition(text, input);
  return isProblems(read) ? read : read.battle;
}

/** Reads a position with its setup; parts that are not built in are inside the setup. */
export function readPosition(
  text: string,
  input: PositionInput,
): { readonly battle: Battle; readonly setup: ReactionSetup } | readonly Problem[] {
  const tooLong = longPositionProblem(text);
  if (tooLong) return [tooLong];
  const tokens = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    at: match.index + 1,
  }));
  const [head, ...rest] = tokens;
  const [, scenario, gangs] = /^([^:=@]+):([^:=@]+)$/.exec(head?.text ?? '') ?? [];
  if (!head || scenario === undefined || gangs === undefined) {
    return [positionProblem(`character ${head?.at ?? 1}`, 'no-scenario')];
  }
  const settings: Record<string, string | number> = {};
  for (const token of rest) {
    const [, key, value] = /^set:(\w+)=([\w-]+)$/.exec(token.text) ?? [];
    if (key !== undefined && value !== undefined)
      settings[key] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  const setup = readSetupByName({ ...wholeHead(scenario, gangs.split(','), input), settings });
  if (isProblems(setup))
    return setup.map((found) => ({ ...found, path: `character ${placeOf(found, tokens)}` }));
  const battle = setUp(resolveSetup(setup));
  const problems = rest
    .filter((token) => !/^set:\w+=/.test(token.text) && !parseToken(battle, token.text))
    .map((token) =>
      positionProblem(`character ${token.at}`, 'bad-token', { token: token.text.slice(0, 60) }),
    );
  const found = problems.length > 0 ? problems : standingProblems(battle, tokens);
  if (found.length > 0) return found;
  const named = setupOf(battle);
  const isBeside = (list: readonly unknown[], value: unknown) => list.includes(value);
  return {
    battle,
    setup: {
      ...named,
      scenario: isBeside(input.scenarios, setup.scenario) ? setup.scenario : named.scenario,
      gangs: setup.gangs.map((gang, i) =>
        isBeside(input.gangs, gang) ? gang : (named.gangs[i] ?? gang),
      ),
    },
  };
}

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Figures in impossible places: over an edge, in a wall, on one another. */
function standingProblems(battle: Battle, tokens: readonly Token[]): readonly Problem[] {
  return figuresIn(battle).flatMap((figure) => {
    const obstruction = standingObstruction(tableOf(battle), figure, trafficFor(battle, figure));
    if (!obstruction) return [];
    const at = tokens.find(({ text }) => text.startsWith(`${figure.id}@`))?.at ?? 1;
    const params = { figure: figure.id, what: thingInTheWay(obstruction) };
    return [positionProblem(`character ${at}`, `cannot-stand-${obstruction.by}`, params)];
  });
}

function thingInTheWay(obstruction: Obstruction<Figure>): string {
  if (obstruction.by === 'edge') return '';
  return obstruction.by === 'terrain' ? obstruction.id : obstruction.base.id;
}

/** The place of a setup problem in the line. */
function placeOf(found: Problem, tokens: readonly Token[]): number {
  const setting = /^\/settings\/(.+)$/.exec(found.path)?.[1];
  return (
    tokens.find(({ text }) => setting !== undefined && text.startsWith(`set:${setting}=`))?.at ?? 1
  );
}
