import { html, type TemplateResult } from 'lit';
import { isRefusal, type Language, type Refusal } from '@skirmish-kit/core';
import { commandBox, type SecondViewBody } from '@skirmish-kit/ui';
import { hqAnswers } from '../rules/answers.ts';
import { cellText } from '../rules/cell-text.ts';
import { deny } from '../rules/tell.ts';
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
    const { host, names } = room;
    const session = host.session();
    this.#refusal = undefined;
    room.redraw();
    if (text === '' || !session) return undefined;
    const command = parseCommand(text, {
      ask: session.bot ? undefined : session.ask,
      army: room.army,
      radius: room.radius,
      rotationOn: (cell) => room.unitOn(cell)?.rotation,
    });
    if (isRefusal(command)) return this.#wrong(command);
    if (command.kind === 'undo') host.undo();
    else if (command.kind === 'help') room.announce(spokenHelp(names.language));
    else if (command.kind === 'board') room.announce(describeBoard(room.still));
    else if (command.kind === 'last')
      room.announce(host.linesFrom(0).slice(-LAST_EVENTS).join(' '));
    else if (command.kind === 'battle') room.films.toggle();
    else if (command.kind === 'look') room.tellAttacks(command.cell);
    else if (command.kind === 'answer') {
      const refusal = session.game.explain(command.key);
      if (refusal) return this.#wrong(this.#explained(refusal, command.key, text));
      host.answer(command.key);
    }
    return undefined;
  };

  /** Where an answer is just not among those offered: that its hex is taken, else what was typed. */
  #explained(refusal: Refusal, key: string, text: string): Refusal {
    if (refusal.code !== 'not-an-option') return refusal;
    const cell = hqAnswers.parse(key)?.at;
    if (cell !== undefined && this.#room.unitOn(cell)) {
      return deny('occupied', 'NH-BRD-02', { hex: cellText.make(cell) });
    }
    return { ...refusal, params: { ...refusal.params, answer: text.slice(0, 60) } };
  }

  #wrong(refusal: Refusal): string {
    const said = this.#room.host.refusalText(refusal);
    this.#room.announce(said);
    return (this.#refusal = said);
  }
}

/** The commands in one breath, for those who hear them. */
function spokenHelp(language: Language): string {
  return commandHelp(language)
    .map(([command, meaning]) => `${command}: ${meaning}.`)
    .join(' ');
}
