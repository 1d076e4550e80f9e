import { existsSync, readFileSync } from 'node:fs';
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
  {
    // Why core turns an answer down, with the reasons that the game itself has.
    file: join(CORE, 'telling/core-refusals.ts'),
    asks: /\bconst (?:r|playR)efusals = \{/,
    within: /telling[\\/]core-refusals\.ts$/,
    mayBeMissing: true,
  },
  {
    // How kinds of scenery are drawn: a first battle has some, and its table never changes.
    file: join(CORE, '../../ui/src/table/terrain/hands.ts'),
    asks: /\b(?:startGame|startNew|startReplay|piecePicture)\(/,
    within: /[\\/](?:standing-layers|terrain[\\/]index)\.ts$/,
    standIn: handsOfFirstBattle,
    isFor: (folder) => firstTable(folder).length > 0,
  },
];

/**
 * Leaves what is only asked for later to those who ask (a Rollup plugin): whichever file of the embed
 * has a module that asks brings what answers along, and lets the stand-in learn it.
 */
export function learntLater(folder) {
  const all = LATER.filter(({ isFor }) => isFor?.(folder) ?? true);
  const standsIn = new Map(all.map((each) => [standInOf(each.file), each]));
  const learns = new Map(all.map((each) => [learnerOf(each.file), each]));
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
      const later = standsIn.get(id);
      if (later) {
        const source = readFileSync(later.file, 'utf8');
        const code = later.standIn?.(source, folder) ?? standIn(source, later.mayBeMissing);
        return { code, moduleSideEffects: false };
      }
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
        const asked = all.filter(({ asks, within }) => asks.test(code) && !within.test(id));
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

/** The drawings of the scenery that stands on the table of a first battle. */
function handsOfFirstBattle(source, folder) {
  return handsFor(source, new Set(firstTable(folder).map(({ kind }) => kind)));
}

/** The scenery of a first battle, in systems that are played on a measured table. */
function firstTable(folder) {
  const battle = join(folder, 'src/packs/generated/first-battle.json');
  if (!existsSync(battle)) return [];
  return JSON.parse(readFileSync(battle, 'utf8')).scenario?.terrain ?? [];
}

/** A module with some of the drawings, to which the others are added when they were learnt. */
export function handsFor(source, kinds) {
  const entries = [...source.matchAll(/^ {2}'?([\w-]+)'?(?:: (\w+))?,$/gm)];
  const drawn = entries.filter(([, kind]) => kinds.has(kind));
  const names = new Set(drawn.map(([, kind, name = kind]) => name));
  const imports = [...source.matchAll(/^import \{ (.+) \} from '(.+)';$/gm)].flatMap(
    ([, list, from]) => {
      const needed = list.split(', ').filter((name) => names.has(name));
      return needed.length > 0 ? [`import { ${needed.join(', ')} } from '${from}';`] : [];
    },
  );
  const hands = drawn.map(([, kind, name = kind]) => `'${kind}': ${name}`);
  return `${imports.join('\n')}
export const HANDS = { ${hands.join(', ')} };
export const learn = (all) => { Object.assign(HANDS, all.HANDS); };\n`;
}
