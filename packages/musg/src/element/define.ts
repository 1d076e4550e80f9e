import type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
import { SkirmishMusg } from './skirmish-musg.ts';

SkirmishMusg.define();

export { SkirmishMusg };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-musg': SkirmishMusg;
  }
  interface HTMLElementEventMap {
    'skirmish-answer': CustomEvent<SkirmishAnswerDetail>;
    'skirmish-end': CustomEvent<SkirmishEndDetail>;
    'skirmish-error': CustomEvent<SkirmishErrorDetail>;
  }
}
