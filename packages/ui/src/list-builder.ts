import { css, html, nothing, type TemplateResult } from 'lit';
import {
  isProblems,
  sayProblem,
  type CheckedList,
  type Language,
  type Problem,
  type SetupDraft,
  type Words,
} from '@skirmish-kit/core';
import { adoptSheet } from './frame/adopt-sheet.ts';
import { RememberedStart } from './frame/remembered-start.ts';
import { USUAL_WATCHING } from './frame/start-source.ts';
import type { ModeHost, ModePage } from './game-with-pages.ts';
import { addressOfMade, isMade } from './load-pack.ts';
import { ruleButton } from './log.ts';
import { sayList } from './list-words.ts';

/** Something a member of a list can have besides: a weapon, an item. */
export interface BuilderExtra {
  readonly id: string;
  readonly name: Words;
  readonly points: number;
}

/** A unit that can be added to a list. */
export interface BuilderUnit {
  readonly id: string;
  readonly name: Words;
  /** What it is in its list: leader, troop. */
  readonly kind: Words;
  readonly points: number;
  readonly extras: readonly BuilderExtra[];
}

/** What lists of one faction can be made of. */
export interface BuilderShelf {
  readonly id: string;
  readonly name: Words;
  readonly units: readonly BuilderUnit[];
  /** A legal list to begin from. */
  readonly preset: readonly BuiltMember[];
}

/** A member of a list that is being built. */
export interface BuiltMember {
  readonly unit: string;
  readonly extras: readonly string[];
}

/** What a builder is made from; any system that checks lists can give one. */
export interface BuilderSource {
  readonly title: Words;
  readonly shelves: readonly BuilderShelf[];
  /** What a list may cost, the usual first. */
  readonly budgets: readonly number[];
  /** The list as the system reads it. */
  make(shelf: string, budget: number, members: readonly BuiltMember[]): unknown;
  check(list: unknown): CheckedList | readonly Problem[];
  /** How a legal list comes into play. */
  start(list: unknown): BuiltStart;
}

/** A list that is to be played: a pack it lies in, and what is picked on the start panel then. */
export interface BuiltStart {
  readonly pack: object;
  readonly draft: SetupDraft;
}

/** An element whose builder and whose games are one. */
export interface BuildingElement extends ModeHost {
  mode: string | null | undefined;
  pack: string | null | undefined;
  start: string | null | undefined;
}

/** Opens the start panel of an element with a list that was built in it picked. */
function playBuilt(element: BuildingElement, tag: string, { pack, draft }: BuiltStart): void {
  const memory = new RememberedStart(tag);
  const { seats = [], watching = USUAL_WATCHING, ...before } = memory.read();
  memory.write({ draft: { ...before.draft, ...draft }, seats, seed: '', watching });
  const others = (element.pack ?? '').split(/\s+/).filter((each) => each && !isMade(each));
  element.pack = [...others, addressOfMade(pack)].join(' ');
  element.start = 'ask';
  element.mode = 'play';
}

