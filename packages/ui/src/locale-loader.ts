import type { Language } from '@skirmish-kit/core';

/**
 * Fetches the sentences of a language when they are not here yet. In a bundler's hands and in tests
 * all languages are; in an embed English is, and the others lie in a file beside it, for which
 * `packages/embed/build/languages.mjs` puts another module in place of this one.
 */
export function loadLocale(_language: Language): Promise<void> | undefined {
  return undefined;
}

/** Whether a language was asked for and could not be had, so that English is spoken instead. */
export function isLocaleMissing(_language: Language): boolean {
  return false;
}
