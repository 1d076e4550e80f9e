/** An answer's key taken apart: what is done, from which hex, to which, how turned. */
export interface AnswerParts {
  /** `place:clown`, `step`, `push-back`, `act:push`, `hq`, `to`, `save`. */
  readonly verb: string;
  readonly from?: string;
  readonly to?: string;
  readonly rotation?: number;
}

const HEX = '-?\\d,-?\\d';
const KEY = new RegExp(
  `^(place:[a-z\\d-]+|act:[a-z]+|[a-z][a-z\\d-]*):(${HEX})(?:>(${HEX}))?(?::([0-5]))?(?:<.*)?$`,
);

/** Takes a key apart; `undefined` for one without a hex, such as `end`. */
export function parseAnswer(key: string): AnswerParts | undefined {
  const [, verb, one, two, turned] = KEY.exec(key) ?? [];
  if (verb === undefined || one === undefined) return undefined;
  const rotation = turned === undefined ? {} : { rotation: Number(turned) };
  if (two !== undefined) return { verb, from: one, to: two, ...rotation };
  const moves = turned !== undefined && !verb.startsWith('place:');
  return moves ? { verb, from: one, to: one, ...rotation } : { verb, to: one, ...rotation };
}

/** Puts a key together again. */
export function makeAnswer({ verb, from, to, rotation }: AnswerParts): string {
  const way = from === undefined || from === to ? to : `${from}>${to}`;
  return [verb, way, rotation].filter((part) => part !== undefined).join(':');
}
