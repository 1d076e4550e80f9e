import { html } from 'lit';
import { randomBot } from '@skirmish-kit/core';
import type { ElementDefinition, GameChunks } from '../element-definition.ts';
import type { FilmFrame } from '../frame/film-frame.ts';
import { GameFrame } from '../frame/game-frame.ts';
import { GameElement } from '../game-element.ts';
import type { GameView } from '../frame/game-view.ts';
import type { Guide } from '../frame/guide.ts';
import type { AsyncBot } from '../async-bot.ts';
import { sessionFrom } from '../create-session.ts';
import { envelopes, type HiddenInfoGame } from './hidden-info-game.ts';

/** A board that shows all it is given: what leaks here, leaks everywhere. */
function roomOf({ films, guideOf }: EnvelopesElement): GameView<HiddenInfoGame> {
  const film = (before: HiddenInfoGame): readonly FilmFrame<HiddenInfoGame>[] => [
    { state: before, until: 0, title: 'Before', text: JSON.stringify(before), hold: 1e6 },
  ];
  return {
    messages: envelopes.messages,
    title: () => 'Envelopes',
    sides: ({ narrator }) =>
      [0, 1].map((seat) => ({
        name: narrator.side(seat),
        letter: 'AB'[seat] ?? '',
        look: '',
        points: 0,
      })),
    board: ({ state }) =>
      html`<pre data-state=${JSON.stringify(state)}>${JSON.stringify(state)}</pre>
        <div class="board">
          <svg viewBox="0 0 9 9"><text x="1" y="1">${JSON.stringify(state)}</text></svg>
        </div>`,
    reset: () => {},
    ...(films ? { film } : {}),
    ...(guideOf ? { guide: () => Promise.resolve(guideOf) } : {}),
  };
}

/** The element of envelopes; `made` is the one on the page. */
const definitionOf = (made: EnvelopesElement): ElementDefinition<HiddenInfoGame, null> => ({
  tag: 'ui-envelopes',
  name: 'Envelopes',
  modes: ['play', 'replay'],
  bots: ['random'],
  styles: [],
  chunks: {
    play: () =>
      Promise.resolve({
        GameFrame,
        createView: () => roomOf(made),
        launch: (options) =>
          sessionFrom<HiddenInfoGame, null>(
            envelopes,
            options,
            { named: {} },
            { seed: 1, bot: made.bot },
          ),
      }),
    rules: () => envelopes.catalogue(),
    ...made.chunks,
  },
});

/** The game of envelopes in a page. */
export class EnvelopesElement extends GameElement<HiddenInfoGame, null> {
  static override readonly tag: string = 'ui-envelopes';
  films = false;
  /** Loads its bots. */
  bot: () => Promise<AsyncBot<HiddenInfoGame>> = () => Promise.resolve(randomBot);
  /** Its guided game. */
  guideOf: Guide | undefined;
  /** Chunks that a test replaces. */
  chunks: Partial<GameChunks<HiddenInfoGame, null>> = {};

  protected get definition(): ElementDefinition<HiddenInfoGame, null> {
    return definitionOf(this);
  }
}
