import { css, html, noChange, nothing, type TemplateResult } from 'lit';
import type { Catalogue, Faces, Language, RolledPool, Rule, RuleId } from '@skirmish-kit/core';
import { diceTray } from './dice-tray.ts';
import { sayUi } from './ui-words.ts';

export const logStyles = css`
  .log ol {
    list-style: none;
  }
  /* Reversed, so that it stays at its end whatever happens to its size. */
  .log .lines {
    display: flex;
    flex-direction: column-reverse;
    max-block-size: var(--skirmish-log-height, 15em);
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .log .lines ol {
    margin-block-end: auto;
  }
  .log li {
    padding-block: 0.15em;
  }
  .log li.heading {
    font-weight: 650;
    border-block-end: 1px solid var(--_line);
    margin-block-start: 0.4em;
  }
  .log li.fresh::before {
    content: '';
    display: inline-block;
    inline-size: 0.45em;
    block-size: 0.45em;
    margin-inline-end: 0.45em;
    vertical-align: 0.1em;
    border-radius: 50%;
    background: var(--_now);
  }
  .rule {
    outline-offset: -2px;
    border-inline-start: 3px solid var(--_now);
  }
`;

/** A line of the log: a whole sentence, the rule it comes from, and the dice if any fell. */
export interface LogLine {
  readonly text: string;
  readonly rule: RuleId | undefined;
  /** How many answers had been given: where a walk through the game goes to. */
  readonly at?: number;
  /** The thing that it is about, with a card. */
  readonly card?: string | undefined;
  readonly faces?: Faces;
  readonly notation?: string;
  /** The dice of both, when two people rolled against one another. */
  readonly rolls?: readonly RolledPool[];
  /** Begins a new part of the game: a turn, a phase. */
  readonly heading?: boolean;
  /** Belongs to what has just happened. */
  readonly fresh?: boolean;
}

export interface Log {
  readonly language: Language;
  readonly lines: readonly LogLine[];
  /** The same lines are in the page already, and are left as they are. */
  readonly unchanged?: boolean;
  readonly open: (rule: RuleId) => void;
  /** Goes to where so many answers had been given: a click on a line does. */
  readonly goTo?: (at: number) => void;
}

/** Goes to the rule that a button has opened, and back to the button when the rule is closed. */
function goToRule({ currentTarget: button }: Event): void {
  requestAnimationFrame(() => {
    const root = button instanceof HTMLElement ? button.getRootNode() : undefined;
    const panel = root instanceof ShadowRoot ? root.querySelector<HTMLElement>('.rule') : undefined;
    panel?.focus();
    panel?.addEventListener('click', () =>
      requestAnimationFrame(() => {
        if (!panel.isConnected && button instanceof HTMLElement) button.focus();
      }),
    );
  });
}

/** The button that opens a rule; a rule id is the same thing everywhere. In a list, arrows reach it. */
export function ruleButton(
  language: Language,
  rule: RuleId,
  open: (rule: RuleId) => void,
  inList = false,
): TemplateResult {
  return html`<button
    type="button"
    class="link"
    tabindex=${inList ? -1 : nothing}
    aria-label=${sayUi(language, 'rule', { id: rule })}
    @click=${(event: Event) => {
      open(rule);
      goToRule(event);
    }}
  >
    ${rule}
  </button>`;
}

/** Arrows go from rule to rule, the newest first, so that a long log is one tab stop. */
function goAlong(event: KeyboardEvent): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const lines = event.currentTarget;
  if (step === 0 || !(lines instanceof HTMLElement)) return;
  const rules = [...lines.querySelectorAll('button')];
  const at = rules.findIndex((rule) => rule.matches(':focus'));
  (at < 0 ? rules.at(-1) : rules[at + step])?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** The dice that lie beside a line: each person's by themselves. */
function diceOf({ rolls, faces, notation }: LogLine): readonly RolledPool[] {
  return rolls ?? (faces && notation ? [{ faces, notation }] : []);
}

/** What happened, in whole sentences, newest last; each line opens its rule. */
export function log({ language, lines, unchanged, open, goTo }: Log): TemplateResult {
  const jump =
    ({ at }: LogLine) =>
    (event: Event) => {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (at !== undefined && !onButton) goTo?.(at);
    };
  const lineView = (line: LogLine) =>
    html`<li
      class="${line.heading ? 'heading' : line.fresh ? 'fresh' : ''} ${goTo ? 'jump' : ''}"
      data-card=${line.card ?? nothing}
      @click=${goTo ? jump(line) : nothing}
    >
      ${line.text} ${line.rule ? ruleButton(language, line.rule, open, true) : nothing}
      ${diceOf(line).map(({ faces, notation }) => diceTray(faces, notation))}
    </li>`;
  return html`<section class="log panel" part="log">
    <h3>${sayUi(language, 'log')}</h3>
    <div
      class="lines"
      tabindex="0"
      role="group"
      aria-label=${sayUi(language, 'log')}
      @keydown=${goAlong}
    >
      <ol>
        ${lines.length === 0 ? html`<li class="quiet">${sayUi(language, 'log-empty')}</li>` : nothing}
        ${unchanged ? noChange : lines.map(lineView)}
      </ol>
    </div>
  </section>`;
}

/** The rule texts: on their way, here, or not to be had. */
export type RuleTexts = Catalogue | 'loading' | 'missing';

/** A rule opened from the log or a refusal. */
export function rulePanel(
  language: Language,
  rule: RuleId,
  texts: RuleTexts,
  close: () => void,
): TemplateResult {
  const found = typeof texts === 'object' ? texts.find(rule) : undefined;
  const status = texts === 'loading' ? 'rule-loading' : 'rule-missing';
  return html`<aside
    class="rule panel"
    part="rule"
    tabindex="-1"
    aria-label=${sayUi(language, 'rule', { id: rule })}
  >
    <div class="row">
      <h3>${rule}${found ? ` · ${found.title[language]}` : nothing}</h3>
      <button type="button" @click=${close}>${sayUi(language, 'close')}</button>
    </div>
    <p>${found ? found.text[language] : sayUi(language, status)}</p>
    ${found ? rulingView(language, found) : nothing}
  </aside>`;
}

/**
 * How we read a rule where the book is silent, and the settings that read it otherwise; and that it
 * is not played yet.
 */
export function rulingView(
  language: Language,
  { ruling, settings, unplayed }: Rule,
): TemplateResult | typeof nothing {
  const not = unplayed ? html`<p><strong>${sayUi(language, 'unplayed')}</strong></p>` : nothing;
  if (!ruling) return html`${not}`;
  return html`${not}
    <p class="quiet">
      ${sayUi(language, 'ruling')}: ${ruling[language]}
      ${settings ? html`(${settings.map((name, i) => html`${i > 0 ? ', ' : ''}<code>${name}</code>`)})` : nothing}
    </p>`;
}
