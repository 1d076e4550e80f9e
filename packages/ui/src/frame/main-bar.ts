import { html, nothing, type TemplateResult } from 'lit';
import { BOT_DELAYS } from '../controllers/bot-controller.ts';
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
  const say = (key: Parameters<typeof frameText>[1]) => frameText(language, key);
  /** The rest of the turn happens at once; alone against bots only. */
  const toMyTurn = () =>
    session?.soloSeat === undefined
      ? nothing
      : button(
          say('to-my-turn'),
          () => {
            commands.budget.skip();
            if (film) film.skip();
            else commands.run(true);
          },
          'to-my-turn',
        );
  const content = () => {
    if (film)
      return html`${button(say('skip'), () => film.skip(), 'main now')}
      ${session?.bot ? toMyTurn() : nothing}`;
    if (session?.bot)
      return html`${button(
        say(running ? 'pause' : 'play'),
        () => commands.run(!running),
        'main',
      )}${running ? toMyTurn() : button(say('step'), () => commands.botStep(), '')}
      ${paceButton(host)}`;
    return answers ?? nothing;
  };
  return html`<div class="main-bar" part="bar">${content()}</div>`;
}

/** How fast bots play: each press takes the next pace. */
function paceButton<S, Setup>({ language, commands }: GameHost<S, Setup>): TemplateResult {
  const at = Math.max(
    0,
    PACES.findIndex(([, delay]) => delay === commands.pace),
  );
  const [key, , sign] = PACES[at] ?? PACES[0];
  const next = PACES[(at + 1) % PACES.length] ?? PACES[0];
  const label = frameText(language, 'pace-now', { pace: frameText(language, key) });
  return html`<button
    type="button"
    class="pace"
    title=${label}
    aria-label=${label}
    @click=${() => (commands.pace = next[1])}
  >
    ${sign}
  </button>`;
}

const PACES = [
  ['normal', BOT_DELAYS[1], '1×'],
  ['fast', BOT_DELAYS[2], '2×'],
  ['slow', BOT_DELAYS[0], '½×'],
] as const;

/** A button of the bar that is not allowed yet: it stays in its place and says what is missing. */
export function notYet(words: string): TemplateResult {
  return html`<button type="button" class="main" aria-disabled="true">${words}</button>`;
}

/** The letter that presses a button, on the button. */
export function keyHint(letter: string): TemplateResult {
  return html`<kbd aria-hidden="true">${letter}</kbd>`;
}
