import { html, nothing, type TemplateResult } from 'lit';

/** A button of a toolbar. */
export interface Tool {
  readonly label: string;
  /** Before the label, and alone where there is little room. */
  readonly sign?: string;
  readonly act: () => void;
  readonly disabled?: boolean;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean;
  /** The step that is expected now; drawn in the accent. */
  readonly now?: boolean;
  /** A key that does the same, told to assistive technology: `Control+Z`. */
  readonly shortcut?: string;
}

/**
 * A row of buttons; nothing where there are none. A button without effect is marked as disabled but
 * stays focusable: a truly disabled one would drop the focus of the user who has just pressed it.
 */
export function toolbar(label: string, tools: readonly Tool[]): TemplateResult {
  if (tools.length === 0) return html``;
  return html`<div class="row controls" role="group" part="toolbar" aria-label=${label}>
    ${tools.map(
      ({ label: text, sign, act, disabled, pressed, now, shortcut }) =>
        html`<button
          type="button"
          class="${now ? 'now' : ''} ${sign ? 'tool' : ''}"
          aria-disabled=${disabled ? 'true' : nothing}
          aria-pressed=${pressed === undefined ? nothing : String(pressed)}
          aria-keyshortcuts=${shortcut ?? nothing}
          @click=${() => disabled || act()}
        >
          ${sign ? html`<i aria-hidden="true">${sign}</i> <span>${text}</span>` : text}
          ${shortcut?.length === 1 ? html`<kbd aria-hidden="true">${shortcut}</kbd>` : nothing}
        </button>`,
    )}
  </div>`;
}
