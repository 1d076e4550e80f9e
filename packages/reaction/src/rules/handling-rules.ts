import type { Action } from './action.ts';
import { addDoorsAndObjects, planDoor, planTake } from './doors-and-objects.ts';
import { addHacks, planHack } from './hacking.ts';
import type { Battle, Figure } from './state.ts';

/** Everything that is at hand. */
function addHandling(found: Action[], battle: Battle, figure: Figure): void {
  addDoorsAndObjects(found, battle, figure);
  addHacks(found, battle, figure);
}

/** RX-ACTG-01, RX-TECH-01: what the rules of a battle ask about doors, objects and what can be hacked. */
export const handlingRules = { addHandling, planDoor, planTake, planHack };

export type HandlingRules = typeof handlingRules;
