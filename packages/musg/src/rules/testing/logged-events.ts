import type { GameEvent } from '@skirmish-kit/core';
import type { Played, Script } from '@skirmish-kit/core/testing';
import type { Battle } from '../state.ts';
import { activate, perform } from './battle.ts';

/** What was told, in lines: `walks MU-MOVE-01 a1 200 300`. */
export function loggedEvents(events: readonly GameEvent[]): readonly string[] {
  return events.map(({ about, rule, params }) => [about, rule, ...Object.values(params)].join(' '));
}

/** What was told, with the names of what it speaks of: `alert MU-RT-10 level=2`. */
export function eventsWithParams({ events }: Pick<Played<unknown>, 'events'>): string[] {
  return events.map(({ about, rule, params }) =>
    [about, rule, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(' '),
  );
}

/** What was rolled, in lines: `to-hit MU-SHOOT-07 d6>=4`. */
export function rolled({ rolls }: Pick<Played<unknown>, 'rolls'>): readonly string[] {
  return rolls.map(({ about, rule, notation }) => `${about} ${rule} ${notation}`);
}

/** Does something with all points of a figure, and gives what was told. */
export function eventsOf(battle: Battle, id: string, key: string, script: Script = {}) {
  activate(battle, id);
  return loggedEvents(perform(battle, key, script).events);
}
