import {
  typedRefuse,
  teller,
  type Flow,
  type Params,
  type ParamsOf,
  type RuleId,
} from '@skirmish-kit/core';
import type { moments } from '../messages/events.ts';
import type { refusals } from '../messages/refusals.ts';
import type { Table } from './table.ts';

export type { Attacker, UnitNamed } from '../messages/formatters.ts';

/** Everything that can happen, with what its sentence is filled in with. */
export type Moments = typeof moments;

const say = /* @__PURE__ */ teller<Moments>();

/** Tells a moment, if anybody is listening. */
export function* tell<K extends keyof Moments>(
  table: Table,
  about: K,
  rule: RuleId,
  params: ParamsOf<Moments[K]> & Params,
): Flow {
  if (table.watched) yield* say(about, rule, params);
}

/** Refuses an answer, with everything that its sentence needs. */
export const deny = /* @__PURE__ */ typedRefuse<typeof refusals>();
