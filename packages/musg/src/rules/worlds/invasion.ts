import type { Outcome, Seat } from '@skirmish-kit/core';
import { isIn, isAutonomous } from '../figures.ts';
import type { Battle } from '../state.ts';
import { sidesRemaining } from '../victory.ts';
import { freeForAllSides } from '../enter-world.ts';
import type { World } from '../world.ts';
import { settingOf } from '../world-helpers.ts';
import { civilianHooks, clearCourting, isCivilian, recordShot } from './civilians.ts';
import { enteredBuilding, rollEncounter, placePoints, type EncounterTable } from './encounters.ts';
import { clearNoise, makeNoise } from './horde.ts';
import { hordeSeat } from './spawn.ts';
import { GAME_MASTER } from './zombie-settings.ts';

/** Together or alone, who is on the table after the last turn has won. */
function judgeTogether(
  battle: Battle,
  isTurnOver: boolean,
  points: readonly number[],
): Outcome | null | undefined {
  const isMastered = settingOf(battle, 'control') === GAME_MASTER;
  if (sidesRemaining(battle).length === 0 && isMastered)
    return { winners: [hordeSeat(battle)], reason: 'all-gone', scores: points };
  if (settingOf(battle, 'alliance') === 'against' && battle.sides.length > 1) return undefined;
  if (sidesRemaining(battle).length === 0)
    return { winners: [], reason: 'all-gone', scores: points };
  if (!isTurnOver || battle.turn < Number(battle.settings.turnLimit)) return null;
  const seats = battle.sides.map(({ seat }) => seat);
  return { winners: seats, reason: 'survived', scores: points };
}

/** MU-ZOM-01: the players together against what comes, or each for itself. */
function partiesOf(players: number, settings: Readonly<Record<string, string>>): (number | null)[] {
  if (settings['alliance'] === 'against') return freeForAllSides(players);
  return [...Array.from({ length: players }, () => 0), 1, null];
}

/** MU-ZOM-06: the player alone, the players in turn, the first of them, or a game master. */
function controller(battle: Battle): Seat {
  const control = settingOf(battle, 'control');
  if (control === GAME_MASTER) return hordeSeat(battle);
  if (control === 'master') return 0;
  const { order, turn } = battle;
  return order[turn % order.length] ?? 0;
}

/** What is done there, and what lies on the table. */
const invasionMessages = {
  ...civilianHooks.words,
  noise: { en: 'noise', fr: 'bruit' },
  infection: { en: 'infection point', fr: 'point d’infection' },
};

/**
 * MU-ZOM-01, MU-ALIEN-01: what the dead and the aliens have in common: they come from three points,
 * follow noises, wait in buildings, and act when all players have.
 */
export function invasion(table: (battle: Battle) => EncounterTable): Partial<World> {
  return {
    ...civilianHooks,
    words: invasionMessages,
    leastBands: 1,
    parties: partiesOf,
    begin: placePoints,
    *startTurn(battle) {
      yield* rollEncounter(battle, table(battle));
    },
    wild: (battle) =>
      battle.figures
        .filter((figure) => isAutonomous(battle, figure) && isIn(figure))
        .map(({ id }) => id),
    controller,
    isMastered: ({ control }) => control === GAME_MASTER,
    endTurn(battle) {
      clearNoise(battle);
      return undefined;
    },
    *moved(battle, id, _, { places }) {
      clearCourting(battle, id);
      yield* enteredBuilding(battle, id, places, table(battle));
    },
    shot(battle, id, weapon, target) {
      makeNoise(battle, id, weapon);
      recordShot(battle, id, target);
      return undefined;
    },
    // MU-VP-01
    worth: (battle, figure) =>
      isCivilian(figure) ? 0 : isAutonomous(battle, figure) ? 2 : undefined,
    judge: judgeTogether,
  };
}
