import type { FieldCube } from '../../board/index.ts';
import type { Zone } from '../mission.ts';
import type { Settings } from '../settings.ts';
import type { DeadzoneSetup } from '../setup-input.ts';
import { setupWith, type Wish } from './by-answers.ts';

/** A battlefield and a mission made for a test: legal, and no larger than it needs. */
export interface Arena {
  readonly cubes?: readonly FieldCube[];
  readonly zones?: readonly [Zone, Zone];
  /** More of the mission: exits, tokens. */
  readonly mission?: Readonly<Record<string, unknown>>;
  readonly settings?: Partial<Settings>;
}

const CLOSE: readonly [Zone, Zone] = [
  { from: [3, 3], to: [6, 4] },
  { from: [3, 5], to: [6, 6] },
];

const NAME = { en: 'The arena', fr: 'L’arène' } as const;

/** Two teams close to one another on open ground, unless the arena says otherwise. */
export function arenaSetup(
  teams: Parameters<typeof setupWith>[0],
  { cubes = [], zones = CLOSE, mission = {}, settings = {} }: Arena = {},
): DeadzoneSetup {
  return setupWith(teams, {
    field: { format: 'skirmish-field', version: 1, id: 'arena', name: NAME, cubes },
    mission: {
      ...{ id: 'arena', name: NAME, text: NAME, victoryPoints: 60, zones, rounds: 8 },
      ...{ objectives: [], actions: [], exits: [], tokens: [], drawn: 0 },
      ...mission,
    },
    settings,
  });
}

/** Seat 0 has the first zone; then each seat answers as its own wish says. */
export function seated(first: Wish, second: Wish): Wish {
  return (ask, battle) => {
    if (ask.about === 'first-player') return ask.who === 0 ? 'i-begin' : 'they-begin';
    if (ask.about === 'zone') return ask.who === 0 ? 'zone:1' : 'zone:2';
    return (ask.who === 0 ? first : second)(ask, battle);
  };
}
