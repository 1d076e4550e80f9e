/**
 * Numbers between 0 and 1 that follow from a name, so that a wood has the same trees in every
 * picture of it.
 *
 * @example
 * ```ts
 * const next = randomFromName('wood-1');
 * next() === randomFromName('wood-1')(); // true
 * ```
 */
export function randomFromName(name: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < name.length; i++) {
    state = Math.imul(state ^ name.charCodeAt(i), 16777619);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}
