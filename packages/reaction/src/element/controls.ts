import { PACES, type Session, type Tool } from '@skirmish-kit/ui';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import type { Say } from './words.ts';

export interface BotControls {
  readonly say: Say;
  readonly running: boolean;
  readonly pace: number;
  readonly run: (running: boolean) => void;
  readonly step: () => void;
  readonly setPace: (pace: number) => void;
}

/** Play on or pause, one step, and three paces: for games between bots. */
export function botTools({ say, running, pace, run, step, setPace }: BotControls): readonly Tool[] {
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
  session: Session<Battle, ReactionSetup>,
  moved: (move: () => void) => void,
): readonly Tool[] {
  const atStart = session.position === 0;
  const atEnd = session.position >= (session.script?.length ?? 0);
  return [
    {
      label: `|◀ ${say('first')}`,
      disabled: atStart,
      act: () =>
        moved(() => {
          while (session.back());
        }),
    },
    {
      label: `◀ ${say('back')}`,
      disabled: atStart,
      act: () => moved(() => void session.back()),
      shortcut: 'ArrowLeft',
    },
    {
      label: `▶ ${say('forward')}`,
      disabled: atEnd,
      now: !atEnd,
      act: () => moved(() => void session.forward()),
      shortcut: 'ArrowRight',
    },
    {
      label: `▶| ${say('last')}`,
      disabled: atEnd,
      act: () =>
        moved(() => {
          while (session.forward());
        }),
    },
  ];
}
