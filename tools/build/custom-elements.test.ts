import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicElements } from './custom-elements.mjs';
import published from './custom-elements.json' with { type: 'json' };

const PACKAGES = join(import.meta.dirname, '../../packages');

test.each(Object.entries(published))(
  'the elements of %s have the attributes, events and parts that pages rely on',
  (system, elements) => {
    expect(publicElements(join(PACKAGES, system))).toEqual(elements);
  },
);
