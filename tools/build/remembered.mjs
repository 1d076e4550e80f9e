/** By name of a change: what came of it, by the file and its code. */
const results = new Map();

/**
 * A change to modules that always makes the same of the same code (a Rollup plugin): made once, however
 * many bundles of a package have the module.
 *
 * @param {string} name
 * @param {(code: string, id: string) => unknown} change
 */
export function remembered(name, change) {
  const known = results.get(name) ?? new Map();
  results.set(name, known);
  return {
    name,
    transform(code, id) {
      const key = `${id}\n${code}`;
      if (!known.has(key)) known.set(key, change(code, id));
      return known.get(key);
    },
  };
}
