import { LANGUAGES, type Language } from '@skirmish-kit/core';
import { textOption, UsageError, type Arguments } from './command.ts';

/** The language of `--lang`; English unless told otherwise. */
export function language(args: Arguments): Language {
  const wanted = textOption(args, 'lang') ?? 'en';
  const known = LANGUAGES.find((candidate) => candidate === wanted);
  if (!known)
    throw new UsageError(`--lang takes ${LANGUAGES.join(' or ')}; "${wanted}" is neither.`);
  return known;
}
