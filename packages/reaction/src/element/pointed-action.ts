import { facingTowards, type Point } from '@skirmish-kit/space';
import { actions } from '../rules/action.ts';
import type { Figure } from '../rules/state.ts';

/** An action that waits for a point of the table. */
export type PointedAction =
  | { readonly kind: 'move' | 'pivot' | 'cross' }
  | { readonly kind: 'blast' | 'flame'; readonly weapon: string };

/** The answer when the point has been pointed at. */
export function pointedAnswer(pointed: PointedAction, figure: Figure, point: Point): string {
  switch (pointed.kind) {
    case 'pivot':
      return actions.make({ kind: 'pivot', facing: facingTowards(figure.at, point) });
    case 'blast':
    case 'flame':
      return actions.make({ ...pointed, at: point });
    default:
      return actions.make({ kind: pointed.kind, to: point });
  }
}
