import { isProblems, refuseLongPosition, type Problem } from '@skirmish-kit/core';
import { readTableSeed, standingHindrance, type Hindrance } from '@skirmish-kit/space';
import { findFigure, figuresIn } from '../rules/figures.ts';
import { fullSetup } from '../rules/full-setup.ts';
import { generatedTable } from '../rules/generated-table.ts';
import { tableOf, trafficFor } from '../rules/ground.ts';
import { readPlainSetup } from '../rules/read-setup.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { setUp } from '../rules/setup.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { makeFigure } from './figure-mark.ts';
import { makePhase } from './phase-mark.ts';
import { positionProblem } from './problem-words.ts';
import { readToken } from './read-token.ts';

/**
 * A position in one line: the built-in scenario and gangs, the turn, and every figure with its
 * place, facing and markers. What is as at the start of the battle is left out.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * makePosition(game.state);
 * // 'relay:halden-patrol,cinder-crew turn=1 phase=initiative … a1@92,272>90 …'
 * ```
 */
export function makePosition(battle: Battle): string {
  const fresh = setUp(fullSetup(withTable(setupOf(battle))));
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
    if (open !== fresh.doors[i]?.open) tokens.push(`door:${id}=${open ? 'open' : 'shut'}`);
  }
  for (const { id, holder, at } of battle.things) {
    const start = fresh.things.find((thing) => thing.id === id)?.at;
    if (at.join() !== start?.join()) tokens.push(`object:${id}@${at.join(',')}`);
    if (holder !== null) tokens.push(`object:${id}=${holder}`);
  }
  for (const { id, owner } of battle.objectives)
    if (owner !== null) tokens.push(`objective:${id}=${owner}`);
  for (const figure of battle.figures)
    tokens.push(makeFigure(figure, findFigure(fresh, figure.id) ?? figure));
  return tokens.join(' ');
}

/** The setup a battle was made from, by ids. */
export function setupOf(battle: Battle): ReactionSetup {
  return {
    scenario: battle.scenario,
    gangs: battle.sides.map(({ gang }) => gang),
    settings: Object.fromEntries(differing(battle)),
  };
}

/** The same with a table that a seed makes. */
function withTable(setup: ReactionSetup): ReactionSetup {
  const asked = readTableSeed(setup);
  if (isProblems(asked) || asked.seed === undefined) return setup;
  return { ...setup, scenario: generatedTable(asked.seed) };
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
export function parsePosition(text: string): Battle | readonly Problem[] {
  const tooLong = refuseLongPosition(text);
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
  const setup = readPlainSetup({ scenario, gangs: gangs.split(','), settings });
  if (isProblems(setup))
    return setup.map((found) => ({ ...found, path: `character ${placeOf(found, tokens)}` }));
  const battle = setUp(fullSetup(setup));
  const problems = rest
    .filter((token) => !/^set:\w+=/.test(token.text) && !readToken(battle, token.text))
    .map((token) =>
      positionProblem(`character ${token.at}`, 'bad-token', { token: token.text.slice(0, 60) }),
    );
  const found = problems.length > 0 ? problems : standingProblems(battle, tokens);
  return found.length > 0 ? found : battle;
}

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Figures that stand where none can: over an edge, in a wall, on one another. */
function standingProblems(battle: Battle, tokens: readonly Token[]): readonly Problem[] {
  return figuresIn(battle).flatMap((figure) => {
    const hindrance = standingHindrance(tableOf(battle), figure, trafficFor(battle, figure));
    if (!hindrance) return [];
    const at = tokens.find(({ text }) => text.startsWith(`${figure.id}@`))?.at ?? 1;
    const params = { figure: figure.id, what: thingInTheWay(hindrance) };
    return [positionProblem(`character ${at}`, `cannot-stand-${hindrance.by}`, params)];
  });
}

function thingInTheWay(hindrance: Hindrance<Figure>): string {
  if (hindrance.by === 'edge') return '';
  return hindrance.by === 'terrain' ? hindrance.id : hindrance.base.id;
}

/** Where a problem of the setup stands in the line. */
function placeOf(found: Problem, tokens: readonly Token[]): number {
  const setting = /^\/settings\/(.+)$/.exec(found.path)?.[1];
  return (
    tokens.find(({ text }) => setting !== undefined && text.startsWith(`set:${setting}=`))?.at ?? 1
  );
}
