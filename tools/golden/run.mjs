// npm run golden: writes the golden playthroughs anew; read the difference before you commit it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../build/load-source.mjs';
import { ROOT } from '../setup/install.mjs';

const { GOLDEN, playGolden } = await loadSource(
  join(ROOT, 'packages/reaction/test/golden/playthrough.ts'),
);
for (const golden of GOLDEN) {
  const text = await playGolden(golden);
  writeFileSync(join(ROOT, 'packages/reaction/golden', `${golden.name}.txt`), text);
  console.log(`packages/reaction/golden/${golden.name}.txt  ${text.length} bytes`);
}
