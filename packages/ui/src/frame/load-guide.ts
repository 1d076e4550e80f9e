/** What is fetched when somebody wants to learn: the tips of a guided game, the legend of symbols. */
export const loadGuidePlayer = () => import('./guide-player.ts');
export const loadLegendDialog = () => import('./legend-dialog.ts');
