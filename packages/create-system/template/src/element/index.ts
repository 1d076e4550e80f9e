export { SkirmishSketch } from './skirmish-sketch.ts';
