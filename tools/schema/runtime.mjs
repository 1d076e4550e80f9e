/**
 * What a compiled validator calls at run time. Ajv's own versions are CommonJS and carry their
 * source as text with a `require` in it; these say the same in pure ESM.
 */

/** How many characters people would count: a surrogate pair is one. */
export function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    const pair =
      (text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (pair) length--;
  }
  return length;
}

/** Whether two JSON values are the same. Values were checked for depth before they come here. */
export function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
  );
}
