import { defineActions, idKey, pairKey, integerKey, type KeyCodec } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';

/* What can be answered to the questions besides the actions of the active figure, each in one text. */

/** Twentieths of a pace; no table has more than five digits of them. */
const twentieths: KeyCodec<number> = {
  make: integerKey.make,
  parse(text) {
    const value = integerKey.parse(text);
    return value === undefined || Math.abs(value) > 99_999 ? undefined : value;
  },
};

/** `455,300`: from the top left corner. */
export const point: KeyCodec<Point> = /* @__PURE__ */ pairKey(twentieths, ',', twentieths);

/** One of several figures, or none of them. */
export const picks = /* @__PURE__ */ defineActions({ figure: { id: idKey }, none: {} });

/** MU-TURN-04, MU-TURN-06: somebody to be activated, or nobody more. */
export const turns = /* @__PURE__ */ defineActions({ activate: { figure: idKey }, done: {} });

/** MU-DEP-04: where a figure begins, or that all others begin where it is offered. */
export const placings = /* @__PURE__ */ defineActions({
  place: { figure: idKey, at: point },
  wait: { figure: idKey },
  rest: {},
});

/** MU-RT-05: which hostage goes to which room, or none more. */
export const relocations = /* @__PURE__ */ defineActions({
  move: { figure: idKey, to: idKey },
  done: {},
});

/** MU-RT-03: where something of the scene stands, or that it is built. */
export const scenes = /* @__PURE__ */ defineActions({ put: { at: point }, done: {} });

/** MU-RT-07: the next marker of a patrol; or that it ends, goes round, or all others are as given. */
export const routes = /* @__PURE__ */ defineActions({
  put: { at: point },
  done: {},
  round: {},
  rest: {},
});

export const yesOrNo = /* @__PURE__ */ defineActions({ yes: {}, no: {} });

/** MU-PASS-04: a free shot at who came into sight. */
export const replies = /* @__PURE__ */ defineActions({ shoot: { weapon: idKey }, hold: {} });
