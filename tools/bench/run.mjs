// npm run bench            every benchmark
// npm run bench -- core    one of them
// A benchmark is a file bench/<name>.ts that exports bench(): in the package that it measures, in
// e2e if it measures built pages, or here.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../setup/install.mjs';

const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
const all = new Map(
  ['tools', 'e2e', ...packages]
    .map((folder) => join(ROOT, folder, 'bench'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [basename(file, '.ts'), file]),
);
const requested = process.argv.slice(2);
for (const name of requested.length > 0 ? requested : all.keys()) {
  if (!all.has(name)) {
    console.error(`There is no benchmark "${name}". There are: ${[...all.keys()].join(', ')}.`);
    process.exit(2);
  }
  console.log(`\n── ${name} ${'─'.repeat(60)}`);
  const { bench } = await import(pathToFileURL(all.get(name)).href);
  await bench();
}
