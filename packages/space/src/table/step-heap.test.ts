import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropFirst, emptied, emptyHeap, hasSteps, noteStep, reserve } from './step-heap.ts';

const step = fc.record({
  rank: fc.integer({ min: 0, max: 40 }),
  from: fc.integer({ min: 0, max: 5 }),
  to: fc.integer({ min: 0, max: 5 }),
});

test('steps come cheapest first, however many of them wait beside the heap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(step, { maxLength: 30 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(0, 7, 25, Infinity),
      fc.constantFrom(1, 10, Infinity),
      (batches, limit, stretch) => {
        const heap = emptyHeap();
        heap.isBefore = (from, to, otherFrom, otherTo) => 10 * from + to < 10 * otherFrom + otherTo;
        emptied(heap, limit, stretch);
        const left: number[] = [];
        const takeFirst = () => {
          const first = (heap.ranks[0] ?? 0) * 100 + (heap.from[0] ?? 0) * 10 + (heap.to[0] ?? 0);
          expect(first).toBe(Math.min(...left));
          left.splice(left.indexOf(first), 1);
          dropFirst(heap);
        };
        for (const batch of batches) {
          reserve(heap, batch.length);
          for (const { rank, from, to } of batch) {
            noteStep(heap, rank, from, to);
            left.push(rank * 100 + from * 10 + to);
          }
          for (let i = 0; i < 3 && hasSteps(heap); i++) takeFirst();
        }
        while (hasSteps(heap)) takeFirst();
        expect(left).toEqual([]);
      },
    ),
  );
});
