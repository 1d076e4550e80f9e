import { expect, test } from 'vitest';
import { parseBase64url } from './base64url.ts';

test.each(['AA==', 'AAA+', 'AAA/', 'AA A', 'AAAé', '\0AAA', 'AAA\n'])(
  '%j has a letter that no writer of base64url has',
  (text) => {
    expect(parseBase64url(text)).toBeUndefined();
  },
);
