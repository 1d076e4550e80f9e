import { join } from 'node:path';
import { moduleBoundaries } from './module-boundaries.mjs';
import { deterministic } from './deterministic.mjs';
import { noStyleAttribute } from './no-style-attribute.mjs';
import { noUnsafeHtml } from './no-unsafe-html.mjs';

/** Our own rules, as a plugin of the linter. */
export default {
  meta: { name: 'skirmish' },
  rules: {
    'module-boundaries': moduleBoundaries(join(import.meta.dirname, '../..')),
    deterministic,
    'no-style-attribute': noStyleAttribute,
    'no-unsafe-html': noUnsafeHtml,
  },
};
