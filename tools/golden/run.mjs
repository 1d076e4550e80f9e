// npm run golden: writes the golden playthroughs of every system anew; read the difference before you
// commit it. A system keeps some when it has packages/<system>/test/golden/playthrough.ts.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../build/load-source.mjs';
import { ROOT } from '../setup/install.mjs';

for (const name of readdirSync(join(ROOT, 'packages'))) {
  const source = join(ROOT, 'packages', name, 'test/golden/playthrough.ts');
  if (!existsSync(source)) continue;
  const { GOLDEN, playGolden } = await loadSource(source);
  const folder = join(ROOT, 'packages', name, 'golden');
  mkdirSync(folder, { recursive: true });
  for (const golden of GOLDEN) {
    const text = await playGolden(golden);
    writeFileSync(join(folder, `${golden.name}.txt`), text);
    console.log(`packages/${name}/golden/${golden.name}.txt  ${text.length} bytes`);
  }
}
