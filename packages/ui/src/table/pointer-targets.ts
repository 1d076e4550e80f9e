/** What a table shows once something is pointed at: loaded after its first question. */
export { snapPlace } from '@skirmish-kit/space';
export { targetStyles } from '../target-styles.ts';
export { placeText, TableKeys, tableKeysText } from './table-keys.ts';
export { refusedView, targetView } from './target-view.ts';
export { answerCards, answerStyles, mainAnswer, preferredCard } from '../answer-cards.ts';
export { moreDrawings } from './more-drawings.ts';
export { moreStyles } from './more-styles.ts';
