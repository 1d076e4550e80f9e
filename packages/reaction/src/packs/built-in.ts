import { constant, builtInPacks } from '@skirmish-kit/core';
import type { Gang } from '../rules/profile.ts';
import type { Scenario } from '../rules/scenario.ts';
import cinders from './cinders.json' with { type: 'json' };
import courier from './courier.json' with { type: 'json' };
import halden from './halden.json' with { type: 'json' };
import { gangsOf, scenariosOf, type ReactionPack } from './pack.ts';
import pumpStation from './pump-station.json' with { type: 'json' };
import relay from './relay.json' with { type: 'json' };

/** The built-in packs; they have the same format as third-party packs. */
export const BUILT_IN_PACKS: readonly ReactionPack[] = /* @__PURE__ */ builtInPacks([
  halden,
  cinders,
  relay,
  courier,
  pumpStation,
]);

export const GANGS: readonly Gang[] = constant(BUILT_IN_PACKS.flatMap(gangsOf));

export const SCENARIOS: readonly Scenario[] = constant(BUILT_IN_PACKS.flatMap(scenariosOf));

/** Two gangs and a scenario: a game that is ready to play. */
export interface Battlefield {
  readonly scenario: string;
  /** Gang ids, in the order of the seats. */
  readonly gangs: readonly string[];
}

/** Ready-made games; the first is the one to learn with. */
export const BATTLES: readonly Battlefield[] = [
  { scenario: 'relay', gangs: ['halden-patrol', 'cinder-crew'] },
  { scenario: 'courier', gangs: ['halden-response', 'cinder-swarm'] },
  { scenario: 'pump-station', gangs: ['halden-response', 'cinder-swarm'] },
];
