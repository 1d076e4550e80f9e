import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { SkirmishNeuroshimaDiagram } from './diagram.ts';

SkirmishNeuroshimaHex.define();
SkirmishNeuroshimaDiagram.define();

export { SkirmishNeuroshimaDiagram, SkirmishNeuroshimaHex };
