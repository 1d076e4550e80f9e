import { warnOfMissing } from '@skirmish-kit/ui';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';

SkirmishDeadzone.define();

/** Only a page that has units in its sentences loads what shows them there; a server has no page. */
function defineUnits(): void {
  if (!document.querySelector('skirmish-unit')) return;
  import('./define-unit.ts').catch((error: unknown) => warnOfMissing('<skirmish-unit>', error));
}

if (globalThis.document?.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', defineUnits);
else if (globalThis.document) defineUnits();

export { SkirmishDeadzone };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-deadzone': SkirmishDeadzone;
  }
}
