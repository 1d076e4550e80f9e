import { registerInlineSource, SkirmishUnit } from '@skirmish-kit/ui';
import { loadUnits } from './chunks.ts';

registerInlineSource('deadzone', { units: loadUnits });
SkirmishUnit.define();

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-unit': SkirmishUnit;
  }
}
