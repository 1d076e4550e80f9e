import { isProblems, readJson } from '@skirmish-kit/core';
import { answerEach, type Reply } from '../batch.ts';
import { noMoreThan, onlyPositional, type Command } from '../command.ts';
import type { HostedSystem } from '../hosted-system.ts';
import { readInput } from '../input.ts';
import { systemNamed } from '../systems.ts';

/** `skirmish odds <system> <scenario>`: exact odds of an action, by names or in bare numbers. */
export const odds: Command = {
  name: 'odds',
  summary: 'the exact odds of a shot, a fight, a test, a draw',
  usage: "skirmish odds <system> '<scenario as JSON>' | <file.json> | - [--json]",
  examples: [
    `skirmish odds reaction '{"action":"shoot","figure":"sergeant","target":"ember","mode":"burst","range":"short","cover":"medium"}'`,
    `skirmish odds reaction '{"action":"shoot","weapon":"assault-rifle","mode":"burst","quality":"veteran","range":"short","cover":"medium"}'`,
    `skirmish odds reaction '{"action":"shoot","toHit":0,"damage":[6,6],"damageModifier":0,"resistance":7,"shots":3}'`,
    `skirmish odds reaction '{"action":"reaction","modifier":-1}' --json`,
    'skirmish odds reaction --list',
    `skirmish odds neuroshima-hex '{"army":"borgo","tile":"battle","draws":3}'`,
  ],
  options: { list: { type: 'boolean' } },
  async run(args, terminal) {
    const system = systemNamed(args.positionals[0]);
    if (args.options.list) {
      noMoreThan(args, 1);
      if (args.options.json === true) terminal.out(JSON.stringify({ asks: system.oddsHelp }));
      else for (const line of system.oddsHelp) terminal.out(line);
      return 0;
    }
    const request = onlyPositional(args, 1, 'a scenario as JSON (--list shows what can be asked)');
    const text = request.endsWith('.json') ? await readInput(request, terminal) : request;
    return answerEach(text, args.options.json === true, terminal, (line) => answer(system, line));
  },
};

function answer(system: HostedSystem, request: string): Reply {
  const json = readJson(request);
  if (!isProblems(json)) return system.odds(json.value);
  const example = JSON.stringify(system.oddsExample);
  const problems = json.map(({ path, message }) => ({
    path,
    message: `This is not JSON as it should be. ${message} Write for example ${example}.`,
  }));
  return { ok: false, problems };
}
