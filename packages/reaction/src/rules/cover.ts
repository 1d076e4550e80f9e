import type { Flow, Refusal } from '@skirmish-kit/core';
import { isNearPiece } from '@skirmish-kit/space';
import type { PlannedAction } from './planned-action.ts';
import { enemiesOf } from './figures.ts';
import { coverFor, openDoors, tableOf } from './battlefield.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';

/** How near cover counts as touched, in tenths. */
const CLOSE = 5;

/** RX-ACTG-02: in contact with cover, or in it. */
function touchesCover(battle: Battle, figure: Figure): boolean {
  const open = openDoors(battle);
  return isNearPiece(
    tableOf(battle),
    figure,
    CLOSE,
    ({ cover, terrain }) => cover > 0 && !open.includes(terrain.id),
  );
}

/** RX-ACTG-02: in contact with cover, or behind some that an enemy would have to shoot past. */
function hasCover(battle: Battle, figure: Figure): boolean {
  if (touchesCover(battle, figure)) return true;
  return enemiesOf(battle, figure.seat).some((enemy) => (coverFor(battle, enemy, figure) ?? 0) > 0);
}

/** RX-ACTG-02: why a figure cannot take cover where it stands. */
export function coverRefusal(battle: Battle, figure: Figure): Refusal | undefined {
  if (figure.inCover) return refuse('in-cover', 'RX-ACTG-02', { figure: figure.id });
  if (battle.settings.takeCover === 'needs-cover' && !hasCover(battle, figure)) {
    return refuse('no-cover', 'RX-ACTG-02', { figure: figure.id });
  }
  return undefined;
}

/** The plan of `cover`. */
export function planTakeCover(battle: Battle, figure: Figure): PlannedAction | Refusal {
  const refusal = coverRefusal(battle, figure);
  if (refusal) return refusal;
  return {
    cost: 1, // RX-ACTG-01
    interrupted: 'before',
    kind: 'other',
    perform: () => takeCover(figure),
  };
}

function* takeCover(figure: Figure): Flow {
  figure.inCover = true;
  yield* emit('takes-cover', 'RX-ACTG-02', { figure: figure.id });
}
