import { css, html, noChange, nothing, type TemplateResult } from 'lit';
import type { Language, RuleId } from '@skirmish-kit/core';
import type { RollShown } from './dice/dice-tray.ts';
import { uiText } from './ui-messages.ts';

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
  /* Dice that say all there is to read stand beside their mark, not below it. */
  .log li.fresh:has(> .spoken) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
  }
  .log li.fresh:has(> .spoken)::before {
    margin-block-start: 0.7em;
  }
`;

/** A line of the log: a whole sentence, the rule it comes from, and the dice if any fell. */
export interface LogRow {
  readonly text: string;
  readonly rule: RuleId | undefined;
  /** How many answers had been given: where a walk through the game goes to. */
  readonly at?: number;
  /** The thing that it is about, with a card. */
  readonly card?: string | undefined;
  /** The dice that it tells of, and what they came to. */
  readonly roll?: RollShown | undefined;
  /** Begins a new part of the game: a turn, a phase. */
  readonly heading?: boolean;
  /** Belongs to what has just happened. */
  readonly fresh?: boolean;
}

/** Shows a roll that lies on the table, with the rule of its sum. */
export type DiceView = (roll: RollShown, language: Language, rule?: unknown) => TemplateResult;

export interface LogViewProps {
  readonly language: Language;
  readonly lines: readonly LogRow[];
  /** The same lines are in the page already, and are left as they are. */
  readonly unchanged?: boolean;
  /** Its sentences are on their way. */
  readonly isLoading?: boolean;
  /** How dice are shown; without it, they are not. */
  readonly dice?: DiceView | undefined;
  readonly open: (rule: RuleId) => void;
  /** Goes to where so many answers had been given: a click on a line does. */
  readonly goTo?: (at: number) => void;
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
    aria-label=${uiText(language, 'rule', { id: rule })}
    @click=${({ currentTarget: button }: Event) => {
      // Not every browser gives a button the focus that is pressed.
      if (button instanceof HTMLElement) button.focus();
      open(rule);
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

/** The log in whole sentences, newest last; each line opens its rule. */
export function logView({
  language,
  lines,
  unchanged,
  isLoading,
  dice,
  open,
  goTo,
}: LogViewProps): TemplateResult {
  const jump =
    ({ at }: LogRow) =>
    (event: Event) => {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (at !== undefined && !onButton) goTo?.(at);
    };
  const ruleOf = ({ rule }: LogRow) => (rule ? ruleButton(language, rule, open, true) : nothing);
  const logged = (line: LogRow) =>
    html`${line.text} ${ruleOf(line)} ${line.roll ? dice?.(line.roll, language) : nothing}`;
  // The content of the sum is read out as a sentence, and not shown twice.
  const summed = (line: LogRow, roll: RollShown) =>
    html`<span class="spoken">${line.text}</span> ${dice?.(roll, language, ruleOf(line))}`;
  const lineView = (line: LogRow) =>
    html`<li
      class="${line.heading ? 'heading' : line.fresh ? 'fresh' : ''} ${goTo ? 'jump' : ''}"
      data-card=${line.card ?? nothing}
      @click=${goTo ? jump(line) : nothing}
    >
      ${line.roll?.words?.sum ? summed(line, line.roll) : logged(line)}
    </li>`;
  return html`<section class="log panel" part="log">
    <h3>${uiText(language, 'log')}</h3>
    <div
      class="lines"
      tabindex="0"
      role="group"
      aria-label=${uiText(language, 'log')}
      @keydown=${goAlong}
    >
      <ol>
        ${lines.length === 0 && !isLoading ? html`<li class="quiet">${uiText(language, 'log-empty')}</li>` : nothing}
        ${unchanged ? noChange : lines.map(lineView)}
      </ol>
    </div>
  </section>`;
}
