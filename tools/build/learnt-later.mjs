import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const CORE = join(import.meta.dirname, '../../packages/core/src');

/**
 * Modules that a game leans on but does not need to be played: in an embed, another stands in the place
 * of each until somebody asks for what it does.
 */
const LATER = [
  {
    // How likely each reading of a roll is.
    file: join(CORE, 'dice/laws.ts'),
    asks: /\.outcomes\(\)/,
    within: /[\\/](?:dice[\\/][^\\/]+|flow|rules[\\/].+)\.ts$/,
  },
  {
    // A game as text.
    file: join(CORE, 'records/write-record.ts'),
    asks: /\b(?:makeRecord|recordOf)\(/,
    within: /core[\\/]src[\\/](?:game|records[\\/]write-record)\.ts$/,
  },
  {
    // Whether a record can keep a setup: that of a first game is the system's own, and tests hold it to that.
    file: join(CORE, 'records/keepable-setup.ts'),
    asks: /\b(?:new Game|startGame|startNew|startSetup)\(/,
    within: /[\\/](?:game|replay|start-setup|start-session)\.ts$/,
    mayBeMissing: true,
  },
];

/**
 * Leaves what is only asked for later to those who ask (a Rollup plugin): whichever file of the embed
 * has a module that asks brings what answers along, and lets the stand-in learn it.
 */
export function learntLater() {
  const standsIn = new Map(LATER.map((each) => [standInOf(each.file), each]));
  const learns = new Map(LATER.map((each) => [learnerOf(each.file), each]));
  return {
    name: 'learnt-later',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (standsIn.has(source) || learns.has(source)) return source;
        if (!importer || !source.startsWith('.')) return null;
        const meant = standInOf(resolve(dirname(importer), source));
        return standsIn.has(meant) ? meant : null;
      },
    },
    load(id) {
      const { file, mayBeMissing } = standsIn.get(id) ?? {};
      if (file)
        return {
          code: standIn(readFileSync(file, 'utf8'), mayBeMissing),
          moduleSideEffects: false,
        };
      const learnt = learns.get(id)?.file;
      if (!learnt) return null;
      const code = `import * as all from ${JSON.stringify(learnt)};
        import { learn } from ${JSON.stringify(standInOf(learnt))};
        learn(all);`;
      return { code, moduleSideEffects: 'no-treeshake' };
    },
    transform: {
      // What is code by then: examples in comments ask for nothing.
      order: 'post',
      handler(code, id) {
        const asked = LATER.filter(({ asks, within }) => asks.test(code) && !within.test(id));
        if (asked.length === 0 || !id.endsWith('.ts')) return null;
        const learners = asked.map(({ file }) => `import ${JSON.stringify(learnerOf(file))};`);
        return { code: learners.join('') + code, map: null };
      },
    },
  };
}

const standInOf = (file) => `${file}?stand-in`;
const learnerOf = (file) => file.replace(/([^\\/]+)\.ts$/, 'learn-$1.js');

/** A module with the same functions, each of which asks what was learnt. */
export function standIn(source, mayBeMissing = false) {
  const names = [...source.matchAll(/^export (?:function (\w+)|\{ (.+) \} from)/gm)].flatMap(
    ([, name, list]) => (name === undefined ? list.split(', ') : [name]),
  );
  const sign = mayBeMissing ? '?' : '';
  const asks = names.map(
    (name) => `export const ${name} = (...of) => known${sign}.${name}(...of);`,
  );
  return `let known; export const learn = (all) => { known = all; };\n${asks.join('\n')}\n`;
}
