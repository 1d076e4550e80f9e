import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One `@example` of a doc comment. */
export interface Example {
  /** The folder of its package: `core`. */
  readonly package: string;
  /** Its file, from the root of the repository. */
  readonly file: string;
  /** What it is an example of. */
  readonly name: string;
  /** The language after the fence; empty when there is no fenced block. */
  readonly language: string;
  readonly code: string;
}

const COMMENT = /\/\*\*(?:(?!\*\/)[\s\S])*\*\//g;
const FENCED = /^\s*```(\w*)\n([\s\S]*?)\n```/;
const DECLARED =
  /^\s*(?:export |abstract |async |readonly |static |get )*(?:function\*? |const |class |interface |type )?(\w+)/;

/** Every example in the sources of a package, in the order of its files. */
export function examplesIn(root: string, name: string): Example[] {
  return sourcesOf(root, name).flatMap((file) =>
    examplesOf(readFileSync(join(root, file), 'utf8')).map((found) => ({
      package: name,
      file,
      ...found,
    })),
  );
}

export function examplesOf(source: string): Pick<Example, 'name' | 'language' | 'code'>[] {
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const [, ...blocks] = comment
      .replace(/\s*\*\/$/, '')
      .replaceAll(/^[ \t]*\* ?/gm, '')
      .split(/^@example\b.*\n/m);
    const [, name = ''] = DECLARED.exec(source.slice(index + comment.length)) ?? [];
    return blocks.map((block) => {
      const [, language = '', code = ''] = FENCED.exec(block) ?? [];
      return { name, language, code };
    });
  });
}

function sourcesOf(root: string, name: string): string[] {
  return readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`);
}
