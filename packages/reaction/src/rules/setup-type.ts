import type { Gang } from './profile.ts';
import type { Scenario } from './scenario.ts';
import type { Settings } from './settings.ts';

/** What a game of Reaction starts from. One gang for each place the scenario has. */
export interface ReactionSetup {
  readonly scenario: Scenario;
  readonly gangs: readonly Gang[];
  readonly settings: Settings;
}
