import { defineActions, idKey, listKey, integerKey, type ActionOf } from '@skirmish-kit/core';
import { point } from './answer-keys.ts';

/**
 * What a figure can do in its activation (MU-ACT-03), by the keys that records have.
 *
 * | key | action |
 * |---|---|
 * | `walk:455,300` | walk there (MU-MOVE-01) |
 * | `run:455,300` | run there (MU-MOVE-03) |
 * | `climb:455,300` | climb up to that place, or down to it (MU-MOVE-05, MU-EQ-08) |
 * | `drop:455,300` | jump down beside the piece it stands on (MU-MOVE-06) |
 * | `shoot:rifle:b2` | shoot (MU-SHOOT-01); with a template at somebody, too |
 * | `charge:b2` | charge (MU-CHG-01) |
 * | `strike:b2:sword+dagger` | strike with what the hands hold, `fists` without (MU-MELEE-01) |
 * | `flee:455,300` | flee a melee to that place (MU-DISENG-01) |
 * | `medikit:a2` | give back a life (MU-EQ-09) |
 * | `recover` | take heart and get a life back (MU-IMP-20) |
 * | `carry:a2` | pick up a figure that is out (MU-CHAR-14) |
 * | `put-down` | put it down |
 * | `haul:455,300` | move a gun (MU-RW-04) |
 * | `fire-together:rifle:b2` | shoot, and those who go along as well (MU-EXTRA-08) |
 * | `strike-together:b2` | all extras in contact strike (MU-EXTRA-05) |
 * | `board:av1`, `get-out:455,300`, `jump:bv1` | into a vehicle, out of it, into another (MU-VEH-22, MU-VEH-23) |
 * | `drive:100+45+60`, `boost:80` | straight, a turn, straight; with the booster (MU-VEH-05, MU-VEH-09) |
 * | `shoot-vehicle:rifle:bv1`, `shoot-crew:rifle:b2` | at a vehicle, at somebody inside (MU-VEH-15, MU-VEH-18) |
 * | `strike-vehicle:bv1:axe` | strike a vehicle (MU-VEH-15) |
 * | `deed:plant:site-1` | something only the world of the battle knows of |
 * | `deed:carry-off:a1` | leave the table with a fallen one (MU-MERC-09, MU-ALIEN-03) |
 * | `done` | the figure has finished |
 */
export const actions = /* @__PURE__ */ defineActions({
  walk: { to: point },
  run: { to: point },
  climb: { to: point },
  drop: { to: point },
  shoot: { weapon: idKey, target: idKey },
  charge: { target: idKey },
  strike: { target: idKey, weapons: listKey(idKey, '+') },
  flee: { to: point },
  medikit: { target: idKey },
  recover: {},
  carry: { target: idKey },
  'put-down': {},
  haul: { to: point },
  'fire-together': { weapon: idKey, target: idKey },
  'strike-together': { target: idKey },
  board: { vehicle: idKey },
  'get-out': { to: point },
  jump: { vehicle: idKey },
  drive: { way: listKey(integerKey, '+') },
  boost: { way: listKey(integerKey, '+') },
  'shoot-vehicle': { weapon: idKey, vehicle: idKey },
  'shoot-crew': { weapon: idKey, target: idKey },
  'strike-vehicle': { vehicle: idKey, weapons: listKey(idKey, '+') },
  deed: { what: idKey, at: idKey },
  done: {},
});

export type Action = ActionOf<typeof actions.kinds>;
export type ActionKind = Action['kind'];
