import { offerSentences, SkirmishUnit } from '@skirmish-kit/ui';
import { loadUnits } from './chunks.ts';

offerSentences('deadzone', { units: loadUnits });
SkirmishUnit.define();

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-unit': SkirmishUnit;
  }
}
