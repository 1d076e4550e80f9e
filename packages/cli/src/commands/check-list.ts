import {
  isProblems,
  readJson,
  problemText,
  type ListReport,
  type Language,
  type ListChecker,
} from '@skirmish-kit/core';
import { runBatch, refuse, type BatchResult } from '../batch.ts';
import { assertMaxPositionals, singlePositional, UsageError, type Command } from '../command.ts';
import { readInput } from '../input.ts';
import { language } from '../language.ts';
import { loadSystem, SYSTEM_OPTIONS, SYSTEM_USAGE, systemSource } from '../load-system.ts';

/** `skirmish check-list <system> <list>`: whether a list is legal, and why not. The old name is `list`. */
export const checkList: Command = {
  name: 'check-list',
  summary: 'check a gang, a band or a strike team by the rules for building one',
  usage: `skirmish check-list <system> <list.json | json | -> [--example] ${SYSTEM_USAGE} [--lang en|fr] [--json]`,
  examples: [
    'skirmish check-list reaction my-gang.json',
    'skirmish check-list reaction --example > my-gang.json',
    'skirmish check-list --system ./my-system.js my-list.json --json',
  ],
  options: { example: { type: 'boolean' }, lang: { type: 'string' }, ...SYSTEM_OPTIONS },
  async run(args, terminal) {
    const json = args.options.json === true;
    const source = systemSource(args);
    const words = source.file === undefined ? 1 : 0;
    const system = await loadSystem(source);
    if (isProblems(system)) return refuse(system, json, terminal);
    const checker = await system.lists?.();
    if (!checker) throw new UsageError(`${system.title.en} has no lists to build.`);
    if (args.options.example) {
      assertMaxPositionals(args, words);
      terminal.out(JSON.stringify(checker.example, null, json ? undefined : 2));
      return 0;
    }
    const given = singlePositional(args, words, 'a list as JSON or the file of one');
    const isFile = given !== '-' && !given.trimStart().startsWith('{');
    const text = isFile ? await readInput(given, terminal) : given;
    const lang = language(args);
    return runBatch(text, json, terminal, (one) => check(checker, one, lang));
  },
};

function check(checker: ListChecker, text: string, lang: Language): BatchResult {
  const json = readJson(text);
  const checked = isProblems(json) ? json : checker.checkList(json.value);
  if (isProblems(checked)) {
    const problems = checked.map((found) => ({ ...found, message: problemText(found, lang) }));
    return { ok: false, problems };
  }
  const isLegal = checked.problems.length === 0;
  return {
    ok: true,
    no: !isLegal,
    json: { legal: isLegal, ...checked },
    text: () => reported(checked, lang),
  };
}

const LEGAL: Readonly<Record<Language, string>> = {
  en: 'The list is legal.',
  fr: 'La liste est valide.',
};

function reported({ entries, points, problems }: ListReport, lang: Language): readonly string[] {
  const cost = (each: number | undefined) => (each === undefined ? '' : `  ${each}`);
  return [
    ...entries.map(
      ({ count, title, points: each }) =>
        `${String(count).padStart(3)} ${title[lang]}${cost(each)}`,
    ),
    ...(points === undefined ? [] : [`= ${points}`]),
    ...problems.map((found) => `${found.path || '/'}: ${problemText(found, lang)} (${found.rule})`),
    ...(problems.length === 0 ? [LEGAL[lang]] : []),
  ];
}
