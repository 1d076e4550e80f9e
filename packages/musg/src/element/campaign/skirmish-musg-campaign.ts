import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import { Game, isProblems, makeRecord, type Problem } from '@skirmish-kit/core';
import {
  declareAttributes,
  frameStyles,
  GameElement,
  GameFrame,
  Session,
  startStyles,
  type ElementDefinition,
  type GameHost,
  type LaunchOptions,
  type Nullish,
} from '@skirmish-kit/ui';
import { CampaignSave } from '@skirmish-kit/ui/campaign';
import { bookOf, sequelOf, type Book } from '../../campaign/book.ts';
import type { CampaignSetup } from '../../campaign/setup-type.ts';
import type { Campaign } from '../../campaign/state.ts';
import { musgCampaign } from '../../campaign/system.ts';
import { chunks } from '../chunks.ts';
import { elementStyles } from '../element-styles.ts';
import { bookFileView, corruptPageView } from './book-file.ts';
import { CampaignView } from './campaign-view.ts';
import { campaignStyles } from './campaign-styles.ts';
import { campaignStart, launchCampaign, readBookFile } from './start-campaign.ts';
import { bookSpeaker } from '../../messages/campaign-messages.ts';

const CAMPAIGN_MODES = ['play', 'replay'] as const;
type CampaignMode = (typeof CAMPAIGN_MODES)[number];

const TAG = 'skirmish-musg-campaign';
const ATTRIBUTES = { games: { restarts: true } };
const STYLES = [frameStyles, startStyles, elementStyles, campaignStyles];

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
export class SkirmishMusgCampaign extends GameElement<Campaign, CampaignSetup> {
  static override readonly tag: string = TAG;
  static override styles: CSSResultGroup = [GameElement.styles, STYLES];
  static override properties: PropertyDeclarations = declareAttributes(ATTRIBUTES);

  /**
   * `play` (the default) or `replay`.
   * @attr
   * @default 'play'
   */
  declare mode: CampaignMode | Nullish;
  /**
   * How many games it lasts: 5 unless told.
   * @attr
   */
  declare games: string | number | Nullish;
  /**
   * Who sits where: `human` or `bot`, as in `human,bot`.
   * @attr
   */
  declare seats: string | Nullish;
  /** @attr */
  declare seed: string | number | Nullish;
  /**
   * The book of a campaign as text: gone on with.
   * @attr
   */
  declare record: string | Nullish;
  /**
   * A name under which the book is kept in this browser.
   * @attr
   */
  declare save: string | Nullish;
  /** @attr */
  declare page: string | Nullish;
  /** Everything at once, as data: bands, games, tables, rulings. */
  declare setup: CampaignSetup | Nullish;

  #book: CampaignSave | undefined;
  /** The problems of the file that could not be opened. */
  #wrong: readonly Problem[] = [];
  /** What happened after the last battle, told once more where the page was turned. */
  #since: readonly string[] = [];
  protected readonly definition: ElementDefinition<Campaign, CampaignSetup> = {
    tag: TAG,
    name: 'Musg',
    modes: CAMPAIGN_MODES,
    bots: ['bot', 'random'],
    attributes: ATTRIBUTES,
    styles: STYLES,
    chunks: {
      play: () =>
        Promise.resolve({
          GameFrame,
          createView: (host: GameHost<Campaign, CampaignSetup>) =>
            new CampaignView(
              host,
              () => this.#tools(),
              () => corruptPageView(this.#torn()),
            ),
          launch: (options: LaunchOptions) => {
            this.#wrong = this.#since = [];
            return launchCampaign(options);
          },
        }),
      rules: chunks.rules,
      start: ({ attributes }) => Promise.resolve(campaignStart(attributes)),
      recordWriter: () => Promise.resolve({ writeRecord: makeRecord }),
    },
    saveSlot: (key) => (this.#book = new CampaignSave(key)),
  };

  /** Between two games the page is turned: from there the book goes on, and so does what is kept. */
  protected override afterChange(): void {
    const { session } = this;
    const game = session?.isRecorded === false ? session.liveGame : undefined;
    const book = game && game.answers.length > 0 ? bookOf(game.state) : undefined;
    if (!session || !game || !book) return super.afterChange();
    const { log } = game;
    const over = log.findLastIndex(({ about }) => about === 'game-over' || about === 'game');
    this.#since = this.logLinesSince(over + 1);
    const next = new Game(musgCampaign, { book }, { seed: `${game.seed} ${book.game}` });
    queueMicrotask(() => {
      if (this.session !== session) return;
      this.sessions.begin(new Session(next, session.bots));
      super.afterChange();
      this.commands.run(true);
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
      write: () => (this.session ? makeRecord(this.session.liveGame) : ''),
      open: (text) => this.#openFile(text),
      ...this.#torn(),
    })}`;
  }

  /** Pages of the book that are damaged, and what throws them away. */
  #torn() {
    return {
      language: this.language,
      torn: this.#book?.corruptPages ?? [],
      forgetTorn: () => {
        this.#book?.discardCorruptPages();
        this.requestUpdate();
      },
    };
  }

  /** MU-PULP-04: after its end a campaign can go on with who is left. */
  #sequelView(): TemplateResult | typeof nothing {
    const game = this.session?.isRecorded === false ? this.session.liveGame : undefined;
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
    const seed = `${session.liveGame.seed} sequel`;
    this.#since = [];
    this.sessions.begin(new Session(new Game(musgCampaign, { book }, { seed }), session.bots));
    super.afterChange();
    this.commands.run(true);
  }

  /** Opens the book of a file and moves the open one to the history. A bad file changes nothing. */
  #openFile(text: string): void {
    const read = readBookFile(text);
    this.#wrong = isProblems(read) ? read : [];
    if (isProblems(read)) {
      this.announce(bookSpeaker(this.language)('import-wrong'));
      this.requestUpdate();
      return;
    }
    const seats = read.state.bands.map((_, seat) => this.session?.bots.get(seat)?.id ?? 'human');
    this.commands.newGame();
    this.commands.resumeFromHistory({ record: text, title: '', seats, date: '', isOver: false });
  }
}
