import { html, nothing, type TemplateResult } from 'lit';
import {
  isProblems,
  readJson,
  problemText,
  type ListReport,
  type Language,
  type Problem,
  type LocalisedText,
} from '@skirmish-kit/core';
import type {
  BuilderSection,
  BuilderSource,
  BuilderUnit,
  BuiltList,
  BuiltEntry,
  BuilderLaunch,
} from './builder-source.ts';
import { adoptStyles } from './frame/adopt-styles.ts';
import { LastStartSelection } from './frame/last-start-selection.ts';
import { DEFAULT_PLAYBACK } from './frame/start-source.ts';
import { attributeText, type ModePage } from './element-definition.ts';
import type { GameHost } from './game-host.ts';
import { customPackUrl, isCustomPack } from './load-packs.ts';
import { stillThere, notThere } from './buildable.ts';
import { idFrom } from './id-from.ts';
import { listBuilderStyles } from './list-builder-styles.ts';
import { listFileView } from './list-file.ts';
import { listMemberView } from './list-member.ts';
import { listText } from './list-messages.ts';
import { ruleButton } from './log-view.ts';
import { safeStorage } from './safe-storage.ts';

/** The part of the element that the builder uses. */
type BuilderHost = Pick<
  GameHost,
  | 'language'
  | 'renderRoot'
  | 'attributeValues'
  | 'requestUpdate'
  | 'announce'
  | 'openRule'
  | 'commands'
  | 'views'
>;

/** Opens the start panel of an element with a list that was built in it picked. */
function playBuilt(host: BuilderHost, tag: string, { pack, draft }: BuilderLaunch): void {
  const memory = new LastStartSelection(tag);
  const { seats = [], watching = DEFAULT_PLAYBACK, ...before } = memory.read();
  memory.write({ draft: { ...before.draft, ...draft }, seats, seed: '', watching });
  const packs = attributeText(host.attributeValues, 'pack').split(/\s+/);
  const others = packs.filter((each) => each && !isCustomPack(each));
  const all = [...others, customPackUrl(pack)].join(' ');
  host.commands.setAttributes({ pack: all, start: 'ask', mode: 'play' });
}

/** The label of the button that starts a game. */
const PLAY: LocalisedText = { en: 'Play with this list', fr: 'Jouer avec cette liste' };

/** A list that nobody has put anything into is not wrong yet. */
const NOTHING_YET: ListReport = { entries: [], points: 0, problems: [] };

/**
 * Puts lists together: what is there, what it costs, what is wrong with it and what would be legal.
 * The list is remembered under the name of the element, saved as a file, opened and printed.
 */
export class ListBuilder implements ModePage {
  #source: BuilderSource;
  readonly #host: BuilderHost;
  /** The tag of the element, under which its start panel saves selections. */
  readonly #tag: string;
  #shelf: BuilderSection | undefined;
  #budget: number;
  #members: readonly BuiltEntry[];
  /** The player's name for the list. */
  #name = '';
  /** The problems of a file that could not be opened. */
  #wrong: readonly Problem[] = [];
  #isSaved = true;

  constructor(host: BuilderHost, tag: string, source: BuilderSource) {
    adoptStyles(host.renderRoot, listBuilderStyles);
    this.#host = host;
    this.#tag = tag;
    this.#source = source;
    this.#shelf = source.shelves[0];
    this.#budget = source.budgets[0] ?? 0;
    this.#members = this.#shelf?.preset ?? [];
    this.#remember();
  }

