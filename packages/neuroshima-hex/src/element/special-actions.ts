import { html, nothing, type TemplateResult } from 'lit';
import type { ChoiceRequest, Option } from '@skirmish-kit/core';
import { parseAnswer } from './answer-keys.ts';
import type { PlayRoom } from './play-room.ts';

/** More than this are chosen from a list instead of having a button each. */
const MOST_BUTTONS = 4;

/** What units and companions of fan armies may do in this turn. */
export function specialActions(
  room: PlayRoom,
  choice: ChoiceRequest,
): TemplateResult | typeof nothing {
  const { names } = room;
  const armies = room.fans.companions.map(({ army }) => army);
  const options = choice.options.filter(({ key }) => {
    const verb = key.split(':')[0] ?? '';
    return verb === 'act' || (armies.includes(verb) && verb === room.army?.id);
  });
  if (options.length === 0) return nothing;
  const title = names.word('specials');
  if (options.length <= MOST_BUTTONS) {
    return html`<div class="row controls" role="group" aria-label=${title}>
      ${options.map(
        (option) =>
          html`<button type="button" @click=${() => room.host.answer(option.key)}>
            ${labelOf(room, option)}
          </button>`,
      )}
    </div>`;
  }
  return html`<form class="row controls" @submit=${(event: SubmitEvent) => submit(room, event)}>
    <label
      >${title}
      <select name="special">
        ${options.map(
          (option) => html`<option value=${option.key}>${labelOf(room, option)}</option>`,
        )}
      </select></label
    >
    <button>${names.word('do-special')}</button>
  </form>`;
}

function submit(room: PlayRoom, event: SubmitEvent): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLFormElement)) return;
  const key = new FormData(event.currentTarget).get('special');
  if (typeof key === 'string') room.host.answer(key);
}

/** `HQ Salt Marsh c3 turns Leech d2 to 3 of 6`, or what the companion calls it. */
function labelOf(room: PlayRoom, { key, params = {} }: Option<unknown>): string {
  const { names } = room;
  const parts = parseAnswer(key);
  const [, deed = ''] = key.split(':');
  if (!parts?.verb.startsWith('act:')) return names.filled(deed, params);
  const { from = '', to = '', rotation = 0 } = parts;
  return names.filled(`act-${deed}`, {
    unit: unitName(room, from),
    target: unitName(room, to),
    n: rotation,
  });
}

function unitName(room: PlayRoom, hex: string): string {
  const unit = room.unitAt(hex);
  const army = unit && room.names.lookOfSeat(unit.seat)?.id;
  return unit && army !== undefined ? room.names.unit(army, unit.tile, hex) : hex;
}
