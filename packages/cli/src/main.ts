import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { closestMatch } from '@skirmish-kit/core';
import { UsageError, type Command, type ExitCode, type Terminal } from './command.ts';
import { messageOf, refuse } from './batch.ts';
import { plainTerminal } from './strip-ansi.ts';
import { codeOf, OutputError, whyNotWritten } from './write-output.ts';

/** Each command is loaded by its name, so that `skirmish dice` loads no game. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['dice', async () => (await import('./commands/dice.ts')).dice],
  ['odds', async () => (await import('./commands/odds.ts')).odds],
  ['play', async () => (await import('./commands/play.ts')).play],
  ['replay', async () => (await import('./commands/replay.ts')).replay],
  ['picture', async () => (await import('./commands/picture.ts')).picture],
  ['validate', async () => (await import('./commands/validate.ts')).validate],
  ['check-list', async () => (await import('./commands/check-list.ts')).checkList],
  ['rules', async () => (await import('./commands/rules.ts')).rules],
  ['sim', async () => (await import('./commands/sim.ts')).sim],
]);

/** Commands with a better name: the old one still works. */
const RENAMED: ReadonlyMap<string, string> = new Map([['list', 'check-list']]);

/** The questions about positions that systems answer: `skirmish battle`. */
async function positionCommands(): Promise<readonly Command[]> {
  const [{ queryCommands }, { systems }] = await Promise.all([
    import('./commands/query.ts'),
    import('@skirmish-kit/all'),
  ]);
  return queryCommands(systems);
}

async function commandNamed(name: string): Promise<Command | undefined> {
  const load = COMMANDS.get(name);
  return load ? load() : (await positionCommands()).find((command) => command.name === name);
}

async function allCommands(): Promise<readonly Command[]> {
  const named = await Promise.all([...COMMANDS.values()].map((load) => load()));
  return [...named, ...(await positionCommands())];
}

/** Runs `skirmish …` and gives the exit code. */
export async function run(
  argv: readonly string[],
  given: Terminal = processTerminal(),
): Promise<ExitCode> {
  const terminal = plainTerminal(given);
  const [typed, ...rest] = argv.filter((word, i) => i > 0 || word !== '--json');
  const name = typed === undefined ? undefined : (RENAMED.get(typed) ?? typed);
  const json = argv.some((word) => /^--json(?:=|$)/.test(word));
  if (name === undefined || name === 'help' || name === '--help' || name === '-h')
    return help(
      rest.find((word) => word !== '--json'),
      json,
      terminal,
    );
  const command = await commandNamed(name);
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

async function unknownCommand(name: string, json: boolean, terminal: Terminal): Promise<ExitCode> {
  const names = (await allCommands()).map((command) => command.name);
  const close = closestMatch(name, names);
  const said = `There is no command "${name}".${close ? ` Did you mean "${close}"?` : ''}`;
  return misused(said, ['Type "skirmish help" for the list.'], json, terminal);
}

async function help(
  name: string | undefined,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const commands = await allCommands();
  const command = commands.find(
    (candidate) => candidate.name === (RENAMED.get(name ?? '') ?? name),
  );
  if (name !== undefined && !command) return unknownCommand(name, json, terminal);
  if (json) {
    const plain = ({ name: word, summary, usage, examples }: Command) => ({
      ...{ name: word, summary, usage, examples },
    });
    terminal.out(JSON.stringify(command ? plain(command) : { commands: commands.map(plain) }));
    return 0;
  }
  if (command) {
    terminal.out(`${command.summary}\n\nUsage: ${command.usage}\n\nExamples:`);
    for (const example of command.examples) terminal.out(`  ${example}`);
    return 0;
  }
  terminal.out('skirmish: tabletop rules on the command line\n');
  for (const { name: word, summary } of commands) terminal.out(`  ${word.padEnd(10)} ${summary}`);
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
