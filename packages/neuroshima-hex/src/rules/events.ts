import {
  typedRefuse,
  typedEmit,
  type Flow,
  type Params,
  type ParamsOf,
  type RuleId,
} from '@skirmish-kit/core';
import type { events } from '../messages/events.ts';
import type { refusals } from '../messages/refusals.ts';
import type { Table } from './table.ts';

export type { Attacker, UnitNamed } from '../messages/formatters.ts';

/** Everything that can happen, with what its sentence is filled in with. */
export type Events = typeof events;

const emitTyped = /* @__PURE__ */ typedEmit<Events>();

/** Tells a moment, if anybody is listening. */
export function* emit<K extends keyof Events>(
  table: Table,
  about: K,
  rule: RuleId,
  params: ParamsOf<Events[K]> & Params,
): Flow {
  if (table.watched) yield* emitTyped(about, rule, params);
}

/** Refuses an answer, with everything that its sentence needs. */
export const refuse = /* @__PURE__ */ typedRefuse<typeof refusals>();