  get #place(): string {
    return `${this.#tag}:list`;
  }

  /** The list of the last visit, as far as it can still be built. */
  #remember(): void {
    const saved = safeStorage().read(this.#place);
    const json = saved === undefined ? [] : readJson(saved);
    const list = isProblems(json) ? json : this.#source.read(json.value);
    const shelf = isProblems(list) ? undefined : this.#shelfOf(list.shelf);
    if (isProblems(list) || !shelf) return;
    this.#take({ ...list, members: list.members.flatMap((each) => stillThere(shelf, each)) });
  }

  #shelfOf(wanted: string): BuilderSection | undefined {
    return this.#source.shelves.find(({ id }) => id === wanted);
  }

  #take({ name, shelf, budget, members }: BuiltList): void {
    this.#shelf = this.#shelfOf(shelf);
    this.#budget = budget;
    this.#members = members;
    const isNamed = name.en !== this.#source.unnamed.en;
    this.#name = isNamed ? name[this.#host.language] : '';
  }

  #open(text: string): void {
    const json = readJson(text);
    const list = isProblems(json) ? json : this.#source.read(json.value);
    this.#wrong = isProblems(list) ? list : notThere(this.#source.shelves, list);
    if (!isProblems(list) && this.#wrong.length === 0) this.#take(list);
    this.#changed();
  }

  /** Builds on with what else there is now; what is no longer there leaves the list. */
  use(source: BuilderSource): void {
    this.#source = source;
    const { shelves } = source;
    const shelf = shelves.find(({ id }) => id === this.#shelf?.id);
    this.#members = shelf ? this.#members.flatMap((member) => stillThere(shelf, member)) : [];
    this.#shelf = shelf ?? shelves[0];
  }

  /** The list as it stands. */
  get list(): unknown {
    const [budget, members] = [this.#budget, this.#members];
    return this.#source.make({ name: this.#title, shelf: this.#shelf?.id ?? '', budget, members });
  }

  get #title(): LocalisedText {
    const name = this.#name.trim();
    return name ? { en: name, fr: name } : this.#source.unnamed;
  }

  view(language: Language): TemplateResult {
    const isEmpty = this.#members.length === 0;
    const checked = isEmpty ? NOTHING_YET : this.#source.check(this.list);
    const problems = isProblems(checked) ? checked : checked.problems;
    const points = isProblems(checked) ? undefined : checked.points;
    const over = points !== undefined && points > this.#budget;
    return html`<section class="builder panel" part="builder">
        <header>
          <h2 class="spoken">${this.#source.title[language]}</h2>
          <p class="printed"><b>${this.#title[language]}</b> · ${this.#shelf?.name[language]}</p>
          ${this.#choices(language)}
          <span class="total ${over ? 'over' : ''}">${points ?? '–'} / ${this.#budget}</span>
        </header>
        <ul class="shelf" aria-label=${listText(language, 'can-add')}>
          ${(this.#shelf?.units ?? []).map((unit) => this.#unitView(unit, language))}
        </ul>
        <ul aria-label=${this.#source.title[language]}>
          ${this.#members.map((member, i) => this.#memberView(member, i, checked, language))}
        </ul>
        <footer>
          <div role="status">
            ${
              problems.length === 0
                ? html`<p>${listText(language, isEmpty ? 'list-empty' : 'list-legal')}</p>`
                : html`<ul>
                    ${problems.map(
                      (found) =>
                        html`<li class="problem">
                          ${problemText(found, language)}
                          ${'rule' in found && typeof found.rule === 'string' ? ruleButton(language, found.rule, (rule) => this.#host.openRule(rule)) : nothing}
                        </li>`,
                    )}
                  </ul>`
            }
          </div>
          ${
            problems.length > 0 || isEmpty
              ? nothing
              : html`<button
                  type="button"
                  class="now"
                  data-do="play"
                  @click=${() => playBuilt(this.#host, this.#tag, this.#source.start(this.list))}
                >
                  ${PLAY[language]}
                </button>`
          }
          ${listFileView({
            language,
            name: `${idFrom(this.#title[language]) || 'list'}.json`,
            wrong: this.#wrong,
            write: () => `${this.#text}\n`,
            open: (text) => this.#open(text),
          })}
          ${this.#isSaved ? nothing : html`<p class="quiet">${listText(language, 'list-not-kept')}</p>`}
          <details>
            <summary>${listText(language, 'list-text')}</summary>
            <textarea
              readonly
              rows="8"
              cols="60"
              aria-label=${listText(language, 'list-text')}
              .value=${this.#text}
            ></textarea>
          </details>
        </footer>
      </section>
      ${this.#host.views.rule()}`;
  }

  get #text(): string {
    return JSON.stringify(this.list, null, 2);
  }

  #choices(language: Language): TemplateResult {
    const call = ({ currentTarget }: Event) => {
      if (!(currentTarget instanceof HTMLInputElement)) return;
      this.#name = currentTarget.value;
      this.#changed();
    };
    const pickShelf = (event: Event) => {
      if (!(event.currentTarget instanceof HTMLSelectElement)) return;
      const { value } = event.currentTarget;
      this.#shelf = this.#shelfOf(value);
      this.#set(this.#shelf?.preset ?? []);
    };
    const pickBudget = (event: Event) => {
      if (!(event.currentTarget instanceof HTMLSelectElement)) return;
      this.#budget = Number(event.currentTarget.value);
      this.#changed();
    };
    const budgets = [...new Set([...this.#source.budgets, this.#budget])];
    return html`<label
        >${listText(language, 'list-name')}
        <input
          name="list-name"
          maxlength="40"
          placeholder=${this.#source.unnamed[language]}
          .value=${this.#name}
          @input=${call}
      /></label>
      <label
        >${listText(language, 'faction')}
        <select name="faction" @change=${pickShelf}>
          ${this.#source.shelves.map((shelf) => html`<option value=${shelf.id} ?selected=${shelf === this.#shelf}>${shelf.name[language]}</option>`)}
        </select></label
      >
      <label
        >${listText(language, 'budget')}
        <select name="budget" @change=${pickBudget}>
          ${budgets.map((budget) => html`<option value=${budget} ?selected=${budget === this.#budget}>${budget}</option>`)}
        </select></label
      >
      <button type="button" @click=${() => this.#set([])}>
        ${listText(language, 'clear-list')}
      </button>`;
  }

  #unitView({ id, name, kind, points }: BuilderUnit, language: Language): TemplateResult {
    return html`<li>
      <button
        type="button"
        class="add"
        data-unit=${id}
        @click=${() => this.#set([...this.#members, { unit: id, extras: [] }])}
      >
        <span>+ ${name[language]} <small class="quiet">${kind[language]}</small></span>
        <b>${points}</b>
      </button>
    </li>`;
  }

  #memberView(
    member: BuiltEntry,
    at: number,
    checked: ListReport | readonly Problem[],
    language: Language,
  ): TemplateResult {
    const unit = this.#shelf?.units.find(({ id }) => id === member.unit);
    if (!unit) return html``;
    const problems = isProblems(checked) ? checked : checked.problems;
    return listMemberView({
      language,
      unit,
      at,
      extras: member.extras,
      priced: isProblems(checked) ? undefined : checked.entries[at]?.points,
      wrong: problems.some(({ path }) => path.startsWith(`/members/${at}/`)),
      equip: (extras) =>
        this.#set(this.#members.map((each, i) => (i === at ? { ...each, extras } : each))),
      remove: () => this.#set(this.#members.filter((_, i) => i !== at)),
    });
  }

  #set(members: readonly BuiltEntry[]): void {
    this.#members = members;
    this.#changed();
  }

  /** Remembers the list as it stands now, for the next visit. */
  #changed(): void {
    this.#isSaved = safeStorage().write(this.#place, JSON.stringify(this.list));
    this.#host.requestUpdate();
  }
}
