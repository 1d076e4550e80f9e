// A process that runs tests with one change awake; the judge ends it when it takes too long.
import { join } from 'node:path';
import { loadSource } from '../build/load-source.mjs';

const here = import.meta.dirname;
const { serve } = await loadSource(join(here, 'worker.ts'));
serve(join(here, '../..'));
process.send?.('ready');
