import { hashState, isProblems, longPositionProblem, type Problem } from '@skirmish-kit/core';
import { CUBE_CAPACITY, hasFloor, makeCube } from '../board/index.ts';
import type { Library } from '../choices.ts';
import { TEAMS } from '../packs/built-in.ts';
import type { AbilityCodes } from '../rules/companion.ts';
import { resolveSetup } from '../rules/resolve-setup.ts';
import { boardOf } from '../rules/battlefield.ts';
import { isOnField, modelOf } from '../rules/models.ts';
import { readSetup } from '../rules/read-setup.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { setUp } from '../rules/setup.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import { FACES, type Battle, type Side } from '../rules/state.ts';
import { addFoundGun, makeItem } from './item-notation.ts';
import { makeModel } from './model-notation.ts';
import { makeActivation, makePhase } from './phase-notation.ts';
import { positionProblem } from './problem-messages.ts';
import { parseToken } from './read-token.ts';
import { makeSeat } from './seat-notation.ts';

/** What packs bring, from a shelf. */
type PackPosition = Pick<Library, 'teams' | 'factions'>;

/** Missions, teams and factions beyond the built-in ones, whole: of packs, or in the setup of a record. */
export interface PositionInput {
  readonly missions: readonly unknown[];
  readonly teams: readonly unknown[];
  readonly factions: readonly unknown[];
}

const NO_PACKS = { missions: [], teams: [], factions: [] };

/**
 * A position in one line: battlefield, mission and strike teams by their names, where the round stands,
 * command dice, and every figure with its cube and marks. What is as before the battle is left out.
 *
 * @example
 * ```ts
 * const game = new Game(deadzone, deadzone.defaults, { seed: 7 });
 * makePosition(game.state);
 * // 'depot:patrol:enforcers-first,forge-fathers-first phase=recon unused=12 item:t1@e3.1 …'
 * ```
 */
export function makePosition(battle: Battle, loaded: PackPosition = NO_PACKS): string {
  const teamOf = (side: Side) => teamIn(loaded, side);
  const fresh = setUp(resolveSetup(startingSetup(battle, loaded)));
  const { field, mission, sides, round, phase, activation, decided } = battle;
  const tokens = [`${field.id}:${mission.id}:${sides.map(teamOf).join(',')}`];
  const note = (condition: boolean, token: string) => condition && tokens.push(token);
  for (const [key, value] of differing(battle)) tokens.push(`set:${key}=${value}`);
  note(round > 0, `round=${round}`);
  tokens.push(`phase=${makePhase(phase)}`);
  for (const [word, seat] of [
    ['turn', battle.turnOf],
    ['first', battle.first],
    ['began', battle.began],
  ] as const)
    note(seat !== 0, `${word}=${makeSeat(seat)}`);
  if (battle.finished !== null) tokens.push(`finished=${makeSeat(battle.finished)}`);
  note(battle.second, 'second');
  if (activation)
    tokens.push(`acting=${makeActivation(activation, modelOf(battle, activation.model).seat)}`);
  sides.forEach((side, seat) => tokens.push(...sideTokens(side, makeSeat(seat))));
  for (const { cube, toxic } of battle.smoke)
    tokens.push(`${toxic ? 'toxic' : 'smoke'}@${makeCube(cube)}`);
  note(battle.achieved.length > 0, `achieved=${battle.achieved.join('+')}`);
  note(battle.unused !== fresh.unused, `unused=${battle.unused}`);
  const drawn = Object.entries(battle.bag).filter(([kind, count]) => fresh.bag[kind] !== count);
  note(drawn.length > 0, `bag=${drawn.map(([kind, count]) => `${kind}*${count}`).join(',')}`);
  if (decided) {
    const winners = decided.winners.map(makeSeat).join('');
    tokens.push(`over=${decided.reason}:${winners}:${decided.scores?.join('+') ?? ''}`);
  }
  for (const [i, model] of battle.models.entries())
    note(hashState(model) !== hashState(fresh.models[i]), makeModel(model));
  for (const [i, item] of battle.items.entries())
    note(hashState(item) !== hashState(fresh.items[i]), makeItem(item));
  return tokens.join(' ');
}

function sideTokens({ zone, dice, points, specialSpent }: Side, letter: string): readonly string[] {
  const left = FACES.filter((face) => dice[face] > 0);
  const faces = left.map((face) => (dice[face] === 1 ? face : `${face}*${dice[face]}`));
  return [
    ...(zone === null ? [] : [`zone:${letter}=${zone + 1}`]),
    ...(faces.length > 0 ? [`dice:${letter}=${faces.join(',')}`] : []),
    ...(points > 0 ? [`points:${letter}=${points}`] : []),
    ...(specialSpent ? [`special:${letter}`] : []),
  ];
}

/** The team a side began with, by its id; of one that is not at hand, its faction. */
function teamIn({ teams }: Pick<PackPosition, 'teams'>, { faction, name }: Side): string {
  const known = [...teams, ...TEAMS];
  return known.find((team) => team.faction === faction && team.name.en === name.en)?.id ?? faction;
}

