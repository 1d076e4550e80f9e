#!/usr/bin/env node
// In the repository the sources are bundled on the fly, so the command always runs what is there to
// read; installed from a registry, what bundles them is not there and the built files run.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

const { run } = existsSync(join(here, 'from-sources.js'))
  ? await (await import('./from-sources.js')).fromSources()
  : await import('../dist/main.js');
process.exitCode = await run(process.argv.slice(2));
