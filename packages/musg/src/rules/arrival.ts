import { choose, type Flow, type Refusal } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { placings } from './answer-keys.ts';
import { enter, placesFor, whyNotPlace } from './deployment.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';
import { comeIntoView } from './walk.ts';

/** MU-MERC-08: the turn in which a hunter enters. */
const TURN = 3;

/** MU-MERC-08: who waited enters anywhere, at least 1 pace from enemies. */
export function* arrivals(battle: Battle): Flow {
  if (battle.turn !== TURN) return;
  for (const figure of battle.figures) {
    if (figure.fate !== 'waiting' || !figure.spent.includes('late')) continue;
    const at = yield* choose({
      who: figure.seat,
      about: 'arrive',
      rule: 'MU-MERC-08',
      params: { figure: figure.id },
      options: placesFor(battle, figure).map((place) => ({
        key: placings.make({ kind: 'place', figure: figure.id, at: place }),
        value: place,
      })),
      read: (key) => readArrival(battle, figure, key),
    });
    const before = { ...figure };
    yield* enter(battle, figure.id, at);
    yield* comeIntoView(battle, figure.id, before);
  }
}

function readArrival(battle: Battle, figure: Figure, key: string): Point | Refusal {
  const answer = placings.parse(key);
  if (answer?.kind !== 'place' || answer.figure !== figure.id)
    return refuse('not-understood', 'MU-MERC-08', { answer: key.slice(0, 40) });
  return whyNotPlace(battle, figure, answer.at) ?? answer.at;
}
