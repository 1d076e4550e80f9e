import { css } from 'lit';

/** What all dialogs look like. */
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
