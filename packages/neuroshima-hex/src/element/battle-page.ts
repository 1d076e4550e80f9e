import { html, nothing, type TemplateResult } from 'lit';
import { copyState, isProblems, narratorOf, type Narrator, type Problem } from '@skirmish-kit/core';
import { uiText, toolbar, type GameHost, type SharePayload, type ModePage } from '@skirmish-kit/ui';
import { stateFrom } from '../notation/position-state.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import { libraryWith } from '../packs/base-armies.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import { runBattleWithAnswers } from '../rules/prepared-answers.ts';
import type { BattleChoice } from '../rules/preview/battle-transcript.ts';
import type { State } from '../rules/state.ts';
import { tableOf, type Library } from '../rules/table.ts';
import { messagesOf } from '../messages/index.ts';
import { battleSpeaker } from '../messages/battle-messages.ts';
import { filmBattle } from '../film/film-battle.ts';
import { FilmPlayer } from './film-player.ts';
import { BattlefieldView } from './battlefield-view.ts';
import type { PageInput } from './attributes.ts';
import type { BoardScene } from './picture/board-scene.ts';

/** The battle of a position, to be stepped through; its choices can be made otherwise. */
class BattleRoom extends BattlefieldView<GameHost> implements ModePage {
  readonly messages = messagesOf(this.library);
  readonly seat = 0;
  player: FilmPlayer;
  readonly #start: State;
  readonly #position: string;

  constructor(host: GameHost, fans: FanArmies, begins: Beginning) {
    super(host, fans);
    this.#start = begins.state;
    this.#position = begins.position;
    this.player = this.#film(begins.answers);
  }

  #film(answers: readonly string[], at = 0): FilmPlayer {
    return new FilmPlayer(this, filmBattle(this.library, this.#start, answers), at);
  }

  get state(): State {
    return this.player.state;
  }

  /** Names units that have fallen since, too. */
  override get narrator(): Narrator {
    return narratorOf(this.messages, this.#start, this.host.language);
  }

  protected scene(): BoardScene {
    return this.player.scene();
  }

  get #say() {
    return battleSpeaker(this.host.language);
  }

  paint(root: ParentNode): void {
    this.hexes.paint(root);
  }

  /** Who fights, and how far it is, where the battle is shown elsewhere. */
  shared(): Omit<SharePayload, 'system'> {
    const { names, player } = this;
    const points = this.state.players.map(({ hp }, seat) => `${names.seat(seat)}\u00a0${hp}`);
    const answers = player.film.choices.map(({ answer }) => answer).join(' ');
    return {
      kind: 'battle',
      title: this.title(),
      sentences: [`${points.join(', ')}. ${player.place}.`],
      attributes: { mode: 'battle', position: this.#position, answers },
    };
  }

  view(): TemplateResult {
    const { names, player, host } = this;
    const edition = names.say('edition', { edition: this.#start.setup.options.names });
    const share = { label: uiText(host.language, 'share'), act: () => void host.commands.share() };
    return html`<section class="frame" part="frame" @keydown=${this.#onKey}>
        <header class="top" part="header top">
          <h2>${this.title()}</h2>
          <span class="quiet">${edition} · ${this.#say('battle-mode')}, ${player.place}</span>
          ${toolbar(names.say('controls'), [share])}
        </header>
        ${this.hexes.view(nothing)}
        <div class="side">
          ${player.view(names.say('order-of-play'), this.#choices())} ${host.views.rule()}
        </div>
      </section>
      ${host.views.share()}`;
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

  #choice(choice: BattleChoice, i: number): TemplateResult {
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
    const { film, at } = this.player;
    const before = film.choices.slice(0, i).map(({ answer }) => answer);
    this.player = this.#film([...before, event.currentTarget.value], at);
    this.host.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (target instanceof HTMLSelectElement) return;
    if (target instanceof Element && target.closest('[role=grid]')) return;
    if (this.player.key(event.key)) event.preventDefault();
  };
}

/** Where a battle begins, and what was answered in it. */
interface Beginning {
  readonly state: State;
  readonly position: string;
  readonly answers: readonly string[];
}

/** Opens the battle of a position, or tells what is wrong with it. */
export function openBattle(
  host: GameHost,
  fans: FanArmies,
  { position, answers }: PageInput,
): ModePage | readonly Problem[] {
  const begins = beginningOf(libraryWith(fans), fans, position, answers);
  return isProblems(begins) ? begins : new BattleRoom(host, fans, begins);
}

function beginningOf(
  library: Library,
  { packs }: FanArmies,
  position: string,
  given: string,
): Beginning | readonly Problem[] {
  const state = stateFrom(position, library, armyStyles(packs));
  if (isProblems(state)) return state;
  const answers = given.split(/\s+/).filter(Boolean);
  const unfit = runBattleWithAnswers(tableOf(library, copyState(state), false), answers);
  if (unfit.length === 0) return { state, position, answers };
  return unfit.map((found) => ({ ...found, path: found.path.slice(1) }));
}
