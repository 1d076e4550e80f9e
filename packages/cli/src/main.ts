import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { systems } from '@skirmish-kit/all';
import { UsageError, type Command, type ExitCode, type Terminal } from './command.ts';
import { messageOf, refuse } from './batch.ts';
import { dice } from './commands/dice.ts';
import { queryCommands } from './commands/query.ts';
import { list } from './commands/list.ts';
import { odds } from './commands/odds.ts';
import { picture } from './commands/picture.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { sim } from './commands/sim.ts';
import { validate } from './commands/validate.ts';
import { plainTerminal } from './strip-ansi.ts';
import { codeOf, OutputError, whyNotWritten } from './write-output.ts';
import { closestMatch } from '@skirmish-kit/core';

const COMMANDS: readonly Command[] = [
  ...[dice, odds, play, replay, picture, validate, list, rules, sim],
  ...(await queryCommands(systems)),
];

/** Runs `skirmish …` and gives the exit code. */
export async function run(
  argv: readonly string[],
  given: Terminal = processTerminal(),
): Promise<ExitCode> {
  const terminal = plainTerminal(given);
  const [name, ...rest] = argv.filter((word, i) => i > 0 || word !== '--json');
  const json = argv.some((word) => /^--json(?:=|$)/.test(word));
  if (name === undefined || name === 'help' || name === '--help' || name === '-h')
    return help(
      rest.find((word) => word !== '--json'),
      json,
      terminal,
    );
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) return unknownCommand(name, json, terminal);
  if (rest.includes('--help') || rest.includes('-h')) return help(name, json, terminal);
  try {
    const picked = Object.fromEntries(
      ((await command.moreOptions?.(rest)) ?? []).map((id) => [id, { type: 'string' as const }]),
    );
    const { values, positionals } = parseArgs({
      args: [...rest],
      options: { ...command.options, ...picked, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const options: Record<string, string | boolean> = {};
    const lists: Record<string, readonly string[]> = {};
    for (const [option, value] of Object.entries(values)) {
      if (typeof value === 'string' || typeof value === 'boolean') options[option] = value;
      else if (value !== undefined) lists[option] = [value].flat().map(String);
    }
    return await command.run({ positionals, options, lists }, terminal);
  } catch (error) {
    if (isUsageMistake(error))
      return misused(error.message, [`Usage: ${command.usage}`], json, terminal);
    if (!json && !(error instanceof OutputError)) throw error;
    return refuse([{ path: '', message: messageOf(error) }], json, terminal);
  }
}

/** The command line itself is wrong: told with what would be right, to programs as to people. */
function misused(
  message: string,
  right: readonly string[],
  json: boolean,
  terminal: Terminal,
): ExitCode {
  if (json) refuse([{ path: '', message }], json, terminal);
  for (const line of [message, ...right]) terminal.err(line);
  return 2;
}

function isUsageMistake(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

function unknownCommand(name: string, json: boolean, terminal: Terminal): ExitCode {
  const close = closestMatch(
    name,
    COMMANDS.map((candidate) => candidate.name),
  );
  const said = `There is no command "${name}".${close ? ` Did you mean "${close}"?` : ''}`;
  return misused(said, ['Type "skirmish help" for the list.'], json, terminal);
}

function help(name: string | undefined, json: boolean, terminal: Terminal): ExitCode {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (name !== undefined && !command) return unknownCommand(name, json, terminal);
  if (json) {
    const plain = ({ name: word, summary, usage, examples }: Command) => ({
      ...{ name: word, summary, usage, examples },
    });
    terminal.out(JSON.stringify(command ? plain(command) : { commands: COMMANDS.map(plain) }));
    return 0;
  }
  if (command) {
    terminal.out(`${command.summary}\n\nUsage: ${command.usage}\n\nExamples:`);
    for (const example of command.examples) terminal.out(`  ${example}`);
    return 0;
  }
  terminal.out('skirmish: tabletop rules on the command line\n');
  for (const { name: word, summary } of COMMANDS) terminal.out(`  ${word.padEnd(10)} ${summary}`);
  terminal.out(
    '\n--json prints for programs; "-" as the input reads one per line from standard input.',
  );
  terminal.out('"skirmish help <command>" shows its usage and examples.');
  return 0;
}

function processTerminal(): Terminal {
  const watched = process.stderr.isTTY;
  process.stdout.on('error', (fault) => {
    // `skirmish … | head` has read enough: nobody is left to tell anything.
    if (codeOf(fault) === 'EPIPE') process.exit(0);
    process.stderr.write(`The output cannot be written: ${whyNotWritten(fault)}.\n`, () =>
      process.exit(1),
    );
  });
  // Nobody reads the error stream any more: the command goes on all the same.
  process.stderr.on('error', () => undefined);
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    progress: (line) => void (watched && process.stderr.write(`\r\x1b[K${line}`)),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
  };
}
