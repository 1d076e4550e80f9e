import { html, nothing, type TemplateResult } from 'lit';
import { ruleButton } from '@skirmish-kit/ui';
import type { ActionOption } from '@skirmish-kit/ui/table';
import { translator } from '@skirmish-kit/ui/translator';
import { actions } from '../rules/action.ts';
import { needAt, needToHit, obstaclesTo } from '../rules/aim.ts';
import { measured } from '../rules/figures.ts';
import { PACE } from '../rules/paces.ts';
import { rangeOf } from '../rules/range.ts';
import type { Figure } from '../rules/state.ts';
import { howWords } from '../messages/how-messages.ts';
import type { MusgView } from './game-view.ts';

/** The dice of a shot: what they have to reach, what stands in the way, and what would better them. */
export function howItComes(
  { battle, acting, host, names }: MusgView,
  { key }: ActionOption,
  target: Figure,
): TemplateResult | typeof nothing {
  const action = actions.parse(key);
  if (!acting || action?.kind !== 'shoot') return nothing;
  const weapon = acting.recruit.ranged.find(({ id }) => id === action.weapon);
  if (!weapon) return nothing;
  const away = measured(acting, target);
  const range = rangeOf(weapon, away);
  if (range === 'beyond') return nothing;
  const say = translator(howWords, host.language);
  const need = needToHit(battle, acting, weapon, target);
  const short = needAt(battle, acting, 'short', target);
  const obstacles = weapon.lobbed ? [] : obstaclesTo(battle, acting, weapon, target);
  const parts = [
    say(range),
    ...obstacles.map((each) => say('passes', { thing: names.piece(each.id), need: each.need })),
  ].join(', ');
  const nearer = away - (weapon.ranges?.[0] ?? 0) * PACE;
  const better =
    range !== 'short' && short < need && nearer > 0
      ? say('nearer', { distance: names.distance(nearer), need: short })
      : obstacles.length > 0
        ? say('clear')
        : '';
  return html`<p>
    <b>${say('each', { need, parts })}</b> ${better}
    ${ruleButton(host.language, 'MU-SHOOT-07', (rule) => host.openRule(rule))}
  </p>`;
}
