import { SkirmishCauseway } from './skirmish-causeway.ts';

SkirmishCauseway.define();

export { SkirmishCauseway };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-causeway': SkirmishCauseway;
  }
}
