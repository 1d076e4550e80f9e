/** What is said of a space, in both languages. */
export { sayTable, turnWords } from './table-messages.ts';
