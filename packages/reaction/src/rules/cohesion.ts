import type { Flow } from '@skirmish-kit/core';
import { hasMembers, measured, membersIn } from './figures.ts';
import { emit } from './events.ts';
import type { Battle, Figure, Group } from './state.ts';

/** RX-COH-01: in tenths of a centimetre. */
const NEAR_LEADER = 150;
const NEAR_SECOND = 100;

/** Whether a group is in cohesion, and if not, who breaks it. */
export interface Cohesion {
  readonly holds: boolean;
  readonly straggler: Figure | undefined;
}

/** RX-COH-01…03 */
export function cohesionOf(battle: Battle, group: Group): Cohesion {
  if (group.lone) return { holds: true, straggler: undefined };
  const members = membersIn(battle, group).filter(
    (member) => member.reaction !== 'rout' || battle.settings.routingMembers === 'counted',
  );
  const leader = members.find(({ role }) => role === 'leader');
  const second = members.find(({ role }) => role === 'second');
  const missing = Number(!leader) + Number(!second);
  // RX-COH-02
  if (missing >= (battle.settings.cohesionLostWithout === 'both' ? 2 : 1)) {
    return { holds: false, straggler: undefined };
  }
  const straggler = members.find(
    (member) =>
      !(leader && measured(battle, member, leader) <= NEAR_LEADER) &&
      !(second && measured(battle, member, second) <= NEAR_SECOND),
  );
  return { holds: !straggler, straggler };
}

/** RX-COH-02: tested at initiative, and then it holds for the turn. */
export function* testCohesion(battle: Battle): Flow {
  for (const group of battle.groups) {
    if (!hasMembers(battle, group)) continue;
    const { holds, straggler } = cohesionOf(battle, group);
    group.cohesion = holds;
    if (group.lone) continue;
    const params = { group: group.id, holds: holds ? 1 : 0, straggler: straggler?.id ?? '' };
    yield* emit('cohesion', 'RX-COH-01', params);
  }
}
