/** Who is caught in a net (NH-NET), by the computation of section 11 of the checklist. */
import { directionOf, type Unit, unitBeside } from './board.ts';

interface Arrow {
  from: Unit;
  to: Unit;
}

/** The units that are netted on this board, in the order of the board. */
export function findNetted(board: Unit[]): Unit[] {
  const netted: Unit[] = [];
  const active: Unit[] = [];
  let arrows = allArrows(board);

  while (active.length + netted.length < board.length) {
    const unsettled = board.filter((unit) => !active.includes(unit) && !netted.includes(unit));

    // A unit with no arrow into it is active: its targets are netted and lose their own arrows.
    let freeUnits = unsettled.filter((unit) => !arrows.some((arrow) => arrow.to === unit));

    // Only rings are left: free a ring nothing else points into and drop the arrows inside it.
    if (freeUnits.length === 0) {
      const ring = findRing(unsettled, arrows);
      arrows = arrows.filter((arrow) => !(ring.includes(arrow.from) && ring.includes(arrow.to)));
      freeUnits = ring;
    }

    active.push(...freeUnits);
    for (const arrow of arrows) {
      const caught = freeUnits.includes(arrow.from);
      if (caught && !netted.includes(arrow.to)) netted.push(arrow.to);
    }
    arrows = arrows.filter((arrow) => !netted.includes(arrow.from));
  }
  return board.filter((unit) => netted.includes(unit));
}

/** From each net edge to the enemy it touches (NH-NET-01, NH-NET-12). */
function allArrows(board: Unit[]): Arrow[] {
  const arrows: Arrow[] = [];
  for (const from of board) {
    from.tile.edges.forEach((edge, index) => {
      if (!edge.net) return;
      const to = unitBeside(board, from, directionOf(from, index));
      if (to && to.army !== from.army) arrows.push({ from, to });
    });
  }
  return arrows;
}

/**
 * NH-OPEN-13. A facing pair (NH-NET-08) and a three-ring (NH-NET-09) are rings of two and three.
 * Rings can be linked: a Net Master faced by two Net Fighters makes two facing pairs that share a
 * unit, and each pair is pointed into by the other. The checklist does not name that case; here a
 * "ring" is the whole group of units that can reach one another along arrows, so all of them are
 * free. In both editions alike: NH-VAR-06 is silent in E1 and NH-OPEN-13 says "as E3".
 */
function findRing(unsettled: Unit[], arrows: Arrow[]): Unit[] {
  for (const start of unsettled) {
    const group = unsettled.filter(
      (unit) => reaches(start, unit, arrows) && reaches(unit, start, arrows),
    );
    const pointedInto = arrows.some(
      (arrow) => group.includes(arrow.to) && !group.includes(arrow.from),
    );
    if (group.length > 0 && !pointedInto) return group;
  }
  throw new Error('arrows without a ring');
}

function reaches(from: Unit, to: Unit, arrows: Arrow[]): boolean {
  const seen: Unit[] = [];
  let next = [from];
  while (next.length > 0) {
    const step = arrows.filter((arrow) => next.includes(arrow.from)).map((arrow) => arrow.to);
    if (step.includes(to)) return true;
    next = step.filter((unit) => !seen.includes(unit));
    seen.push(...next);
  }
  return false;
}
