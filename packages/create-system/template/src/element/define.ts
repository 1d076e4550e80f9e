import { SkirmishSketch } from './skirmish-sketch.ts';

SkirmishSketch.define();

export { SkirmishSketch };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-sketch': SkirmishSketch;
  }
}
