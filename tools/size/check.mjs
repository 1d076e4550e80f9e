// What each embed weighs, in exact bytes, against its budget (tools/size/budgets.json): file by file,
// and all that a page in English loads until somebody can play.
//   node tools/size/check.mjs [packages/reaction]
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
const [asked = ''] = process.argv.slice(2);
const inside = ([file]) => file.startsWith(asked);
let over = 0;
for (const [file, budget] of Object.entries(budgets.files).filter(inside))
  weigh(file, [file], budget);
for (const [room, budget] of Object.entries(budgets.firstGames).filter(inside)) {
  const files = [...leansOn(room)];
  weigh(`${dirname(room)}: ${files.map((file) => basename(file)).join(' + ')}`, files, budget);
}
process.exit(over === 0 ? 0 : 1);

function weigh(what, files, budget) {
  const missing = files.find((file) => !existsSync(join(root, file)));
  if (missing) {
    console.error(`${missing} is not there: build first (npm run build).`);
    over++;
    return;
  }
  const contents = files.map((file) => readFileSync(join(root, file)));
  const bytes = sum(contents.map(({ length }) => length));
  const gzip = sum(contents.map((content) => gzipSync(content, { level: 9 }).length));
  const verdict = gzip <= budget ? 'ok' : `OVER by ${gzip - budget}`;
  console.log(
    `${what.padEnd(58)} ${String(bytes).padStart(8)} B  gzip ${String(gzip).padStart(7)} of ${budget}  ${verdict}`,
  );
  if (gzip > budget) over++;
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A module and everything it imports, which always ends at the embed it belongs to. */
function leansOn(file, found = new Set()) {
  const path = join(root, file);
  if (found.has(file)) return found;
  found.add(file);
  if (!existsSync(path)) return found;
  for (const [, name] of readFileSync(path, 'utf8').matchAll(/\bfrom"\.\/([\w.-]+\.js)"/g))
    leansOn(join(dirname(file), name), found);
  return found;
}
