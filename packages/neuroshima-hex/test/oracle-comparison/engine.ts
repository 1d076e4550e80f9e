/** The engine, fighting the oracle's positions phase by phase, as in a game. */
import { copyState, isProblems, type ChoiceRequest, type GameEvent } from '@skirmish-kit/core';
import {
  makeLibrary,
  neuroshimaHex,
  resolveBoard,
  readPosition,
  tableOf,
  type Position as EnginePosition,
  type State,
} from '../../src/index.ts';
import type { Position } from '../oracle/oracle.ts';
import type { PhaseStory } from './battle-summary.ts';

export const library = makeLibrary();

/** Answers a question with one of its keys. */
export type Answer = (choice: ChoiceRequest) => string;

export interface Asked {
  about: string;
  army: string;
  /** The hex of the unit or module the question is about. */
  hex: string;
  answer: string;
}

export interface EnginePhase extends PhaseStory {
  asked: Asked[];
  /** `absorbed` in the order in which it was decided. */
  healed: string[];
}

/** The same position in the engine's words. `seats`: who sits where, and so is asked first. */
export function enginePosition(position: Position, seats?: readonly string[]): EnginePosition {
  const { edition, units, hq } = position;
  return {
    edition: edition === '1.0' ? '1' : edition,
    ...(seats && { armies: seats }),
    units,
    hq: { ...hq },
  };
}

/** A game in which the player of the first seat has just played a Battle tile. */
export function beginBattle(position: Position, seats?: readonly string[]): State {
  const state = readPosition(library, enginePosition(position, seats));
  if (isProblems(state)) throw new Error(state.map((p) => `${p.path}: ${p.message}`).join('\n'));
  const [first] = state.players;
  if (!first) throw new Error('nobody fights');
  first.hand = ['battle'];
  state.turn = { seat: 0, drawn: true, played: 0, acted: [] };
  takeStep(
    state,
    () => 'battle',
    () => {},
  );
  return state;
}

/** Whether a phase is still to be played. */
export function isFighting(state: State): boolean {
  return state.battle !== null && state.battle.phase >= 0;
}

/** The whole battle. */
export function fightThrough(state: State, answer: Answer): EnginePhase[] {
  const phases: EnginePhase[] = [];
  while (isFighting(state)) phases.push(playPhase(state, answer));
  return phases;
}

/** The next phase. */
export function playPhase(state: State, answer: Answer): EnginePhase {
  const phase = state.battle?.phase ?? -1;
  const armies = state.setup.armies;
  const field = resolveBoard(tableOf(library, state, false));
  const names = field.table.board.names;
  const story: EnginePhase = {
    phase,
    netted: field.pieces.filter((piece) => piece.netted).map(({ cell }) => names[cell] ?? ''),
    acted: [],
    hits: [],
    absorbed: [],
    removed: [],
    hq: [],
    wounded: [],
    asked: [],
    healed: [],
  };
  const answering = (choice: ChoiceRequest): string => {
    const key = answer(choice);
    const army = armies[choice.who] ?? '';
    story.asked.push({
      about: choice.about,
      army,
      hex: String(choice.params['hex'] ?? ''),
      answer: key,
    });
    return key;
  };
  takeStep(state, answering, (event) => note(story, event));
  story.hq = state.players.map((player, seat) => `${armies[seat]} ${player.hp}`);
  story.wounded = state.units
    .filter((unit) => unit.wounds > 0)
    .map(({ cell, wounds }) => `${names[cell]} ${wounds}`);
  story.absorbed = story.healed.toSorted();
  for (const list of [story.netted, story.acted, story.hits, story.removed, story.hq]) list.sort();
  story.wounded.sort();
  return story;
}

/** Plays on from a copy, so that a phase can be played in several ways. */
export function copyOf(state: State): State {
  return copyState(state);
}

const CAUSES: Readonly<Record<string, string>> = { hits: 'destroyed' };
const KINDS: Readonly<Record<string, string>> = { blast: 'explosion' };

function note(story: EnginePhase, { about, params }: GameEvent): void {
  const text = (name: string): string => String(params[name]);
  switch (about) {
    case 'acts':
      story.acted.push(text('hex'));
      break;
    case 'hit': {
      const kind = KINDS[text('kind')] ?? text('kind');
      story.hits.push(`${text('byHex')}>${text('hex')} ${kind} ${text('strength')}`);
      break;
    }
    case 'healed':
      story.healed.push(`${text('hex')}<${text('from')} by ${text('medic')}`);
      break;
    case 'removed': {
      const cause = CAUSES[text('cause')] ?? text('cause');
      story.removed.push(`${text('army')} ${text('tile')} ${text('hex')} ${cause}`);
    }
  }
}

function takeStep(state: State, answer: Answer, listen: (event: GameEvent) => void): void {
  const flow = neuroshimaHex.step(state);
  for (let step = flow.next(); !step.done; step = flow.next()) {
    const request = step.value;
    if (request.kind === 'event') listen(request);
    else if (request.kind === 'chance') throw new Error('a battle rolls no dice');
    else {
      const key = answer(request);
      if (request.take(key)) throw new Error(`${request.about}: ${key} is not allowed`);
    }
  }
}
