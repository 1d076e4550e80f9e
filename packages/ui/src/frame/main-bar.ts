import { html, nothing, type TemplateResult } from 'lit';
import type { FilmPlayer } from './film-player.ts';
import { frameText } from './frame-messages.ts';
import type { GameHost } from '../game-host.ts';

/**
 * The bar at the foot of the window. Its first button is the main one: what is about to be done, the way
 * out of a film, or a pause for the bots. It changes its words, never its place.
 */
export function mainBar<S, Setup>(
  host: GameHost<S, Setup>,
  film: FilmPlayer<S> | undefined,
  answers: TemplateResult | typeof nothing | undefined,
): TemplateResult {
  const { language, session, commands } = host;
  const { running } = commands;
  const button = (words: string, act: () => void, name: string) =>
    html`<button type="button" class=${name} @click=${act}>${words}</button>`;
  const content = () => {
    if (film) return button(frameText(language, 'skip'), () => film.skip(), 'main now');
    if (session?.bot)
      return html`${button(
        frameText(language, running ? 'pause' : 'play'),
        () => commands.run(!running),
        'main',
      )}${running ? nothing : button(frameText(language, 'step'), () => commands.botStep(), '')}`;
    return answers ?? nothing;
  };
  return html`<div class="main-bar" part="bar">${content()}</div>`;
}

/** A button of the bar that is not allowed yet: it stays in its place and says what is missing. */
export function notYet(words: string): TemplateResult {
  return html`<button type="button" class="main" aria-disabled="true">${words}</button>`;
}

/** The letter that presses a button, on the button. */
export function keyHint(letter: string): TemplateResult {
  return html`<kbd aria-hidden="true">${letter}</kbd>`;
}
