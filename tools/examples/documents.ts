import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command in a document. */
export interface Documented {
  /** The document, from the root of the repository. */
  readonly file: string;
  readonly command: string;
  /** The line below it, if the document shows the output. */
  readonly shown: string | undefined;
}

const FENCED = /^```(\w*)\n([\s\S]*?)^```$/gm;
const SHELLS: readonly string[] = ['', 'sh', 'bash', 'console', 'text'];
const TYPED = /^(?:\$ )?((?:[A-Z_]+=\S+ )?(?:npx|npm|skirmish(?! \d)|node) .+)$/;
const IN_LINE = /`((?:[A-Z_]+=\S+\s)?(?:npx|npm|skirmish|node)\s[^`]+)`/g;

/** Every document of the repository. */
export function documents(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : documents(root, path);
      return entry.name.endsWith('.md') && entry.name !== 'CHANGELOG.md' ? [path] : [];
    })
    .sort();
}

/** Generated folders, and folders without documents. */
const LEFT_OUT = /^(?:\.(?!changeset$).*|node_modules|dist|test-results|src)$/;

/** Every command of a document, in blocks and in sentences. */
export function commandsIn(root: string, file: string): readonly Documented[] {
  const text = readFileSync(join(root, file), 'utf8');
  const typed = [...text.matchAll(FENCED)].flatMap(([, language = '', block = '']) =>
    SHELLS.includes(language) ? inBlock(file, block.split('\n')) : [],
  );
  const logged = [...text.replace(FENCED, '').matchAll(IN_LINE)].map(([, command = '']) => ({
    file,
    command: command.replace(/\s+/g, ' '),
    shown: undefined,
  }));
  return [...typed, ...logged];
}

function inBlock(file: string, lines: readonly string[]): readonly Documented[] {
  return lines.flatMap((line, i) => {
    const [, command] = TYPED.exec(line) ?? [];
    if (command === undefined) return [];
    const shown = line.startsWith('$ ') ? lines[i + 1] : undefined;
    return [{ file, command: command.replace(/\s+#.*$/, '').trim(), shown }];
  });
}

/** The words of a command, split as by a shell. */
export function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
}

/** A command that stands for many: `skirmish rules <system> [id]`, `… --games n`. */
export function isPattern(command: string): boolean {
  const bare = command.replace(/'[^']*'|"[^"]*"/g, '');
  return (
    /<\w/.test(command) ||
    /\[|…|\ba,b\b|--\w+ n\b/.test(bare) ||
    /^skirmish (?!help)\w+$/.test(bare)
  );
}
