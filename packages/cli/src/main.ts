import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { UsageError, type Command, type ExitCode, type Terminal } from './command.ts';
import { dice } from './commands/dice.ts';
import { inquiryCommands } from './commands/inquiry.ts';
import { odds } from './commands/odds.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { sim } from './commands/sim.ts';
import { validate } from './commands/validate.ts';
import { nearest } from '@skirmish-kit/core';
import { neuroshimaHex } from '@skirmish-kit/neuroshima-hex';

const COMMANDS: readonly Command[] = [
  ...[dice, odds, play, replay, validate, rules, sim],
  ...(await inquiryCommands(neuroshimaHex)),
];

/** Runs `skirmish …` and gives the exit code. */
export async function run(
  argv: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<ExitCode> {
  const [name, ...rest] = argv;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h')
    return help(rest[0], terminal);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) return unknownCommand(name, terminal);
  if (rest.includes('--help') || rest.includes('-h')) return help(name, terminal);
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      options: { ...command.options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const options: Record<string, string | boolean> = {};
    for (const [option, value] of Object.entries(values)) {
      if (typeof value === 'string' || typeof value === 'boolean') options[option] = value;
    }
    return await command.run({ positionals, options }, terminal);
  } catch (error) {
    if (!isUsageMistake(error)) throw error;
    terminal.err(error.message);
    terminal.err(`Usage: ${command.usage}`);
    return 2;
  }
}

function isUsageMistake(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

function unknownCommand(name: string, terminal: Terminal): ExitCode {
  const close = nearest(
    name,
    COMMANDS.map((candidate) => candidate.name),
  );
  terminal.err(`There is no command "${name}".${close ? ` Did you mean "${close}"?` : ''}`);
  terminal.err('Type "skirmish help" for the list.');
  return 2;
}

function help(name: string | undefined, terminal: Terminal): ExitCode {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (name !== undefined && !command) return unknownCommand(name, terminal);
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
  // `skirmish … | head` has read enough: nobody is left to tell anything.
  process.stdout.on('error', (fault) => {
    if (!('code' in fault) || fault.code !== 'EPIPE') throw fault;
    process.exit(0);
  });
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    progress: (line) => void (watched && process.stderr.write(`\r\x1b[K${line}`)),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
  };
}
