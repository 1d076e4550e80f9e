import { html, nothing, type TemplateResult } from 'lit';
import { makeCube, type LineStop } from '../board/index.ts';
import { ruleButton } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import type { CubeLine } from '../board-view/index.ts';
import { showSightOf } from '../rules/explain-sight.ts';
import type { Modifier } from '../rules/fight.ts';
import type { Battle, Model } from '../rules/state.ts';
import { attackMessages } from '../messages/attack-messages.ts';
import { itemise } from './modifiers.ts';
import type { DeadzoneOption } from './action-options.ts';
import type { DeadzoneView } from './game-view.ts';

/** How many lines are free, and what stands in the way of the others. */
export function sightView(
  room: DeadzoneView,
  from: Model,
  to: Model,
): TemplateResult | typeof nothing {
  const { battle, host } = room;
  const say = translator(attackMessages, host.language);
  const { lines } = showSightOf(battle, from, to);
  const free = lines.filter(({ stop }) => !stop).length;
  const things = [...new Set(lines.flatMap(({ stop }) => (stop ? [stopWords(stop, room)] : [])))];
  return html`<p class="sight-words quiet">
    ${say('lines-free', { free, all: lines.length })}
    ${things.length > 0 ? say('stopped-by', { things: things.slice(0, 4).join(', ') }) : nothing}
    ${ruleButton(host.language, 'DZ-SHOOT-10', (rule) => host.openRule(rule))}
  </p>`;
}

/** Every line that is looked along: free ones thin, others up to what stops them. */
export function raysOf(battle: Battle, from: Model, to: Model): readonly CubeLine[] {
  return showSightOf(battle, from, to).lines.map((line) => ({
    from: line.from,
    to: line.to,
    kind: 'thin',
    stop: line.stop?.at,
  }));
}

function stopWords(stop: LineStop, { host }: DeadzoneView): string {
  const say = translator(attackMessages, host.language);
  const cube = makeCube(stop.cube).toUpperCase();
  if (stop.by === 'wall') return say('by-wall', { cube, side: say(stop.side) });
  return say(`by-${stop.by}`, { cube });
}

/** The dice of the attack that is read, one by one, each with its rule. */
export function modifiersView(
  room: DeadzoneView,
  offer: DeadzoneOption,
): TemplateResult | typeof nothing {
  const { battle, host, acting } = room;
  const test = acting && !offer.refusal ? itemise(battle, acting, offer.key) : undefined;
  if (!test) return nothing;
  const say = translator(attackMessages, host.language);
  const words: Readonly<Record<string, { readonly en: string; readonly fr: string }>> =
    attackMessages;
  return html`<p class="modifiers">
    ${say('usual')}${test.modifiers.map(
      ({ why, dice, rule }) =>
        html`, ${words[why]?.[host.language] ?? why} ${dice > 0 ? `+${dice}` : `−${-dice}`}
        ${ruleButton(host.language, rule, (id) => host.openRule(id))}`,
    )}
    <b>${test.at === null ? nothing : say('sum', { dice: Math.max(0, test.dice), at: test.at })}</b>
    ${isShotUnclear(test.modifiers, offer.key) ? say('clear-would', { n: CLEAR_SHOT }) : nothing}
    ${test.rerolls > 0 ? html`<span class="quiet">${say('rerolls', { n: test.rerolls })}</span>` : nothing}
  </p>`;
}

/** DZ-SHOOT-08: what a clear shot adds. */
const CLEAR_SHOT = 2;

/** Whether a shot would be better from where the target is seen clearly. */
function isShotUnclear(modifiers: readonly Modifier[], key: string): boolean {
  const isShot = /^(?:die-)?(?:shoot|fire-for-effect):/.test(key);
  return isShot && modifiers.every(({ why }) => why !== 'clear-shot');
}
