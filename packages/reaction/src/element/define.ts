import { SkirmishReaction } from './skirmish-reaction.ts';

SkirmishReaction.define();

export { SkirmishReaction };

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-reaction': SkirmishReaction;
  }
}
