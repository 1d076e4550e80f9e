// npm run golden: writes the golden playthroughs anew; read the difference before you commit it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../setup/install.mjs';

const outfile = join(mkdtempSync(join(tmpdir(), 'skirmish-golden-')), 'playthrough.mjs');
await build({
  entryPoints: [join(ROOT, 'packages/reaction/test/golden/playthrough.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  logLevel: 'error',
});
const { GOLDEN, playGolden } = await import(pathToFileURL(outfile).href);
for (const golden of GOLDEN) {
  const text = await playGolden(golden);
  writeFileSync(join(ROOT, 'packages/reaction/golden', `${golden.name}.txt`), text);
  console.log(`packages/reaction/golden/${golden.name}.txt  ${text.length} bytes`);
}
