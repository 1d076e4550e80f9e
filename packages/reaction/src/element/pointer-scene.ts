import { isRefusal, type ChoiceRequest, type Language, type Narrator } from '@skirmish-kit/core';
import { between, moveCost, pointsAlong, squaredDistance, type Point } from '@skirmish-kit/space';
import { tableText } from '@skirmish-kit/space/messages';
import { percent, type ChanceLabel } from '@skirmish-kit/ui';
import type { SceneOdds, ScenePath, SceneRing, SceneSight } from '@skirmish-kit/ui/table';
import { actions } from '../rules/action-keys.ts';
import { FIGHT_COST } from '../rules/close-combat.ts';
import { enemiesOf, measured, touching } from '../rules/figures.ts';
import { sightOf, tableOf } from '../rules/battlefield.ts';
import { longMarchTo, moveActionPoints, type March } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { useOf } from '../rules/weapons.ts';
import { coverModifier } from '../rules/wound.ts';
import type { ReactionNames } from '../messages/names.ts';
import { sightText } from '../messages/describe.ts';
import type { Scene } from './picture/scene.ts';
import type { PointedAction } from './action-options.ts';
import type { SceneContext } from './scene.ts';
import { elementText } from '../messages/element-messages.ts';

/** What the active figure sees, reaches and can do. */
export function pointerScene(
  { battle, pointing, names, narrator }: SceneContext,
  acting: Figure,
  looked: Figure | undefined,
  ask: ChoiceRequest,
): Partial<Scene> {
  const { point, pick, looked: offer, chance } = pointing;
  if (looked && looked.seat !== acting.seat && looked.fate === 'in') {
    const odds = chance ? [oddsShown(looked, chance, names.language)] : [];
    if (offer?.march) {
      const way = marchShown(battle, acting, offer.march, true, names);
      const allowed = offer.refusal === undefined;
      return { reach: [], way: allowed ? way : { ...way, allowed, beads: [] }, odds };
    }
    const sight = sightShown(battle, acting, looked, names);
    return { reach: [], sight, rings: ranges(battle, acting), odds };
  }
  if (ask.about !== 'action') return {};
  if (pick) return { reach: [], ...(point && { rings: blastRing(acting, pick, point) }) };
  return point ? { way: wayShown(battle, acting, point, ask, names, narrator) } : {};
}

function sightShown(
  battle: Battle,
  acting: Figure,
  target: Figure,
  names: ReactionNames,
): SceneSight {
  const { line, visible, free, crossings, coverBy } = sightOf(battle, acting, target);
  const distance = names.distance(measured(battle, acting, target));
  const seen = !visible ? 'none' : free === 9 ? 'clear' : 'partly';
  const counts = coverModifier(battle, target, 1) !== 0;
  return {
    line,
    seen,
    text: `${distance}, ${sightText(battle, acting, target, names)}`,
    // RX-WOUND-04: only the thickest counts, and the others are struck out.
    cover: crossings
      .filter(({ cover }) => cover > 0)
      .map(({ id, cover, distance: away }) => ({
        at: alongLine(line, acting.radius + away),
        text: `${names.thing(id)} −${Math.min(4, cover)}`,
        counts: counts && id === coverBy,
      })),
  };
}

/** So far along a line from its beginning. */
function alongLine([from, to]: SceneSight['line'], far: number): Point {
  const length = Math.sqrt(squaredDistance(from, to));
  return length === 0 ? from : between(from, to, Math.min(1, far / length));
}

/** The ranges of the first weapon that is aimed at figures, from edge to edge. */
function ranges(battle: Battle, figure: Figure): readonly SceneRing[] {
  const weapon = figure.weapons.find((each) => useOf(battle, each) === 'direct');
  if (!weapon) return [];
  return [weapon.ranges.short, weapon.ranges.long].map((range) => ({
    at: figure.at,
    radius: figure.radius + range * 10,
    text: String(range),
  }));
}

function blastRing(acting: Figure, pick: PointedAction, at: Point): readonly SceneRing[] {
  const weapon = acting.weapons.find(({ id }) => 'weapon' in pick && pick.weapon === id);
  return [{ at, radius: Math.max(8, (weapon?.blast ?? 0) * 10), text: '', area: true }];
}

function wayShown(
  battle: Battle,
  acting: Figure,
  to: Point,
  ask: ChoiceRequest,
  names: ReactionNames,
  narrator: Narrator,
): ScenePath {
  const refusal = ask.explain(actions.make({ kind: 'move', to }));
  const march = longMarchTo(battle, acting, to);
  if (isRefusal(march) || refusal) {
    const text = refusal ? narrator.refusal(refusal) : '';
    const places = isRefusal(march) ? [acting.at, to] : march.places;
    return { places, radius: acting.radius, text, allowed: false };
  }
  const there = { ...acting, at: to };
  const contact = enemiesOf(battle, acting.seat).some((enemy) => touching(there, enemy));
  return marchShown(battle, acting, march, contact, names);
}

/** A way that can be gone, with a bead for each point and its price at the end. */
function marchShown(
  battle: Battle,
  acting: Figure,
  march: March,
  contact: boolean,
  names: ReactionNames,
): ScenePath {
  const say = elementText(names.language);
  const distance = names.distance(march.length);
  const { ap } = march;
  return {
    places: march.places,
    radius: acting.radius,
    text: contact
      ? say('contact-price', { distance, ap, fight: FIGHT_COST })
      : `${distance} · ${tableText(names.language, 'ap', { ap })}`,
    allowed: true,
    beads: beadsOf(battle, acting, march),
    contact,
  };
}

/** Where each point has been walked off; the last one is where the way ends. */
function beadsOf(battle: Battle, acting: Figure, { places }: March): ScenePath['beads'] {
  const index = tableOf(battle);
  const beads: { readonly at: Point; readonly text: string }[] = [];
  const walked: Point[] = [];
  let paid = 0;
  for (const at of pointsAlong(places, BEAD_STEP)) {
    const ap = moveActionPoints(acting, moveCost(index, [...walked, at]));
    const before = walked.at(-1);
    if (ap > paid && paid > 0 && before) beads.push({ at: before, text: String(paid) });
    paid = ap;
    walked.push(at);
  }
  return beads;
}

/** How exactly beads are put, in tenths. */
const BEAD_STEP = 5;

/** What the action that is looked at would come to, at its target. */
function oddsShown(
  target: Figure,
  { what, probability, shares }: ChanceLabel,
  language: Language,
): SceneOdds {
  return { at: target.at, text: percent(probability, language), of: what, shares };
}
