import { join } from 'node:path';
import { arrows } from './arrows.mjs';
import { deterministic } from './deterministic.mjs';
import { noStyleAttribute } from './no-style-attribute.mjs';
import { textAsText } from './text-as-text.mjs';

/** Our own rules, as a plugin of the linter. */
export default {
  meta: { name: 'house' },
  rules: {
    arrows: arrows(join(import.meta.dirname, '../..')),
    deterministic,
    'no-style-attribute': noStyleAttribute,
    'text-as-text': textAsText,
  },
};
