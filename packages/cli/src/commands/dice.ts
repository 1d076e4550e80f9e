import {
  exactDice,
  isDiceProblem,
  makeDice,
  parseDice,
  caretUnder,
  type ExactDice,
} from '@skirmish-kit/core';
import { runBatch, type BatchResult } from '../batch.ts';
import { bar, percent } from '../chart.ts';
import { singlePositional, type Command } from '../command.ts';

/** `skirmish dice '<notation>'`: the exact distribution of any dice. */
export const dice: Command = {
  name: 'dice',
  summary: 'the exact odds of dice notation',
  usage: "skirmish dice '<notation>' [--json]",
  examples: [
    "skirmish dice '3d6+2'",
    "skirmish dice '4d6dl1'",
    "skirmish dice '3d8!=8>=4 vs 3d8!=8>=5'",
    "printf '2d6\\n2d20kh1\\n' | skirmish dice - --json",
  ],
  options: {},
  async run(args, terminal) {
    const notation = singlePositional(args, 0, "dice, such as '3d6+2'");
    return runBatch(notation, args.options.json === true, terminal, answer);
  },
};

function answer(notation: string): BatchResult {
  const parsed = parseDice(notation);
  if (isDiceProblem(parsed)) {
    const message = `${parsed.message}\n${caretUnder(notation, parsed.position)}`;
    return { ok: false, problems: [{ path: parsed.path, message, position: parsed.position }] };
  }
  const exact = exactDice(parsed);
  const name = makeDice(parsed);
  return { ok: true, json: { notation: name, ...exact }, text: () => [name, ...chart(exact)] };
}

function chart({ outcomes, mean, deviation }: ExactDice): string[] {
  const most = Math.max(...outcomes.map(([, probability]) => probability));
  const rows = outcomes
    .filter(([, probability]) => probability >= SHOWN)
    .map(
      ([value, probability]) =>
        `${String(value).padStart(5)}  ${percent(probability)}  ${bar(probability / most)}`,
    );
  return [...rows, '', `mean ${mean.toFixed(3)}, deviation ${deviation.toFixed(3)}`];
}

/** Rarer results are in --json; a terminal has only so many lines. */
const SHOWN = 5e-5;
