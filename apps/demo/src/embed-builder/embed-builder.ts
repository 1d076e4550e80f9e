import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { pick, type AnySystem, type Language, type SetupDraft } from '@skirmish-kit/core';
import { languageOf, translator, type Translate } from '@skirmish-kit/ui';
import elements from 'virtual:elements';
import systems from 'virtual:systems';
import { embedSnippet } from '../site/html.ts';
import { attributesOf } from '../iframe.ts';
import { dataOf } from '../page-data.ts';
import { BUILDER_MESSAGES, type BuilderKey } from './builder-messages.ts';
import type { OfferedGame, OfferedWidget } from './games.ts';
import { isAttribute, pickedAttributes, type Picked } from './picked-attributes.ts';

/** Modes that start a game and therefore offer the choices of a setup. */
const PLAYS = ['play', 'table'];

/** The embed builder: options, a live preview, and the code. */
export class EmbedBuilder extends LitElement {
  static override properties = {
    game: { state: true },
    widget: { state: true },
    draft: { state: true },
    opponent: { state: true },
    theme: { state: true },
    speaks: { state: true },
    system: { state: true },
    failed: { state: true },
  };
  declare game: OfferedGame | undefined;
  declare widget: OfferedWidget | undefined;
  declare draft: SetupDraft;
  declare opponent: string | undefined;
  declare theme: Picked['theme'];
  declare speaks: Language | undefined;
  declare system: AnySystem | undefined;
  declare failed: boolean;

  readonly #games: readonly OfferedGame[];
  readonly #watch = new MutationObserver(() => this.requestUpdate());
  #shown = '';

  constructor() {
    super();
    this.#games = dataOf<readonly OfferedGame[]>(this);
    this.theme = 'auto';
    this.draft = {};
    this.failed = false;
    const wanted = new URL(location.href).searchParams.get('game');
    this.#choose(this.#games.find(({ folder }) => folder === wanted) ?? this.#games[0]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  /** Without a shadow root, so that the page's styles apply. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Changes the game and drops the options of the previous one. */
  #choose(game: OfferedGame | undefined): void {
    this.game = game;
    this.widget = game?.widgets[0];
    this.draft = {};
    this.opponent = undefined;
    this.system = undefined;
    if (game) void this.#load(game);
  }

