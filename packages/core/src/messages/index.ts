export { interpolate } from './interpolate.ts';
export {
  translator,
  textsFor,
  type ExplainedTerm,
  type MessageTable,
  type Translate,
} from './message-table.ts';
export {
  asNumber,
  asList,
  asIs,
  message,
  formatMessage,
  asText,
  type ParamsOf,
  type ParamFormatter,
  type Message,
  type MessagesByKey,
} from './message.ts';
export { questionMessages, type AnswerLabels, type QuestionMessages } from './question-messages.ts';
export { typedRefuse, typedEmit, type Messages } from './messages.ts';
export { narratorOf, type Narrator } from './narrator.ts';
export { formatLog, type LogLine } from './format-log.ts';
