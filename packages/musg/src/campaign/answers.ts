import { defineActions, idKey, wordKey, type ActionOf } from '@skirmish-kit/core';
import { RANKS } from '../rules/profile.ts';
import { VEHICLE_CLASSES } from '../rules/vehicle-classes.ts';

/**
 * What a band can do with its treasure (MU-CAMP-02), by the keys that records have.
 *
 * | key | what it does |
 * |---|---|
 * | `buy:rifle:a3` | buys a thing for somebody |
 * | `give:rifle:a3` | gives him a thing from the store |
 * | `stow:rifle:a3` | puts a thing of his into the store |
 * | `recruit:minion:orc` | takes on somebody of a rank and a race |
 * | `hire:elf-sniper` | hires a mercenary (MU-MERC-01) |
 * | `drive:light` | buys a vehicle of a class (MU-VEH-02) |
 * | `recall:b4` | hires a figure that is out of contact (MU-MERC-04, MU-XP-13) |
 * | `done` | the band has finished |
 */
export const purchases = /* @__PURE__ */ defineActions({
  buy: { item: idKey, character: idKey },
  give: { item: idKey, character: idKey },
  stow: { item: idKey, character: idKey },
  recruit: { rank: wordKey(...RANKS), race: idKey },
  hire: { trade: idKey },
  drive: { vehicle: wordKey(...VEHICLE_CLASSES) },
  recall: { character: idKey },
  done: {},
});

export type Purchase = ActionOf<typeof purchases.kinds>;

/** MU-CAMP-01: the next game begins. */
export const beginnings = /* @__PURE__ */ defineActions({ begin: {} });

/** MU-XP-08: what somebody learns. */
export const improvementAnswers = /* @__PURE__ */ defineActions({ learn: { improvement: idKey } });

/** MU-XP-11: what becomes of a lieutenant at the top and his chief. */
export const rivalries = /* @__PURE__ */ defineActions({ replace: {}, fate: {}, stay: {} });

/** MU-XP-10: who follows a chief. */
export const successors = /* @__PURE__ */ defineActions({ follow: { character: idKey } });
