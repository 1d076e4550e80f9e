import { html, nothing, type TemplateResult } from 'lit';

/** A button of a toolbar. */
export interface Tool {
  readonly label: string;
  readonly act: () => void;
  readonly disabled?: boolean;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean;
  /** The step that is expected now; drawn in the accent. */
  readonly now?: boolean;
  /** A key that does the same, told to assistive technology: `Control+Z`. */
  readonly shortcut?: string;
}

/** A row of buttons. */
export function toolbar(label: string, tools: readonly Tool[]): TemplateResult {
  return html`<div class="row controls" role="group" part="toolbar" aria-label=${label}>
    ${tools.map(
      ({ label: text, act, disabled, pressed, now, shortcut }) =>
        html`<button
          type="button"
          class=${now ? 'now' : ''}
          ?disabled=${disabled ?? false}
          aria-pressed=${pressed === undefined ? nothing : String(pressed)}
          aria-keyshortcuts=${shortcut ?? nothing}
          @click=${act}
        >
          ${text}
        </button>`,
    )}
  </div>`;
}
