import type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
import { SkirmishReaction } from './skirmish-reaction.ts';

SkirmishReaction.define();

export { SkirmishReaction };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-reaction': SkirmishReaction;
  }
  interface HTMLElementEventMap {
    'skirmish-answer': CustomEvent<SkirmishAnswerDetail>;
    'skirmish-end': CustomEvent<SkirmishEndDetail>;
    'skirmish-error': CustomEvent<SkirmishErrorDetail>;
  }
}
