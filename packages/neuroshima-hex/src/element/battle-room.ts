import { html, nothing, type TemplateResult } from 'lit';
import { narratorOf, type Language, type Narrator, type RuleId } from '@skirmish-kit/core';
import { toolbar, type HandedOn, type Tool } from '@skirmish-kit/ui';
import { speaker, type Phrases } from '@skirmish-kit/ui/words';
import type { Hex } from '@skirmish-kit/space';
import type { State } from '../rules/state.ts';
import { boardOf, type Library } from '../rules/table.ts';
import { HexBoard } from '@skirmish-kit/ui/hex';
import { describeAttacks, describeHex } from './describe.ts';
import { filmBattle, type FilmChoice } from './film-battle.ts';
import { FilmPlayer, type FilmRoom } from './film-player.ts';
import { namesOf, type Names } from '../telling/element-names.ts';
import { tellingOf, type HexTelling } from '../telling/index.ts';
import type { ArmyLook } from '../packs/look.ts';
import { boardNow } from './board-now.ts';
import { boardPicture } from './picture/board-picture.ts';

const battleWords = {
  choices: { en: 'Choices in this battle', fr: 'Choix dans ce combat' },
  'choice-in': { en: 'Phase {phase}, {seat}', fr: 'Phase {phase}, {seat}' },
  'battle-mode': { en: 'battle', fr: 'combat' },
} satisfies Phrases;

/** What the room needs of the element around it. */
export interface BattleHost {
  language(): Language;
  announce(text: string): void;
  openRule(rule: RuleId): void;
  redraw(): void;
}

/** The battle of a position, to be stepped through; its choices can be made otherwise. */
export class BattleRoom implements FilmRoom {
  readonly library: Library;
  readonly board: HexBoard;
  player: FilmPlayer;
  readonly #state: State;
  readonly #looks: readonly ArmyLook[];
  readonly #host: BattleHost;
  readonly #telling: HexTelling;

  constructor(
    library: Library,
    looks: readonly ArmyLook[],
    state: State,
    answers: readonly string[],
    host: BattleHost,
  ) {
    this.library = library;
    this.#looks = looks;
    this.#state = state;
    this.#host = host;
    this.#telling = tellingOf(library);
    this.player = new FilmPlayer(filmBattle(library, state, answers));
    this.board = new HexBoard({
      radius: () => boardOf(state.setup.options).radius,
      label: () => this.names.say('board'),
      picture: (focus) => boardPicture({ ...this.player.scene(this), names: false, focus }),
      describe: (hex) => this.#describe(hex, false),
      click: (hex) => this.announce(this.#describe(hex, true)),
      hover: () => {},
      isGhost: () => false,
      turn: () => {},
      tell: (hex) => this.announce(this.#describe(hex, true)),
      redraw: () => host.redraw(),
    });
  }

  /** What was decided in it, as the attribute `answers` has it. */
  get answers(): string {
    return this.player.film.choices.map(({ answer }) => answer).join(' ');
  }

  /** Who fights, and how far it is, where the battle is shown elsewhere. */
  words(): Pick<HandedOn, 'title' | 'sentences'> {
    const { names, player } = this;
    const points = player.state.players.map(({ hp }, seat) => `${names.seat(seat)}\u00a0${hp}`);
    return {
      title: this.#state.setup.armies.map((army) => names.army(army)).join(' – '),
      sentences: [`${points.join(', ')}. ${player.title(names)}.`],
    };
  }

  get names(): Names {
    return namesOf(this.#state.setup, this.#looks, this.#host.language());
  }

  get narrator(): Narrator {
    return narratorOf(this.#telling, this.#state, this.#host.language());
  }

  get #say() {
    return speaker(battleWords, this.names.language);
  }

  open(rule: RuleId): void {
    this.#host.openRule(rule);
  }

  announce(text: string): void {
    this.#host.announce(text);
  }

  redraw(): void {
    this.#host.redraw();
  }

  #describe(hex: Hex, attacks: boolean): string {
    const now = boardNow(this.library, this.player.state, this.names);
    const cell = boardOf(this.#state.setup.options).cell(hex);
    const said = describeHex(now, cell);
    return attacks ? `${said}. ${describeAttacks(now, cell, 0)}` : said;
  }

  view(rule: unknown, tools: readonly Tool[]): TemplateResult {
    const { names, player } = this;
    const { armies, options } = this.#state.setup;
    const edition = names.say('edition', { edition: options.names });
    return html`<section class="frame" part="frame" @keydown=${this.#onKey}>
      <header class="top" part="top">
        <h2>${armies.map((army) => names.army(army)).join(' – ')}</h2>
        <span class="quiet">${edition} · ${this.#say('battle-mode')}, ${player.title(names)}</span>
        ${toolbar(names.say('controls'), tools)}
      </header>
      ${this.board.view(nothing)}
      <div class="side">
        ${player.view(this, names.say('order-of-play'), this.#choices())} ${rule}
      </div>
    </section>`;
  }

  /** What was decided in the battle, to be decided otherwise. */
  #choices(): TemplateResult | typeof nothing {
    const { choices } = this.player.film;
    if (choices.length === 0) return nothing;
    return html`<section class="panel choices">
      <h3>${this.#say('choices')}</h3>
      ${choices.map((choice, i) => this.#choice(choice, i))}
    </section>`;
  }

  #choice(choice: FilmChoice, i: number): TemplateResult {
    const { names, narrator } = this;
    const title = this.#say('choice-in', { phase: choice.phase, seat: names.seat(choice.who) });
    const { army, tile, hex } = choice.params;
    const about = tile === undefined ? '' : names.unit(String(army), String(tile), String(hex));
    return html`<label>
      ${title}${about && `, ${about}`}
      <select @change=${(event: Event) => this.#decide(event, i)}>
        ${choice.options.map(
          (option) =>
            html`<option value=${option.key} ?selected=${option.key === choice.answer}>
              ${narrator.answer(choice.about, option.key, option.params)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #decide(event: Event, i: number): void {
    if (!(event.currentTarget instanceof HTMLSelectElement)) return;
    const before = this.player.film.choices.slice(0, i).map(({ answer }) => answer);
    const answers = [...before, event.currentTarget.value];
    this.player = new FilmPlayer(filmBattle(this.library, this.#state, answers), this.player.at);
    this.redraw();
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (target instanceof HTMLSelectElement) return;
    if (target instanceof Element && target.closest('[role=grid]')) return;
    const { at, length } = this.player;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: length }[event.key];
    if (to === undefined) return;
    this.player.go(to, this);
    event.preventDefault();
  };
}
