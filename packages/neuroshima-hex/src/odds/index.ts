export { askDrawOdds, drawOdds, type DrawOdds } from './draw.ts';
