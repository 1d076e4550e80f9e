import type { GameHost } from '@skirmish-kit/ui';
import type { FanArmies } from '../packs/fan-armies.ts';
import { learn } from '../rules/chapters.ts';
import { turnRules } from '../rules/play-on.ts';
import type { Setup, State } from '../rules/state.ts';
import { PlayRoom } from './play-room.ts';

/** The room that a game is played on in once its first HQ is placed, with the rules of turns and battles. */
export function openPlayRoom(host: GameHost<State, Setup>, fans: FanArmies): PlayRoom {
  learn({ turns: turnRules });
  return new PlayRoom(host, fans);
}
