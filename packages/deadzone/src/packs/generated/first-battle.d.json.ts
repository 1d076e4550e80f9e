import type { Field } from '@skirmish-kit/space/cube';
import type { Mission } from '../../rules/mission.ts';
import type { Faction } from '../../rules/profile.ts';
import type { StrikeTeam } from '../../rules/strike-team.ts';

declare const battle: {
  readonly field: Field;
  readonly mission: Mission;
  readonly teams: readonly StrikeTeam[];
  readonly factions: readonly Faction[];
};
export default battle;
