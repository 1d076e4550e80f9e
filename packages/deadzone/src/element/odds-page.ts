export { OddsPage } from '@skirmish-kit/ui';
export { oddsRoom } from '../odds/index.ts';
