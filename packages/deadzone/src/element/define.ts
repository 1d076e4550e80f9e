import type {
  SkirmishAnswerDetail,
  SkirmishEndDetail,
  SkirmishErrorDetail,
} from '@skirmish-kit/ui';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';

SkirmishDeadzone.define();

/** Only a page that has units in its sentences loads what shows them there. */
function defineUnits(): void {
  if (document.querySelector('skirmish-unit')) void import('./define-unit.ts');
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', defineUnits);
else defineUnits();

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
