// npm run mutation [-- group or file …]: changes the sources a little and tells which changes no test
// notices. See the README beside this file.
import { join } from 'node:path';
import { loadSource } from '../build/load-source.mjs';

const here = import.meta.dirname;
const { main } = await loadSource(join(here, 'main.ts'));
process.exit(await main(join(here, '../..'), process.argv.slice(2)));
