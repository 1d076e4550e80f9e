/** What is said of a space, in both languages. */
export { tableText, turnText } from './table-messages.ts';
