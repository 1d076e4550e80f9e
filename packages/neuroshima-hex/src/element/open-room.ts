import type { TemplateResult } from 'lit';
import type { Problem } from '@skirmish-kit/core';
import type { HandedOn, RuleTexts } from '@skirmish-kit/ui';
import type { PuzzleHost } from '@skirmish-kit/ui/puzzle';
import type { FanArmies } from '../packs/fan-armies.ts';
import type { Mode } from './attributes.ts';
import { rooms } from './load-room.ts';

/** A room in which no game is under way: a battle, a puzzle, a diagram, the reference. */
export interface Page {
  view(): TemplateResult;
  /** Draws the pictures; to be called after each update. */
  paint(root: ParentNode): void;
  /** What is shown, as it can be handed on. */
  shared?(): Omit<HandedOn, 'system'>;
}

/** What the page wrote; nothing for what it did not write or took away again. */
export interface PageTexts {
  readonly armies: string;
  readonly rules: string;
  readonly position: string;
  readonly answers: string;
  readonly hand: string;
  readonly goal: string;
}

/** The element, as such a room needs it. */
export interface RoomHost extends PuzzleHost {
  readonly ruleTexts: RuleTexts;
}

/** Loads the room of a mode and opens it; `undefined` for the modes that have a game. */
export async function openRoom(
  mode: Mode,
  host: RoomHost,
  fans: FanArmies,
  texts: PageTexts,
): Promise<Page | readonly Problem[] | undefined> {
  switch (mode) {
    case 'reference':
      return (await rooms.reference()).openReference(host, fans, texts);
    case 'diagram':
      return (await rooms.diagram()).openDiagram(host, fans, texts);
    case 'battle':
      return (await rooms.battle()).openBattle(host, fans, texts);
    case 'puzzle':
      return (await rooms.puzzle()).openPuzzle(host, fans, texts);
    default:
      return undefined;
  }
}
