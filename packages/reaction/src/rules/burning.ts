import type { Flow, Refusal } from '@skirmish-kit/core';
import type { PlannedAction } from './planned-action.ts';
import { isIn } from './figures.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';
import { wound } from './wound.ts';

/** RX-RW-06: who survives flames burns. */
export function* catchFire(battle: Battle, figure: Figure): Flow {
  if (battle.settings.fire === 'none' || !isIn(figure) || figure.burning) return;
  figure.burning = true;
  yield* emit('catches-fire', 'RX-RW-06', { figure: figure.id });
}

/** RX-RW-06: 2d4 without cover in step 1, then the fire is out. */
export function* burn(battle: Battle, figure: Figure): Flow {
  yield* emit('burns', 'RX-RW-06', { figure: figure.id });
  figure.burning = false;
  yield* wound(battle, figure, { dice: [4, 4], cover: 0, bonus: 0, by: 'shot' });
  yield* emit('fire-out', 'RX-RW-06', { figure: figure.id });
}

/** The plan of `extinguish`. */
export function planExtinguish(figure: Figure): PlannedAction | Refusal {
  if (!figure.burning) return refuse('not-burning', 'RX-RW-06', { figure: figure.id });
  return {
    cost: 2,
    interrupted: 'before',
    kind: 'other',
    perform: () => extinguish(figure),
  };
}

function* extinguish(figure: Figure): Flow {
  figure.burning = false;
  yield* emit('fire-out', 'RX-RW-06', { figure: figure.id });
}
