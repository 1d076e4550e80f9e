import type { Cube } from '../board/index.ts';
import { places } from './answer-keys.ts';

/** Ways to pick from, each named by where it ends; or to stay. */
export function pathAnswers(ways: readonly (readonly Cube[])[]) {
  return [
    { key: places.make({ kind: 'none' }), value: null },
    ...ways.flatMap((value) => {
      const cube = value.at(-1);
      return cube ? [{ key: places.make({ kind: 'to', cube }), value }] : [];
    }),
  ];
}
