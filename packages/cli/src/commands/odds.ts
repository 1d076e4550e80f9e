import { readFileSync } from 'node:fs';
import { answerEach } from '../batch.ts';
import { onlyPositional, type Command } from '../command.ts';
import { systemNamed } from '../systems.ts';

/** `skirmish odds <system> <scenario>`: exact odds of an action, by names or in bare numbers. */
export const odds: Command = {
  name: 'odds',
  summary: 'the exact odds of a shot, a fight, a test, a draw',
  usage: "skirmish odds <system> '<scenario as JSON>' | <file.json> | - [--json]",
  examples: [
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
      for (const line of system.oddsHelp) terminal.out(line);
      return 0;
    }
    const request = onlyPositional(args, 1, 'a scenario as JSON (--list shows what can be asked)');
    const text = request.endsWith('.json') ? readFileSync(request, 'utf8') : request;
    return answerEach(text, args.options.json === true, terminal, (line) => system.odds(line));
  },
};
