/** A value as a piece of a key, and back. */
export interface KeyCodec<T> {
  make(value: T): string;
  /** `undefined` for a text that is no such value. */
  parse(text: string): T | undefined;
}

/** The value that a text form is for. */
export type CodecValue<F> = F extends KeyCodec<infer T> ? T : never;

/** The id of a figure, a weapon, a tile: letters, digits and hyphens. */
export const idKey: KeyCodec<string> = {
  make: (value) => value,
  parse: (text) => (/^[A-Za-z\d][A-Za-z\d-]*$/.test(text) ? text : undefined),
};

/** A whole number, written the one way it is written: no `+`, no `007`. */
export const integerKey: KeyCodec<number> = {
  make: String,
  parse: (text) => (/^(?:0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined),
};

/**
 * One of a few words.
 *
 * @example
 * ```ts
 * const side = wordKey('left', 'right');
 * side.parse('left'); // 'left'
 * side.parse('up'); // undefined
 * ```
 */
export function wordKey<const W extends string>(...words: readonly W[]): KeyCodec<W> {
  return { make: (value) => value, parse: (text) => words.find((word) => word === text) };
}

/**
 * Two values with a mark between them.
 *
 * @example
 * ```ts
 * const point = pairKey(integerKey, ',', integerKey);
 * point.make([455, 300]); // '455,300'
 * point.parse('455,300,'); // undefined
 * ```
 */
export function pairKey<A, B>(
  first: KeyCodec<A>,
  mark: string,
  second: KeyCodec<B>,
): KeyCodec<readonly [A, B]> {
  return {
    make: (pair) => first.make(pair[0]) + mark + second.make(pair[1]),
    parse(text) {
      const at = text.indexOf(mark);
      if (at < 0) return undefined;
      const a = first.parse(text.slice(0, at));
      const b = second.parse(text.slice(at + mark.length));
      return a === undefined || b === undefined ? undefined : [a, b];
    },
  };
}

/**
 * One or more values with a mark between them.
 *
 * @example
 * ```ts
 * const shots = listKey(pairKey(idKey, '*', integerKey), '+');
 * shots.make([['b2', 2], ['b3', 1]]); // 'b2*2+b3*1'
 * shots.parse('b2*2+'); // undefined
 * ```
 */
export function listKey<T>(each: KeyCodec<T>, mark: string): KeyCodec<readonly T[]> {
  return {
    make: (values) => values.map((value) => each.make(value)).join(mark),
    parse(text) {
      const values: T[] = [];
      for (const part of text.split(mark)) {
        const value = each.parse(part);
        if (value === undefined) return undefined;
        values.push(value);
      }
      return values;
    },
  };
}
