import { html } from 'lit';
import { randomBot, type Catalogue, type Game } from '@skirmish-kit/core';
import type { Asked, Unset } from '../asked.ts';
import { EmbeddedGame } from '../embedded-game.ts';
import type { FilmFrame } from '../frame/film-frame.ts';
import { GameFrame } from '../frame/game-frame.ts';
import type { GameHost } from '../frame/game-host.ts';
import type { GameRoom } from '../frame/game-view.ts';
import type { PageBot } from '../async-bot.ts';
import { sessionFrom } from '../create-session.ts';
import { envelopes, type Envelopes } from './hidden-info-game.ts';

/** A board that shows all it is given: what leaks here, leaks everywhere. */
function roomOf(host: GameHost<Envelopes, null>, films: boolean): GameRoom<Envelopes> {
  const film = (before: Envelopes): readonly FilmFrame<Envelopes>[] => [
    { state: before, until: 0, title: 'Before', text: JSON.stringify(before), hold: 1e6 },
  ];
  return {
    telling: envelopes.telling,
    title: () => 'Envelopes',
    sides: () =>
      [0, 1].map((seat) => ({
        name: host.narrator.side(seat),
        letter: 'AB'[seat] ?? '',
        look: '',
        points: 0,
      })),
    board: () =>
      html`<pre data-state=${JSON.stringify(host.shown)}>${JSON.stringify(host.shown)}</pre>
        <div class="board">
          <svg viewBox="0 0 9 9"><text x="1" y="1">${JSON.stringify(host.shown)}</text></svg>
        </div>`,
    forget: () => {},
    ...(films ? { film } : {}),
  };
}

type Mode = 'play' | 'replay';

/** The game of envelopes in a page. */
export class EnvelopesElement extends EmbeddedGame<Envelopes, null, Mode> {
  static override readonly tag: string = 'ui-envelopes';
  mode: Mode | Unset = 'play';
  seats: string | Unset = '';
  seed: string | number | Unset = '';
  record: string | Unset = '';
  save: string | Unset = '';
  page: string | Unset = '';
  films = false;
  /** What loads its bots. */
  bot: () => Promise<PageBot<Envelopes>> = () => Promise.resolve(randomBot);
  protected readonly vocabulary = {
    tag: 'ui-envelopes',
    name: 'Envelopes',
    modes: ['play', 'replay'] as const,
    bots: ['random'],
    starts: [],
  };
  protected loadCatalogue(): Promise<Catalogue> {
    return envelopes.catalogue();
  }
  protected override write(game: Game<Envelopes, null>): string {
    return game.record();
  }
  protected async enter(asked: Asked<Mode>): Promise<void> {
    const { bot } = this;
    const started = await sessionFrom<Envelopes, null>(
      envelopes,
      asked,
      { named: {} },
      { seed: 1, bot },
    );
    this.sitDown(started, new GameFrame(this, roomOf(this, this.films)));
  }
}
