import type { Rule } from '@skirmish-kit/core';

/** English and French. */
type Pair = readonly [en: string, fr: string];

/** A rule of the catalogue: id, title, text; where the books are silent, the ruling and its setting. */
export function rule(id: string, title: Pair, text: Pair, ruling?: Pair, setting?: string): Rule {
  return {
    id,
    title: { en: title[0], fr: title[1] },
    text: { en: text[0], fr: text[1] },
    ...(ruling && { ruling: { en: ruling[0], fr: ruling[1] } }),
    ...(setting !== undefined && { settings: [setting] }),
  };
}
