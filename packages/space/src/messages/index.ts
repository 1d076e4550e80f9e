/** The messages of spaces, in both languages. */
export { tableText, turnText } from './table-messages.ts';
