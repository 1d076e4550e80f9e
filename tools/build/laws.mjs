import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only odds ask of dice; in an embed, another module stands in its place. */
const LAWS = join(import.meta.dirname, '../../packages/core/src/dice/laws.ts');
/** The laws themselves, and the module that lets the dice learn them. */
const ALL = `${LAWS}?all`;
const LEARNT = LAWS.replace(/laws\.ts$/, 'learn-laws.js');

/** What asks for every outcome of a roll, and not from within another roll. */
const ASKS = /\.outcomes\(\)/;
const WITHIN = /[\\/](?:dice[\\/][^\\/]+|flow|rules[\\/].+)\.ts$/;

/**
 * Leaves the exact laws of dice to those who ask for odds (a Rollup plugin): a game that is played
 * rolls and reads. Whichever file of the embed asks for outcomes brings the laws along.
 */
export function lawsBeside() {
  return {
    name: 'laws-beside',
    resolveId: (id) => (id === LEARNT || id === ALL ? id : null),
    load(id) {
      if (id === LAWS) return standIn(readFileSync(LAWS, 'utf8'));
      if (id === ALL) return readFileSync(LAWS, 'utf8');
      if (id !== LEARNT) return null;
      const code = `import * as all from ${JSON.stringify(ALL)};
        import { learn } from ${JSON.stringify(LAWS)};
        learn(all);`;
      return { code, moduleSideEffects: 'no-treeshake' };
    },
    transform(code, id) {
      if (!ASKS.test(code) || WITHIN.test(id) || !id.endsWith('.ts')) return null;
      return { code: `import ${JSON.stringify(LEARNT)};${code}`, map: null };
    },
  };
}

/** A module with the same exports, each of which asks the laws that were learnt. */
export function standIn(source) {
  const names = [...source.matchAll(/^export \{ (.+) \} from/gm)].flatMap(([, list]) =>
    list.split(', '),
  );
  const asks = names.map((name) => `export const ${name} = (...of) => laws.${name}(...of);`);
  return `let laws; export const learn = (all) => { laws = all; };\n${asks.join('\n')}\n`;
}
