import { UsageError, type Arguments, type Terminal } from './command.ts';
import { readInput } from './input.ts';

/** A position as one line begins with its edition: `3.0_moloch_hq.c3`, `1!hill_borgo_hq.a1`. */
const NOTATION = /^\s*[\d.]+(![\w-]+)*_/;

/**
 * The position somebody gave: JSON or a line of notation itself, a file with one of them, or with
 * `-` one to a line.
 */
export async function positionInput(args: Arguments, terminal: Terminal): Promise<string> {
  const [system, input, extra] = args.positionals;
  if (system !== 'neuroshima-hex') {
    throw new UsageError(
      'Say whose battle: neuroshima-hex is the system with positions to fight out.',
    );
  }
  if (input === undefined)
    throw new UsageError('Say which position: a file, JSON, a line of notation, or - for lines.');
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
  const itself = input === '-' || input.trimStart().startsWith('{') || NOTATION.test(input);
  return itself ? input : readInput(input, terminal);
}
