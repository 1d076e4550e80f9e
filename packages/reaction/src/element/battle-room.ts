import { html, nothing, type TemplateResult } from 'lit';
import type { ChoiceRequest, Refusal } from '@skirmish-kit/core';
import { diceEntry, SecondView, sayUi, type Spot } from '@skirmish-kit/ui';
import type { Point } from '@skirmish-kit/space';
import type { ActionOdds } from '../odds/action.ts';
import { findFigure } from '../rules/figures.ts';
import type { Battle } from '../rules/state.ts';
import { BattleWords, type Told } from './battle-words.ts';
import { Board } from './board.ts';
import { describeFigure } from './describe.ts';
import { loadListAndCommands } from './load-room.ts';
import type { ReactionNames } from '../telling/names.ts';
import { OddsInWaiting } from './odds-in-waiting.ts';
import { offersFor, type Offer } from './offers.ts';
import { objectivesView, offersView } from './play-view.ts';
import { actingFigure } from './scene-of.ts';
import type { Say } from './words.ts';
import { pointedAnswer } from './pointed-action.ts';

/** What the room needs of the element it is shown in. */
export interface BattleHost extends Told {
  readonly root: () => ParentNode;
  /** Why the last answer was turned down, as a sentence. */
  readonly refusal: () => string | undefined;
  answer(text: string, spot?: Spot): boolean;
  undo(): void;
  announce(text: string): void;
  forgetRefusal(): void;
  refusalText(refusal: Refusal): string;
  linesFrom(mark: number): readonly string[];
  redraw(): void;
}

/**
 * Everything a battle needs on a page: the board, what can be done, the words for what happens, and
 * the list beside it. It is loaded when an element is to show a battle.
 */
export class BattleRoom {
  readonly board: Board;
  readonly words: BattleWords;
  readonly #host: BattleHost;
  readonly #odds: OddsInWaiting;
  readonly #second: SecondView;
  #looked: Offer | undefined;

