/** Runs in a worker beside the page: answers the questions that are put to the bot. */
import { answerForBots } from '@skirmish-kit/ui/plain';
import { bot } from '../bot/index.ts';
import { ALL_CHAPTERS } from '../rules/all-chapters.ts';
import { learn } from '../rules/chapters.ts';
import { playStep } from '../rules/turn.ts';
import { outcomeOf } from '../rules/victory.ts';

learn(ALL_CHAPTERS);
answerForBots(() => ({ id: 'reaction', step: playStep, outcome: outcomeOf, bots: [bot] }));
