/** Loads the tips of a guided game and the legend of symbols. */
export const loadGuidePlayer = () => import('./guide-player.ts');
export const loadLegendDialog = () => import('./legend-dialog.ts');
