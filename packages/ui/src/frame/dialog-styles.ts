import { css } from 'lit';

/** The styles of all dialogs. */
export const dialogStyles = css`
  dialog {
    color: var(--_text);
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_dialog-radius);
    padding: 0;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
`;
