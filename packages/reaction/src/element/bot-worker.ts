/** Runs in a worker beside the page: answers the questions that are put to the bot. */
import { serveBots } from '@skirmish-kit/ui/no-lit';
import { bot } from '../bot/index.ts';
import { playStep } from '../rules/turn.ts';
import { outcomeOf } from '../rules/victory.ts';

serveBots(() => ({ id: 'reaction', step: playStep, outcome: outcomeOf, bots: [bot] }));
