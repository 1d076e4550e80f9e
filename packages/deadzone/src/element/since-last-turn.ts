import type { Misfortune, SinceLastTurn } from '@skirmish-kit/ui';
import type { Battle } from '../rules/state.ts';

/** What befalls a figure, as it is counted for its player. */
const FATES: Readonly<Record<string, Misfortune>> = {
  killed: 'out',
  wounded: 'hurt',
  'catches-fire': 'hurt',
  pinned: 'shaken',
  stunned: 'shaken',
  healed: 'recovered',
};

/** Points that the other side gets. */
const POINTS: readonly string[] = ['scores', 'objective'];

/** Questions of the player’s own turn. */
const OWN: readonly string[] = ['turn', 'action'];

/** What happened to a side while the other had its turn. */
export function sinceLastTurn(battle: () => Battle): SinceLastTurn {
  return {
    isOwnTurn: ({ about }) => OWN.includes(about),
    happened({ kind, about, params }, seat) {
      if (kind !== 'event') return undefined;
      if (POINTS.includes(about)) return params['seat'] === seat ? undefined : 'points';
      const whose = battle().models.find(({ id }) => id === params['model'])?.seat;
      return whose === seat ? FATES[about] : undefined;
    },
  };
}
