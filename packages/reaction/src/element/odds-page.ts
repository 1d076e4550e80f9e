export { OddsPage } from '@skirmish-kit/ui';
export { oddsForms as oddsRoom } from '../odds/calculator.ts';
