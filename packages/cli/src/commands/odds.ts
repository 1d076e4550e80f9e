import {
  isProblems,
  readJson,
  type Language,
  type OddsParameter,
  type OddsRoom,
} from '@skirmish-kit/core';
import { answerEach, refuse, type Reply } from '../batch.ts';
import { percent } from '../chart.ts';
import { noMoreThan, onlyPositional, UsageError, type Command } from '../command.ts';
import { readInput } from '../input.ts';
import { language } from '../language.ts';
import { loadSystem, SYSTEM_OPTIONS, systemSource } from '../load-system.ts';

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
  options: { list: { type: 'boolean' }, lang: { type: 'string' }, ...SYSTEM_OPTIONS },
  async run(args, terminal) {
    const json = args.options.json === true;
    const source = systemSource(args);
    const words = source.file === undefined ? 1 : 0;
    const system = await loadSystem(source);
    if (isProblems(system)) return refuse(system, json, terminal);
    const room = await system.odds?.();
    if (!room) throw new UsageError(`${system.title.en} has no questions about odds.`);
    if (args.options.list) {
      noMoreThan(args, words);
      const asks = helpOf(room);
      if (json) terminal.out(JSON.stringify({ asks }));
      else for (const line of asks) terminal.out(line);
      return 0;
    }
    const what = 'a scenario as JSON (--list shows what can be asked)';
    const request = onlyPositional(args, words, what);
    const text = request.endsWith('.json') ? await readInput(request, terminal) : request;
    const lang = language(args);
    return answerEach(text, json, terminal, (line) => answer(room, line, lang));
  },
};

function answer(room: OddsRoom, request: string, lang: Language): Reply {
  const json = readJson(request);
  if (isProblems(json)) {
    const example = JSON.stringify(room.questions[0]?.example ?? {});
    const problems = json.map(({ path, message }) => ({
      path,
      message: `This is not JSON as it should be. ${message} Write for example ${example}.`,
    }));
    return { ok: false, problems };
  }
  const answered = room.ask(json.value);
  if (isProblems(answered)) return { ok: false, problems: answered };
  const { outcomes, pruned, policy, more } = answered;
  return {
    ok: true,
    json: { ...outcomes, ...more, pruned, ...(policy ? { policy: policy.en } : {}) },
    text: () => [
      ...Object.entries(outcomes).map(
        ([name, probability]) => `${name.padEnd(12)} ${percent(probability)}`,
      ),
      ...(policy ? [policy[lang]] : []),
    ],
  };
}

function helpOf({ questions }: OddsRoom): readonly string[] {
  return questions.flatMap(({ id, parameters }) => [
    `${id}:`,
    ...parameters.map((parameter) => `  ${parameter.id}: ${allowed(parameter)}`),
  ]);
}

function allowed({ among }: OddsParameter): string {
  if (among === 'yes-or-no') return 'true or false';
  if ('least' in among) return `${among.least} to ${among.most}`;
  return among.map(({ value }) => String(value)).join(', ');
}
