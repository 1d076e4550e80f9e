import type { Problem } from '@skirmish-kit/core';
import type { ModeHost } from '@skirmish-kit/ui';
import type { BoardPage, PuzzleHost } from '@skirmish-kit/ui/puzzle';
import type { FanArmies } from '../packs/fan-armies.ts';
import type { Mode } from './attributes.ts';
import { rooms } from './load-room.ts';

/** What the page wrote; nothing for what it did not write or took away again. */
export interface PageTexts {
  readonly armies: string;
  readonly rules: string;
  readonly position: string;
  readonly answers: string;
  readonly hand: string;
  readonly goal: string;
}

/** The element, as a room in which no game is under way needs it. */
export type RoomHost = PuzzleHost & ModeHost;

/** Loads the room of a mode and opens it; `undefined` for the modes that have a game. */
export async function openRoom(
  mode: Mode,
  host: RoomHost,
  fans: FanArmies,
  texts: PageTexts,
): Promise<BoardPage | readonly Problem[] | undefined> {
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
