import { isRefusal, type ChoiceRequest, type Language } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { findFigure, measured } from '../rules/figures.ts';
import { sightOf } from '../rules/ground.ts';
import { marchTo } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { useOf } from '../rules/weapons.ts';
import { sightWords } from './describe.ts';
import type { ReactionNames } from '../telling/names.ts';
import type { RingShown, SightShown, WayShown } from '@skirmish-kit/ui/table';
import type { Scene } from './picture/scene.ts';
import type { Areas } from './reach.ts';
import { elementSpeaker } from './words.ts';
import type { PointedAction } from './pointed-action.ts';

/** What the pointer or the keyboard stands on. */
export interface Pointing {
  /** The figure that is looked at. */
  readonly figure: string | undefined;
  /** The place that is looked at, when it is no figure. */
  readonly point: Point | undefined;
  /** The action that waits for a point. */
  readonly pick: PointedAction | undefined;
}

export interface Moment {
  readonly battle: Battle;
  readonly ask: ChoiceRequest | undefined;
  readonly pointing: Pointing;
  readonly reach: readonly Areas[];
  readonly names: ReactionNames;
  readonly language: Language;
}

/** Who acts, or is asked to fire. */
export function actingFigure(battle: Battle, ask: ChoiceRequest | undefined): Figure | undefined {
  const id = ask?.params['figure'];
  return typeof id === 'string' ? findFigure(battle, id) : undefined;
}

/** The picture of this moment: quiet until something is pointed at. */
export function sceneOf({ battle, ask, pointing, reach, names, language }: Moment): Scene {
  const acting = actingFigure(battle, ask);
  const looked = pointing.figure === undefined ? undefined : findFigure(battle, pointing.figure);
  const choosable = ask ? choosableIn(battle, ask) : [];
  const acts = acting && ask?.about === 'action';
  return {
    battle,
    language,
    acting: acting?.id,
    target: looked?.id,
    choosable,
    ...(acts && !pointing.pick && looked?.seat !== 1 - acting.seat ? { reach } : {}),
    ...(acting && looked && looked.seat !== acting.seat && looked.fate === 'in'
      ? { sight: sightShown(battle, acting, looked, names), rings: ranges(battle, acting) }
      : {}),
    ...(acts && pointing.point && !pointing.pick
      ? { way: wayShown(battle, acting, pointing.point, ask, names) }
      : {}),
    ...(acts && pointing.point && pointing.pick
      ? { rings: blastRing(acting, pointing.pick, pointing.point) }
      : {}),
  };
}

/** Figures whose id, or whose group's id, is an answer. */
export function choosableIn(battle: Battle, ask: ChoiceRequest): readonly string[] {
  const keys = new Set(ask.options.map(({ key }) => key));
  return battle.figures
    .filter(({ id, group, fate }) => fate === 'in' && (keys.has(id) || keys.has(group)))
    .map(({ id }) => id);
}

function sightShown(
  battle: Battle,
  acting: Figure,
  target: Figure,
  names: ReactionNames,
): SightShown {
  const { line, visible, free } = sightOf(battle, acting, target);
  const distance = names.distance(measured(battle, acting, target));
  const seen = !visible ? 'none' : free === 9 ? 'clear' : 'partly';
  return { line, seen, text: `${distance}, ${sightWords(battle, acting, target, names)}` };
}

/** The ranges of the first weapon that is aimed at figures, from edge to edge. */
function ranges(battle: Battle, figure: Figure): readonly RingShown[] {
  const weapon = figure.weapons.find((each) => useOf(battle, each) === 'direct');
  if (!weapon) return [];
  return [weapon.ranges.short, weapon.ranges.long].map((range) => ({
    at: figure.at,
    radius: figure.radius + range * 10,
    text: String(range),
  }));
}

function blastRing(acting: Figure, pick: PointedAction, at: Point): readonly RingShown[] {
  const weapon = acting.weapons.find(({ id }) => 'weapon' in pick && pick.weapon === id);
  return [{ at, radius: Math.max(8, (weapon?.blast ?? 0) * 10), text: '', area: true }];
}

function wayShown(
  battle: Battle,
  acting: Figure,
  to: Point,
  ask: ChoiceRequest,
  names: ReactionNames,
): WayShown {
  const march = marchTo(battle, acting, to);
  const allowed = ask.explain(`move:${to.join()}`) === undefined;
  const say = elementSpeaker(names.language);
  const text = isRefusal(march)
    ? ''
    : `${names.distance(march.length)} · ${say('ap', { ap: march.ap })}`;
  const places = isRefusal(march) ? [acting.at, to] : march.places;
  return { places, radius: acting.radius, text, allowed };
}
