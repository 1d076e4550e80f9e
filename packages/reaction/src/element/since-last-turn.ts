import type { Misfortune, SinceLastTurn } from '@skirmish-kit/ui';
import type { Battle } from '../rules/state.ts';

/** What befalls a figure, as it is counted for its player. */
const FATES: Readonly<Record<string, Misfortune>> = {
  eliminated: 'out',
  fled: 'out',
  'machine-damaged': 'hurt',
  panics: 'shaken',
  routs: 'shaken',
  rallied: 'recovered',
  revived: 'recovered',
};

/** Questions of the player’s own turn. */
const OWN: readonly string[] = ['order', 'group', 'figure', 'action'];

/** What happened to a side while the other had its turn. */
export function sinceLastTurn(battle: () => Battle): SinceLastTurn {
  return {
    isOwnTurn: ({ about }) => OWN.includes(about),
    happened({ kind, about, params }, seat) {
      if (kind !== 'event') return undefined;
      const whose = battle().figures.find(({ id }) => id === params['figure'])?.seat;
      return whose === seat ? FATES[about] : undefined;
    },
  };
}
