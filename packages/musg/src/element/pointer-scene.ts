import { isRefusal, type ChoiceRequest, type Language, type Narrator } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { tableText } from '@skirmish-kit/space/messages';
import { percent, type ChanceLabel } from '@skirmish-kit/ui';
import type { SceneNote, SceneOdds, ScenePath } from '@skirmish-kit/ui/table';
import { actions } from '../rules/action.ts';
import { canReach, chargePath } from '../rules/charge.ts';
import { areFriends, figureOf, findFigure } from '../rules/figures.ts';
import { costOf, RUN } from '../rules/legal.ts';
import { marchTo } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { aimScene } from './aim-scene.ts';
import { answerAt, placing, pathOptions, type PathOption } from './action-options.ts';
import type { Scene } from './picture/scene.ts';
import type { PointerState, SceneContext } from './scene.ts';
import { elementText } from '../messages/element-messages.ts';

/** What the active figure sees, reaches and can do. */
export function pointerScene(
  context: SceneContext,
  acting: Figure,
  looked: Figure | undefined,
  ask: ChoiceRequest,
): Partial<Scene> {
  const { battle, pointing } = context;
  const { point } = pointing;
  if (ask.about === 'patrol' && point)
    return { way: putShown(context.narrator, acting, point, ask, answerAt(ask, point) ?? '') };
  if (ask.about === 'deploy' || ask.about === 'arrive') return placingShown(context, acting, ask);
  if (ask.about === 'free-shot') {
    const enemy = findFigure(battle, String(ask.params['enemy']));
    return enemy ? aimed(context, acting, enemy) : {};
  }
  if (ask.about !== 'action') return {};
  if (looked?.fate === 'in' && !areFriends(battle, looked.seat, acting.seat))
    return aimed(context, acting, looked);
  return point ? { way: pointing.driven ?? wayShown(context, acting, point, ask) } : {};
}

/** Where the figure would stand. */
function placingShown(
  { pointing: { point }, narrator }: SceneContext,
  figure: Figure,
  ask: ChoiceRequest,
): Partial<Scene> {
  return point ? { way: putShown(narrator, figure, point, ask, placing(ask, point)) } : {};
}

/** Somebody or something at a place, and why it cannot be there. */
function putShown(
  narrator: Narrator,
  { radius }: Figure,
  at: Point,
  ask: ChoiceRequest,
  key: string,
): ScenePath {
  const refusal = ask.explain(key);
  const text = refusal ? narrator.refusal(refusal) : '';
  return { places: [at, at], radius, text, allowed: !refusal };
}

/** While something is aimed, the shots before it are not drawn. */
const NOTHING_PAST = { tracers: [], rings: [], reach: [] };

/** A shot or a charge at somebody, with what it would come to. */
function aimed(context: SceneContext, acting: Figure, target: Figure): Partial<Scene> {
  const { battle, names, pointing } = context;
  const { offer, chance, others } = pointing;
  const odds = chance ? [oddsShown(target, chance, names.language)] : [];
  const action = offer ? actions.parse(offer.key) : undefined;
  if (action?.kind === 'charge') {
    const way = chargeShown(battle, acting, target, offer?.note ?? '');
    if (way) return { way, odds, ...NOTHING_PAST };
  }
  const wanted = action?.kind === 'shoot' ? action.weapon : undefined;
  const weapon = acting.recruit.ranged.find(({ id }) => id === wanted) ?? acting.recruit.ranged[0];
  if (action?.kind === 'strike') return { odds, ...NOTHING_PAST };
  const { touched, notes = [], ...shown } = aimScene(battle, acting, weapon, target, names);
  return {
    ...NOTHING_PAST,
    ...shown,
    targets: [...new Set([target.id, ...touched])],
    notes: [...notes, ...chancesOf(battle, target, others, names.language)],
    odds,
  };
}

/** How likely everybody else is to be hurt, above each. */
function chancesOf(
  battle: Battle,
  target: Figure,
  others: PointerState['others'],
  language: Language,
): readonly SceneNote[] {
  return [...(others ?? [])]
    .filter(([id]) => id !== target.id)
    .map(([id, chance]) => {
      const { at, radius } = figureOf(battle, id);
      return { at: [at[0], at[1] - 2 * radius], text: percent(chance, language) };
    });
}

/** MU-CHG-01: the way into contact. */
function chargeShown(
  battle: Battle,
  acting: Figure,
  target: Figure,
  text: string,
): ScenePath | undefined {
  const path = chargePath(battle, acting, target);
  if (!path) return undefined;
  const allowed = canReach(battle, acting, target);
  return { places: path.places, radius: acting.radius, text, allowed, contact: allowed };
}

function wayShown(
  { battle, names, narrator }: SceneContext,
  acting: Figure,
  to: Point,
  ask: ChoiceRequest,
): ScenePath {
  const ways = pathOptions(battle, acting, to);
  const way = ways.find((each) => !ask.explain(actions.make(each)));
  const places = placesOf(battle, acting, way ?? { kind: 'walk', to });
  if (way) {
    const say = elementText(names.language);
    const price = tableText(names.language, 'ap', { ap: costOf(battle, acting, way) });
    const text = `${say(way.kind)} ${names.distance(lengthOf(places))} · ${price}`;
    return { places, radius: acting.radius, text, allowed: true };
  }
  const last = ways.at(-1);
  const refusal = last && ask.explain(actions.make(last));
  const text = refusal ? narrator.refusal(refusal) : '';
  return { places, radius: acting.radius, text, allowed: false };
}

function placesOf(battle: Battle, acting: Figure, { kind, to }: PathOption): readonly Point[] {
  if (kind !== 'walk' && kind !== 'run') return [acting.at, to];
  const march = marchTo(battle, acting, to, kind === 'run' ? RUN : 1);
  return isRefusal(march) ? [acting.at, to] : march.places;
}

function lengthOf(places: readonly Point[]): number {
  let length = 0;
  places.forEach((place, i) => {
    const before = places[i - 1];
    if (before) length += Math.hypot(place[0] - before[0], place[1] - before[1]);
  });
  return Math.round(length);
}

/** What the action that is looked at would come to, at its target. */
function oddsShown(
  target: Figure,
  { what, probability, shares }: ChanceLabel,
  language: Language,
): SceneOdds {
  return { at: target.at, text: percent(probability, language), of: what, shares };
}
