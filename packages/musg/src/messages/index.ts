import type { Messages } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { events } from './events.ts';
import { moduleEvents } from './module-events.ts';
import { moduleQuestions } from './module-questions.ts';
import { moduleRefusals } from './module-refusals.ts';
import { moduleRolls } from './module-rolls.ts';
import type { MusgNames } from './names.ts';
import { playMessages } from './play.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rolls } from './rolls.ts';

/** Everything Musg says. */
export const messages: Messages<Battle, MusgNames> = {
  ...playMessages,
  events: { ...events, ...moduleEvents },
  refusals: { ...refusals, ...moduleRefusals },
  questions: { ...questions, ...moduleQuestions },
  rolls: { ...rolls, ...moduleRolls },
};
