import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';

SkirmishNeuroshimaHex.define();

export { SkirmishNeuroshimaHex };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-neuroshima-hex': SkirmishNeuroshimaHex;
  }
}
