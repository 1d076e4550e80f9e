import { stripVTControlCharacters } from 'node:util';

/**
 * Shortens what Nx prints to what people want to read: the line of each check as it ends, and
 * everything of those that fail. Takes the output piece by piece.
 *
 * @param {(line: string) => void} print
 */
export function shortened(print) {
  let rest = '';
  let cached = false;
  const take = (coloured) => {
    const line = stripVTControlCharacters(coloured);
    const header = /^> nx run \S+(.*)$/.exec(line);
    if (header) cached = header[1].includes('cache');
    if (header || OF_NX_ALONE.some((kind) => kind.test(line))) return;
    print(cached && ENDS.test(line) ? `${line.replace(TIME, '')} (as before)` : coloured);
  };
  return {
    write(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    },
    end() {
      if (rest !== '') take(rest);
    },
  };
}

/** What it is about to do, advice on speed, and empty lines. */
const OF_NX_ALONE = [
  /^\s*$/,
  /^> node tools\/checks\//,
  /^ NX {3}Running targets? .*:$/,
  /^- [^:]+$/,
  /^ {2}(Critical path|Recoverable time|Recommendations|Run duration):?/,
  /^ {4,}(- Speed up|@skirmish-kit\/)/,
];
const TIME = / in \d+ s$/;
const ENDS = /^[\w-]+ [\w-]+: .* in \d+ s$/;
