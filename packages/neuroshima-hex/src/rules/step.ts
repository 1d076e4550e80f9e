import type { Flow } from '@skirmish-kit/core';
import { knows, learn } from './chapters.ts';
import { stepAsLearnt } from './opening.ts';
import { turnRules } from './play-on.ts';
import type { Table } from './table.ts';

/**
 * The smallest stretch of a game with everything in the state at both ends: an HQ is placed, a
 * turn begins, tiles are drawn, one action is taken, one phase is fought, a battle is wound up.
 */
export function playStep(table: Table): Flow {
  if (!knows('turns')) learn({ turns: turnRules });
  return stepAsLearnt(table);
}
