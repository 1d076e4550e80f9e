import { explainSight, type SightExplanation, type Surroundings } from '../board/index.ts';
import { boardOf, sightBodyOf, wreckOf } from './battlefield.ts';
import { isOnField } from './models.ts';
import type { Battle, Model } from './state.ts';

/** The result of `sightOf` with every line and what stops it. */
export function showSightOf(battle: Battle, viewer: Model, target: Model): SightExplanation {
  return explainSight(
    boardOf(battle),
    sightBodyOf(battle, viewer),
    sightBodyOf(battle, target),
    around(battle, viewer, target),
  );
}

function around(battle: Battle, viewer: Model, target: Model): Surroundings {
  const others = battle.models.filter((model) => model !== viewer && model !== target);
  return {
    smoke: battle.smoke.map(({ cube }) => cube),
    wrecks: others.filter(({ where }) => where === 'wreck').map(wreckOf),
    figures: others.filter(isOnField).map((model) => sightBodyOf(battle, model)),
  };
}
