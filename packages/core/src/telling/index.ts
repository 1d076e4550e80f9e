export { fill } from './fill.ts';
export { speaker, wordsFor, type Explained, type Phrases, type Speak } from './phrases.ts';
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
} from './sentence.ts';
export { asks, type Labels, type TellingQuestion } from './question.ts';
export { denier, teller, type Telling } from './telling.ts';
export { narratorOf, type Narrator } from './narrator.ts';
export { toldLines, type ToldLine } from './told-lines.ts';
