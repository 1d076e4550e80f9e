import { choose, type Flow } from '@skirmish-kit/core';
import { isPathClear, facingTowards, placeAt, turned } from '@skirmish-kit/space';
import { replies } from './answer-keys.ts';
import { half } from './dice.ts';
import { high, oneDie, rollFor } from './extra-die.ts';
import { enemiesOf, figureOf, isEngaged, isIn, isAutonomous, weaponsOf } from './figures.ts';
import { canStand, sees, tableOf, trafficFor } from './battlefield.ts';
import { emit } from './events.ts';
import { pushAside } from './pushed-aside.ts';
import { PACE } from './paces.ts';
import { passed } from './passage.ts';
import { passiveTest } from './passive-test.ts';
import { shoot } from './shoot.ts';
import { sightingsOf, type Sighting } from './sightings.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { comeAlong } from './walk.ts';
import { whyNotFire, whyNotTarget } from './why-not-shoot.ts';

/** MU-PASS-04: who sees whom for the first time, now that this one stands there. */
export function newSightings(battle: Battle, mover: Figure): readonly Sighting[] {
  const enemies = enemiesOf(battle, mover.seat);
  return [
    ...sightingsOf(battle, mover, enemies),
    ...enemies.flatMap((enemy) => sightingsOf(battle, enemy, [mover])),
  ];
}

/** MU-PASS-04, MU-PASS-05: tests all who see or are seen for the first time; says whether any did. */
export function* spotAlongPath(battle: Battle, id: FigureId): Flow<boolean> {
  const sightings = newSightings(battle, figureOf(battle, id));
  for (const { observer, enemy } of sightings) {
    // A figure that gave way in the meantime has met the same enemy on its way.
    if (observer.seen.includes(enemy.id)) continue;
    observer.seen = [...observer.seen, enemy.id];
    if (isIn(observer) && isIn(enemy)) yield* spot(battle, observer.id, enemy.id);
  }
  return sightings.length > 0;
}

/** MU-PASS-04: stands and may shoot at once, or gets out of sight. */
function* spot(battle: Battle, id: FigureId, enemyId: FigureId): Flow {
  yield* emit('spots', 'MU-PASS-04', { figure: id, enemy: enemyId });
  if (yield* passiveTest(battle, id, enemyId, 'MU-PASS-04'))
    return yield* freeShot(battle, id, enemyId);
  const observer = figureOf(battle, id);
  const enemy = figureOf(battle, enemyId);
  const context = { who: observer.seat, about: 'give-way', params: {} };
  const fight = { battle, by: id, against: enemyId };
  const far = yield* rollFor(fight, oneDie(half, high), 'MU-PASS-04', context);
  // MU-ACT-05: nobody walks out of a melee.
  if (observer.hanging || isEngaged(battle, observer)) return;
  const ahead = facingTowards(enemy.at, observer.at);
  const index = tableOf(battle);
  for (const aside of [0, 45, -45, 90, -90, 135, -135, 180]) {
    const at = placeAt(observer.at, turned(ahead, aside), far * PACE);
    if (!isPathClear(index, observer, at, trafficFor(battle, observer))) continue;
    if (!canStand(battle, observer, at) || sees(battle, enemy, { ...observer, at })) continue;
    const before = { ...observer };
    const walked = yield* comeAlong(battle, id, [before.at, at]);
    const [x, y] = walked.at(-1) ?? at;
    yield* emit('hides', 'MU-PASS-04', { figure: id, x, y });
    if (isIn(observer)) yield* passed(battle, id, before, walked);
    return;
  }
  yield* pushAside(battle, id, enemy.at, far * PACE);
}

/** MU-PASS-05: the free shot follows all rules of shooting, and uses up a slow weapon. */
function* freeShot(battle: Battle, id: FigureId, enemyId: FigureId): Flow {
  const observer = figureOf(battle, id);
  const enemy = figureOf(battle, enemyId);
  if (whyNotFire(battle, observer)) return;
  const weapons = weaponsOf(battle, observer).filter(
    (weapon) => !whyNotTarget(battle, observer, weapon, enemy),
  );
  const [first] = weapons;
  if (!first) return;
  if (isAutonomous(battle, observer)) return yield* shoot(battle, id, first.id, enemyId);
  const weapon = yield* choose<string | null>({
    who: observer.seat,
    about: 'free-shot',
    rule: 'MU-PASS-04',
    skip: 'hold',
    params: { figure: id, enemy: enemyId },
    options: [
      { key: replies.make({ kind: 'hold' }), value: null },
      ...weapons.map((each) => ({
        key: replies.make({ kind: 'shoot', weapon: each.id }),
        value: each.id,
      })),
    ],
  });
  if (weapon !== null) yield* shoot(battle, id, weapon, enemyId);
}
