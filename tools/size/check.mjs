// The size of each widget of an embed against its budget (tools/size/budgets.json): all files that its
// first view loads, as a server sends them.
//   node tools/size/check.mjs packages/embed
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSize, widgetsIn } from './files.mjs';

const root = join(import.meta.dirname, '../..');
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
const dist = join(resolve(root, process.argv[2] ?? 'packages/embed'), 'dist');
let over = 0;
if (!existsSync(join(dist, 'embed.json'))) {
  console.error(`${dist} has no embed.json: build first (npm run build).`);
  process.exit(1);
}

const widgets = widgetsIn(dist);
const games = widgets.filter(({ kind }) => kind === 'embed');
for (const { name, game, kind, files } of widgets) {
  const budget = kind === 'embed' ? (budgets.game[game] ?? budgets.game['*']) : budgets[kind];
  check(`${name}: ${files.length} files`, files, budget);
  const classic = kind === 'embed' ? budgets.classic[game] : undefined;
  if (classic !== undefined) check(`${name}.classic.js`, [`${name}.classic.js`], classic);
}
if (games.length > 1) {
  check('skirmish.js', ['skirmish.js'], budgets.loader);
  check(
    'all games on one page',
    games.flatMap(({ files }) => files),
    budgets.allGames,
  );
  for (const first of games) checkSecondGames(first);
}
process.exit(over === 0 ? 0 : 1);

/** Fails above `most`; where that is more than the goal, says how much. */
function check(what, files, { most, goal = most }) {
  const gzip = gzipSize(dist, files);
  const aim = gzip > goal ? `${gzip - goal} over its goal` : 'ok';
  const verdict = gzip <= most ? aim : `OVER by ${gzip - most}`;
  console.log(`${what.padEnd(44)} gzip ${String(gzip).padStart(7)} of ${most}  ${verdict}`);
  if (gzip > most) over++;
}

/** What each other game adds to a page that has this one: less if both are played on the same board. */
function checkSecondGames(first) {
  const { sameBoard, otherBoard } = budgets.secondGame;
  for (const { name, files } of games) {
    if (name === first.name) continue;
    const rest = files.filter((file) => !first.files.includes(file));
    const isSame = sameBoard.games.includes(name) && sameBoard.games.includes(first.name);
    check(`${name} after ${first.name}`, rest, isSame ? sameBoard : otherBoard);
  }
}
