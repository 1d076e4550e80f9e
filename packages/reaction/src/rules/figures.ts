import type { Seat } from '@skirmish-kit/core';
import { distance, inContact, type Base } from '@skirmish-kit/space';
import type { Battle, Figure, FigureId, Group } from './state.ts';

/** The figure with this id. */
export function figureOf(battle: Battle, id: FigureId): Figure {
  const figure = findFigure(battle, id);
  if (!figure) throw new Error(`There is no figure ${id}.`);
  return figure;
}

export function findFigure(battle: Battle, id: FigureId): Figure | undefined {
  for (const figure of battle.figures) if (figure.id === id) return figure;
  return undefined;
}

export function groupOf(battle: Battle, figure: Figure): Group {
  const group = battle.groups.find(({ id }) => id === figure.group);
  if (!group) throw new Error(`There is no group ${figure.group}.`);
  return group;
}

/** Still on the table. */
export function isIn(figure: Figure): boolean {
  return figure.fate === 'in';
}

/** Everybody who is still there. */
export function figuresIn(battle: Battle): Figure[] {
  return battle.figures.filter(isIn);
}

export function membersIn(battle: Battle, group: Group): Figure[] {
  return battle.figures.filter((figure) => figure.group === group.id && isIn(figure));
}

/** Whether anybody of the group is still there. */
export function hasMembers(battle: Battle, group: Group): boolean {
  return battle.figures.some((figure) => figure.group === group.id && isIn(figure));
}

/** Everybody of other sides who is still there. */
export function enemiesOf(battle: Battle, seat: Seat): Figure[] {
  return battle.figures.filter((figure) => figure.seat !== seat && isIn(figure));
}

/** Everybody else of the same side who is still there. */
export function friendsOf(battle: Battle, figure: Figure): Figure[] {
  return battle.figures.filter(
    (other) => other.seat === figure.seat && other !== figure && isIn(other),
  );
}

/** RX-REACT-01: panic or rout. A marker turned over is no reaction any more. */
export function hasReaction(figure: Figure): boolean {
  return figure.reaction === 'panic' || figure.reaction === 'rout';
}

export function touching(a: Figure, b: Figure): boolean {
  return a !== b && inContact(a, b);
}

/** Enemies in base contact. */
export function foesInContact(battle: Battle, figure: Figure): Figure[] {
  return battle.figures.filter(
    (other) => other.seat !== figure.seat && isIn(other) && touching(figure, other),
  );
}

/** RX-CC-02: in close combat with somebody. */
export function isEngaged(battle: Battle, figure: Figure): boolean {
  for (const { starter, other } of battle.melees) {
    if (starter === figure.id || other === figure.id) return true;
  }
  return false;
}

/** RX-RNG-01: from base edge to base edge, or as the table has settled it. In tenths. */
export function measured(battle: Battle, a: Base, b: Base): number {
  if (battle.settings.measuring === 'edges') return distance(a, b);
  return distance({ at: a.at, radius: 0 }, { at: b.at, radius: 0 });
}
