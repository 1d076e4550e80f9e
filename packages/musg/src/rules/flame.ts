import { subFlow, type Flow } from '@skirmish-kit/core';
import { cone, facingTowards, inShape, type Point } from '@skirmish-kit/space';
import { shotStrength } from './aim.ts';
import { archaicDie } from './archaic-weapons.ts';
import { figureOf, figuresIn, weaponNamed } from './figures.ts';
import { sees } from './battlefield.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { takeHit } from './wound.ts';

/** MU-TMPL-08: 8 paces long, and as wide at its end as 30 degrees are there. */
const LENGTH = 8 * PACE;
const WIDTH = 86;

/** MU-TMPL-08: where the flames go. */
export function flameShape(shooter: Figure, target: Figure): readonly Point[] {
  return cone(shooter, facingTowards(shooter.at, target.at), LENGTH, WIDTH);
}

/** MU-TMPL-08, MU-COVER-06: who is in the flames and not behind solid scenery; friends as well. */
export function inFlames(battle: Battle, shooter: Figure, target: Figure): readonly Figure[] {
  const others = figuresIn(battle).filter((other) => other !== shooter && !other.hidden);
  return inShape(flameShape(shooter, target), others).filter((other) =>
    sees(battle, shooter, other),
  );
}

/** MU-TMPL-08: all of them are hit, without a die and whatever the cover. */
export function* flames(battle: Battle, id: FigureId, weaponId: string, target: FigureId): Flow {
  const shooter = figureOf(battle, id);
  const strength = shotStrength(shooter, weaponNamed(shooter, weaponId));
  const touched = inFlames(battle, shooter, figureOf(battle, target));
  yield* emit('burns', 'MU-TMPL-08', { figure: id, count: touched.length });
  const { shoot } = shooter.recruit.values;
  for (const victim of touched) {
    const isRolled = battle.settings.flameHits === 'rolled';
    if (
      isRolled &&
      (yield* archaicDie({ battle, by: id, against: victim.id }, shoot ?? 6)) !== 'hit'
    )
      continue;
    yield* subFlow(takeHit, battle, victim.id, strength, id, 'MU-TMPL-08');
  }
}
