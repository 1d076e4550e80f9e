import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import { Game, isProblems, makeRecord, type Catalogue, type Problem } from '@skirmish-kit/core';
import {
  diceStyles,
  EmbeddedGame,
  frameStyles,
  GameElement,
  GameFrame,
  Session,
  startStyles,
  type Asked,
  type StartRoom,
  type Unset,
  type Vocabulary,
} from '@skirmish-kit/ui';
import { KeptBook } from '@skirmish-kit/ui/campaign';
import { bookOf, sequelOf, type Book } from '../../campaign/book.ts';
import type { CampaignSetup } from '../../campaign/setup-type.ts';
import type { Campaign } from '../../campaign/state.ts';
import { musgCampaign } from '../../campaign/system.ts';
import { elementStyles } from '../element-styles.ts';
import { loadRules } from '../load-rules.ts';
import { bookFileView, tornView } from './book-file.ts';
import { CampaignRoom } from './campaign-view.ts';
import { campaignStyles } from './campaign-styles.ts';
import { campaignStart, readBookFile, startCampaign } from './start-campaign.ts';
import { bookSpeaker } from '../../messages/campaign-messages.ts';

const CAMPAIGN_MODES = ['play', 'replay'] as const;
type CampaignMode = (typeof CAMPAIGN_MODES)[number];

const VOCABULARY: Vocabulary<CampaignMode> = {
  tag: 'skirmish-musg-campaign',
  name: 'Musg',
  modes: CAMPAIGN_MODES,
  bots: ['bot', 'random'],
  starts: ['mode', 'games', 'seats', 'seed', 'record', 'setup', 'start'],
};

