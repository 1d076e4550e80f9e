import { html, nothing, type TemplateResult } from 'lit';
import { ruleButton } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import { actions } from '../rules/action-keys.ts';
import { coverAgainst, hitModifier, hitsOn } from '../rules/shooting.ts';
import { measured } from '../rules/figures.ts';
import { rangeOf } from '../rules/range.ts';
import type { Figure } from '../rules/state.ts';
import { ARMOUR_MODIFIER } from '../rules/wound.ts';
import { howWords } from '../messages/how-messages.ts';
import type { ReactionOffer } from './action-options.ts';
import type { ReactionView } from './game-view.ts';

/** The dice of a shot: what hits, what each hit has to reach, and what would better it. */
export function howItComes(
  { battle, acting, host, names }: ReactionView,
  { key }: ReactionOffer,
  target: Figure,
): TemplateResult | typeof nothing {
  const action = actions.parse(key);
  const kind = action?.kind;
  if (!acting || (kind !== 'shoot' && kind !== 'burst' && kind !== 'aim')) return nothing;
  const weapon = acting.weapons.find(({ id }) => id === action?.weapon);
  if (!weapon) return nothing;
  const say = translator(howWords, host.language);
  const distance = measured(battle, acting, target);
  const range = rangeOf(weapon.ranges, distance);
  const rule = (id: string) => ruleButton(host.language, id, (each) => host.openRule(each));
  if (range === 'beyond')
    return html`<p>${say('beyond', { long: weapon.ranges.long })} ${rule('RX-SHOOT-02')}</p>`;
  const needAt = (at: typeof range, inCover: boolean) =>
    hitsOn(hitModifier(battle, acting, at, kind, inCover));
  const need = needAt(range, target.inCover);
  const [cover, armour] = [coverAgainst(battle, acting, target), ARMOUR_MODIFIER[target.armour]];
  const dice = weapon.damage.map((sides) => `d${sides}`).join(' + ');
  const parts = [
    dice,
    ...(cover < 0 ? [say('cover', { n: -cover })] : []),
    ...(armour < 0 ? [say('armour', { n: -armour })] : []),
  ].join(' − ');
  const params = { need, range: say(range), parts, resistance: target.resistance };
  const nearer = range === 'long' && needAt('short', target.inCover) < need;
  const better = nearer
    ? say('nearer', {
        distance: names.distance(distance - weapon.ranges.short * 10),
        need: needAt('short', target.inCover),
      })
    : cover < 0
      ? say('without-cover', { n: -cover })
      : '';
  return html`<p><b>${say('each', params)}</b> ${better} ${rule('RX-SHOOT-04')}</p>`;
}
