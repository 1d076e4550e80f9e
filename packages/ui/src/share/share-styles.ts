import { css } from 'lit';

/** How the dialog and the card of a link look. */
export const shareStyles = css`
  dialog.share {
    inline-size: min(94vw, 40em);
    max-block-size: 92vh;
    padding: 0;
    overflow-y: auto;
  }
  .share > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 10px 16px 4px;
  }
  .share h2 {
    margin: 0;
    font-size: 1.15em;
  }
  .share [role='tablist'] {
    display: flex;
    gap: 4px;
    padding-inline: 12px;
    border-block-end: 1px solid var(--_line);
  }
  .share [role='tab'] {
    border: 0;
    border-block-end: 2px solid transparent;
    border-radius: 0;
    background: none;
    color: var(--_quiet);
  }
  .share [role='tab'][aria-selected='true'] {
    color: var(--_text);
    border-block-end-color: var(--_now);
  }
  .share [role='tabpanel'] {
    display: grid;
    gap: 12px;
    padding: 14px 16px 0;
  }
  .share [role='tabpanel'][hidden] {
    display: none;
  }
  .share .problem,
  .share .note {
    margin: 12px 16px;
  }
  .share .field {
    margin: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 4px 8px;
  }
  .share .field textarea {
    resize: vertical;
    overflow-wrap: anywhere;
    margin: 2px 0 0;
  }
  .share .moment {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .preview {
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    overflow: clip;
    line-height: 0;
  }
  .preview.light {
    color-scheme: light;
  }
  .preview.dark {
    color-scheme: dark;
  }
  .link-card {
    inline-size: 100%;
    block-size: auto;
    font-family: var(--_font);
  }
  .link-card .slot,
  .link-card .figure {
    transition: none;
  }
  .card-ground {
    fill: var(--_surface);
  }
  .link-card .card-system {
    font-size: 25px;
    fill: var(--_quiet);
  }
  .link-card .card-title {
    font-size: 46px;
    font-weight: 760;
    fill: var(--_text);
  }
  .link-card .card-words {
    font-size: 25px;
    fill: var(--_text);
  }
  .card-brackets {
    fill: none;
    stroke: var(--_text);
    stroke-width: 7.4;
  }
  .card-wedge {
    fill: var(--_now);
  }
  .link-card .card-name {
    font-size: 30px;
    font-weight: 760;
    fill: var(--_text);
  }
`;
