import { html, type TemplateResult } from 'lit';
import { lossesView, StepPlayer, type SideLosses, type Step } from '@skirmish-kit/ui/steps';
import type { State } from '../rules/state.ts';
import { boardContext } from '../messages/board-context.ts';
import { phaseScene, sceneOf } from './board-scene.ts';
import type { BattleFilm } from '../film/film-battle.ts';
import { actors, type Phase } from '../film/film.ts';
import type { HexBoardView } from './hex-board-view.ts';
import type { BoardScene } from './picture/board-scene.ts';

/** Looks at a battle phase by phase, with what it would leave of each HQ. */
export class FilmPlayer extends StepPlayer {
  readonly film: BattleFilm;
  readonly #room: HexBoardView;

  constructor(room: HexBoardView, film: BattleFilm, at = 0) {
    super(room.host, film.frames.length, at);
    this.#room = room;
    this.film = film;
  }

  get frame(): Phase | undefined {
    return this.film.frames[this.at - 1];
  }

  get state(): State {
    const { start, end } = this.film;
    return this.at === 0 ? start : (this.frame?.state ?? end);
  }

  /** The board of this phase, with what happens on it. */
  scene(): BoardScene {
    const { library, names } = this.#room;
    const now = boardContext(library, this.state, names);
    return this.frame ? phaseScene(now, this.frame) : sceneOf(now);
  }

  protected steps(): readonly Step[] {
    const { names, narrator } = this.#room;
    return this.film.frames.map((phase) => ({
      number: phase.phase,
      who: actors(phase, names),
      lines: phase.logged.flatMap((moment) => {
        const text = narrator.line({ kind: 'event', ...moment, at: 0 });
        return text === undefined ? [] : [{ text, rule: moment.rule }];
      }),
    }));
  }

  override view(title: string, more?: unknown): TemplateResult {
    return super.view(title, html`${more} ${this.follows()}`);
  }

  /** What it would leave of each HQ. */
  follows(): TemplateResult {
    return lossesView(this.#room.names.say('follows'), this.#remains());
  }

  /** Points of every HQ at the end, beside what it has now. */
  #remains(): readonly SideLosses[] {
    const now = this.state.players;
    return this.film.end.players.map(({ hp }, seat) => ({
      name: this.#room.names.seat(seat),
      now: now[seat]?.hp ?? 0,
      then: hp,
      most: 20,
    }));
  }
}