const styles = css`
  .builder {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    gap: 12px;
  }
  .builder header,
  .builder footer {
    grid-column: 1 / -1;
  }
  .builder header {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: end;
  }
  .builder label {
    display: grid;
    gap: 0.1em;
    font-size: 0.9em;
  }
  .builder ul {
    list-style: none;
    display: grid;
    gap: 6px;
    align-content: start;
  }
  .builder .add {
    display: flex;
    inline-size: 100%;
    gap: 0.5em;
    justify-content: space-between;
    text-align: start;
  }
  .builder .member {
    padding: 6px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .builder .member.wrong {
    border-inline-start: 4px solid var(--_stop);
  }
  .builder .member > div {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    align-items: center;
  }
  .builder .member > .extras {
    justify-content: start;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    font-size: 0.85em;
  }
  .builder .extras :is(button, select) {
    min-block-size: 28px;
    padding: 0 0.5em;
  }
  .builder .total {
    font-size: 1.2em;
    font-weight: 740;
    margin-inline-start: auto;
  }
  .builder .total.over {
    color: var(--_stop);
  }
  @container (max-width: 559px) {
    .builder {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** What the list of further extras is called. */
const GIVE: Words = { en: 'Give {name} something', fr: 'Donner quelque chose\u00a0: {name}' };

/** What the way into a game is called. */
const PLAY: Words = { en: 'Play with this list', fr: 'Jouer avec cette liste' };

/** More extras than this are picked from a list. */
const MANY = 20;

/** A member with what is still on the shelf of what it had. */
function stillThere({ units }: BuilderShelf, { unit, extras }: BuiltMember): BuiltMember[] {
  const found = units.find(({ id }) => id === unit);
  if (!found) return [];
  return [{ unit, extras: extras.filter((id) => found.extras.some((each) => each.id === id)) }];
}

/** A list that nobody has put anything into is not wrong yet. */
const NOTHING_YET: CheckedList = { entries: [], points: 0, problems: [] };

/** Puts lists together: what is there, what it costs, what is wrong with it and what would be legal. */
export class ListBuilder implements ModePage {
  #source: BuilderSource;
  readonly #host: BuildingElement;
  /** What the element is called, under which its start panel remembers. */
  readonly #tag: string;
  #shelf: BuilderShelf | undefined;
  #budget: number;
  #members: readonly BuiltMember[];

  constructor(host: BuildingElement, tag: string, source: BuilderSource) {
    adoptSheet(host.renderRoot, styles);
    this.#host = host;
    this.#tag = tag;
    this.#source = source;
    this.#shelf = source.shelves[0];
    this.#budget = source.budgets[0] ?? 0;
    this.#members = this.#shelf?.preset ?? [];
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
    return this.#source.make(this.#shelf?.id ?? '', this.#budget, this.#members);
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
          ${this.#choices(language)}
          <span class="total ${over ? 'over' : ''}">${points ?? '–'} / ${this.#budget}</span>
        </header>
        <ul aria-label=${sayList(language, 'can-add')}>
          ${(this.#shelf?.units ?? []).map((unit) => this.#unitView(unit, language))}
        </ul>
        <ul aria-label=${this.#source.title[language]}>
          ${this.#members.map((member, i) => this.#memberView(member, i, checked, language))}
        </ul>
        <footer>
          <div role="status">
            ${
              problems.length === 0
                ? html`<p>${sayList(language, isEmpty ? 'list-empty' : 'list-legal')}</p>`
                : html`<ul>
                    ${problems.map(
                      (found) =>
                        html`<li class="problem">
                          ${sayProblem(found, language)}
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
          <details>
            <summary>${sayList(language, 'list-text')}</summary>
            <textarea
              readonly
              rows="8"
              cols="60"
              aria-label=${sayList(language, 'list-text')}
              .value=${JSON.stringify(this.list, null, 2)}
            ></textarea>
          </details>
        </footer>
      </section>
      ${this.#host.ruleView()}`;
  }

  #choices(language: Language): TemplateResult {
    const pickShelf = (event: Event) => {
      if (!(event.currentTarget instanceof HTMLSelectElement)) return;
      const { value } = event.currentTarget;
      this.#shelf = this.#source.shelves.find(({ id }) => id === value);
      this.#set(this.#shelf?.preset ?? []);
    };
    const pickBudget = (event: Event) => {
      if (!(event.currentTarget instanceof HTMLSelectElement)) return;
      this.#budget = Number(event.currentTarget.value);
      this.#host.requestUpdate();
    };
    return html`<label
        >${sayList(language, 'faction')}
        <select name="faction" @change=${pickShelf}>
          ${this.#source.shelves.map((shelf) => html`<option value=${shelf.id} ?selected=${shelf === this.#shelf}>${shelf.name[language]}</option>`)}
        </select></label
      >
      <label
        >${sayList(language, 'budget')}
        <select name="budget" @change=${pickBudget}>
          ${this.#source.budgets.map((budget) => html`<option value=${budget} ?selected=${budget === this.#budget}>${budget}</option>`)}
        </select></label
      >
      <button type="button" @click=${() => this.#set([])}>
        ${sayList(language, 'clear-list')}
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
    member: BuiltMember,
    at: number,
    checked: CheckedList | readonly Problem[],
    language: Language,
  ): TemplateResult {
    const unit = this.#shelf?.units.find(({ id }) => id === member.unit);
    if (!unit) return html``;
    const bought = unit.extras.filter(({ id }) => member.extras.includes(id));
    const listed = bought.reduce((sum, extra) => sum + extra.points, unit.points);
    const priced = isProblems(checked) ? undefined : checked.entries[at]?.points;
    const points = priced ?? listed;
    const problems = isProblems(checked) ? checked : checked.problems;
    const wrong = problems.some(({ path }) => path.startsWith(`/members/${at}/`));
    const name = unit.name[language];
    const isLong = unit.extras.length > MANY;
    return html`<li class="member ${wrong ? 'wrong' : ''}" data-member=${at}>
      <div>
        <span><b>${name}</b> <small class="quiet">${unit.kind[language]}</small></span>
        <span>
          ${points}
          <button
            type="button"
            class="small"
            aria-label=${sayList(language, 'remove-unit', { name })}
            @click=${() => this.#set(this.#members.filter((_, i) => i !== at))}
          >
            ×
          </button>
        </span>
      </div>
      <div class="extras">
        ${(isLong ? bought : unit.extras).map((extra) => this.#extraView(member, at, extra, language))}
        ${isLong ? this.#shopView(member, at, unit, language) : nothing}
      </div>
    </li>`;
  }

  #extraView(
    member: BuiltMember,
    at: number,
    { id, name, points }: BuilderExtra,
    language: Language,
  ): TemplateResult {
    const has = member.extras.includes(id);
    const extras = has ? member.extras.filter((each) => each !== id) : [...member.extras, id];
    return html`<button
      type="button"
      data-extra=${id}
      aria-pressed=${has ? 'true' : 'false'}
      @click=${() => this.#equip(at, extras)}
    >
      ${name[language]} ${points}
    </button>`;
  }

  /** What else a member could have, where that is too much for a button each. */
  #shopView(
    member: BuiltMember,
    at: number,
    { extras, name }: BuilderUnit,
    language: Language,
  ): TemplateResult {
    const buy = (event: Event) => {
      if (!(event.currentTarget instanceof HTMLSelectElement)) return;
      const { value } = event.currentTarget;
      event.currentTarget.value = '';
      if (value) this.#equip(at, [...member.extras, value]);
    };
    return html`<select
      name="extra"
      aria-label=${GIVE[language].replace('{name}', name[language])}
      @change=${buy}
    >
      <option value="">+</option>
      ${extras
        .filter(({ id }) => !member.extras.includes(id))
        .map(
          ({ id, name: thing, points }) =>
            html`<option value=${id}>${thing[language]} ${points}</option>`,
        )}
    </select>`;
  }

  #equip(at: number, extras: readonly string[]): void {
    this.#set(this.#members.map((each, i) => (i === at ? { ...each, extras } : each)));
  }

  #set(members: readonly BuiltMember[]): void {
    this.#members = members;
    this.#host.requestUpdate();
  }
}
