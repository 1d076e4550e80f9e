import { join } from 'node:path';
import { ROOT } from '../setup/install.mjs';

/** What `npm start` serves, by the prefix of its address: the built site. End-to-end tests serve the same. */
export const SITE = { '/': join(ROOT, 'apps/demo/dist') };
