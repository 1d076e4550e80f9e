/** Loads what sharing needs: the dialog, the link codec, pictures. */
export const loadShare = () => import('./share-dialog.ts');
