import { SkirmishMusg } from './skirmish-musg.ts';

SkirmishMusg.define();

export { SkirmishMusg };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-musg': SkirmishMusg;
  }
}
