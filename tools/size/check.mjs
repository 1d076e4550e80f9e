// What each embed weighs, in exact bytes, against its budget (tools/size/budgets.json): file by file,
// all that a page in English loads for a first game, and of that what comes before its first question.
//   node tools/size/check.mjs [packages/reaction]
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { systemFolders } from '../systems/list.mjs';
import { filesOfFirstGame, firstGame, weightOf } from './first-game.mjs';

const root = join(import.meta.dirname, '../..');
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
const [asked = ''] = process.argv.slice(2);
const inside = ([file]) => file.startsWith(asked);
let over = 0;
for (const [file, budget] of Object.entries(budgets.files).filter(inside))
  weigh(file, [file], budget);
for (const [room, budget] of Object.entries(budgets.firstGames).filter(inside)) {
  const { before, after } = filesOfFirstGame(root, room);
  const named = (files) => files.map((file) => basename(file)).join(' + ');
  weigh(`${dirname(room)}: ${named([...before, ...after])}`, [...before, ...after], budget);
  const sooner = budgets.firstQuestions[room];
  if (sooner !== undefined) weigh(`${dirname(room)}: ${named(before)}`, before, sooner);
  compareFirstGame(dirname(dirname(room)));
}
for (const folder of systemFolders(root)) {
  const room = `packages/${folder}/dist/embed.play.js`;
  if (!room.startsWith(asked) || budgets.firstGames[room] !== undefined) continue;
  console.error(`${folder} has no budget for a first game in tools/size/budgets.json ("${room}").`);
  over++;
}
process.exit(over === 0 ? 0 : 1);

function weigh(what, files, budget) {
  const missing = files.find((file) => !existsSync(join(root, file)));
  if (missing) {
    console.error(`${missing} is not there: build first (npm run build).`);
    over++;
    return;
  }
  const { bytes, gzip } = weightOf(root, files);
  const verdict = gzip <= budget ? 'ok' : `OVER by ${gzip - budget}`;
  console.log(
    `${what.padEnd(58)} ${String(bytes).padStart(8)} B  gzip ${String(gzip).padStart(7)} of ${budget}  ${verdict}`,
  );
  if (gzip > budget) over++;
}

/** Code for pages has the files of a first game fetched early: it has to name those, and no others. */
function compareFirstGame(folder) {
  const loaded = firstGame(root, basename(folder))?.beside.join(', ') ?? '';
  const { embed } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).skirmish
    .embeds;
  const named = (embed.firstGame ?? []).map((room) => `embed.${room}.js`).join(', ');
  if (loaded === named) return;
  console.error(
    `${folder}/package.json: "firstGame" names ${named || 'nothing'}, a first game loads ${loaded}.`,
  );
  over++;
}
