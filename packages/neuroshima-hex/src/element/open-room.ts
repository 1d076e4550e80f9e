import { html, type TemplateResult } from 'lit';
import { isProblems, type Problem } from '@skirmish-kit/core';
import { sayUi, type RuleTexts, type HandedOn } from '@skirmish-kit/ui';
import type { Mode } from './attributes.ts';
import type { FanArmies } from './fan-armies.ts';
import { rooms } from './load-room.ts';
import type { PuzzleHost } from './puzzle-room.ts';

/** A room in which no game is under way: a battle, a puzzle, a diagram, the reference. */
export interface Room {
  view(): TemplateResult;
  /** Draws the pictures; to be called after each update. */
  paint(root: ParentNode): void;
  /** What is shown, as it can be handed on. */
  shared?(): Omit<HandedOn, 'system'>;
}

/** What such a room needs of the element it is shown in. */
export interface RoomHost extends PuzzleHost {
  readonly position: string;
  readonly answers: string;
  readonly hand: string;
  readonly goal: string;
  readonly edition: string;
  readonly armies: FanArmies;
  ruleTexts(): RuleTexts;
  ruleView(): unknown;
  bubbleView(): unknown;
  shareDialog(): unknown;
  share(): void;
}

/** Loads the room of a mode and opens it; `undefined` for the modes that have a game. */
export async function openRoom(
  mode: Mode,
  host: RoomHost,
): Promise<Room | readonly Problem[] | undefined> {
  switch (mode) {
    case 'reference':
      return referenceRoom(host);
    case 'diagram':
      return diagramRoom(host);
    case 'battle':
      return battleRoom(host);
    case 'puzzle':
      return puzzleRoom(host);
    default:
      return undefined;
  }
}

async function referenceRoom(host: RoomHost): Promise<Room> {
  const { Reference } = await rooms.reference();
  const reference = new Reference(host.armies, () => host.redraw());
  return {
    view: () => reference.view(host.language(), host.edition, host.ruleTexts()),
    paint: (root) => reference.paint(root),
  };
}

async function diagramRoom(host: RoomHost): Promise<Room | readonly Problem[]> {
  const { openDiagram } = await rooms.diagram();
  const diagram = openDiagram(host.position, host.armies);
  if (isProblems(diagram)) return diagram;
  return { view: () => diagram.view(), paint: (root) => diagram.paint(root, host.language()) };
}

async function battleRoom(host: RoomHost): Promise<Room | readonly Problem[]> {
  const { openBattle } = await rooms.battle();
  const battle = openBattle(host.position, host.answers, host.armies, host);
  if (isProblems(battle)) return battle;
  const share = () => ({ label: sayUi(host.language(), 'share'), act: () => host.share() });
  return {
    view: () => html`${battle.view(host.ruleView(), [share()])} ${host.shareDialog()}`,
    paint: (root) => battle.board.paint(root),
    shared: () => ({
      kind: 'battle',
      ...battle.words(),
      attributes: { mode: 'battle', position: host.position, answers: battle.answers },
    }),
  };
}

async function puzzleRoom(host: RoomHost): Promise<Room | readonly Problem[]> {
  const { openPuzzle } = await rooms.puzzle();
  const puzzle = openPuzzle(host.position, host.hand, host.goal, host.armies, host);
  if (isProblems(puzzle)) return puzzle;
  const { position, hand, goal } = host;
  return {
    view: () => html`${puzzle.view(host.ruleView(), host.bubbleView())} ${host.shareDialog()}`,
    paint: (root) => puzzle.paint(root),
    shared: () => ({
      kind: 'puzzle',
      ...puzzle.words(),
      attributes: { mode: 'puzzle', position, hand, goal },
    }),
  };
}
