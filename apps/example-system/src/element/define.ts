import type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
import { SkirmishCauseway } from './skirmish-causeway.ts';

SkirmishCauseway.define();

export { SkirmishCauseway };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-causeway': SkirmishCauseway;
  }
  interface HTMLElementEventMap {
    'skirmish-answer': CustomEvent<SkirmishAnswerDetail>;
    'skirmish-end': CustomEvent<SkirmishEndDetail>;
    'skirmish-error': CustomEvent<SkirmishErrorDetail>;
  }
}
