import { html, nothing, type TemplateResult } from 'lit';
import { adoptStyles, uiText } from '@skirmish-kit/ui';
import type { FilmPlayer } from './film-player.ts';
import type { BestAt } from '../rules/preview/best-placements.ts';
import { loadForesight } from './chunks.ts';
import type { HeatValue } from '@skirmish-kit/ui/hex-picture';
import type { HexView } from './game-view.ts';

type Foresight = Awaited<ReturnType<typeof loadForesight>>;

/** A forecast, and what it was made of. */
interface ForecastAt {
  /** The snapshot of the game. */
  readonly of: object | undefined;
  readonly pending: string | undefined;
  readonly found: ReturnType<Foresight['forecastOf']>;
}

/** What might come: the battle if it started now, and where a tile of the hand would pay. */
export class LookAhead {
  /** Whether the battle that might come is on the board. */
  isOpen = false;
  /** Whether the board shows where a tile of the hand would pay. */
  heat = false;
  readonly #room: HexView;
  /** What works it out, fetched when somebody first wants to know. */
  #foresight: Foresight | undefined;
  #isFetching = false;
  #forecast: ForecastAt | undefined;
  #made: { readonly key: string; readonly player: FilmPlayer | undefined } | undefined;
  #best: { readonly key: string; readonly best: readonly BestAt[] } | undefined;

  constructor(room: HexView) {
    this.#room = room;
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#room.host.requestUpdate();
  }

  toggle(): void {
    void this.#foresee(() => {
      this.isOpen = !this.isOpen;
      this.#room.host.clearRefusal();
      if (this.isOpen) this.#goToTheWayBack();
      const { names } = this.#room;
      const left = this.player?.film.end.players.map(({ hp }, seat) => `${names.seat(seat)} ${hp}`);
      if (left)
        this.#room.host.announce(
          `${names.say('preview')}. ${names.say('what-if-title')}: ${left.join(', ')}.`,
        );
    });
  }

  /** The button that opened the preview is gone: Escape and Enter lead back from the one in its place. */
  #goToTheWayBack(): void {
    const { host } = this.#room;
    host.requestUpdate();
    void host.updateComplete.then(() =>
      host.renderRoot
        .querySelector<HTMLElement>('.main-bar button.now')
        ?.focus({ preventScroll: true }),
    );
  }

  toggleHeat(): void {
    void this.#foresee(() => {
      this.heat = !this.heat;
      this.#room.host.clearRefusal();
    });
  }

  async #foresee(change: () => void): Promise<void> {
    const room = this.#room;
    if (!this.#foresight) {
      this.#foresight = await loadForesight().catch(() => undefined);
      if (this.#foresight) adoptStyles(room.host.renderRoot, this.#foresight.lookAheadStyles);
    }
    if (this.#foresight) change();
    else room.host.announce(uiText(room.host.language, 'room-missing'));
    room.host.requestUpdate();
  }

  /** The film that is on the board now, if any. */
  get player(): FilmPlayer | undefined {
    if (!this.isOpen || !this.#foresight) return undefined;
    const key = `${this.#room.host.session?.game.answers.length}/${this.#room.pending}`;
    if (this.#made?.key !== key)
      this.#made = { key, player: this.#foresight.previewForBoard(this.#room) };
    return this.#made.player;
  }

  /** Fetches it while the player thinks where the HQ goes: the forecast is shown from the first own turn on. */
  fetch(): void {
    if (this.#isFetching || this.#foresight) return;
    this.#isFetching = true;
    void this.#foresee(() => undefined);
  }

  /** What a battle would leave of every HQ, with what is taken up. */
  forecast(): TemplateResult | typeof nothing {
    const room = this.#room;
    if (!this.#foresight || room.state.hqs < room.state.players.length) return nothing;
    const { pending } = room;
    const of = room.host.session?.snapshot;
    const last = this.#forecast?.of === of ? this.#forecast : undefined;
    const { found } = (this.#forecast =
      last && last.pending === pending
        ? last
        : { of, pending, found: this.#foresight.forecastOf(room, last?.found?.now) });
    return found ? this.#foresight.forecastView(room, found) : nothing;
  }

  /** What lies over the board: the way back from a preview, or what its numbers count. */
  overBoard(): TemplateResult | typeof nothing {
    if (this.player) return this.#foresight?.realBoardView(this.#room) ?? nothing;
    const caption = this.caption();
    return html`${caption === nothing ? nothing : html`<p class="heat-caption">${caption}</p>`}
    ${this.#foresight?.turnCorner(this.#room) ?? nothing}`;
  }

  /** What the numbers of the best hexes count. */
  caption(): TemplateResult | typeof nothing {
    const { best } = this;
    return best.length === 0
      ? nothing
      : (this.#foresight?.heatCaption(this.#room, best) ?? nothing);
  }

  /** Where the tile that is taken up would pay, hex by hex; worked out once for each tile. */
  get best(): readonly BestAt[] {
    const { tile, doing } = this.#room.picking;
    if (!this.heat || !this.#foresight || tile === undefined || doing !== 'place') return [];
    const key = `${this.#room.host.session?.game.answers.length} ${tile}`;
    if (this.#best?.key !== key)
      this.#best = { key, best: this.#foresight.bestHexes(this.#room, tile) };
    return this.#best.best;
  }

  /** The same as washes over the board. */
  get washes(): readonly HeatValue[] {
    return this.#foresight?.heatMapOf(this.best) ?? [];
  }
}
