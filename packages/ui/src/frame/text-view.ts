import { html, nothing, type TemplateResult } from 'lit';
import { commandBox } from '../command-box.ts';
import { listbox, listboxStyles, type Item } from '../listbox.ts';
import { textViewText } from '../text-view-messages.ts';
import { adoptStyles } from './adopt-styles.ts';
import { typedCommands, ambiguousText } from './command-parser.ts';
import type { GameHost } from '../game-host.ts';
import type { CommandMessages, TextSource, TypedCommand } from './text-source.ts';

/** How many of the last events are read out at once. */
const LAST_EVENTS = 5;

/**
 * The game in words, for keyboards and screen readers: what can be looked at, everything that can be
 * answered by the labels of the narrator, and a line for typed commands.
 */
export class TextView<S> {
  readonly #host: GameHost<S>;
  readonly #source: TextSource;
  /** Opens a card. */
  readonly #look: (card: string | undefined) => void;
  #at: string | undefined;
  #answerAt: string | undefined;
  #refusal: string | undefined;

  constructor(host: GameHost<S>, source: TextSource, look: (card: string | undefined) => void) {
    this.#host = host;
    this.#source = source;
    this.#look = look;
  }

  /** The game has moved on. */
  forget(): void {
    this.#refusal = this.#answerAt = undefined;
  }

  /** Starts when the view is opened. */
  open(): void {
    adoptStyles(this.#host.renderRoot, listboxStyles);
  }

  get #words(): CommandMessages {
    return typedCommands(this.#host.language, this.#source, () => this.#labels());
  }

  view(): TemplateResult {
    const { language } = this.#host;
    const keys = this.#source.keys?.();
    return html`${keys ? html`<p class="quiet">${keys}</p>` : nothing} ${this.#things()}
      ${this.#answers()}
      <div class="row controls">
        ${
          this.#source.summary
            ? html`<button type="button" @click=${() => this.#tell('summary')}>
                ${textViewText(language, 'summary')}
              </button>`
            : nothing
        }
        <button type="button" @click=${() => this.#tell('last')}>
          ${textViewText(language, 'last-events')}
        </button>
      </div>
      ${commandBox({ language, help: this.#words.help(), run: this.#run, refusal: this.#refusal })}`;
  }

  #things(): TemplateResult | typeof nothing {
    const { things } = this.#source;
    if (!things) return nothing;
    const items = things.items();
    return listbox({
      id: 'things',
      label: things.label(),
      items,
      at: this.#at ?? things.first?.(),
      selected: things.selected(),
      move: (id) => {
        this.#at = id;
        this.#source.look?.(id);
        this.#look(items.find((item) => item.id === id)?.card);
        this.#host.requestUpdate();
      },
      pick: (id) => things.pick(id),
    });
  }

  #labels(): readonly Item[] {
    const { narrator, choice } = this.#host;
    if (!choice) return [];
    return choice.options.map(({ key, params }) => ({
      id: key,
      text: narrator.answer(choice.about, key, params),
    }));
  }

  #answers(): TemplateResult | typeof nothing {
    const items = this.#labels();
    if (items.length === 0) return nothing;
    return listbox({
      id: 'answers',
      label: textViewText(this.#host.language, 'answers'),
      items,
      at: this.#answerAt,
      selected: undefined,
      move: (id) => {
        this.#answerAt = id;
        this.#host.requestUpdate();
      },
      pick: (id) => void this.#host.answer(id),
    });
  }

  /** Carries out a typed command; gives what is wrong with it. */
  readonly #run = (text: string): string | undefined => {
    this.#refusal = undefined;
    this.#host.requestUpdate();
    return text === '' ? undefined : this.#carryOut(this.#words.read(text));
  };

  #carryOut(command: TypedCommand): string | undefined {
    const host = this.#host;
    if (command.kind === 'undo') host.undo();
    else if (command.kind === 'help') host.announce(this.#help());
    else if (command.kind === 'look') this.#source.look?.(command.thing);
    else if (command.kind === 'answers') return this.#give(command.keys);
    else if (command.kind === 'unclear')
      return this.#wrong(ambiguousText(command.answers, host.language));
    else if (command.kind !== 'other') this.#tell(command.kind);
    return undefined;
  }

  #give(keys: readonly string[]): string | undefined {
    for (const key of keys) {
      const refusal = this.#host.session?.game.explain(key);
      if (refusal) return this.#wrong(this.#host.refusalText(refusal));
      this.#host.answer(key);
    }
    return undefined;
  }

  #wrong(said: string): string {
    this.#host.announce(said);
    return (this.#refusal = said);
  }

  #tell(what: 'summary' | 'last'): void {
    const lines = this.#host.logLinesSince(0).slice(-LAST_EVENTS);
    this.#host.announce(what === 'summary' ? (this.#source.summary?.() ?? '') : lines.join(' '));
  }

  /** The commands in one breath, for those who hear them. */
  #help(): string {
    return this.#words
      .help()
      .map(([command, meaning]) => `${command}: ${meaning}.`)
      .join(' ');
  }
}
