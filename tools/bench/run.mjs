// Runs benchmarks: npm run bench            all of them
//                  npm run bench -- core    one
// Each benchmark is a TypeScript file in this folder that exports bench(); this command runs it with tsx.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const all = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'));
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : all) {
  if (!existsSync(join(here, `${name}.ts`))) {
    console.error(`There is no bench "${name}". There are: ${all.join(', ')}.`);
    process.exit(2);
  }
  console.log(`\n── ${name} ${'─'.repeat(60)}`);
  const { bench } = await import(pathToFileURL(join(here, `${name}.ts`)).href);
  await bench();
}
