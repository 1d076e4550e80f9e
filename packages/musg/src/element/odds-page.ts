export { OddsPage, oddsPageStyles } from '@skirmish-kit/ui';
export { oddsRoom } from '../odds/index.ts';
