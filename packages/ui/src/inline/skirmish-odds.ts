import {
  css,
  html,
  svg,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {
  isProblems,
  unknownValueProblem,
  problem,
  readJson,
  type OddsResult,
  type Problem,
} from '@skirmish-kit/core';
import { oddsChart, oddsStyles } from '../odds-chart.ts';
import { percent } from '../translator.ts';
import { InlineElement } from './inline-element.ts';
import type { InlineSource } from './inline-source.ts';

type Calculator = Awaited<ReturnType<NonNullable<InlineSource['odds']>>>;

/**
 * Exact odds in a sentence: one number, and all results for who points at it. The question is what
 * `skirmish odds` takes at the terminal.
 *
 * ```html
 * <p>He holds his nerve in
 *   <skirmish-odds system="reaction" ask='{"action":"reaction","modifier":-1}' result="ok"></skirmish-odds>
 *   of all cases.</p>
 * ```
 *
 * @tagname skirmish-odds
 * @slot - what is read where the element cannot work
 * @csspart odds - the chart of all results
 */
export class SkirmishOdds extends InlineElement {
  static override readonly tag: string = 'skirmish-odds';

  static override properties: PropertyDeclarations = { ask: {}, result: {} };

  static override styles: CSSResultGroup = [
    InlineElement.styles,
    oddsStyles,
    css`
      .word {
        border: 0;
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
        font-weight: 600;
      }
      .gauge {
        inline-size: 2.6em;
        block-size: 0.36em;
        margin-inline-end: 0.3em;
        border-radius: 0.18em;
        vertical-align: 0.18em;
        background: color-mix(in srgb, currentColor 20%, transparent);
        fill: currentColor;
      }
      .more {
        padding: 0.6rem 0.8rem;
        box-sizing: border-box;
      }
    `,
  ];

  /** The question, as JSON. */
  declare ask: string | null | undefined;
  /** Which result the sentence is about, by its id; the likeliest without it. */
  declare result: string | null | undefined;

  protected readonly needs = 'odds';
  #calculator: Calculator | undefined;
  #answer: OddsResult | undefined;

  protected override prepare(changed: PropertyValues): void {
    super.prepare(changed);
    if (!changed.has('system') && (changed.has('ask') || changed.has('result'))) this.#compute();
  }

  protected async load({ odds }: InlineSource): Promise<void> {
    this.#calculator = await odds?.();
    this.#compute();
  }

  #compute(): void {
    if (!this.#calculator) return;
    const answered = this.#answerOf(this.#calculator);
    this.#answer = isProblems(answered) ? undefined : answered;
    this.report(isProblems(answered) ? answered : this.#wrongResult());
  }

  #answerOf(calculator: Calculator): OddsResult | readonly Problem[] {
    const { ask } = this;
    if (!ask) {
      const example = JSON.stringify(calculator.questions[0]?.example ?? {});
      const message = {
        en: `There is nothing to compute. A question looks like ${example}.`,
        fr: `Il n’y a rien à calculer. Une question s’écrit comme ${example}.`,
      };
      return [problem('ask', 'no-question', message[this.language])];
    }
    const request = readJson(ask);
    if (isProblems(request)) return request.map((each) => ({ ...each, path: `ask${each.path}` }));
    return calculator.ask(request.value);
  }

  #wrongResult(): readonly Problem[] {
    const { result } = this;
    const ids = Object.keys(this.#answer?.outcomes ?? {});
    return !result || ids.includes(result)
      ? []
      : [unknownValueProblem('result', `“${result}”`, result, ids)];
  }

  /** The result that the sentence is about. */
  #shown({ outcomes }: OddsResult): string {
    const likeliest = Object.entries(outcomes).sort(([, a], [, b]) => b - a)[0];
    return this.result || (likeliest?.[0] ?? '');
  }

  #titleOf({ titles }: OddsResult, id: string): string {
    return titles[id]?.[this.language] ?? id;
  }

  protected word(): TemplateResult | undefined {
    const answer = this.#answer;
    if (!answer) return undefined;
    const id = this.#shown(answer);
    const chance = answer.outcomes[id] ?? 0;
    const named = this.result ? '' : `${this.#titleOf(answer, id)} `;
    const bar = svg`<rect width=${`${(chance * 100).toFixed(1)}%`} height="100%"></rect>`;
    return html`${named}<svg class="gauge" aria-hidden="true">${bar}</svg
      >${percent(chance, this.language)}`;
  }

  protected more(): TemplateResult {
    const answer = this.#answer;
    if (!answer) return html``;
    const shown = this.#shown(answer);
    const title = { en: 'Exact odds', fr: 'Chances exactes' }[this.language];
    return oddsChart({
      language: this.language,
      title,
      pruned: answer.pruned,
      ...(answer.policy && { summary: answer.policy[this.language] }),
      bars: Object.entries(answer.outcomes).map(([id, probability]) => ({
        label: this.#titleOf(answer, id),
        probability,
        now: id === shown,
      })),
    });
  }
}
