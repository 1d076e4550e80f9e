import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rollup/parseAst';

/** The module that fetches languages; in an embed, another stands in its place. */
const LOADER = join(import.meta.dirname, '../../packages/ui/src/other-languages.ts');
const LOADER_IN_EMBED = join(import.meta.dirname, 'other-languages-in-embed.js');

/** What an element itself says. Texts of rules and of problems lie beside the embed anyway. */
const SPOKEN = /packages[\\/](?:ui[\\/]src|[^\\/]+[\\/]src[\\/](?:element|telling))[\\/].*\.ts$/;

/** What is only fetched by who wants to learn, to share or has come to an end brings both languages itself. */
const LESSONS = /[\\/](?:guide|legend|share|ending)(?:-[a-z]+)?\.ts$/;

/**
 * Puts French into a file beside an embed (a Rollup plugin). Sources say everything in both languages side by side,
 * `{ en: 'Undo', fr: 'Annuler' }`; in the embed such a pair keeps its English, and the French is
 * looked up by it in what `embed.fr.js` brought. A page in English never loads it.
 */
export function languagesBeside(name) {
  const file = `${name}.fr.js`;
  /** By English sentence: its French, and more than one where places say it differently. */
  const french = new Map();
  return {
    name: 'languages-beside',
    load: (id) => (id === LOADER ? readFileSync(LOADER_IN_EMBED, 'utf8') : null),
    transform(code, id) {
      if (!SPOKEN.test(id) || LESSONS.test(id) || id === LOADER) return null;
      const short = shorten(code, french);
      if (short === code) return null;
      return { code: `import { $words } from ${JSON.stringify(LOADER)};${short}`, map: null };
    },
    resolveDynamicImport: (specifier) =>
      specifier === './other-language.js' ? { id: `./${file}`, external: true } : null,
    generateBundle() {
      const pairs = [...french].flatMap(([en, all]) => all.map((fr, n) => [keyOf(en, n), fr]));
      const sorted = pairs.sort(([a], [b]) => (a < b ? -1 : 1)).flat();
      this.emitFile({
        type: 'asset',
        fileName: file,
        source: `export default ${JSON.stringify(sorted)};\n`,
      });
    },
  };
}

/** Leaves every word out of a script that speaks to nobody: a worker answers with keys (a Rollup plugin). */
export function withoutWords() {
  return {
    name: 'without-words',
    transform: (code, id) => (id.endsWith('.ts') ? { code: silenced(code), map: null } : null),
  };
}

/** The code of a module whose pairs of sentences are empty. */
export function silenced(code) {
  return rewritten(code, () => '{en:"",fr:""}');
}

/** Leaves English in the code and puts French aside; lines stay where they were. */
export function shorten(code, french) {
  return rewritten(code, (pair) => wordsOf(pair, french));
}

/** The code of a module with something else in the place of each pair of sentences. */
function rewritten(code, instead) {
  const edits = [];
  walk(parseAst(code), (node) => {
    const pair = pairOf(node);
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

function wordsOf({ en, fr }, french) {
  const all = french.get(en) ?? [];
  french.set(en, all);
  if (!all.includes(fr)) all.push(fr);
  const n = all.indexOf(fr);
  return `/*#__PURE__*/$words(${JSON.stringify(en)}${n > 0 ? `,${n}` : ''})`;
}

/** The n-th French for the same English, as `$words` of the loader looks it up. */
function keyOf(en, n) {
  return n > 0 ? `${n}:${en}` : en;
}

/** `{ en: '…', fr: '…' }` and nothing else. */
function pairOf(node) {
  if (node.type !== 'ObjectExpression' || node.properties.length !== 2) return undefined;
  const texts = Object.fromEntries(
    node.properties.map((property) => [nameOf(property.key), textOf(property.value)]),
  );
  return typeof texts.en === 'string' && typeof texts.fr === 'string' ? texts : undefined;
}

function nameOf(key) {
  return key?.type === 'Identifier' ? key.name : key?.value;
}

function textOf(value) {
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
