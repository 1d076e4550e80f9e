import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';

SkirmishNeuroshimaHex.define();

export { SkirmishNeuroshimaHex };
