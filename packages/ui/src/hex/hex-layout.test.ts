import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameHex } from '@skirmish-kit/space';
import { hexAt, hexCentre } from './hex-layout.ts';
import { hexesOf } from './hex-picture.ts';

test('a point within 50 of the middle of a hex belongs to it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...hexesOf(3)),
      fc.integer({ min: 0, max: 50 }),
      fc.double({ min: 0, max: 7, noNaN: true }),
      (hex, far, angle) => {
        const [x, y] = hexCentre(hex);
        const found = hexAt(x + far * Math.cos(angle), y + far * Math.sin(angle));
        expect(sameHex(found, hex)).toBe(true);
      },
    ),
  );
});
