import { html, nothing, type TemplateResult } from 'lit';
import type { ChoiceRequest, Option } from '@skirmish-kit/core';
import { turnActions } from '../rules/action-text.ts';
import type { PlayRoom } from './play-room.ts';

/** More than this are chosen from a list instead of having a button each. */
const MOST_BUTTONS = 4;

/** What units and companions of fan armies may do in this turn. */
export function specialActions(
  room: PlayRoom,
  choice: ChoiceRequest,
): TemplateResult | typeof nothing {
  const { names, narrator } = room;
  const options = choice.options.filter(({ key }) => {
    const action = turnActions.parse(key);
    return action?.kind === 'act' || action?.kind === 'companion';
  });
  if (options.length === 0) return nothing;
  const title = names.say('specials');
  const labelOf = ({ key, params }: Option<unknown>) => narrator.answer('action', key, params);
  if (options.length <= MOST_BUTTONS) {
    return html`<div class="row controls" role="group" aria-label=${title}>
      ${options.map(
        (option) =>
          html`<button type="button" @click=${() => room.host.answer(option.key)}>
            ${labelOf(option)}
          </button>`,
      )}
    </div>`;
  }
  return html`<form class="row controls" @submit=${(event: SubmitEvent) => submit(room, event)}>
    <label
      >${title}
      <select name="special">
        ${options.map((option) => html`<option value=${option.key}>${labelOf(option)}</option>`)}
      </select></label
    >
    <button>${names.say('do-special')}</button>
  </form>`;
}

function submit(room: PlayRoom, event: SubmitEvent): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLFormElement)) return;
  const key = new FormData(event.currentTarget).get('special');
  if (typeof key === 'string') room.host.answer(key);
}
