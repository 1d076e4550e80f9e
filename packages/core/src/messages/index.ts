export { fill } from './interpolate.ts';
export { speaker, wordsFor, type Explained, type Phrases, type Speak } from './message-table.ts';
export {
  count,
  listOf,
  plain,
  says,
  sayWith,
  text,
  type ParamsOf,
  type Say,
  type Sentence,
  type Sentences,
} from './message.ts';
export { asks, type Labels, type TellingQuestion } from './question-messages.ts';
export { denier, teller, type Telling } from './messages.ts';
export { narratorOf, type Narrator } from './narrator.ts';
export { toldLines, type ToldLine } from './format-log.ts';
