import { html, nothing, type TemplateResult } from 'lit';
import type { Battle } from '../rules/state.ts';
import type { ReactionNames } from '../messages/names.ts';
import { elementText } from '../messages/element-messages.ts';

/** The objectives and whose they are. */
export function objectivesView(
  battle: Battle,
  names: ReactionNames,
): TemplateResult | typeof nothing {
  if (battle.objectives.length + battle.things.length === 0) return nothing;
  const say = elementText(names.language);
  const goals = [
    ...battle.objectives.map(({ name, points, owner }) => ({
      name,
      points,
      whose: owner === null ? undefined : names.side(owner),
    })),
    ...battle.things.map(({ name, points, holder }) => ({
      name,
      points,
      whose: holder === null ? undefined : names.thing(holder),
    })),
  ];
  return html`<p class="quiet objectives" part="objectives">
    ${say('objectives')}
    ${goals.map(({ name, points, whose }, i) => `${i > 0 ? ' · ' : ''}${name[names.language]} (${points})${whose ? `, ${whose}` : ''}`)}
  </p>`;
}
