import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { fightRound } from '../close-combat.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';

/** a1 and b1 in contact, and one of each side far away. */
export const DUEL = ['a1 @1000,600', 'b1 @1024,600', 'a9 @500,100', 'b9 @500,1100'];

/** A round of close combat of a1 against b1. */
export function fight(battle: Battle, script: Script) {
  return runFlow(fightRound(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1')), script);
}
