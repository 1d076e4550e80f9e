import { defineActions, idKey, wordKey, listKey } from '@skirmish-kit/core';
import { CUBE_POSITIONS } from '../board/index.ts';
import { cube, weapon } from './action.ts';
import { FACES } from './state.ts';

/* What can be answered to the questions besides the actions of the active model, each in one text. */

/** DZ-TURN-01, DZ-TURN-03: a model to be activated, or a pass. */
export const turns = defineActions({ activate: { model: idKey }, pass: {} });

/** DZ-RECON-02: who is the first player. */
export const firsts = defineActions({ 'i-begin': {}, 'they-begin': {} });

export const zones = defineActions({ zone: { number: wordKey('1', '2') } });

/** DZ-CMD-02: the dice rolled again, by their faces. */
export const rerolls = defineActions({
  again: { faces: listKey(wordKey(...FACES), '+') },
  keep: {},
});

/** One of several models, or none of them. */
export const picks = defineActions({ model: { id: idKey }, none: {} });

/** A cube, or none. */
export const places = defineActions({ to: { cube }, none: {} });

/** DZ-CMD-12: how many Dice faces; or how many dice Stalwart re-rolls. */
export const amounts = defineActions({
  add: { count: wordKey('1', '2', '3', '4', '5', '6', '7', '8', '9') },
  none: {},
});

export const yesOrNo = defineActions({ yes: {}, no: {} });

/** DZ-FIGHT-03: how the target of a fight answers. */
export const replies = defineActions({ survive: {}, 'counter-attack': { weapon } });

/** DZ-FIGHT-02: what is fought with. */
export const blades = defineActions({ with: { weapon } });

/** DZ-CARRY-02, DZ-CARRY-03. */
export const pickUpAnswers = defineActions({ take: { item: idKey }, leave: {} });

/** DZ-CARRY-05: what becomes of an item that was picked up. */
export const itemAnswers = defineActions({
  keep: {},
  drop: { item: idKey },
  destroy: { item: idKey },
});

/** DZ-CARRY-07: which item goes to which friend. */
export const giveAnswers = defineActions({ give: { item: idKey, to: idKey }, none: {} });

/** DZ-CARRY-07: what a friend with full hands does with one of his own items. */
export const returnAnswers = defineActions({ swap: { item: idKey }, drop: { item: idKey } });

/** DZ-ABIL-26: which token goes where. */
export const tokenAnswers = defineActions({ shift: { item: idKey, to: cube }, none: {} });

/** DZ-AWAY-01: a direction, by the number of the scatter die. */
export const directionAnswers = defineActions({
  way: { number: wordKey('1', '2', '3', '4', '5', '6', '7', '8') },
});

/** DZ-MOVE-03: a place in the cube, or wherever there is room. */
export const positionAnswers = defineActions({
  at: { stand: wordKey(...CUBE_POSITIONS) },
  usual: {},
});
