import { copyState } from '../state.ts';

/**
 * A copy of some JSON with another value, or with `undefined` none, at a path: malicious input for
 * tests.
 *
 * @example
 * ```ts
 * corrupt({ units: [{ size: 1 }] }, '/units/0/size', 'big'); // { units: [{ size: 'big' }] }
 * ```
 */
export function corrupt(json: unknown, path: string, value: unknown): unknown {
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  const copy: unknown = copyState(json);
  const parent = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), copy);
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return copy;
}
