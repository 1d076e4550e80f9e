import {
  between,
  facingTowards,
  placeAt,
  squaredDistance,
  turned,
  type Point,
} from '@skirmish-kit/space';
import type { SceneNote, SceneRing, SceneSight } from '@skirmish-kit/ui/table';
import { needToHit, obstaclesTo } from '../rules/aim.ts';
import { moduleOf } from '../rules/modules.ts';
import { figuresIn, measured } from '../rules/figures.ts';
import { flameShape, inFlames } from '../rules/flame.ts';
import { sightOf } from '../rules/battlefield.ts';
import { PACE } from '../rules/paces.ts';
import type { RangedWeapon } from '../rules/profile.ts';
import { rangeOf } from '../rules/range.ts';
import type { Battle, Figure, FigureId } from '../rules/state.ts';
import type { MusgNames } from '../messages/names.ts';
import { elementText } from '../messages/element-messages.ts';

/** A shot before it is fired, as the board shows it. */
export interface AimScene {
  readonly sight?: SceneSight;
  readonly rings?: readonly SceneRing[];
  readonly areas?: readonly (readonly Point[])[];
  readonly notes?: readonly SceneNote[];
  /** Everybody it would touch where it is aimed. */
  readonly touched: readonly FigureId[];
}

/** The line to a target with each obstacle on it, the ranges, and what a template covers. */
export function aimScene(
  battle: Battle,
  shooter: Figure,
  weapon: RangedWeapon | undefined,
  target: Figure,
  names: MusgNames,
): AimScene {
  if (weapon?.template === 'flame') {
    return {
      areas: [flameShape(shooter, target)],
      touched: inFlames(battle, shooter, target).map(({ id }) => id),
    };
  }
  const sight = lineTo(battle, shooter, weapon, target, names);
  if (weapon?.template !== 'blast')
    return { sight, rings: rangesOf(shooter, weapon), touched: [target.id] };
  const { caughtBy, STRAY } = moduleOf(battle, 'optional');
  const radius = (weapon.radius ?? 0) * PACE;
  const open = figuresIn(battle).filter(({ hidden }) => !hidden);
  return {
    sight,
    rings: [
      { at: target.at, radius, text: '', area: true },
      { at: target.at, radius: radius + STRAY * PACE, text: '' },
    ],
    notes: strays(battle, shooter, target.at),
    touched: caughtBy(battle, target.at, radius, open).map(({ id }) => id),
  };
}

/** MU-COVER-02: every obstacle has the number that a die needs to pass it. */
function lineTo(
  battle: Battle,
  shooter: Figure,
  weapon: RangedWeapon | undefined,
  target: Figure,
  names: MusgNames,
): SceneSight {
  const say = elementText(names.language);
  const { line, visible, free } = sightOf(battle, shooter, target);
  const obstacles = weapon && !weapon.lobbed ? obstaclesTo(battle, shooter, weapon, target) : [];
  return {
    line,
    seen: !visible ? 'none' : free === 9 ? 'clear' : 'partly',
    text: visible ? rangeText(battle, shooter, weapon, target, names) : say('no-sight'),
    cover: obstacles.map(({ id, distance, need }) => ({
      at: alongLine(line, shooter.radius + distance),
      text: `${names.piece(id)} ${need}+`,
      counts: true,
    })),
  };
}

/** MU-SHOOT-07, MU-SHOOT-08: how far it is, in which range, and what a die has to reach. */
function rangeText(
  battle: Battle,
  shooter: Figure,
  weapon: RangedWeapon | undefined,
  target: Figure,
  names: MusgNames,
): string {
  const away = measured(shooter, target);
  const distance = names.distance(away);
  const range = weapon && rangeOf(weapon, away);
  if (!weapon || !range || range === 'beyond') return distance;
  const say = elementText(names.language);
  const need = needToHit(battle, shooter, weapon, target);
  return `${distance} · ${say(`range-${range}`)}${need > 6 ? '' : ` · ${need}+`}`;
}

/** So far along a line from its beginning. */
function alongLine([from, to]: SceneSight['line'], far: number): Point {
  const length = Math.sqrt(squaredDistance(from, to));
  return length === 0 ? from : between(from, to, Math.min(1, far / length));
}

/** Short, medium and long, from edge to edge. */
function rangesOf({ at, radius }: Figure, weapon: RangedWeapon | undefined): readonly SceneRing[] {
  return (weapon?.ranges ?? []).map((range) => ({
    at,
    radius: radius + range * PACE,
    text: String(range),
  }));
}

/** MU-TMPL-02, MU-TMPL-03: the faces of the die that scatters, each where it would lead at most. */
function strays(battle: Battle, shooter: Figure, at: Point): readonly SceneNote[] {
  const { SCATTER, STRAY } = moduleOf(battle, 'optional');
  const ahead = facingTowards(shooter.at, at);
  return Object.entries(SCATTER).map(([face, off]) => ({
    at: placeAt(at, turned(ahead, off), STRAY * PACE),
    text: face,
  }));
}
