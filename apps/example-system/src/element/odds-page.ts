import { OddsPage, type GameHost, type ModePage } from '@skirmish-kit/ui';
import { calculator } from '../odds/calculator.ts';

/** The calculator. */
export const openOdds = (host: GameHost): ModePage => new OddsPage(host, calculator);
