// Finds words that this project no longer uses (CONTRIBUTING.md, "Words"), in text and in names.
//   node tools/lint/retired-words.mjs           checks every file
//   node tools/lint/retired-words.mjs folder    checks one folder
//   node tools/lint/retired-words.mjs --write   lowers the counts of the list to what is there now
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Words and phrases that no text may use, comments and test titles included, with what to write instead. */
const IN_TEXT = {
  'strangers?': 'a third party, untrusted',
  whoever: 'the caller, the viewer, the player',
  '(?:is|are) told': 'is reported, is logged, is shown',
  'lies? beside': 'is in the same folder, is a separate chunk',
  'laid aside': 'replaced, in the game history',
  brought: 'loaded, provided',
  'hand(?:ed|s) on': 'shared, passed',
  'somebody who': 'the user, the player',
  'onlookers?': 'the spectator',
  shelved: 'loaded',
  spoilt: 'corrupted',
};

/** Words that no name in code may contain (`formatLog`, `Brought`), nor a file name. */
const IN_NAMES = {
  told: 'log, report',
  telling: 'messages',
  kept: 'saved',
  brought: 'loaded',
  eyes: 'viewer',
  stranger: 'untrusted',
  strangers: 'untrusted',
  whoever: 'viewer',
  hindrance: 'obstruction',
  learnt: 'installed',
  shelved: 'loaded',
  sitter: 'player',
  spoilt: 'corrupted',
};

/** Names that are retired only when they are the whole name: `isBeside` is a word of the board. */
const AS_A_WHOLE = { beside: 'lazy, chunk' };

const ROOT = join(import.meta.dirname, '../..');
const ALLOWED = join(import.meta.dirname, 'retired-words.json');
const TEXT = new RegExp(`\\b(?:${Object.keys(IN_TEXT).join('|')})\\b`, 'gi');
const CODE = /\.(ts|mts|js|mjs|cjs)$/;
const READ = /\.(ts|mts|js|mjs|cjs|md|html|css|yml)$/;
const SKIPPED =
  /(^|\/)(node_modules|dist|generated|golden|\.nx|\.git|test-results|retired-words\.\w+(\.ts)?|CHANGELOG\.md)(\/|$)/;

/**
 * @param {string} text what a file holds
 * @param {string} path where it is, from the root of the repository
 * @returns {{ line: number, word: string, instead: string }[]} line 0 is the name of the file
 */
export function retiredWords(text, path) {
  const found = [];
  for (const match of text.matchAll(TEXT)) {
    const [, instead = ''] =
      Object.entries(IN_TEXT).find(([words]) => new RegExp(`^${words}$`, 'i').test(match[0])) ?? [];
    found.push({ line: lineAt(text, match.index), word: match[0], instead });
  }
  if (CODE.test(path)) {
    const code = withoutTexts(text);
    for (const { 0: name, index } of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const instead = insteadOfName(name);
      if (instead && !TEXT_ALONE.test(name))
        found.push({ line: lineAt(code, index), word: name, instead });
    }
  }
  const instead = insteadOfName(basename(path));
  if (instead) found.push({ line: 0, word: basename(path), instead });
  return found;
}

/** Names that the check of the text finds already. */
const TEXT_ALONE = new RegExp(`^(?:${Object.keys(IN_TEXT).join('|')})$`, 'i');

/**
 * Compares what was found with the counts of the list. A renamed file takes the counts of files that are
 * gone along, so that a rename alone never fails.
 *
 * @param {Record<string, number>} found
 * @param {Record<string, number>} allowed
 * @param {(path: string) => boolean} isThere
 * @returns {string[]} the files with more than they may have
 */
export function filesOverCount(found, allowed, isThere) {
  const over = Object.keys(found).filter((path) => found[path] > (allowed[path] ?? 0));
  const excess = over.reduce((sum, path) => sum + found[path] - (allowed[path] ?? 0), 0);
  const free = Object.keys(allowed)
    .filter((path) => !isThere(path))
    .reduce((sum, path) => sum + allowed[path], 0);
  return excess > free ? over : [];
}

function insteadOfName(name) {
  const whole = name.toLowerCase();
  if (Object.hasOwn(AS_A_WHOLE, whole)) return AS_A_WHOLE[whole];
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  const word = words.split(/[^a-z]+/).find((part) => Object.hasOwn(IN_NAMES, part));
  return word && IN_NAMES[word];
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}

/** Code with its comments and strings blanked out; lines stay where they are. */
function withoutTexts(code) {
  const texts =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\$]|\$(?!\{))*`/g;
  return code.replace(texts, (text) => text.replace(/[^\n]/g, ' '));
}

function filesIn(folder) {
  const places = ['packages', 'apps', 'tools', 'e2e', 'docs', '.changeset'];
  if (folder !== '.') return walk(folder);
  const own = readdirSync(ROOT).filter((name) => READ.test(name));
  return [...own, ...places.flatMap(walk)];
}

function walk(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (SKIPPED.test(path)) return [];
    if (entry.isDirectory()) return walk(path);
    return entry.isFile() && READ.test(path) ? [path] : [];
  });
}

function main(argument = '.') {
  const files = filesIn(argument.startsWith('--') ? '.' : argument);
  const words = Object.fromEntries(
    files
      .map((path) => [path, retiredWords(readFileSync(join(ROOT, path), 'utf8'), path)])
      .filter(([, list]) => list.length > 0),
  );
  const found = Object.fromEntries(
    Object.entries(words).map(([path, list]) => [path, list.length]),
  );
  const allowed = JSON.parse(readFileSync(ALLOWED, 'utf8'));
  const every = new Set(argument === '.' || argument.startsWith('--') ? files : filesIn('.'));
  const over = filesOverCount(found, allowed, (path) => every.has(path));
  for (const path of over) {
    console.error(`${path}: ${found[path]} retired words, ${allowed[path] ?? 0} allowed`);
    for (const { line, word, instead } of words[path])
      console.error(
        `  ${line === 0 ? 'file name' : `line ${line}`}: “${word}” (write: ${instead})`,
      );
  }
  if (over.length > 0) return 1;
  if (argument === '--write') writeFileSync(ALLOWED, `${JSON.stringify(found, null, 2)}\n`);
  const total = Object.values(found).reduce((sum, count) => sum + count, 0);
  console.log(`${total} retired words, none more than the list allows`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv[2]);
