import { isProblems, nearest, readJson, type Problem, type Words } from '@skirmish-kit/core';
import { onlyPositional, type Command, type ExitCode, type Terminal } from '../command.ts';
import { readInputs } from '../input.ts';
import { SYSTEMS } from '../systems.ts';

/** `skirmish validate <pack>`: what is wrong with a pack, where, and what would be right. */
export const validate: Command = {
  name: 'validate',
  summary: 'check a pack and say exactly what is wrong',
  usage: 'skirmish validate <file | -> [--json]',
  examples: [
    'skirmish validate my-gang.json',
    'skirmish validate - --json < my-gang.json',
    'skirmish validate - < packs.ndjson   (one pack per line)',
  ],
  options: {},
  async run(args, terminal) {
    const given = onlyPositional(args, 0, 'the file of a pack');
    const texts = await readInputs(given, terminal, (lines) => lines.some(isWhole));
    const json = args.options.json === true || texts.length > 1;
    const codes = texts.map((text) => tell(check(text), json, terminal));
    return codes.includes(1) ? 1 : 0;
  },
};

/** A pack on one line; over many lines the first of them has only its opening bracket. */
function isWhole(line: string): boolean {
  return /^\{.*\}\s*$/.test(line);
}

function tell(found: Words | readonly Problem[], json: boolean, terminal: Terminal): ExitCode {
  const problems = isProblems(found) ? found : [];
  if (json) terminal.out(JSON.stringify({ valid: problems.length === 0, problems }));
  else if (!isProblems(found)) terminal.out(`"${found.en}" is a valid pack.`);
  else {
    for (const { path, message } of found) terminal.err(`${path || '/'}: ${message}`);
    terminal.err(`${found.length} ${found.length === 1 ? 'problem' : 'problems'}`);
  }
  return problems.length > 0 ? 1 : 0;
}

/** A pack says itself which system it is for. */
function check(text: string): Words | readonly Problem[] {
  const json = readJson(text);
  if (isProblems(json)) return json;
  const { value } = json;
  const named =
    typeof value === 'object' && value !== null && 'system' in value ? value.system : undefined;
  const known = SYSTEMS.map(({ id }) => id);
  const system = SYSTEMS.find(({ id }) => id === named);
  return system ? system.validate(text) : [unknown(named, known)];
}

function unknown(named: unknown, known: readonly string[]): Problem {
  const close = typeof named === 'string' ? nearest(named, known) : undefined;
  const found = named === undefined ? 'is missing' : `is ${JSON.stringify(named)}`;
  const message = `The pack's system ${found}; it should be ${close ? `"${close}"` : `one of: ${known.join(', ')}`}.`;
  return { path: '/system', code: 'unknown-system', params: {}, message };
}