/** The setup a battle was made from, by ids, with what lies whole in it. */
function startingSetup(battle: Battle, { teams, factions }: PackPosition): DeadzoneSetup {
  const { field, mission } = battle;
  const ids = battle.sides.map((side) => teamIn({ teams }, side));
  const found = ids.map((id) => [...teams, ...TEAMS].find((team) => team.id === id));
  const usual = TEAMS.slice(0, 2).map(({ id }) => id);
  const known = found.filter((team) => team !== undefined);
  return {
    field,
    mission,
    teams: known.length === ids.length ? known : usual,
    factions,
    settings: Object.fromEntries(differing(battle)),
  };
}

/** Settings that are not the usual ones. */
function differing({ settings }: Battle): readonly [string, string][] {
  const usual = new Map<string, string>(Object.entries(DEFAULT_SETTINGS));
  return Object.entries<string>({ ...settings }).filter(([key, value]) => usual.get(key) !== value);
}

/**
 * Reads a position. Tokens may come in any order, with any space between; what is missing is as before
 * the battle. With figures on the field and no word of the phase it is a turn of the first round. A
 * problem's path is the character it begins at.
 *
 * @example
 * ```ts
 * const battle = parsePosition('depot:patrol:enforcers-first,forge-fathers-first a1@c2.3[pinned]');
 * if (isProblems(battle)) console.error(battle[0]?.path, battle[0]?.message);
 * else battle.models[0]; // { id: 'a1', where: 'field', cube: [3, 2, 3], pinned: true, … }
 * ```
 */
export function parsePosition(text: string): Battle | readonly Problem[] {
  const read = readPosition(text, NO_PACKS);
  return isProblems(read) ? read : read.battle;
}

/** Reads a position, with the setup that it says: what is not built in lies whole in it. */
export function readPosition(
  text: string,
  input: PositionInput,
  codes?: AbilityCodes,
): { readonly battle: Battle; readonly setup: DeadzoneSetup } | readonly Problem[] {
  const tooLong = longPositionProblem(text);
  if (tooLong) return [tooLong];
  const tokens = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    at: match.index + 1,
  }));
  const [head, ...rest] = tokens;
  const [, field, mission, teams] = /^([\w-]+):([\w-]+):([\w,-]+)$/.exec(head?.text ?? '') ?? [];
  if (!head || field === undefined || mission === undefined || teams === undefined)
    return [positionProblem(`character ${head?.at ?? 1}`, 'no-battlefield')];
  const settings: Record<string, string> = {};
  for (const token of rest) {
    const [, key, value] = SETTING.exec(token.text) ?? [];
    if (key !== undefined && value !== undefined) settings[key] = value;
  }
  const whole = (list: readonly unknown[], id: string): unknown =>
    list.find((each) => Reflect.get(Object(each), 'id') === id) ?? id;
  const { missions, teams: loaded, factions } = input;
  const setup = readSetup(
    {
      field,
      mission: whole(missions, mission),
      teams: teams.split(',').map((team) => whole(loaded, team)),
      ...(factions.length > 0 && { factions }),
      settings,
    },
    codes,
  );
  if (isProblems(setup))
    return setup.map((found) => ({ ...found, path: `character ${placeOf(found, tokens)}` }));
  const battle = setUp(resolveSetup(setup));
  for (const token of rest) addFoundGun(battle, token.text);
  const problems = rest
    .filter((token) => !SETTING.test(token.text) && !parseToken(battle, token.text))
    .map((token) =>
      positionProblem(`character ${token.at}`, 'bad-token', { token: token.text.slice(0, 60) }),
    );
  if (problems.length === 0 && !rest.some((token) => token.text.startsWith('phase=')))
    beginFighting(battle);
  const found = problems.length > 0 ? problems : standingProblems(battle, tokens);
  if (found.length > 0) return found;
  const named = { ...setup, settings: Object.fromEntries(differing(battle)) };
  return { battle, setup: { ...named, field: battle.field.id } };
}

const SETTING = /^set:(\w+)=([\w-]+)$/;

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Figures on the field are in a turn; each side has its own end of it. */
function beginFighting(battle: Battle): void {
  if (!battle.models.some(isOnField)) return;
  battle.phase = { step: 'turn' };
  battle.round = Math.max(1, battle.round);
  battle.sides.forEach((side, seat) => (side.zone ??= seat === 0 ? 0 : 1));
}

/** Figures that stand where none can, or should be dead. */
function standingProblems(battle: Battle, tokens: readonly Token[]): readonly Problem[] {
  const board = boardOf(battle);
  const room = new Map<string, number>();
  return battle.models.filter(isOnField).flatMap((model) => {
    const { id, seat, damage, recruit } = model;
    const cube = makeCube(model.cube);
    const key = `${seat} ${cube}`;
    room.set(key, (room.get(key) ?? 0) + recruit.profile.size);
    const code = !hasFloor(board, model.cube)
      ? 'cannot-stand-floor'
      : (room.get(key) ?? 0) > CUBE_CAPACITY
        ? 'cannot-stand-room'
        : damage > recruit.profile.size
          ? 'should-be-dead'
          : undefined;
    const at = tokens.find(({ text }) => text.startsWith(`${id}@`))?.at ?? 1;
    return code ? [positionProblem(`character ${at}`, code, { model: id, cube })] : [];
  });
}

/** Where a problem of the setup stands in the line. */
function placeOf(found: Problem, tokens: readonly Token[]): number {
  const setting = /^\/settings\/(.+)$/.exec(found.path)?.[1];
  return (
    tokens.find(({ text }) => setting !== undefined && text.startsWith(`set:${setting}=`))?.at ?? 1
  );
}
