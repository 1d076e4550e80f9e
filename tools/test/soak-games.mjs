// npm run soak [-- 20000 [reaction]]: the invariant games of every system, or of one, many more
// than a commit plays, with the property tests of the same size: one source of legality, battles that
// end in one way, ways that are noticed as a whole, rules that hold for every weapon, points for who
// did it; and where a system samples attacks, ten times
// as many of each. With --rules only the games that count how often each rule fires: one that never
// does has to be listed in test/unreached-rules.json, and one that is listed must not fire, unless it
// is called seldom there.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENVIRONMENT, ROOT, ensureDependencies } from '../setup/install.mjs';

/** Promises of every game, and the property tests against kinds of mistakes (K1, K2, K3, K5). */
const KINDS = [
  ...['invariants', 'legality', 'same-battle', 'who-did-it'],
  'walked-path',
  ...['every-weapon', 'common-conditions'],
];

ensureDependencies();
const given = process.argv.slice(2);
const countsRules = given.includes('--rules');
const [asked, system] = given.filter((word) => word !== '--rules');
const games = Number(asked ?? 20_000);
if (!Number.isInteger(games) || games < 1) {
  console.error(`"${asked}" is not a number of games. Say: npm run soak -- 20000`);
  process.exit(2);
}
const systems = system === undefined ? readdirSync(join(ROOT, 'packages')) : [system];
const rules = system === undefined ? '' : `packages/${system}/src/rules/`;
if (!existsSync(join(ROOT, rules))) {
  console.error(`There is no system "${system}". Say: npm run soak -- 20000 neuroshima-hex`);
  process.exit(2);
}
/** Test files of the systems in such a folder, whose names begin so. */
function filesOf(kind, inside = 'src/rules') {
  return systems
    .map((name) => join('packages', name, inside))
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        .filter((file) => file.startsWith(kind) && file.endsWith('.test.ts'))
        .map((file) => join(folder, file)),
    );
}

const found = countsRules
  ? [filesOf('fired-rules')]
  : [...KINDS.map((kind) => filesOf(kind)), filesOf('sampling', 'test')];
// Not every system has every kind; one that none has was renamed, and would be left out unseen.
if (system === undefined && found.some((files) => files.length === 0)) {
  console.error('A kind of test has no file any more: see tools/test/soak-games.mjs');
  process.exit(2);
}
const files = found.flat();
const { status } = spawnSync('vitest', ['run', '--project', 'node', '--testTimeout=0', ...files], {
  cwd: ROOT,
  env: {
    ...ENVIRONMENT,
    SKIRMISH_GAMES: String(games),
    SKIRMISH_SAMPLES: String(10 * games),
    ...(countsRules && { SKIRMISH_RULES: String(games) }),
  },
  stdio: 'inherit',
});
process.exit(status ?? 1);
