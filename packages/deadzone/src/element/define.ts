import {
  offerSentences,
  SkirmishUnit,
  type SkirmishAnswerDetail,
  type SkirmishEndDetail,
  type SkirmishErrorDetail,
} from '@skirmish-kit/ui';
import { loadUnits } from './load-room.ts';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';

SkirmishDeadzone.define();
offerSentences('deadzone', { units: loadUnits });
SkirmishUnit.define();

export { SkirmishDeadzone };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-deadzone': SkirmishDeadzone;
    'skirmish-unit': SkirmishUnit;
  }
  interface HTMLElementEventMap {
    'skirmish-answer': CustomEvent<SkirmishAnswerDetail>;
    'skirmish-end': CustomEvent<SkirmishEndDetail>;
    'skirmish-error': CustomEvent<SkirmishErrorDetail>;
  }
}
