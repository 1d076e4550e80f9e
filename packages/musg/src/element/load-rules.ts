import type { Catalogue } from '@skirmish-kit/core';

/** The rule texts, fetched when somebody opens a rule; in a bundle they lie in a file beside it. */
export async function loadRules(): Promise<Catalogue> {
  const { catalogue } = await import('../rules/catalogue.ts');
  return catalogue;
}
