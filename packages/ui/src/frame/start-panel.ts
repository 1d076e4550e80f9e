import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import {
  pick,
  type SetupChoice,
  type SetupDraft,
  type SetupOption,
  type SetupValue,
} from '@skirmish-kit/core';
import { GameHistory } from '../game-history.ts';
import type { StartPanelController } from '../controllers/start-panel-controller.ts';
import { repaint } from '../paint.ts';
import { svgNode } from '../picture.ts';
import { gameHistoryView } from './game-history-view.ts';
import { drawnIcon } from './icons.ts';
import { opponentRows, ownSeat } from './start-opponent.ts';
import { drawPlans, isPictured, isPlace, overview, planCards } from './start-plans.ts';
import { choiceRow, list, packField, paceRows, segments } from './start-controls.ts';
import { sideCards } from './start-sides.ts';
import {
  DEFAULT_PLAYBACK,
  type StartSelection,
  type StartSource,
  type PlaybackSettings,
} from './start-source.ts';
import { startText, playerMessages, type StartKey } from './start-messages.ts';

const DIE = 'M3 3h10v10H3zM6 6h.01M10 10h.01M10 6h.01M6 10h.01';

/** The part of the controller that the panel uses. */
type StartPanelHost = Pick<
  StartPanelController<never, never>,
  | 'language'
  | 'renderRoot'
  | 'requestUpdate'
  | 'launchSelection'
  | 'addPack'
  | 'currentGame'
  | 'resumeCurrent'
  | 'saveKey'
  | 'commands'
>;

/** The choices before a game, made from those of the system. No game runs before Start. */
export class StartPanel implements ReactiveController {
  readonly #host: StartPanelHost;
  readonly #source: StartSource;
  #draft: SetupDraft;
  #seats: readonly string[];
  #watching: PlaybackSettings;
  #seed = '';
  /** Whether Start was pressed although a game would be lost. */
  #asking: (() => void) | undefined;
  /** The seat that the next card is for. */
  #next = 0;

  constructor(host: StartPanelHost, source: StartSource, before: Partial<StartSelection> = {}) {
    this.#host = host;
    this.#source = source;
    this.#draft = stillThere(source, { ...source.usual, ...before.draft, ...source.draft });
    this.#seats = before.seats ?? [];
    this.#watching = before.watching ?? DEFAULT_PLAYBACK;
  }

  /** Draws the pictures of what can be picked. */
  hostUpdated(): void {
    for (const svg of this.#host.renderRoot.querySelectorAll<SVGSVGElement>('svg.option-picture')) {
      const { value = '', seat = '0' } = svg.dataset;
      const drawn = `${value} ${seat}`;
      if (svg.dataset['drawn'] === drawn) continue;
      const picture = this.#source.picture?.(value, Number(seat));
      if (!picture) continue;
      const { viewBox = '0 0 100 100', class: name = '' } = picture.attributes;
      const attributes = {
        class: `option-picture ${name}`,
        viewBox,
        'aria-hidden': 'true',
        'data-value': value,
        'data-seat': seat,
        'data-drawn': drawn,
      };
      repaint(svg, svgNode('svg', attributes, picture.inside));
    }
    drawPlans(this.#host.renderRoot, this.#source, this.#draft);
  }

  #say(key: StartKey, params?: Parameters<typeof startText>[2]): string {
    return startText(this.#host.language, key, params);
  }

  get #choices(): readonly SetupChoice[] {
    return this.#source.choices(this.#draft);
  }