/**
 * A campaign of Musg: its book, and its battles in the same frame. `<skirmish-musg mode="campaign">`
 * brings it along.
 *
 * @tagname skirmish-musg-campaign
 * @csspart book - bands with a sheet for everybody
 * @csspart book-file - the book as a file
 * @fires skirmish-answer - somebody answered
 * @fires skirmish-end - the campaign is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishMusgCampaign extends EmbeddedGame<Campaign, CampaignSetup, CampaignMode> {
  static override readonly tag: string = VOCABULARY.tag;

  static override styles: CSSResultGroup = [
    GameElement.styles,
    diceStyles,
    frameStyles,
    startStyles,
    elementStyles,
    campaignStyles,
  ];

  static override properties: PropertyDeclarations = {
    mode: {},
    games: {},
    seats: {},
    seed: {},
    record: {},
    save: {},
    page: {},
    setup: { attribute: false },
  };

  /** `play` (the default) or `replay`. */
  declare mode: CampaignMode | Unset;
  /** How many games it lasts: 5 unless told. */
  declare games: string | number | Unset;
  /** Who sits where: `human` or `bot`, as in `human,bot`. */
  declare seats: string | Unset;
  declare seed: string | number | Unset;
  /** The book of a campaign as text: gone on with. */
  declare record: string | Unset;
  /** A name under which the book is kept in this browser. */
  declare save: string | Unset;
  declare page: string | Unset;
  /** Everything at once, as data: bands, games, tables, rulings. */
  declare setup: CampaignSetup | Unset;

  #play: GameFrame<Campaign, CampaignSetup> | undefined;
  #book: KeptBook | undefined;
  /** What was wrong with the file that was to be opened. */
  #wrong: readonly Problem[] = [];
  /** What happened after the last battle, told once more where the page was turned. */
  #since: readonly string[] = [];
  protected readonly vocabulary = VOCABULARY;

  constructor() {
    super();
    this.mode = 'play';
  }

  protected override placeFor(place: string): KeptBook {
    return (this.#book = new KeptBook(place));
  }

  protected override loadStart(): Promise<StartRoom> {
    return Promise.resolve(campaignStart(this.games));
  }

  protected loadCatalogue(): Promise<Catalogue> {
    return loadRules();
  }

  protected override write(game: Game<Campaign, CampaignSetup>): string {
    return makeRecord(game);
  }

  protected override leave(): void {
    this.#wrong = this.#since = [];
  }

  protected async enter(asked: Asked<CampaignMode>, wanted: () => boolean): Promise<void> {
    this.#play ??= new GameFrame(
      this,
      new CampaignRoom(
        this,
        () => this.#tools(),
        () => tornView(this.#torn()),
      ),
    );
    const { mode, record, seats, seed } = asked;
    const { games } = this;
    const setup = asked.setup ?? this.setup ?? (games ? { games: Number(games) } : undefined);
    const started = await startCampaign({
      isReplay: mode === 'replay',
      record,
      setup,
      seed,
      seats,
    });
    if (wanted()) this.sitDown(started, this.#play);
    else this.sendAway(started);
  }

  /** Between two games the page is turned: from there the book goes on, and so does what is kept. */
  protected override afterChange(): void {
    const { session } = this;
    const game = session?.isRecorded === false ? session.played : undefined;
    const book = game && game.answers.length > 0 ? bookOf(game.state) : undefined;
    if (!session || !game || !book) return super.afterChange();
    const { log } = game;
    const over = log.findLastIndex(({ about }) => about === 'game-over' || about === 'game');
    this.#since = this.linesFrom(over + 1);
    const next = new Game(musgCampaign, { book }, { seed: `${game.seed} ${book.game}` });
    queueMicrotask(() => {
      if (this.session !== session) return;
      this.begin(new Session(next, session.bots));
      super.afterChange();
      this.run(true);
    });
  }

  #tools(): TemplateResult {
    const { language } = this;
    const say = bookSpeaker(language);
    return html`${
      this.#since.length > 0 && this.session?.game.answers.length === 0
        ? html`<details class="panel since" open>
            <summary>${say('since-battle')}</summary>
            <ul>
              ${this.#since.map((line) => html`<li>${line}</li>`)}
            </ul>
          </details>`
        : nothing
    }
    ${this.#sequelView()}
    ${bookFileView({
      wrong: this.#wrong,
      write: () => (this.session ? this.write(this.session.played) : ''),
      open: (text) => this.#openFile(text),
      ...this.#torn(),
    })}`;
  }

  /** Pages of the book that are damaged, and what throws them away. */
  #torn() {
    return {
      language: this.language,
      torn: this.#book?.torn ?? [],
      forgetTorn: () => {
        this.#book?.forgetTorn();
        this.requestUpdate();
      },
    };
  }

  /** MU-PULP-04: after its end a campaign can go on with who is left. */
  #sequelView(): TemplateResult | typeof nothing {
    const game = this.session?.isRecorded === false ? this.session.played : undefined;
    const book = game && sequelOf(game.state);
    if (!game || !book) return nothing;
    const say = bookSpeaker(this.language);
    return html`<section class="panel sequel">
      <p>${say('sequel-text', { games: book.games })}</p>
      <button type="button" class="offer now" @click=${() => this.#beginSequel(book)}>
        ${say('sequel')}
      </button>
    </section>`;
  }

  #beginSequel(book: Book): void {
    const { session } = this;
    if (!session) return;
    const seed = `${session.played.seed} sequel`;
    this.#since = [];
    this.begin(new Session(new Game(musgCampaign, { book }, { seed }), session.bots));
    super.afterChange();
    this.run(true);
  }

  /** Takes up the book of a file; the one that was open is laid aside. A bad file changes nothing. */
  #openFile(text: string): void {
    const read = readBookFile(text);
    this.#wrong = isProblems(read) ? read : [];
    if (isProblems(read)) {
      this.announce(bookSpeaker(this.language)('import-wrong'));
      this.requestUpdate();
      return;
    }
    const seats = read.state.bands.map((_, seat) => this.session?.bots.get(seat)?.id ?? 'human');
    this.again();
    this.takeUp({ record: text, title: '', seats, date: '', isOver: false });
  }
}
