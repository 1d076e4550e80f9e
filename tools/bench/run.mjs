// Runs benchmarks: npm run bench            all of them
//                  npm run bench -- dice    one
// Each bench is a TypeScript file beside this one that exports bench().
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadSource } from '../build/load-source.mjs';

const here = import.meta.dirname;
const all = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'));
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : all) {
  if (!existsSync(join(here, `${name}.ts`))) {
    console.error(`There is no bench "${name}". There are: ${all.join(', ')}.`);
    process.exit(2);
  }
  console.log(`\n── ${name} ${'─'.repeat(60)}`);
  const { bench } = await loadSource(join(here, `${name}.ts`));
  await bench();
}
