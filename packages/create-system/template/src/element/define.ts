import type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
import { SkirmishSketch } from './skirmish-sketch.ts';

SkirmishSketch.define();

export { SkirmishSketch };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-sketch': SkirmishSketch;
  }
  interface HTMLElementEventMap {
    'skirmish-answer': CustomEvent<SkirmishAnswerDetail>;
    'skirmish-end': CustomEvent<SkirmishEndDetail>;
    'skirmish-error': CustomEvent<SkirmishErrorDetail>;
  }
}