  /** One for each seat that somebody sits on. */
  get #sides(): readonly SetupChoice[] {
    return this.#choices.filter(({ room }) => room === 'side');
  }

  /** The players of the seats: by default a person on the first seat and bots on the others. */
  get #sitters(): readonly string[] {
    const [usual = 'human'] = this.#source.bots;
    const seats = this.#sides.filter(({ value }) => value !== '');
    return seats.map((_, seat) => this.#seats[seat] ?? (seat === 0 ? 'human' : usual));
  }

  #pick(choice: SetupChoice, value: SetupValue): void {
    this.#draft = pick(this.#draft, choice, value);
    this.#host.requestUpdate();
  }

  /** Begins, after asking where a game would be lost. */
  #mayStart(start: () => void): void {
    const { currentGame, saveKey } = this.#host;
    if (currentGame && saveKey === undefined && !this.#asking) {
      this.#asking = start;
      this.#host.requestUpdate();
    } else start();
  }

  #start(): void {
    const seated = this.#sides.filter(({ value }) => value !== '');
    this.#host.launchSelection({
      // Every seat by name: lists with gaps do not survive being written down.
      draft: seated.reduce((draft, side) => pick(draft, side, side.value), this.#draft),
      seats: this.#sitters,
      seed: this.#seed,
      watching: this.#watching,
    });
  }

  /** Sides and what everybody sees first, by lot; the rulings of the table stay. */
  #surprise(): void {
    const lot = (among: readonly SetupOption[]) =>
      among[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % among.length];
    const taken = new Set<SetupValue>();
    for (const choice of this.#sides.filter(({ value }) => value !== '')) {
      const among = 'least' in choice.among ? [] : choice.among;
      const free = among.filter(({ value }) => value !== '' && !taken.has(value));
      const value = lot(free.length > 0 ? free : among)?.value;
      if (value === undefined) continue;
      taken.add(value);
      this.#draft = pick(this.#draft, choice, value);
    }
    this.#start();
  }

  /** Brings the panel into the window and goes to it, once a press has opened it. */
  show(): void {
    const panel = this.#host.renderRoot.querySelector<HTMLElement>('.frame.start');
    panel?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    panel?.focus({ preventScroll: true });
  }

  view(): TemplateResult {
    const { language } = this.#host;
    const { title, goal } = this.#source;
    const choices = this.#choices;
    const cards = choices.filter((each) => each.room === 'game' && isPictured(this.#source, each));
    // What has no plan comes after what most people choose.
    const isDrawn = ({ id, among }: SetupChoice) =>
      !('least' in among) &&
      among.some(({ value }) => this.#source.plan?.(this.#draft, id, String(value)));
    return html`<section
      class="frame start"
      part="frame start"
      tabindex="-1"
      aria-label=${this.#say('start')}
    >
      <header class="top" part="header top">
        <slot name="home"></slot>
        <h2>${title[language]}</h2>
        <span class="quiet">${goal[language]}</span>
        ${
          this.#source.teaches
            ? html`<span class="start-learn"
                ><span class="quiet">${this.#say('learn')}</span>
                <button type="button" @click=${() => this.#host.commands.startGuide()}>
                  ${this.#say('learn-by-playing')}
                </button></span
              >`
            : nothing
        }
      </header>
      <div class="start-body">
        ${this.#cards()} ${cards.filter(isDrawn).map((choice) => this.#planCards(choice))}
        ${this.#sitters.length === 2 ? this.#opponent() : this.#seatRows()}
        ${cards.filter((each) => !isDrawn(each)).map((choice) => this.#planCards(choice))}
        ${this.#folded(choices)} ${this.#earlier()}
      </div>
      ${overview(this.#source, this.#draft, choices, language, (choice, value) => this.#pick(choice, value))}
      ${this.#asking ? this.#beforeLost(this.#asking) : this.#foot()}
    </section>`;
  }

  /** The selection in one sentence: sides, scenario, opponents. */
  #sentence(): string {
    const { language } = this.#host;
    const titleOf = ({ among, value }: SetupChoice) =>
      'least' in among ? '' : (among.find((each) => each.value === value)?.title[language] ?? '');
    const sides = this.#sides.filter(({ value }) => value !== '').map(titleOf);
    const pictured = this.#choices.filter(
      (each) => each.room === 'game' && isPictured(this.#source, each),
    );
    const [, ...others] = this.#sitters;
    const players = [...new Set(others.map((each) => playerMessages(language, each, false)))];
    return [sides.join(this.#say('against')), ...pictured.map(titleOf), ...players].join(', ');
  }

  /** A game would be lost: nothing is done before that was read. */
  #beforeLost(start: () => void): TemplateResult {
    const points = this.#host.currentGame ?? '';
    return html`<footer class="start-foot row controls" role="alert">
      <span>${this.#say('would-be-lost', { points })}</span>
      <button type="button" class="now" @click=${start}>${this.#say('new-game')}</button>
      <button type="button" @click=${() => this.#host.resumeCurrent()}>
        ${this.#say('go-on')}
      </button>
    </footer>`;
  }

  /** Games that were left for another, where they are kept. */
  #earlier(): TemplateResult | typeof nothing {
    const { language, saveKey } = this.#host;
    if (saveKey === undefined) return nothing;
    const { all } = new GameHistory(saveKey);
    return gameHistoryView(language, all, (game) => this.#host.commands.resumeFromHistory(game));
  }

  #foot(): TemplateResult {
    const { currentGame, saveKey } = this.#host;
    return html` <footer class="start-foot row controls">
      <button type="button" class="now big" @click=${() => this.#mayStart(() => this.#start())}>
        ${this.#say('start')}
      </button>
      <button type="button" class="big" @click=${() => this.#mayStart(() => this.#surprise())}>
        ${drawnIcon(DIE)} ${this.#say('surprise')}
      </button>
      <span class="start-sentence">${this.#sentence()}</span>
      ${
        currentGame
          ? html`<span class="under-way"
              ><span class="quiet"
                >${this.#say('in-progress', { points: currentGame })}.
                ${saveKey === undefined ? nothing : this.#say('stays-below')}</span
              >
              <button type="button" class="plain" @click=${() => this.#host.resumeCurrent()}>
                ${this.#say('go-on')}
              </button></span
            >`
          : nothing
      }
    </footer>`;
  }

  /** The choices of a side as cards: the first press selects yours, the next the opponent's. */
  #cards(): TemplateResult | typeof nothing {
    return sideCards(this.#source, {
      language: this.#host.language,
      sides: this.#sides,
      sitters: this.#sitters,
      take: (value) => this.#take(value),
    });
  }

  /** A card was pressed: it goes to the next seat, and who has it already swaps. */
  #take(value: SetupValue): void {
    const seated = this.#sides.filter((side) => side.value !== '');
    // The first press is for one’s own seat, wherever that is.
    const own = ownSeat(this.#sitters);
    const order = [own, ...seated.map((_, at) => at).filter((at) => at !== own)];
    const seat = order[this.#next % order.length] ?? own;
    const [mine, holder] = [seated[seat], seated.find((side) => side.value === value)];
    if (!mine) return;
    if (holder && holder !== mine) this.#draft = pick(this.#draft, holder, mine.value);
    this.#draft = pick(this.#draft, mine, value);
    this.#next += 1;
    this.#host.requestUpdate();
  }

  /** The player of each side: you, another person here, a bot. */
  #seatRows(): TemplateResult {
    const { language } = this.#host;
    const who = ['human', ...this.#source.bots];
    const sitters = this.#sitters;
    const filled = sitters.length;
    return html`${this.#sides.slice(0, filled + 1).map((choice, seat) => {
      const among = 'least' in choice.among ? [] : choice.among;
      const side = among.find(({ value }) => value === choice.value)?.title[language] ?? '';
      const sit = (player: string) => {
        this.#seats = sitters.map((each, i) => (i === seat ? player : each));
        this.#host.requestUpdate();
      };
      return html`<div class="start-row">
        <span class="row-title">${this.#say('seat', { n: seat + 1 })}</span>
        <span class="row">
          ${list(choice, language, (value) => this.#pick(choice, value))}
          ${
            choice.value === ''
              ? nothing
              : segments(
                  this.#say('who-plays', { side }),
                  who.map((each) => [each, playerMessages(language, each, seat === 0)] as const),
                  sitters[seat] ?? '',
                  sit,
                )
          }
        </span>
      </div>`;
    })}`;
  }

  #row(choice: SetupChoice): TemplateResult {
    return choiceRow(choice, this.#host.language, (value) => this.#pick(choice, value));
  }

  /** Missions, scenarios and tables: each with its plan and what it is about. */
  #planCards(choice: SetupChoice): TemplateResult {
    const { language } = this.#host;
    return planCards(choice, this.#source, this.#draft, language, (value) =>
      this.#pick(choice, value),
    );
  }

  #opponent(): TemplateResult | typeof nothing {
    const { bots, firstSeatBegins = false } = this.#source;
    const sitters = this.#sitters;
    return opponentRows({
      language: this.#host.language,
      sitters,
      bots,
      firstSeatBegins,
      sit: (seat, player) => {
        this.#seats = sitters.map((each, i) => (i === seat ? player : each));
        this.#host.requestUpdate();
      },
      swap: () => {
        const [one, two] = this.#sides;
        if (!one || !two) return;
        this.#draft = pick(pick(this.#draft, one, two.value), two, one.value);
        this.#seats = sitters.toReversed();
        this.#host.requestUpdate();
      },
    });
  }

  /** What else belongs to the game: the edition, how it opens; and who sits where. */
  #rest(choices: readonly SetupChoice[]): readonly TemplateResult[] {
    const others = choices.filter(
      (each) =>
        each.room === 'game' &&
        !isPictured(this.#source, each) &&
        !isPlace(this.#source, this.#draft, each),
    );
    return others.map((choice) => this.#row(choice));
  }

  /** Optional rulings, how a game is watched, and third-party packs. */
  #folded(choices: readonly SetupChoice[]): TemplateResult {
    const settings = choices.filter(({ room }) => room === 'setting');
    const watch = (change: Partial<PlaybackSettings>) => {
      this.#watching = { ...this.#watching, ...change };
      this.#host.requestUpdate();
    };
    return html`<details class="start-more">
      <summary>
        <b>${this.#say('rules-and-pace')}</b>
        <span class="quiet">${this.#restInWords(choices)}</span>
      </summary>
      ${this.#sitters.length === 2 ? this.#seatRows() : nothing} ${this.#rest(choices)}
      ${paceRows(this.#host.language, this.#watching, watch)}
      ${settings.map((choice) => this.#row(choice))}
      <label class="start-row">
        <span class="row-title"
          >${this.#say('seed')} <small class="quiet">${this.#say('seed-text')}</small></span
        >
        <input name="seed" .value=${this.#seed} @input=${this.#onSeed} autocomplete="off" />
      </label>
      ${this.#source.takesPacks ? packField(this.#host) : nothing}
    </details>`;
  }

  /** The values of what is folded, so that nobody has to open it to know them. */
  #restInWords(choices: readonly SetupChoice[]): string {
    const { language } = this.#host;
    const words = choices.flatMap((each) => {
      const { among, value, room } = each;
      const isShown = isPictured(this.#source, each) || isPlace(this.#source, this.#draft, each);
      if (room !== 'game' || isShown || 'least' in among) return [];
      return among.filter((option) => option.value === value).map(({ title }) => title[language]);
    });
    const pace = this.#say(this.#watching.moves === 'one-by-one' ? 'one-by-one' : 'at-once');
    return [...words, `${this.#say('moves')} ${pace.toLocaleLowerCase(language)}`].join(' · ');
  }

  readonly #onSeed = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement) this.#seed = currentTarget.value.trim();
  };
}

/** A saved selection that no longer exists, such as a list or a pack, is dropped. */
function stillThere({ choices }: StartSource, draft: SetupDraft): SetupDraft {
  const usual = choices({});
  return choices(draft).reduce((saved, choice) => {
    const { among, path, value } = choice;
    if ('least' in among || among.some((each) => each.value === value)) return saved;
    const instead = usual.find((each) => each.path.join() === path.join());
    return instead ? pick(saved, choice, instead.value) : saved;
  }, draft);
}
