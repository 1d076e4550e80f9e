// npm run golden: writes the golden games of every system again; read the difference before you commit
// it. A system has golden games when it has packages/<system>/test/golden/playthrough.ts.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../setup/install.mjs';

for (const name of readdirSync(join(ROOT, 'packages'))) {
  const source = join(ROOT, 'packages', name, 'test/golden/playthrough.ts');
  if (!existsSync(source)) continue;
  const { GOLDEN, playGolden } = await import(pathToFileURL(source).href);
  const folder = join(ROOT, 'packages', name, 'golden');
  mkdirSync(folder, { recursive: true });
  for (const golden of GOLDEN) {
    const text = await playGolden(golden);
    writeFileSync(join(folder, `${golden.name}.txt`), text);
    console.log(`packages/${name}/golden/${golden.name}.txt  ${text.length} bytes`);
  }
}
