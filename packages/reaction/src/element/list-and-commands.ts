import { html, type TemplateResult } from 'lit';
import { isRefusal, type Refusal } from '@skirmish-kit/core';
import { commandBox, listbox, sayUi, type SecondViewBody } from '@skirmish-kit/ui';
import { figuresIn } from '../rules/figures.ts';
import type { BattleHost, BattleRoom } from './battle-room.ts';
import { commandHelp, parseCommand } from './commands.ts';
import { describeFigure, describeTable } from './describe.ts';
import { actingFigure, choosableIn } from './scene-of.ts';

/** How many of the last events are told at once. */
const LAST_EVENTS = 5;

/** The second view: the same battle as a list of figures, a line for commands, and summaries. */
export class ListAndCommands implements SecondViewBody {
  readonly #room: BattleRoom;
  readonly #host: BattleHost;
  #at: string | undefined;
  #refusal: string | undefined;

  constructor(room: BattleRoom, host: BattleHost) {
    this.#room = room;
    this.#host = host;
  }

  forget(): void {
    this.#refusal = undefined;
  }

  view(): TemplateResult {
    const { battle, choice, names, say, board } = this.#room;
    const { language } = names;
    const acting = actingFigure(battle, choice);
    const who = choice?.who ?? 0;
    const figures = figuresIn(battle);
    const ordered = [
      ...figures.filter(({ seat }) => seat === who),
      ...figures.filter(({ seat }) => seat !== who),
    ];
    return html`${listbox({
        id: 'figures',
        label: say('figures'),
        items: ordered.map((figure) => ({
          id: figure.id,
          text: describeFigure(battle, figure, acting, names),
        })),
        at: this.#at ?? (choice && choosableIn(battle, choice)[0]),
        selected: board.target ?? acting?.id,
        move: (id) => {
          this.#at = id;
          this.#room.look(id);
          this.#host.redraw();
        },
        pick: (id) => this.#room.choose(id),
      })}
      <div class="row controls">
        <button type="button" @click=${() => this.#tell('summary')}>
          ${sayUi(language, 'summary')}
        </button>
        <button type="button" @click=${() => this.#tell('last')}>
          ${sayUi(language, 'last-events')}
        </button>
      </div>
      ${commandBox({ language, help: commandHelp(language), run: this.#run, refusal: this.#refusal })}`;
  }

  /** Carries out a typed command; gives what is wrong with it. */
  readonly #run = (text: string): string | undefined => {
    const { battle, choice } = this.#room;
    this.#refusal = undefined;
    this.#host.redraw();
    if (text === '' || !choice) return undefined;
    const command = parseCommand(text, battle, choice);
    if (isRefusal(command)) return this.#wrong(command);
    if (command.kind === 'undo') this.#host.undo();
    else if (command.kind === 'summary' || command.kind === 'last') this.#tell(command.kind);
    else if (command.kind === 'look') this.#room.look(command.figure);
    else if (command.kind === 'answers') {
      for (const key of command.keys) {
        const refusal = this.#host.session()?.game.explain(key);
        if (refusal) return this.#wrong(refusal);
        this.#host.answer(key);
      }
    }
    return undefined;
  };

  #wrong(refusal: Refusal): string {
    const said = this.#host.refusalText(refusal);
    this.#host.announce(said);
    return (this.#refusal = said);
  }

  #tell(what: 'summary' | 'last'): void {
    const { battle, names } = this.#room;
    const lines = this.#host.linesFrom(0).slice(-LAST_EVENTS);
    this.#host.announce(what === 'summary' ? describeTable(battle, names) : lines.join(' '));
  }
}
