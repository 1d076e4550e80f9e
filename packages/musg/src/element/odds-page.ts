export { OddsPage, oddsPageStyles, oddsStyles } from '@skirmish-kit/ui';
export { oddsRoom } from '../odds/index.ts';
