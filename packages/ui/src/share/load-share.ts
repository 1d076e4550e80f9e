/** What is fetched when something is handed on: the dialog, the codec of links, pictures. */
export const loadShare = () => import('./share-dialog.ts');
