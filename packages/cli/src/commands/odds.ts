import {
  isProblems,
  isUnfinished,
  narratorOf,
  readJson,
  startGame,
  type AnySystem,
  type Game,
  type Language,
  type OddsResult,
  type OddsCalculator,
  type TypedParameter,
} from '@skirmish-kit/core';
import { runBatch, refuse, type BatchResult } from '../batch.ts';
import { percent } from '../chart.ts';
import {
  assertMaxPositionals,
  singlePositional,
  textOption,
  UsageError,
  type Arguments,
  type Command,
} from '../command.ts';
import { readInput, readRecordInput } from '../input.ts';
import { language } from '../language.ts';
import { loadSystem, SYSTEM_OPTIONS, SYSTEM_USAGE, systemSource } from '../load-system.ts';

/** `skirmish odds <system> <scenario>`: exact odds of an action, by names or in bare numbers. */
export const odds: Command = {
  name: 'odds',
  summary: 'the exact odds of a shot, a fight, a test, a draw',
  usage: `skirmish odds <system> '<scenario as JSON>' | <file.json> | - ${SYSTEM_USAGE} [--json], or with [--record file|token] [--position line] an answer of that game`,
  examples: [
    `skirmish odds reaction '{"action":"shoot","figure":"sergeant","target":"ember","mode":"burst","range":"short","cover":"medium"}'`,
    `skirmish odds reaction '{"action":"shoot","weapon":"assault-rifle","mode":"burst","quality":"veteran","range":"short","cover":"medium"}'`,
    `skirmish odds reaction '{"action":"shoot","toHit":0,"damage":[6,6],"damageModifier":0,"resistance":7,"shots":3}'`,
    `skirmish odds reaction '{"action":"reaction","modifier":-1}' --json`,
    'skirmish odds reaction --list',
    `skirmish odds reaction --record game.txt 'burst:submachine-gun:a5*4'`,
    `skirmish odds neuroshima-hex '{"army":"borgo","tile":"battle","draws":3}'`,
  ],
  options: {
    list: { type: 'boolean' },
    lang: { type: 'string' },
    record: { type: 'string' },
    position: { type: 'string' },
    ...SYSTEM_OPTIONS,
  },
  async run(args, terminal) {
    const json = args.options.json === true;
    const source = systemSource(args);
    const words = source.file === undefined ? 1 : 0;
    const system = await loadSystem(source);
    if (isProblems(system)) return refuse(system, json, terminal);
    const room = await system.odds?.();
    if (!room) throw new UsageError(`${system.title.en} has no questions about odds.`);
    if (args.options.list) {
      assertMaxPositionals(args, words);
      const asks = helpOf(room);
      if (json) terminal.out(JSON.stringify({ asks }));
      else for (const line of asks) terminal.out(line);
      return 0;
    }
    const lang = language(args);
    const start = startOf(args);
    if (start) {
      const game = await startGame(system, start);
      if (isProblems(game)) return refuse(game, json, terminal);
      const key = singlePositional(args, words, 'an answer to the open question of that game');
      return runBatch(key, json, terminal, (line) => oddsIn(system, room, game, line, lang));
    }
    const what = 'a scenario as JSON (--list shows what can be asked)';
    const request = singlePositional(args, words, what);
    const text = request.endsWith('.json') ? await readInput(request, terminal) : request;
    return runBatch(text, json, terminal, (line) => answer(room, line, lang));
  },
};

function answer(room: OddsCalculator, request: string, lang: Language): BatchResult {
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
  return isProblems(answered) ? { ok: false, problems: answered } : replyOf(answered, lang);
}

/** Where the game of an answer stands; `undefined` for a question without a game. */
function startOf(args: Arguments) {
  const [record, position] = [textOption(args, 'record'), textOption(args, 'position')];
  if (record !== undefined) return { record: readRecordInput(record) };
  return position === undefined ? undefined : { position };
}

/** The odds of an answer to the open question: those that pages show. */
function oddsIn(
  system: AnySystem,
  room: OddsCalculator,
  game: Game<unknown, unknown>,
  key: string,
  lang: Language,
): BatchResult {
  if (!room.ofAnswer) throw new UsageError(`${system.title.en} has no odds of answers.`);
  const answered = room.ofAnswer(game, key);
  if (answered) return replyOf(answered, lang);
  const refusal = game.explain(key);
  const message = refusal
    ? narratorOf(system.messages, game.state, lang).refusal(refusal)
    : NOTHING_RANDOM[lang];
  return { ok: false, problems: [{ path: key.slice(0, 60), message }] };
}

const NOTHING_RANDOM: Readonly<Record<Language, string>> = {
  en: 'Nothing about this answer is left to chance.',
  fr: 'Rien dans cette réponse n’est laissé au hasard.',
};

const NOT_FOLLOWED: Readonly<Record<Language, string>> = {
  en: 'of the branches were not followed to the end: there are too many.',
  fr: 'des branches n’ont pas été suivies jusqu’au bout\u00a0: il y en a trop.',
};

/** Odds as a terminal and programs get them. */
export function replyOf(
  { outcomes, pruned, policy, more, form }: OddsResult,
  lang: Language,
): BatchResult {
  return {
    ok: true,
    json: form ?? { ...outcomes, ...more, pruned, ...(policy ? { policy: policy.en } : {}) },
    text: () => [
      ...Object.entries(outcomes).map(
        ([name, probability]) => `${name.padEnd(12)} ${percent(probability)}`,
      ),
      ...(pruned < SEEN || isUnfinished(pruned)
        ? []
        : [`${LEFT_OUT[lang]} ${percent(Math.ceil(pruned * 1e4) / 1e4).trim()}`]),
      ...(policy ? [policy[lang]] : []),
      ...(isUnfinished(pruned) ? [`${percent(pruned)} ${NOT_FOLLOWED[lang]}`] : []),
    ],
  };
}

/** Figures are printed to 0.01 %: what was left out is said where it could change one. */
const SEEN = 5e-5;

const LEFT_OUT: Readonly<Record<Language, string>> = {
  en: 'Left out: less than',
  fr: 'Négligé : moins de',
};

function helpOf({ questions }: OddsCalculator): readonly string[] {
  return questions.flatMap(({ id, parameters, typed = [] }) => [
    `${id}:`,
    ...[...parameters, ...typed].map((parameter) => `  ${parameter.id}: ${allowed(parameter)}`),
  ]);
}

function allowed({ among }: TypedParameter): string {
  if (among === 'yes-or-no') return 'true or false';
  if ('like' in among) return `such as ${JSON.stringify(among.like)}`;
  if ('least' in among) return `${among.least} to ${among.most}`;
  return among.map(({ value }) => String(value)).join(', ');
}
