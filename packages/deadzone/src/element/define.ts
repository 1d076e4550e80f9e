import type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';

SkirmishDeadzone.define();

export { SkirmishDeadzone };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-deadzone': SkirmishDeadzone;
  }
  interface HTMLElementEventMap {
    'skirmish-answer': CustomEvent<SkirmishAnswerDetail>;
    'skirmish-end': CustomEvent<SkirmishEndDetail>;
    'skirmish-error': CustomEvent<SkirmishErrorDetail>;
  }
}
