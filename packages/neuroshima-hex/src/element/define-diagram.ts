import { SkirmishNeuroshimaDiagram } from './diagram.ts';

SkirmishNeuroshimaDiagram.define();

export { SkirmishNeuroshimaDiagram };
