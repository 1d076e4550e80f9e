import { d, roll, sum, type Flow, type Refusal } from '@skirmish-kit/core';
import { distance, inContact, placeAt, type Point } from '@skirmish-kit/space';
import type { PlannedAction } from './planned-action.ts';
import { banded } from './dice.ts';
import { findFigure } from './figures.ts';
import { canStand } from './battlefield.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';
import { gearModifier } from './technology.ts';

/** RX-ACTG-03: why this casualty cannot be helped by that figure. */
export function aidRefusal(battle: Battle, figure: Figure, casualty: Figure): Refusal | undefined {
  const id = casualty.id;
  if (battle.settings.firstAid === 'none' || casualty.machine) {
    return refuse('no-first-aid', 'RX-ACTG-03', { figure: id });
  }
  if (casualty.seat !== figure.seat) return refuse('not-own-side', 'RX-ACTG-03', { figure: id });
  if (casualty.fate !== 'eliminated') return refuse('not-a-casualty', 'RX-ACTG-03', { figure: id });
  if (casualty.aided) return refuse('already-aided', 'RX-ACTG-03', { figure: id });
  if (casualty.outSince < battle.turn - 1) {
    return refuse('too-late', 'RX-ACTG-03', { figure: id, turn: casualty.outSince });
  }
  if (!inContact(figure, casualty)) {
    const params = { figure: figure.id, target: id, distance: distance(figure, casualty) };
    return refuse('not-in-contact', 'RX-ACTG-03', params);
  }
  return undefined;
}

/** RX-ACTG-03: a technology-style roll. */
export function aidModifier(figure: Figure): number {
  return gearModifier(figure.medkit) - (figure.reaction === 'panic' ? 2 : 0);
}

/** The plan of `aid:a2`. */
export function planAid(battle: Battle, figure: Figure, id: string): PlannedAction | Refusal {
  const casualty = findFigure(battle, id);
  if (!casualty) return refuse('no-such-thing', 'RX-ACTG-03', { id: id.slice(0, 20) });
  const refusal = aidRefusal(battle, figure, casualty);
  if (refusal) return refusal;
  return {
    cost: 3, // RX-ACTG-01
    interrupted: 'before',
    kind: 'other',
    perform: () => firstAid(battle, figure, casualty),
  };
}

/** RX-ACTG-03: the roll; who is saved comes back panicked. Once for each casualty. */
function* firstAid(battle: Battle, figure: Figure, casualty: Figure): Flow {
  const difficulty = battle.settings.firstAidDifficulty;
  const modifier = aidModifier(figure);
  const params = { figure: figure.id, casualty: casualty.id, modifier, difficulty };
  const { total, band } = yield* roll(
    banded(sum([d(2, 6)], modifier), (reached) => reached >= difficulty),
    'RX-ACTG-03',
    { who: figure.seat, about: 'first-aid', params },
  );
  casualty.aided = true;
  yield* emit('first-aid', 'RX-ACTG-03', {
    ...params,
    dice: total - modifier,
    total,
    success: band ? 1 : 0,
  });
  const at = band ? freePlace(battle, casualty) : undefined;
  if (!at) return;
  casualty.at = at;
  casualty.fate = 'in';
  casualty.outSince = 0;
  casualty.reaction = 'panic';
  casualty.acted = true;
  yield* emit('revived', 'RX-ACTG-03', { figure: casualty.id });
}

/** Where it fell, or as near to that as there is room. */
function freePlace(battle: Battle, figure: Figure): Point | undefined {
  if (canStand(battle, figure, figure.at)) return figure.at;
  for (let away = 5; away <= 100; away += 5) {
    for (let direction = 0; direction < 360; direction += 30) {
      const at = placeAt(figure.at, direction, away);
      if (canStand(battle, figure, at)) return at;
    }
  }
  return undefined;
}
