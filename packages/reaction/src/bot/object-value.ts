import type { Action } from '../rules/action-keys.ts';
import { foesInContact } from '../rules/figures.ts';
import { aidModifier } from '../rules/first-aid.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { difficultyOf } from '../rules/hacking.ts';
import { technologyModifier } from '../rules/technology.ts';
import { unitValue } from './unit-value.ts';

/** The value of hand actions: objects, objectives, casualties, machines, fires. */
export function handValue(battle: Battle, figure: Figure, action: Action): number {
  switch (action.kind) {
    case 'take': {
      const thing = battle.things.find(({ id }) => id === action.object);
      return thing ? 0.5 + thing.points : 0;
    }
    case 'hack': {
      const objective = battle.objectives.find(({ id }) => id === action.objective);
      if (!objective) return 0;
      const difficulty = difficultyOf(battle.settings, objective.difficulty ?? 'normal');
      return objective.points * chanceToReach(difficulty - technologyModifier(figure));
    }
    case 'aid': {
      const casualty = battle.figures.find(({ id }) => id === action.casualty);
      if (!casualty || foesInContact(battle, figure).length > 0) return 0;
      const needed = battle.settings.firstAidDifficulty - aidModifier(figure);
      return unitValue(battle, casualty) * chanceToReach(needed);
    }
    case 'repair':
      return 0.2;
    case 'extinguish':
      return 0.5;
    default:
      return 0;
  }
}

/** The chance that 2d6 are at least this. */
function chanceToReach(needed: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) ways++;
  return ways / 36;
}
