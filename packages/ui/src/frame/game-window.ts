import { html, type TemplateResult } from 'lit';

/**
 * The box that a game, its start panel and the wait before it fill. It is as high as the page makes the
 * element, or `--skirmish-height`, or by default at most as high as the window; what is in it fits itself
 * to that box and never makes it higher.
 */
export function gameWindow(content: unknown): TemplateResult {
  return html`<div class="place"><div class="window" part="window">${content}</div></div>`;
}
