import { unlikeOffers, type Unlisted } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { turnActions } from './action-text.ts';
import type { Action } from './action.ts';
import type { State } from './state.ts';
import { library, setupOf, system } from './testing/any-game.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 240) / 20);

/** The same act as a listed one: an orientation that looks like it, or a pair named the other way. */
function isSameAct({ state, ask, key }: Unlisted<State>): boolean {
  const action = ask.about === 'action' ? turnActions.parse(key) : undefined;
  if (!action) return false;
  const looks = (army: string | undefined, tile: string, rotation: number): number =>
    library.army(army ?? '')?.tile(tile)?.looks[rotation] ?? rotation;
  const unitAt = (cell: number) => state.units.find((unit) => unit.cell === cell);
  const turned = (from: number, rotation: number): number => {
    const unit = unitAt(from);
    return unit ? looks(state.setup.armies[unit.seat], unit.tile, rotation) : rotation;
  };
  const listed = (same: Action) =>
    ask.options.some(({ key: each }) => each === turnActions.make(same));
  switch (action.kind) {
    case 'place': {
      const { tile, rotation } = action;
      return listed({
        ...action,
        rotation: looks(state.setup.armies[ask.who], tile, rotation),
      });
    }
    case 'step':
    case 'move':
      return listed({ ...action, rotation: turned(action.from, action.rotation) });
    case 'act':
      return action.to >= 0 && listed({ ...action, to: turned(action.at, action.to) });
    case 'instant':
      return action.to >= 0 && listed({ ...action, at: action.to, to: action.at });
    default:
      return false;
  }
}

test(`K1 ${GAMES} random games accept exactly what they offer`, { timeout: 0 }, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  expect(unlikeOffers(system, { seeds, setupOf }, { offers: isSameAct })).toEqual([]);
});
