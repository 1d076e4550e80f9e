// What each embed weighs, in exact bytes, against its budget (tools/size/budgets.json).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
let over = 0;
for (const [file, budget] of Object.entries(budgets)) {
  const path = join(root, file);
  if (!existsSync(path)) {
    console.error(`${file} is not there: build first (npm run build).`);
    over++;
    continue;
  }
  const bytes = readFileSync(path);
  const gzip = gzipSync(bytes, { level: 9 }).length;
  const verdict = gzip <= budget ? 'ok' : `OVER by ${gzip - budget}`;
  console.log(
    `${file.padEnd(58)} ${String(bytes.length).padStart(8)} B  gzip ${String(gzip).padStart(7)} of ${budget}  ${verdict}`,
  );
  if (gzip > budget) over++;
}
process.exit(over === 0 ? 0 : 1);
