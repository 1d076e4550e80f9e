import { html, nothing, type TemplateResult } from 'lit';
import type { Language, LocalisedText } from '@skirmish-kit/core';
import type { BuilderOption, BuilderUnit } from './builder-source.ts';
import { listText } from './list-messages.ts';

/** The label of the list of further extras. */
const GIVE: LocalisedText = {
  en: 'Give {name} something',
  fr: 'Donner quelque chose\u00a0: {name}',
};

/** More extras than this are picked from a list. */
const MANY = 20;

/** A member of a list as it is shown, and what can be done with it. */
export interface ListMember {
  readonly language: Language;
  readonly unit: BuilderUnit;
  /** Its place in the list. */
  readonly at: number;
  /** The extras it has. */
  readonly extras: readonly string[];
  /** The total cost, if the check of the list returns it. */
  readonly priced: number | undefined;
  readonly wrong: boolean;
  equip(extras: readonly string[]): void;
  remove(): void;
}

/** A member of a list: its points, what it carries, and what it could carry. */
export function listMemberView(member: ListMember): TemplateResult {
  const { language, unit, at, priced, wrong, remove } = member;
  const bought = unit.extras.filter(({ id }) => member.extras.includes(id));
  const points = priced ?? bought.reduce((sum, extra) => sum + extra.points, unit.points);
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
          aria-label=${listText(language, 'remove-unit', { name })}
          @click=${() => remove()}
        >
          ×
        </button>
      </span>
    </div>
    <p class="printed">${bought.map((extra) => extra.name[language]).join(', ')}</p>
    <div class="extras">
      ${(isLong ? bought : unit.extras).map((extra) => extraView(member, extra))}
      ${isLong ? shopView(member) : nothing}
    </div>
  </li>`;
}

function extraView(
  { extras, language, equip }: ListMember,
  { id, name, points }: BuilderOption,
): TemplateResult {
  const has = extras.includes(id);
  return html`<button
    type="button"
    data-extra=${id}
    aria-pressed=${has ? 'true' : 'false'}
    @click=${() => equip(has ? extras.filter((each) => each !== id) : [...extras, id])}
  >
    ${name[language]} ${points}
  </button>`;
}

/** Further extras of a member, if there are too many for a button each. */
function shopView({ unit, extras, language, equip }: ListMember): TemplateResult {
  const buy = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLSelectElement)) return;
    const { value } = event.currentTarget;
    event.currentTarget.value = '';
    if (value) equip([...extras, value]);
  };
  return html`<select
    name="extra"
    aria-label=${GIVE[language].replace('{name}', unit.name[language])}
    @change=${buy}
  >
    <option value="">+</option>
    ${unit.extras
      .filter(({ id }) => !extras.includes(id))
      .map(
        ({ id, name, points }) => html`<option value=${id}>${name[language]} ${points}</option>`,
      )}
  </select>`;
}
