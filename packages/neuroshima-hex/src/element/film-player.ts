import { html, nothing, type TemplateResult } from 'lit';
import type { Narrator, RuleId } from '@skirmish-kit/core';
import { log, toolbar, type Tool } from '@skirmish-kit/ui';
import { speaker, type Phrases } from '@skirmish-kit/ui/words';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import type { BattleFilm } from './film-battle.ts';
import type { Phase, Told } from './film.ts';
import type { Names } from '../telling/element-names.ts';
import { orderOfPlay } from './order-of-play.ts';
import type { BoardScene } from './picture/board-scene.ts';
import { boardNow, phaseScene, sceneOf } from './board-now.ts';

const filmWords = {
  'before-battle': { en: 'before the battle', fr: 'avant le combat' },
  'after-battle': { en: 'after the battle', fr: 'après le combat' },
  first: { en: 'Start', fr: 'Début' },
  back: { en: 'Back', fr: 'Reculer' },
  'next-phase': { en: 'Next phase', fr: 'Phase suivante' },
  last: { en: 'End', fr: 'Fin' },
} satisfies Phrases;

/** What a battle under view stands in. */
export interface FilmRoom {
  readonly library: Library;
  readonly names: Names;
  readonly narrator: Narrator;
  open(rule: RuleId): void;
  announce(text: string): void;
  redraw(): void;
}

/** Looks at a battle phase by phase, forwards and backwards. */
export class FilmPlayer {
  readonly film: BattleFilm;
  /** 0 before the battle, then the phases, then what is left. */
  at = 0;

  constructor(film: BattleFilm, at = 0) {
    this.film = film;
    this.at = Math.min(at, film.frames.length + 1);
  }

  get frame(): Phase | undefined {
    return this.film.frames[this.at - 1];
  }

  get state(): State {
    const { start, end } = this.film;
    return this.at === 0 ? start : (this.frame?.state ?? end);
  }

  get length(): number {
    return this.film.frames.length + 1;
  }

  go(to: number, room: FilmRoom): void {
    this.at = Math.max(0, Math.min(this.length, to));
    room.announce([this.title(room.names), ...this.lines(room.narrator)].join(' '));
    room.redraw();
  }

  title(names: Names): string {
    const say = speaker(filmWords, names.language);
    if (this.at === 0) return say('before-battle');
    if (!this.frame) return say('after-battle');
    return names.say('phase-of', { at: this.at, all: this.film.frames.length });
  }

  lines(narrator: Narrator): readonly string[] {
    return (this.frame?.told ?? []).flatMap((moment) => lineOf(narrator, moment) ?? []);
  }

  /** The board of this phase, with what happens on it. */
  scene({ library, names }: FilmRoom): BoardScene {
    const now = boardNow(library, this.state, names);
    return this.frame ? phaseScene(now, this.frame) : sceneOf(now);
  }

  /** Order of play, then what happens, then what would follow, then the controls. */
  view(room: FilmRoom, title: string, more: unknown = nothing): TemplateResult {
    const { names } = room;
    return html`<section class="film" part="battle">
      <h3>${title} <span class="quiet">· ${this.title(names)}</span></h3>
      ${orderOfPlay(this.film.frames, this.frame, names, (i) => this.go(i + 1, room))}
      ${this.#log(room)} ${more} ${this.#follows(names)}
      ${toolbar(names.say('controls'), this.#tools(room))}
    </section>`;
  }

  /** What the phase brings; after the battle, all that it brought. */
  #log(room: FilmRoom): TemplateResult {
    const { narrator } = room;
    const { frames } = this.film;
    const shown = this.at > frames.length ? frames : frames.slice(this.at - 1, this.at);
    const lines = shown.flatMap(({ told }) =>
      told.flatMap((moment) => {
        const text = lineOf(narrator, moment);
        return text === undefined ? [] : [{ text, rule: moment.rule }];
      }),
    );
    return log({ language: narrator.language, lines, open: (rule) => room.open(rule) });
  }

  /** Points of every HQ at the end, beside what it has now. */
  #follows(names: Names): TemplateResult {
    const { end } = this.film;
    const now = this.state.players;
    return html`<section class="panel follows" part="follows">
      <h3>${names.say('follows')}</h3>
      <table>
        ${end.players.map(({ hp }, seat) => {
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

  #tools(room: FilmRoom): readonly Tool[] {
    const { names } = room;
    const { at, length } = this;
    const say = speaker(filmWords, names.language);
    const to = (place: number) => () => this.go(place, room);
    return [
      { label: `|◀ ${say('first')}`, act: to(0), disabled: at === 0 },
      { label: `◀ ${say('back')}`, act: to(at - 1), disabled: at === 0 },
      {
        label: `▶ ${say('next-phase')}`,
        act: to(at + 1),
        disabled: at === length,
        now: true,
      },
      { label: `▶| ${say('last')}`, act: to(length), disabled: at === length },
    ];
  }
}

/** A moment as a line of the log. */
function lineOf(narrator: Narrator, moment: Told): string | undefined {
  return narrator.line({ kind: 'moment', ...moment, at: 0 });
}
