import { defineActions, idKey, wordKey, integerKey, type KeyCodec } from '@skirmish-kit/core';
import { cellText } from './cell-text.ts';
import type { Hit } from './hits.ts';

/** NH-TURN-09: what becomes of a hand of nothing but instants. */
export const badDrawAnswers = /* @__PURE__ */ defineActions({ keep: {}, redraw: {} });

/** NH-TURN-02: which tile of a full hand is given up. */
export const discardAnswers = /* @__PURE__ */ defineActions({ discard: { tile: idKey } });

/** NH-DEC-10: where a pushed unit goes. */
export const pushAnswers = /* @__PURE__ */ defineActions({ to: { cell: cellText } });

/** NH-DEC-20: what a Clown does. */
export const clownAnswers = /* @__PURE__ */ defineActions({ attack: {}, explode: {} });

/** NH-DEC-24, NH-DEC-25: which Medic is spent. */
export const spendAnswers = /* @__PURE__ */ defineActions({ spend: { medic: cellText } });

/** NH-DEC-21: which attack a Quartermaster converts, and into what. */
export const convertAnswers = /* @__PURE__ */ defineActions({
  keep: {},
  convert: { unit: cellText, way: integerKey, to: /* @__PURE__ */ wordKey('melee', 'ranged') },
});

/** NH-ATK-01: whom an attack without a line is aimed at. */
export const aimAnswers = /* @__PURE__ */ defineActions({ at: { target: cellText } });

/** NH-DEC-22, NH-DEC-23: whom a Medic saves, and from whose hit when several strike the unit. */
export interface Save {
  readonly kind: 'save';
  readonly unit: number;
  readonly from?: number;
  /** With which symbol, where one Medic takes the hit of one symbol (NH-OPEN-23). */
  readonly symbol?: Hit['kind'];
}

const symbolText = /* @__PURE__ */ wordKey<Hit['kind']>(
  ...(['melee', 'ranged', 'gauss', 'scatter', 'rocket', 'stalk', 'blast', 'instant'] as const),
);

/**
 * `save:0,1`, or with the attacker's hex `save:0,1<1,1`, or with its symbol too,
 * `save:0,1<1,1:melee`.
 */
export const saveAnswers: KeyCodec<Save> = {
  make({ unit, from, symbol }) {
    const struck = from === undefined ? '' : `<${cellText.make(from)}`;
    return `save:${cellText.make(unit)}${struck}${symbol === undefined ? '' : `:${symbol}`}`;
  },
  parse(key) {
    const [, one = '', two, word] = /^save:([^<:]+)(?:<([^<:]+)(?::([^<:]+))?)?$/.exec(key) ?? [];
    const unit = cellText.parse(one);
    const from = two === undefined ? undefined : cellText.parse(two);
    const symbol = word === undefined ? undefined : symbolText.parse(word);
    const wrong = (two !== undefined && from === undefined) || (word !== undefined && !symbol);
    if (unit === undefined || wrong) return undefined;
    return {
      kind: 'save',
      unit,
      ...(from !== undefined && { from }),
      ...(symbol && { symbol }),
    };
  },
};
