import { systems } from '@skirmish-kit/all';
import {
  isProblems,
  closestMatch,
  locateInJson,
  problemFactory,
  readJson,
  problemPlaceText,
  problemText,
  type Language,
  type PackLoader,
  type PackType,
  type Problem,
  type LoadedPack,
} from '@skirmish-kit/core';
import {
  singlePositional,
  textOption,
  UsageError,
  type Command,
  type ExitCode,
  type Terminal,
} from '../command.ts';
import { readInputs } from '../input.ts';
import { language } from '../language.ts';
import { systemAt } from '../load-system.ts';

/** `skirmish validate <pack>`: what is wrong with a pack, where, and what would be right. */
export const validate: Command = {
  name: 'validate',
  summary: 'check a pack and say exactly what is wrong',
  usage: 'skirmish validate <file | -> [--lang en|fr] [--system ./my-system.js] [--json]',
  examples: [
    'skirmish validate my-gang.json',
    'skirmish validate mon-gang.json --lang fr',
    'skirmish validate my-crew.json --system ./my-system.js',
    'skirmish validate - --json < my-gang.json',
    'skirmish validate - < packs.ndjson   (one pack per line)',
  ],
  options: { lang: { type: 'string' }, system: { type: 'string' } },
  async run(args, terminal) {
    const given = singlePositional(args, 0, 'the file of a pack');
    const lang = language(args);
    const rooms = await packRooms(textOption(args, 'system'));
    const texts = await readInputs(given, terminal, (lines) => lines.some(isWhole));
    const json = args.options.json === true || texts.length > 1;
    const codes: ExitCode[] = [];
    for (const text of texts) {
      const found = check(text, rooms);
      codes.push(
        json ? tellPrograms(text, found, terminal) : printReport(text, found, lang, terminal),
      );
    }
    return codes.includes(1) ? 1 : 0;
  },
};

/** A pack on one line; over many lines the first of them has only its opening bracket. */
function isWhole(line: string): boolean {
  return /^\{.*\}\s*$/.test(line);
}

const WORDS = {
  valid: { en: '“{title}” is a valid pack.', fr: '« {title} » est un pack valide.' },
  doubt: { en: 'Surely not meant? ', fr: 'Est-ce bien voulu ? ' },
  problem: { en: 'problem', fr: 'problème' },
  problems: { en: 'problems', fr: 'problèmes' },
  quoted: { en: '“{name}”', fr: '« {name} »' },
  colon: { en: ': ', fr: ' : ' },
};

function printReport(
  text: string,
  found: LoadedPack | readonly Problem[],
  lang: Language,
  terminal: Terminal,
): ExitCode {
  const line = (problem: Problem, before = '') =>
    `${placeOf(text, problem, lang)}${WORDS.colon[lang]}${before}${problemText(problem, lang)}`;
  if (!isProblems(found)) {
    for (const warning of found.warnings) terminal.err(line(warning, WORDS.doubt[lang]));
    terminal.out(WORDS.valid[lang].replace('{title}', () => found.title[lang]));
    return 0;
  }
  for (const problem of found) terminal.err(line(problem));
  const many = found.length === 1 ? WORDS.problem : WORDS.problems;
  terminal.err(`${found.length} ${many[lang]}`);
  return 1;
}

function tellPrograms(
  text: string,
  found: LoadedPack | readonly Problem[],
  terminal: Terminal,
): ExitCode {
  const located = (problems: readonly Problem[]) =>
    problems.map((each) => (isPath(each) ? { ...each, ...locateInJson(text, each.path) } : each));
  const valid = !isProblems(found);
  const [problems, warnings] = valid ? [[], found.warnings] : [found, []];
  const reported = { valid, problems: located(problems), warnings: located(warnings) };
  terminal.out(JSON.stringify(reported));
  return valid ? 0 : 1;
}

/** What cannot be parsed has its line already. */
function isPath({ path }: Problem): boolean {
  return path.startsWith('/');
}

/** The line, and the tile or figure around it: `line 12, “runner” (/tiles/3/kind)`. */
function placeOf(text: string, found: Problem, lang: Language): string {
  if (!isPath(found)) return problemPlaceText(found, lang);
  const { line, name } = locateInJson(text, found.path);
  const where = problemPlaceText({ ...found, path: `line ${line}` }, lang);
  if (name === undefined) return found.path === '/' ? where : `${where} (${found.path})`;
  return `${where}, ${WORDS.quoted[lang].replace('{name}', () => name)} (${found.path})`;
}

/** A pack says itself which system it is for. */
function check(
  text: string,
  rooms: readonly PackLoader<unknown, unknown>[],
): LoadedPack | readonly Problem[] {
  const json = readJson(text);
  if (isProblems(json)) return json;
  const fields: Readonly<Record<string, unknown>> = Object(json.value);
  const room = rooms.find(({ sorts }) =>
    sorts.some(({ mark: { field, value } }) => kindOf(fields[field]) === kindOf(value)),
  );
  if (!room)
    return [
      unknown(
        fields,
        rooms.flatMap(({ sorts }) => sorts.map(({ mark }) => mark)),
      ),
    ];
  return room.read(text);
}

/** What reads packs, system by system, or in the one system that is named. */
async function packRooms(named?: string): Promise<readonly PackLoader<unknown, unknown>[]> {
  const among = named === undefined ? systems : [await systemAt(named)];
  const rooms = (await Promise.all(among.map((system) => system.packs?.()))).flatMap(
    (room) => room ?? [],
  );
  if (rooms.length === 0) throw new UsageError(`The system ${named} takes no packs.`);
  return rooms;
}

/** `neuroshima-army/1` is of the kind `neuroshima-army`, whatever the version. */
function kindOf(mark: unknown): string {
  return typeof mark === 'string' ? (mark.split('/')[0] ?? '') : '';
}

const markProblem = problemFactory({
  'unknown-system': {
    en: '“{field}” is {found}; it should be "{right}".',
    fr: '« {field} » vaut {found} ; attendu : « {right} ».',
  },
  'no-system': {
    en: 'The pack does not say what it is for: it should have {either}.',
    fr: 'Le pack ne dit pas à quoi il sert : il lui faut {either}.',
  },
});

function unknown(
  fields: Readonly<Record<string, unknown>>,
  marks: readonly PackType['mark'][],
): Problem {
  for (const { field, value } of marks) {
    const given = fields[field];
    const right = typeof given === 'string' ? closestMatch(given, [value]) : undefined;
    if (right === undefined) continue;
    const found = JSON.stringify(given);
    return markProblem(`/${field}`, 'unknown-system', { field, found, right });
  }
  const either = marks.map(({ field, value }) => `"${field}": "${value}"`).join(' / ');
  return markProblem('/', 'no-system', { either });
}
