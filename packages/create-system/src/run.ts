import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemFiles } from './system-files.ts';

const USAGE = `npm create @skirmish-kit/system <name> -- --prefix XY [--directory folder]

Lays out a small tabletop game that plays, to be turned into yours rule by rule.
  <name>        its short name in lower case: river-ford
  --prefix      the letters its rule ids begin with: RF
  --directory   where it lies, unless in a folder of its name
`;

/** The command: lays out a game in a folder of its own and says what to do next. */
export function run(args: readonly string[], print: (text: string) => void = console.log): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        prefix: { type: 'string' },
        directory: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [name, ...more] = positionals;
    if (values.help) {
      print(USAGE);
      return 0;
    }
    if (name === undefined || more.length > 0) throw new RangeError('Say one name.');
    const { prefix, directory = name } = values;
    const files = systemFiles({ name, alone: true, ...(prefix !== undefined && { prefix }) });
    write(directory, files);
    print(nextSteps(directory, files.size));
    return 0;
  } catch (fault) {
    print(`${fault instanceof Error ? fault.message : String(fault)}\n\n${USAGE}`);
    return 2;
  }
}

function write(directory: string, files: ReadonlyMap<string, string>): void {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new RangeError(`${directory} is there already, and not empty.`);
  for (const [path, text] of files) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function nextSteps(directory: string, count: number): string {
  return `${count} files in ${directory}. Now:

  cd ${directory}
  npm install
  npm test          types and rules, then the element in a browser
  npm start         play it in a page
  npm run play      two bots, shown on the command line
`;
}
