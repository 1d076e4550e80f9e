/** Battles that are looked at phase by phase. */
export { orderView, type PhaseSummary } from './order-view.ts';
export { lossesView, type SideLosses } from './losses-view.ts';
export { StepPlayer, type Step, type StepHost } from './step-player.ts';
export { stepStyles } from './step-styles.ts';
