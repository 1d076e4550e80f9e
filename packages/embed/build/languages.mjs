import { join } from 'node:path';
import { parseAst } from 'rollup/parseAst';

/** The module that loads languages; in an embed, another replaces it. */
const LOADER = /[\\/]locale-loader\.ts$/;
const LOADER_IN_EMBED = join(import.meta.dirname, 'locale-loader-in-embed.js');

/** What an element itself says. Texts of rules and of problems are in chunks of their own anyway. */
const SPOKEN = /[\\/](?:ui[\\/]src|src[\\/](?:element|messages))[\\/].*\.ts$/;

/** Chunks that few readers load keep both languages. */
const LESSONS = /[\\/](?:guide|legend|share|game-over)(?:-[a-z]+)?\.ts$/;

/** The number of a French sentence, until all of them are known. */
const PLACEHOLDER = /,"fr#(\d+)"/g;

/** The locale file with what several games say. */
const SHARED = 'shared';

/**
 * Puts French into files of its own (a Rollup plugin). Sources say everything in both languages,
 * `{ en: 'Undo', fr: 'Annuler' }`; in the embed such a pair keeps its English and looks its French up
 * by it. A page in English never loads French; a page in French loads what its games say.
 *
 * @param entries the entries of the build, by module: the game each belongs to
 */
export function localeFiles(entries) {
  /** By English and French: the modules that say so, and a number for this build. */
  const french = new Map();
  const files = new Map();
  /** The French of each number: how many others the same English has before it in the alphabet. */
  const ranks = new Map();

  return {
    name: 'locale-files',
    buildStart() {
      for (const game of [SHARED, ...new Set(entries.values())])
        files.set(game, this.emitFile({ type: 'asset', name: `fr-${game}.js` }));
    },
    resolveId: {
      order: 'pre',
      handler: (source) => (LOADER.test(source) ? LOADER_IN_EMBED : null),
    },
    transform(code, id) {
      const game = entries.get(id);
      const isSpoken = SPOKEN.test(id) && !LESSONS.test(id);
      const short = isSpoken ? rewritten(code, (pair) => placeholderOf(pair, id, french)) : code;
      const names = [...(short === code ? [] : ['$words']), ...(game ? ['$addLocale'] : [])];
      if (names.length === 0) return null;
      const urls = [SHARED, game].map((each) => `import.meta.ROLLUP_FILE_URL_${files.get(each)}`);
      const adds = game ? `\n$addLocale(${urls.map((url) => `() => import(${url})`).join()});` : '';
      return {
        code: `import { ${names.join()} } from ${JSON.stringify(LOADER_IN_EMBED)};${short}${adds}`,
        map: null,
        ...(game ? { moduleSideEffects: true } : {}),
      };
    },
    buildEnd() {
      const readers = modulesByGame(entries, (id) => this.getModuleInfo(id));
      const sentences = new Map([...files.keys()].map((game) => [game, []]));
      const all = [...french.values()].sort((a, b) => compare(a.en, b.en) || compare(a.fr, b.fr));
      all.forEach(({ number, en, fr, modules }, at) => {
        const rank = at - all.findIndex((other) => other.en === en);
        ranks.set(number, rank);
        const [game = SHARED, ...others] = new Set(modules.flatMap((id) => readers.get(id) ?? []));
        sentences.get(others.length > 0 ? SHARED : game).push(keyOf(en, rank), fr);
      });
      for (const [game, pairs] of sentences)
        this.setAssetSource(files.get(game), `export default ${JSON.stringify(pairs)};\n`);
    },
    renderChunk(code) {
      const ranked = code.replace(PLACEHOLDER, (_, number) => {
        const rank = ranks.get(Number(number));
        return rank > 0 ? `,${rank}` : '';
      });
      return ranked === code ? null : { code: ranked, map: null };
    },
  };
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Which games a module is loaded by, at once or later. */
function modulesByGame(entries, infoOf) {
  const readers = new Map();
  for (const [entry, game] of entries) {
    const waiting = [entry];
    while (waiting.length > 0) {
      const id = waiting.pop();
      const games = readers.get(id) ?? [];
      if (games.includes(game)) continue;
      readers.set(id, [...games, game]);
      const info = infoOf(id);
      if (info) waiting.push(...info.importedIds, ...info.dynamicallyImportedIds);
    }
  }
  return readers;
}

/** Leaves every word out of a script that speaks to nobody: a worker answers with keys (a Rollup plugin). */
export function withoutTexts() {
  return {
    name: 'without-words',
    transform: (code, id) => (id.endsWith('.ts') ? { code: silenced(code), map: null } : null),
  };
}

/** The code of a module whose pairs of sentences are empty. */
export function silenced(code) {
  return rewritten(code, () => '{en:"",fr:""}');
}

/** The code of a module with something else in the place of each pair of sentences. */
function rewritten(code, instead) {
  const edits = [];
  walk(parseAst(code), (node) => {
    const pair = pairKey(node);
    if (pair) edits.push({ start: node.start, end: node.end, text: instead(pair) });
  });
  let short = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    const lines = code.slice(start, end).split('\n').length - 1;
    short += code.slice(at, start) + text + '\n'.repeat(lines);
    at = end;
  }
  return short + code.slice(at);
}

/** Keeps the English of a pair in the code, and notes its French with the module that says it. */
function placeholderOf({ en, fr }, module, french) {
  const key = `${en}\0${fr}`;
  const noted = french.get(key) ?? { number: french.size, en, fr, modules: [] };
  french.set(key, noted);
  noted.modules.push(module);
  return `/*#__PURE__*/$words(${JSON.stringify(en)},"fr#${noted.number}")`;
}

/** The n-th French for the same English, as `$words` of the loader looks it up. */
function keyOf(en, n) {
  return n > 0 ? `${n}:${en}` : en;
}

/** `{ en: '…', fr: '…' }` and nothing else. */
function pairKey(node) {
  if (node.type !== 'ObjectExpression' || node.properties.length !== 2) return undefined;
  const texts = Object.fromEntries(
    node.properties.map((property) => [nameOf(property.key), serialiseValue(property.value)]),
  );
  return typeof texts.en === 'string' && typeof texts.fr === 'string' ? texts : undefined;
}

function nameOf(key) {
  return key?.type === 'Identifier' ? key.name : key?.value;
}

function serialiseValue(value) {
  if (value?.type === 'Literal') return value.value;
  return value?.type === 'TemplateLiteral' && value.expressions.length === 0
    ? value.quasis[0].value.cooked
    : undefined;
}

function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach((each) => walk(each, visit));
  if (typeof node.type === 'string') visit(node);
  for (const value of Object.values(node)) walk(value, visit);
}