  constructor(host: BattleHost) {
    this.#host = host;
    this.#odds = new OddsInWaiting(() => host.redraw());
    this.#second = new SecondView(
      async () => {
        const { ListAndCommands } = await loadListAndCommands();
        return new ListAndCommands(this, host);
      },
      () => host.redraw(),
    );
    this.words = new BattleWords(host);
    this.board = new Board({
      battle: () => this.battle,
      ask: () => this.choice,
      language: () => host.language(),
      moment: () => host.session()?.game.answers.length ?? 0,
      choose: (figure, spot) => this.choose(figure, spot),
      go: (point, spot) => this.#go(point, spot),
      redraw: () => host.redraw(),
    });
  }

  /** Stops everything that is under way. */
  leave(): void {
    this.#odds.clear();
  }

  /** The state of the session; only to be asked for while there is one. */
  get battle(): Battle {
    return this.names.battle;
  }

  get say(): Say {
    return this.words.say;
  }

  get names(): ReactionNames {
    return this.words.names;
  }

  /** The choice that a person may answer now. */
  get choice(): ChoiceRequest | undefined {
    const session = this.#host.session();
    const ask = session?.ask;
    return ask?.kind === 'choice' && !session?.bot && !session?.replay ? ask : undefined;
  }

  afterChange(): void {
    this.board.clear();
    this.#odds.clear();
    this.#looked = undefined;
    this.#second.forget();
  }

  /** A figure was pointed at, on the board or in the list. */
  choose(id: string, spot?: Spot): void {
    const { choice } = this;
    if (!choice) return;
    const figure = findFigure(this.battle, id);
    if (!figure) return;
    const keys = choice.options.map(({ key }) => key);
    const key = [figure.id, figure.group].find((each) => keys.includes(each));
    if (key !== undefined) {
      this.#host.answer(key, spot);
    } else if (choice.about === 'action' && figure.seat !== choice.who) {
      this.board.target = id;
      this.#host.forgetRefusal();
      this.#host.announce(
        describeFigure(this.battle, figure, actingFigure(this.battle, choice), this.names),
      );
    } else if (choice.about === 'figure' || choice.about === 'group') {
      this.#host.answer(choice.about === 'group' ? figure.group : id, spot);
    }
    this.#host.redraw();
  }

  /** A place was pointed at. */
  #go(point: Point, spot?: Spot): void {
    const { choice, board } = this;
    if (choice?.about !== 'action') return;
    const acting = actingFigure(this.battle, choice);
    if (!acting) return;
    const key = pointedAnswer(board.pick ?? { kind: 'move' }, acting, point);
    if (!this.#host.answer(key, spot)) board.place = undefined;
  }

  /** A figure is looked at, and told about. */
  look(id: string): void {
    const figure = findFigure(this.battle, id);
    if (!figure) return;
    this.board.hover = { figure: id };
    this.#host.announce(
      describeFigure(this.battle, figure, actingFigure(this.battle, this.choice), this.names),
    );
  }

  /** Exact odds of an answer, once they have been worked out. */
  oddsOf(key: string): ActionOdds | undefined {
    const game = this.#host.session()?.game;
    return game && this.#odds.get(key, ({ actionOdds }) => actionOdds(game, key));
  }

  readonly #press = (offer: Offer, button: HTMLElement): void => {
    if (offer.point) {
      this.board.pick = offer.point;
      this.#host.announce(this.say('pick-point'));
      this.#host.redraw();
      return;
    }
    const board = this.#host.root().querySelector('.board')?.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    this.#host.answer(
      offer.key,
      board && {
        x: box.left - board.left,
        y: Math.max(0, Math.min(board.height - 90, box.top - board.top)),
      },
    );
  };

  /** What is asked, and everything that can be answered. */
  actionsView(): TemplateResult {
    const { choice, board, say } = this;
    const session = this.#host.session();
    const ask = session?.ask;
    return html`<section class="actions actions-panel" part="actions">
      <p class="prompt">${this.words.prompt()}</p>
      ${
        ask?.kind === 'chance' && !session?.replay
          ? diceEntry({
              language: this.#host.language(),
              request: ask,
              about: this.words.roll(ask.about, ask.params),
              refusal: this.#host.refusal(),
              enter: (faces) => void this.#host.answer(faces),
              roll: () => {
                const faces = session?.rollForThem();
                if (faces !== undefined) this.#host.answer(faces);
              },
            })
          : nothing
      }
      ${choice ? this.#offers(choice) : nothing}
      ${choice?.about === 'action' && !board.target && !board.pick ? html`<p class="quiet">${say('no-target')}</p>` : nothing}
    </section>`;
  }

  #offers(choice: ChoiceRequest): TemplateResult {
    const { board, battle, names } = this;
    const target = board.target === undefined ? undefined : findFigure(battle, board.target);
    const move =
      board.place && !board.pick
        ? [{ key: `move:${board.place.join()}`, label: this.say('move') }]
        : [];
    return offersView({
      language: this.#host.language(),
      ask: choice,
      offers: [...move, ...offersFor(battle, choice, target, names)],
      pick: board.pick,
      best: (key) => this.#odds.best(this.oddsOf(key), this.#host.language()),
      press: this.#press,
      look: (offer) => {
        this.#looked = offer;
        this.#host.redraw();
      },
      cancel: () => {
        board.pick = undefined;
        this.#host.redraw();
      },
    });
  }

  /** The odds of the answer under the pointer or the focus, or of the first that has any. */
  followsView(): TemplateResult | typeof nothing {
    const { choice } = this;
    if (!choice || !this.board.target) return nothing;
    const target = findFigure(this.battle, this.board.target);
    const offers = offersFor(this.battle, choice, target, this.names).filter(
      ({ key }) => choice.explain(key) === undefined,
    );
    const offer =
      this.#looked && this.oddsOf(this.#looked.key)
        ? this.#looked
        : offers.find(({ key }) => this.oddsOf(key));
    const odds = offer && this.oddsOf(offer.key);
    if (!offer || !odds) return nothing;
    const title = this.say('follows', {
      label: this.words.narrator.answer(choice.about, offer.key),
    });
    return this.#odds.chart(title, odds, this.#host.language());
  }

  listAndCommands(): TemplateResult {
    return this.#second.view(this.#host.language(), this.say('list-view'));
  }

  objectives(): TemplateResult | typeof nothing {
    return objectivesView(this.battle, this.names);
  }

  /** Keys that work wherever the focus is inside the element. */
  keyPressed(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      this.board.clear();
      this.#host.forgetRefusal();
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !isField(event)) {
      this.#host.undo();
      event.preventDefault();
    } else if (event.key === '?' && !isField(event)) {
      this.#second.goTo(this.#host.root());
      this.#host.announce(`${sayUi(this.#host.language(), 'commands')}. ${this.say('list-view')}.`);
    }
  }

  /** Draws the picture; to be called after each update. */
  painted(): void {
    if (this.#host.session()) this.board.paint(this.#host.root());
  }
}

/** Whether somebody is typing. */
function isField(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
