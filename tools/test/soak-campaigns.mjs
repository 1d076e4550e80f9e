// npm run soak:campaigns [-- 1000 [first seed]]: campaigns of ten games with their invariants, many more than
// a commit plays: no equipment is lost, nothing is owed, and nobody learns what is not open to him.
// Outside of Vitest a long run takes a third of the time.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, ensureDependencies } from '../setup/install.mjs';

ensureDependencies();
const [asked = '1000', first = '1'] = process.argv.slice(2);
const campaigns = Number(asked);
const start = Number(first);
if (!Number.isInteger(campaigns) || campaigns < 1 || !Number.isInteger(start)) {
  console.error(`"${asked}" is not a number of campaigns. Say: npm run soak:campaigns -- 1000`);
  process.exit(2);
}
const file = join(ROOT, 'packages/musg/src/campaign/testing/play-campaign.ts');
const { playCampaign } = await import(pathToFileURL(file).href);
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
let games = 0;
let failed = 0;
for (let seed = start; seed < start + campaigns; seed++) {
  try {
    games += playCampaign(seed);
  } catch (fault) {
    failed++;
    console.error(`Campaign ${seed}:`, fault);
  }
  const played = seed - start + 1;
  if (played % 50 === 0) console.log(`${played} campaigns, ${games} games, ${seconds()} s`);
}
console.log(`${campaigns} campaigns, ${games} games, ${seconds()} s, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