  async #load(game: OfferedGame): Promise<void> {
    this.failed = false;
    try {
      const system = await systems[game.folder]?.();
      for (const { define } of game.widgets) await elements[define]?.();
      if (this.game === game) this.system = system;
    } catch {
      this.failed = this.game === game;
    }
  }

  get #attributes(): Readonly<Record<string, string>> {
    const { widget, system, opponent, theme, speaks: language } = this;
    const plays = widget !== undefined && PLAYS.includes(widget.id);
    const choices = plays ? (system?.choices(this.draft) ?? []) : [];
    const usual = plays ? (system?.choices({}) ?? []) : [];
    const known = attributesOf(widget?.tag ?? '');
    return {
      ...widget?.attributes,
      ...pickedAttributes(
        { choices, usual, opponent: plays ? opponent : undefined, theme, language },
        known,
      ),
    };
  }

  /** The code to paste, with the URL of this site. */
  get code(): string {
    const { game, widget } = this;
    if (!game || !widget) return '';
    const site = new URL('.', location.href).href;
    return embedSnippet(widget.tag, this.#attributes, site);
  }

  protected override render(): TemplateResult {
    const say = translator<BuilderKey>(BUILDER_MESSAGES, languageOf(this));
    const { code } = this;
    return html`<div class="builder">
      <form @submit=${(event: Event) => event.preventDefault()}>${this.#options(say)}</form>
      <div class="stage">${this.#stage(say)}</div>
      <div class="code">
        <pre tabindex="0">${code}</pre>
        <p>
          <span class="quiet">${this.#bytes(code, say)}</span>
          <button type="button" class="now" data-copy>${say('copy')}</button>
        </p>
      </div>
    </div>`;
  }

  /** The size of the code and of what a visitor loads before the first move. */
  #bytes(code: string, say: Translate<BuilderKey>): string {
    const { game, widget } = this;
    const written = say('bytes', { n: new TextEncoder().encode(code).length });
    const plays = widget !== undefined && PLAYS.includes(widget.id);
    if (!plays || !game?.bytes) return written;
    return `${written} · ${say('loads', { kb: Math.round(game.bytes / 1000) })}`;
  }

  #options(say: Translate<BuilderKey>): TemplateResult {
    const language = languageOf(this);
    const { game, widget } = this;
    const plays = widget !== undefined && PLAYS.includes(widget.id);
    return html`
      ${select(
        say('game'),
        this.#games.map(({ folder, title }) => [folder, title[language]]),
        game?.folder ?? '',
        (folder) => this.#choose(this.#games.find((each) => each.folder === folder)),
      )}
      ${select(
        say('does'),
        (game?.widgets ?? []).map(({ id, title }) => [id, title[language]]),
        widget?.id ?? '',
        (id) => (this.widget = game?.widgets.find((each) => each.id === id)),
      )}
      ${plays ? this.#choices(say) : nothing}
      ${
        plays && widget.id === 'play'
          ? select(
              say('opponent'),
              [
                ['', say('visitor-picks')],
                ...(game?.bots ?? []).map((bot): Labelled => [bot, botWords(say, bot)]),
                ['human', say('person')],
              ],
              this.opponent ?? '',
              (picked) => (this.opponent = picked || undefined),
            )
          : nothing
      }
      ${segments(
        say('colours'),
        [
          ['auto', say('as-my-page')],
          ['light', say('light')],
          ['dark', say('dark')],
        ],
        this.theme,
        (picked) => (this.theme = picked),
      )}
      ${segments(
        say('language'),
        [
          ['', say('as-my-page')],
          ['en', 'English'],
          ['fr', 'Français'],
        ],
        this.speaks ?? '',
        (picked) => (this.speaks = picked || undefined),
      )}
    `;
  }

  /** The setup choices that the element has an attribute for. */
  #choices(say: Translate<BuilderKey>): readonly TemplateResult[] {
    const language = languageOf(this);
    const known = attributesOf(this.widget?.tag ?? '');
    return (this.system?.choices(this.draft) ?? []).flatMap((choice) => {
      const { among, room, seat, title, value } = choice;
      if (room === 'setting' || !isAttribute(choice, known)) return [];
      const named =
        room === 'side'
          ? say('side', { title: title[language], n: (seat ?? 0) + 1 })
          : title[language];
      if ('least' in among)
        return [
          numberField(named, among, Number(value), (picked) => {
            this.draft = pick(this.draft, choice, picked);
          }),
        ];
      return [
        select(
          named,
          among.map((option): Labelled => [String(option.value), option.title[language]]),
          String(value),
          (picked) => {
            const option = among.find((each) => String(each.value) === picked);
            if (option) this.draft = pick(this.draft, choice, option.value);
          },
        ),
      ];
    });
  }

  #stage(say: Translate<BuilderKey>): TemplateResult | typeof nothing {
    if (this.failed) return html`<p class="problem" role="alert">${say('failed')}</p>`;
    if (!this.system) return html`<p class="quiet">${say('loading')}</p>`;
    return html`<div data-live></div>`;
  }

  /** Creates the preview again whenever the code changes, so that it shows what the code gives. */
  protected override updated(): void {
    const place = this.querySelector('[data-live]');
    const { widget, code } = this;
    if (!place || !widget || (place.firstChild && this.#shown === code)) return;
    this.#shown = code;
    const element = document.createElement(widget.tag);
    for (const [name, value] of Object.entries(this.#attributes)) element.setAttribute(name, value);
    place.replaceChildren(element);
  }
}

/** A whole number; other input is corrected on blur. */
function numberField(
  label: string,
  { least, most }: { readonly least: number; readonly most: number },
  value: number,
  choose: (value: number) => void,
): TemplateResult {
  return html`<label
    ><span aria-hidden="true">${label}</span>
    <input
      type="number"
      aria-label=${label}
      min=${least}
      max=${most}
      .value=${String(value)}
      @change=${({ target }: Event) => {
        if (!(target instanceof HTMLInputElement)) return;
        const whole = Math.min(most, Math.max(least, Math.round(target.valueAsNumber) || least));
        target.value = String(whole);
        choose(whole);
      }}
    />
  </label>`;
}

type Labelled<T extends string = string> = readonly [value: T, label: string];

function select(
  label: string,
  options: readonly Labelled[],
  value: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<label
    ><span aria-hidden="true">${label}</span>
    <select
      aria-label=${label}
      @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) choose(event.target.value);
      }}
    >
      ${options.map(
        ([key, words]) => html`<option value=${key} ?selected=${key === value}>${words}</option>`,
      )}
    </select></label
  >`;
}

function segments<T extends string>(
  label: string,
  options: readonly Labelled<T>[],
  value: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${label}</legend>
    <div class="switch" role="group" aria-label=${label}>
      ${options.map(
        ([key, words]) =>
          html`<button
            type="button"
            aria-pressed=${String(key === value)}
            @click=${() => choose(key)}
          >
            ${words}
          </button>`,
      )}
    </div>
  </fieldset>`;
}

function botWords(say: Translate<BuilderKey>, bot: string): string {
  return bot === 'quick' || bot === 'strong' || bot === 'random' ? say(bot) : say('bot');
}
