/** How much untrusted JSON is read before it is refused. */
export interface JsonLimits {
  /** The bytes of the text, in UTF-8. */
  readonly bytes: number;
  /** Lists and objects inside each other; a bare list is 1. */
  readonly depth: number;
  /** Items of lists and entries of objects, all counted together. */
  readonly entries: number;
  /** Characters of one text or name. */
  readonly text: number;
}

export const JSON_LIMITS: JsonLimits = { bytes: 1_048_576, depth: 32, entries: 5_000, text: 2_000 };
