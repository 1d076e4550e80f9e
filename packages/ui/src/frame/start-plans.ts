import { html, nothing, type TemplateResult } from 'lit';
import type { Language, SetupChoice, SetupDraft, SetupValue } from '@skirmish-kit/core';
import { repaint } from '../paint.ts';
import { svgNode } from '../picture.ts';
import { list } from './start-controls.ts';
import { startText } from './start-messages.ts';
import type { StartSource } from './start-source.ts';

/** Whether there is something to read about what can be picked, and a plan of it. */
export function isPictured({ plan }: StartSource, { among }: SetupChoice): boolean {
  return plan !== undefined && !('least' in among) && among.some(({ text }) => text);
}

/** A battlefield without a card of its own: it is changed where its plan is large. */
export function isPlace(source: StartSource, draft: SetupDraft, choice: SetupChoice): boolean {
  const { plan } = source;
  if (isPictured(source, choice) || 'least' in choice.among) return false;
  return plan?.(draft, choice.id, String(choice.value)) !== undefined;
}

/** Choices as cards: a small plan, the title, a description. */
export function planCards(
  { id, among, title, value }: SetupChoice,
  { plan }: StartSource,
  draft: SetupDraft,
  language: Language,
  pick: (value: SetupValue) => void,
): TemplateResult {
  const options = 'least' in among ? [] : among;
  const hasPlan = (option: SetupValue) => plan?.(draft, id, String(option)) !== undefined;
  return html`<section class="start-choice">
    <h3>${title[language]}</h3>
    <div class="plan-cards" role="group" aria-label=${title[language]}>
      ${options.map(
        (option) =>
          html`<button
            type="button"
            class="plan-card ${hasPlan(option.value) ? '' : 'bare'}"
            aria-pressed=${String(option.value === value)}
            @click=${() => pick(option.value)}
          >
            ${
              hasPlan(option.value)
                ? html`<svg
                    class="plan-picture"
                    data-choice=${id}
                    data-value=${option.value}
                  ></svg>`
                : nothing
            }
            <span
              ><b>${option.title[language]}</b>
              ${option.text ? html`<small>${option.text[language]}</small>` : nothing}</span
            >
          </button>`,
      )}
    </div>
  </section>`;
}

/** The battlefield that is picked, large, what winning on it is, and how long it takes. */
export function overview(
  source: StartSource,
  draft: SetupDraft,
  choices: readonly SetupChoice[],
  language: Language,
  choose: (choice: SetupChoice, value: SetupValue) => void,
): TemplateResult | typeof nothing {
  const { plan, minutes, goal, scoring } = source;
  if (!plan) return nothing;
  const picked = choices
    .filter(({ room }) => room === 'game')
    .flatMap(({ id, among, value }) =>
      'least' in among
        ? []
        : among.filter((each) => each.value === value).map((each) => ({ id, ...each })),
    );
  const place = picked.findLast(({ id, value }) => plan(draft, id, String(value))) ?? picked[0];
  if (!place) return nothing;
  const field = choices.find(({ id }) => id === place.id);
  const points = scoring?.(draft);
  return html`<aside class="start-overview">
    ${
      field && isPlace(source, draft, field)
        ? list(field, language, (value) => choose(field, value))
        : html`<h3>${place.title[language]}</h3>`
    }
    <svg class="plan-picture large" data-choice=${place.id} data-value=${place.value}></svg>
    ${picked.map(({ title, text }) =>
      text
        ? html`<p><b>${title[language]}.</b> <span class="quiet">${text[language]}</span></p>`
        : nothing,
    )}
    <p class="quiet">${(points ?? goal)[language]}</p>
    ${
      minutes === undefined
        ? nothing
        : html`<p class="quiet">${startText(language, 'minutes', { n: minutes })}</p>`
    }
  </aside>`;
}

/** Draws the plans that are shown; to be called after each update. */
export function drawPlans(root: ParentNode, { plan }: StartSource, draft: SetupDraft): void {
  for (const svg of root.querySelectorAll<SVGSVGElement>('svg.plan-picture')) {
    const { choice = '', value = '' } = svg.dataset;
    const drawn = `${choice} ${value} ${JSON.stringify(draft)}`;
    if (svg.dataset['drawn'] === drawn) continue;
    const picture = plan?.(draft, choice, value);
    const size = svg.classList.contains('large') ? 'large' : '';
    const { viewBox = '0 0 1 1', class: name = '' } = picture?.attributes ?? {};
    const attributes = {
      class: `plan-picture ${size} ${picture ? name : 'none'}`,
      viewBox,
      'aria-hidden': 'true',
      'data-choice': choice,
      'data-value': value,
      'data-drawn': drawn,
    };
    repaint(svg, svgNode('svg', attributes, picture?.inside ?? []));
  }
}
