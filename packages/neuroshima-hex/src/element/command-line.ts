import { html, type TemplateResult } from 'lit';
import { isRefusal, type Refusal } from '@skirmish-kit/core';
import { commandBox, type SecondViewBody } from '@skirmish-kit/ui';
import { commandHelp, parseCommand } from './commands.ts';
import { describeBoard } from './describe.ts';
import type { PlayRoom } from './play-room.ts';

/** How many of the last events are told at once. */
const LAST_EVENTS = 5;

/** The second view: keys, and a line for typed commands. */
export class CommandLine implements SecondViewBody {
  #refusal: string | undefined;
  readonly #room: PlayRoom;

  constructor(room: PlayRoom) {
    this.#room = room;
  }

  forget(): void {
    this.#refusal = undefined;
  }

  view(): TemplateResult {
    const { names } = this.#room;
    const { language } = names;
    return html`<p class="quiet">${names.say('keys')}</p>
      <div class="row controls">
        <button type="button" @click=${() => this.#run(language === 'fr' ? 'plateau' : 'board')}>
          ${names.say('board-summary')}
        </button>
      </div>
      ${commandBox({ language, help: commandHelp(language), run: this.#run, refusal: this.#refusal })}`;
  }

  /** Carries out a typed command; gives what is wrong with it. */
  readonly #run = (text: string): string | undefined => {
    const room = this.#room;
    const { choice, host } = room;
    this.#refusal = undefined;
    room.redraw();
    if (text === '' || !choice) return undefined;
    const command = parseCommand(text, { choice, army: room.army, radius: room.radius });
    if (isRefusal(command)) return this.#wrong(command);
    if (command.kind === 'undo') host.undo();
    else if (command.kind === 'board') room.announce(describeBoard(room.still));
    else if (command.kind === 'last')
      room.announce(host.linesFrom(0).slice(-LAST_EVENTS).join(' '));
    else if (command.kind === 'battle') room.films.toggle();
    else if (command.kind === 'look') room.tellAttacks(command.hex);
    else if (command.kind === 'answer') {
      const refusal = choice.explain(command.key);
      if (refusal) return this.#wrong(refusal);
      host.answer(command.key);
    }
    return undefined;
  };

  #wrong(refusal: Refusal): string {
    const said = this.#room.host.refusalText(refusal);
    this.#room.announce(said);
    return (this.#refusal = said);
  }
}
