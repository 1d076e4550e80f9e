import { existsSync } from 'node:fs';
import { isProblems, type AnySystem, type PositionQuery } from '@skirmish-kit/core';
import { runBatch, refuse, type BatchResult } from '../batch.ts';
import { textOption, UsageError, type Arguments, type Command, type Terminal } from '../command.ts';
import { readInput } from '../input.ts';
import { language } from '../language.ts';
import { loadSystem, SYSTEM_OPTIONS, SYSTEM_USAGE, systemSource } from '../load-system.ts';

/**
 * A command for every question about positions that some system answers:
 * `skirmish battle neuroshima-hex …`.
 */
export async function queryCommands(systems: readonly AnySystem[]): Promise<readonly Command[]> {
  const found = new Map<string, { readonly query: PositionQuery; readonly by: string[] }>();
  for (const system of systems) {
    for (const query of (await system.queries?.()) ?? []) {
      const known = found.get(query.id);
      if (known) known.by.push(system.id);
      else found.set(query.id, { query, by: [system.id] });
    }
  }
  return [...found.values()].map(({ query, by }) => commandFor(query, by));
}

function commandFor(asked: PositionQuery, by: readonly string[]): Command {
  const { id, summary, examples, flags, words } = asked;
  const options = [...flags, 'lang'];
  const said = flags.map((flag) => ` [--${flag} …]`).join('');
  const places = words
    ? `${words.map((word) => `<${word}>`).join(' ')} | -`
    : '<position.json | json | notation | ->';
  return {
    name: id,
    summary: summary.en,
    usage: `skirmish ${id} <${by.join(' | ')}> ${places}${said} ${SYSTEM_USAGE} [--lang en|fr] [--json]`,
    examples,
    options: {
      ...Object.fromEntries(options.map((flag) => [flag, { type: 'string' as const }])),
      ...SYSTEM_OPTIONS,
    },
    async run(args, terminal) {
      const json = args.options.json === true;
      const source = systemSource(args);
      const name = source.name ?? '';
      if (source.file === undefined && !by.includes(name))
        throw new UsageError(`Say whose ${id}: ${by.join(', ')}. “${name}” does not answer it.`);
      const system = await loadSystem(source);
      if (isProblems(system)) return refuse(system, json, terminal);
      const query = (await system.queries?.())?.find((each) => each.id === id);
      if (!query) throw new UsageError(`${system.title.en} does not answer “${id}”.`);
      const given = Object.fromEntries(flags.map((flag) => [flag, textOption(args, flag)]));
      const spoken = language(args);
      const at = source.file === undefined ? 1 : 0;
      const input = words ? wordsInput(args, at, words) : await positionInput(args, at, terminal);
      return runBatch(input, json, terminal, (text): BatchResult => {
        const findings = query.ask(text, given, spoken);
        if (isProblems(findings)) return { ok: false, problems: findings };
        const { json: reported, no = false } = findings;
        return { ok: true, no, json: reported, text: () => findings.lines };
      });
    },
  };
}

/** The words of a question, in their order, or `-` for lines of them. */
function wordsInput(args: Arguments, at: number, words: readonly string[]): string {
  const given = args.positionals.slice(at);
  if (given.length === 1 && given[0] === '-') return '-';
  const missing = words[given.length];
  if (missing !== undefined) throw new UsageError(`Say which ${missing}.`);
  const extra = given[words.length];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
  return given.join(' ');
}

/**
 * The position somebody gave: JSON or a line of notation itself, a file with one of them, or with
 * `-` one to a line.
 */
async function positionInput(args: Arguments, at: number, terminal: Terminal): Promise<string> {
  const input = args.positionals[at];
  const extra = args.positionals[at + 1];
  if (input === undefined)
    throw new UsageError('Say which position: a file, JSON, a line of notation, or - for lines.');
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
  const isFile = existsSync(input) || /\.(?:json|txt)$|[\\/]/.test(input);
  return input !== '-' && isFile && !input.trimStart().startsWith('{')
    ? readInput(input, terminal)
    : input;
}
