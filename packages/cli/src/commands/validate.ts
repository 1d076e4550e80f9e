import { isProblems, nearest, readJson, type Problem } from '@skirmish-kit/core';
import { onlyPositional, type Command } from '../command.ts';
import { readInput } from '../input.ts';
import { SYSTEMS } from '../systems.ts';

/** `skirmish validate <pack>`: what is wrong with a pack, where, and what would be right. */
export const validate: Command = {
  name: 'validate',
  summary: 'check a pack and say exactly what is wrong',
  usage: 'skirmish validate <file | -> [--json]',
  examples: ['skirmish validate my-gang.json', 'skirmish validate - --json < my-gang.json'],
  options: {},
  async run(args, terminal) {
    const text = await readInput(onlyPositional(args, 0, 'the file of a pack'), terminal);
    const found = check(text);
    const problems = isProblems(found) ? found : [];
    if (args.options.json) terminal.out(JSON.stringify({ valid: problems.length === 0, problems }));
    else for (const { path, message } of problems) terminal.err(`${path || '/'}: ${message}`);
    if (isProblems(found)) {
      if (!args.options.json)
        terminal.err(`${found.length} ${found.length === 1 ? 'problem' : 'problems'}`);
      return 1;
    }
    if (!args.options.json) terminal.out(`"${found.en}" is a valid pack.`);
    return 0;
  },
};

/** A pack says itself which system it is for. */
function check(text: string): ReturnType<(typeof SYSTEMS)[number]['validate']> {
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
