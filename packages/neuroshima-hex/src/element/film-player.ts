import { html, type TemplateResult } from 'lit';
import { StepPlayer, type Step } from '@skirmish-kit/ui/steps';
import type { State } from '../rules/state.ts';
import { boardNow } from '../telling/board-now.ts';
import { phaseScene, sceneOf } from './scene-of.ts';
import type { BattleFilm } from './film-battle.ts';
import { actors, type Phase } from './film.ts';
import type { BoardRoom } from './board.ts';
import type { BoardScene } from './picture/board-scene.ts';

/** Looks at a battle phase by phase, with what it would leave of each HQ. */
export class FilmPlayer extends StepPlayer {
  readonly film: BattleFilm;
  readonly #room: BoardRoom;

  constructor(room: BoardRoom, film: BattleFilm, at = 0) {
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
    const now = boardNow(library, this.state, names);
    return this.frame ? phaseScene(now, this.frame) : sceneOf(now);
  }

  protected steps(): readonly Step[] {
    const { names, narrator } = this.#room;
    return this.film.frames.map((phase) => ({
      number: phase.phase,
      who: actors(phase, names),
      lines: phase.told.flatMap((moment) => {
        const text = narrator.line({ kind: 'moment', ...moment, at: 0 });
        return text === undefined ? [] : [{ text, rule: moment.rule }];
      }),
    }));
  }

  override view(title: string, more?: unknown): TemplateResult {
    return super.view(title, html`${more} ${this.#follows()}`);
  }

  /** Points of every HQ at the end, beside what it has now. */
  #follows(): TemplateResult {
    const { names } = this.#room;
    const now = this.state.players;
    return html`<section class="panel follows" part="follows">
      <h3>${names.say('follows')}</h3>
      <table>
        ${this.film.end.players.map(({ hp }, seat) => {
          const most = Math.max(20, now[seat]?.hp ?? 0);
          return html`<tr>
            <th scope="row">${names.seat(seat)}</th>
            <td class="track">
              <svg viewBox="0 0 ${most} 1" preserveAspectRatio="none" aria-hidden="true">
                <rect class="was" width=${Math.max(0, now[seat]?.hp ?? 0)} height="1"></rect>
                <rect class="is" width=${Math.max(0, hp)} height="1"></rect>
              </svg>
            </td>
            <td class="number">${hp}</td>
          </tr>`;
        })}
      </table>
    </section>`;
  }
}
