import { PACES, type Tool, type Walk } from '@skirmish-kit/ui';
import type { BattleSession } from './battle-session.ts';
import type { Say } from './words.ts';

export interface BotControls {
  readonly running: boolean;
  readonly pace: number;
  readonly run: (running: boolean) => void;
  readonly step: () => void;
  readonly setPace: (pace: number) => void;
}

/** Play on or pause, one step, and three paces: for games between bots. */
export function botTools(
  say: Say,
  { running, pace, run, step, setPace }: BotControls,
): readonly Tool[] {
  return [
    { label: running ? say('pause') : say('play'), act: () => run(!running), now: !running },
    { label: say('step'), act: step, disabled: running },
    ...(['slow', 'normal', 'fast'] as const).map((word, i): Tool => {
      const each = PACES[i] ?? PACES[1];
      return { label: say(word), act: () => setPace(each), pressed: pace === each };
    }),
  ];
}

/** To the start, back, forward, to the end. */
export function replayTools(
  say: Say,
  {
    replay,
    walk,
  }: {
    readonly replay: NonNullable<BattleSession['replay']>;
    readonly walk: (to: Walk) => void;
  },
): readonly Tool[] {
  const atStart = replay.position === 0;
  const atEnd = replay.position >= replay.length;
  return [
    { label: `|◀ ${say('first')}`, disabled: atStart, act: () => walk('first') },
    { label: `◀ ${say('back')}`, disabled: atStart, act: () => walk(-1), shortcut: 'ArrowLeft' },
    {
      label: `▶ ${say('forward')}`,
      disabled: atEnd,
      now: !atEnd,
      act: () => walk(1),
      shortcut: 'ArrowRight',
    },
    { label: `▶| ${say('last')}`, disabled: atEnd, act: () => walk('last') },
  ];
}
