import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Catalogue, Language, RuleId } from '@skirmish-kit/core';
import { rulePanel, type RuleTexts } from '../log.ts';

/** The rule that somebody has opened, and the texts of all, asked for when first needed. */
export class RuleReader {
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<Catalogue>;
  #open: RuleId | undefined;
  #texts: RuleTexts | undefined;

  constructor(host: ReactiveControllerHost, load: () => Promise<Catalogue>) {
    this.#host = host;
    this.#load = load;
  }

  get texts(): RuleTexts {
    if (this.#texts === undefined) {
      this.#texts = 'loading';
      const arrived = (texts: RuleTexts) => {
        this.#texts = texts;
        this.#host.requestUpdate();
      };
      this.#load().then(arrived, () => arrived('missing'));
    }
    return this.#texts;
  }

  open(rule: RuleId | undefined): void {
    this.#open = rule;
    this.#host.requestUpdate();
  }

  view(language: Language): TemplateResult | typeof nothing {
    if (!this.#open) return nothing;
    return rulePanel(language, this.#open, this.texts, () => this.open(undefined));
  }
}
