import { html, nothing, type TemplateResult } from 'lit';
import type { LogEntry } from '@skirmish-kit/core';
import {
  type Cards,
  type FilmFrame,
  type GameHost,
  type GameSnapshot,
  type GameView,
  type RoomExtras,
  type SideSummary,
  type TextSource,
} from '@skirmish-kit/ui';
import { answerButtons, NestedGameHost } from '@skirmish-kit/ui/campaign';
import type { CampaignSetup } from '../../campaign/setup-type.ts';
import type { Campaign } from '../../campaign/state.ts';
import { musgCampaign } from '../../campaign/system.ts';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { playableSystem } from '../../playable-system.ts';
import type { Battle } from '../../rules/state.ts';
import { CampaignNames } from '../../messages/campaign-names.ts';
import { MusgView } from '../game-view.ts';
import { bookView } from './book-view.ts';
import { shopView } from './shop-view.ts';
import { bookSpeaker, type BookText } from '../../messages/campaign-messages.ts';

/** A campaign on a page: its book, and its battles in the very room that battles are played in. */
export class CampaignView implements GameView<Campaign> {
  readonly focusOrder = ['.confirm', '.offer', '.actions button'];
  readonly messages = musgCampaign.messages;
  readonly host: GameHost<Campaign, CampaignSetup>;
  /** What is done with the book as a file. */
  readonly tools: () => unknown;
  /** What has to be told of the book, also during a battle. */
  readonly alerts: () => unknown;
  /** Who is served in the shop. */
  customer = '';
  readonly #open = new Set<string>(['shop-recruit']);
  readonly #battle: MusgView;

  constructor(
    host: GameHost<Campaign, CampaignSetup>,
    tools: () => unknown,
    alerts: () => unknown,
  ) {
    this.host = host;
    this.tools = tools;
    this.alerts = alerts;
    const inner = new NestedGameHost(
      host,
      playableSystem,
      ({ battle }: Campaign) => battle ?? undefined,
    );
    this.#battle = new MusgView(inner, () => false);
  }

  get campaign(): Campaign {
    return this.host.shown;
  }

  get names(): CampaignNames {
    return new CampaignNames(BUILT_IN_LIBRARY, this.campaign, this.host.language);
  }

  get #say(): BookText {
    return bookSpeaker(this.host.language);
  }

  /** Whether there is a table to look at. */
  get #fights(): boolean {
    const { phase, battle } = this.campaign;
    return battle !== null && phase.step === 'battle';
  }

  /** What the battle shows, while there is one to look at. */
  get #fight(): GameSnapshot<Battle> | undefined {
    return this.#fights ? this.#battle.host.snapshot : undefined;
  }

  hostConnected(): void {
    this.#battle.hostConnected();
  }

  hostUpdated(): void {
    if (this.host.session && this.#fights) this.#battle.hostUpdated();
  }

  hostDisconnected(): void {
    this.#battle.hostDisconnected();
  }

  title(): string {
    return this.#say('title');
  }

  caption({ state }: GameSnapshot<Campaign>): string {
    const { game, games, phase } = state;
    const fight = this.#fight;
    const where = fight ? this.#battle.caption(fight) : this.#say(`phase-${phase.step}`);
    return `${this.#say('game-of', { game, games })} · ${where}`;
  }

  sides({ state }: GameSnapshot<Campaign>): readonly SideSummary[] {
    const fight = this.#fight;
    if (fight) return this.#battle.sides(fight);
    const { names } = this;
    return state.bands.map(({ wins, treasure }, seat) => ({
      name: names.side(seat),
      letter: 'ABCD'[seat] ?? '?',
      look: `side-${seat}`,
      points: wins,
      note: this.#say('treasure', { count: treasure }),
    }));
  }

  board({ state }: GameSnapshot<Campaign>, inside: unknown): TemplateResult {
    const fight = this.#fight;
    if (fight) return this.#battle.board(fight, inside);
    return html`<div class="board book-board" part="board">
      ${bookView(state, this.names)} ${inside}
    </div>`;
  }

  actions({ choice }: GameSnapshot<Campaign>): TemplateResult | typeof nothing {
    const fight = this.#fight;
    if (fight) return this.#battle.actions(fight);
    if (choice?.about === 'shop') return shopView(this, choice, BUILT_IN_LIBRARY);
    if (choice?.about === 'next-game') return this.#nextBattle('begin');
    return answerButtons(this.host);
  }

  /** A battle has its answers in the bar; the book has them on its pages. */
  bar(): TemplateResult | typeof nothing {
    return this.#fight ? this.#battle.bar() : nothing;
  }

  #nextBattle(key: string): TemplateResult {
    return html`<button
      type="button"
      class="offer now"
      data-key=${key}
      @click=${() => this.host.answer(key)}
    >
      ${this.host.narrator.answer('next-game', key)}
    </button>`;
  }

  /** The sequel and the book as a file are there after the last game too. */
  panelsAtEnd(): unknown {
    return this.tools();
  }

  panels(): unknown {
    const fight = this.#fight;
    return fight ? [this.#battle.panels(), this.alerts()] : this.tools();
  }

  async cards(): Promise<Cards> {
    const { card } = await this.#battle.cards();
    return { card: (thing) => (this.#fights ? card(thing) : undefined) };
  }

  /** Its battles are filmed like any other, while there is one. */
  film({ battle }: Campaign, logged: readonly LogEntry[]): readonly FilmFrame<Campaign>[] {
    const after = this.host.session?.visibleGame.state;
    if (!battle || after?.phase.step !== 'battle') return [];
    const frames = this.#battle.film(battle, logged);
    return frames.map((frame) => ({ ...frame, state: { ...after, battle: frame.state } }));
  }

  reset(): void {
    this.#battle.reset();
  }

  key(event: KeyboardEvent): boolean {
    return this.#fights && this.#battle.key(event);
  }

  /** Somebody else is served. */
  serve({ currentTarget }: Event): void {
    if (currentTarget instanceof HTMLSelectElement) this.customer = currentTarget.value;
    this.host.requestUpdate();
  }

  isOpen(group: string): boolean {
    return this.#open.has(group);
  }

  toggle(group: string): void {
    if (!this.#open.delete(group)) this.#open.add(group);
  }

  /** The book shows its dice without words, and the battle in words while there is one. */
  async extras(): Promise<RoomExtras<Campaign>> {
    const { styles, dice, text } = await this.#battle.extras();
    return { styles, dice, text: text && this.#textSource(text) };
  }

  #textSource({ things, summary, look }: TextSource): TextSource {
    const fighting = <T>(tell: (() => T) | undefined, other: T): T =>
      this.#fights && tell ? tell() : other;
    return {
      summary: () => {
        const { snapshot } = this.host;
        return fighting(summary, snapshot ? this.caption(snapshot) : '');
      },
      ...(things && {
        things: {
          label: () => things.label(),
          items: () => fighting(() => things.items(), []),
          first: () => fighting(things.first, undefined),
          selected: () => fighting(() => things.selected(), undefined),
          pick: (id: string) => things.pick(id),
        },
      }),
      look: (thing) => {
        if (this.#fights) look?.(thing);
      },
    };
  }
}
