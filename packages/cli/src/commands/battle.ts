import { isProblems, narratorOf, type Language } from '@skirmish-kit/core';
import {
  battleFromPosition,
  makeLibrary,
  readPosition,
  type BattleReport,
} from '@skirmish-kit/neuroshima-hex';
import { tellingOf } from '@skirmish-kit/neuroshima-hex/telling';
import { answerEach } from '../batch.ts';
import { textOption, type Command } from '../command.ts';
import { language } from '../language.ts';
import { answerPosition, positionInput } from '../position-input.ts';

/** `skirmish battle neuroshima-hex <position.json>`: fights the battle of a position out. */
export const battle: Command = {
  name: 'battle',
  summary: 'fight out the battle of a position',
  usage:
    'skirmish battle neuroshima-hex <position.json | json | notation | -> [--answers a,b,…] [--lang en|fr] [--json]',
  examples: [
    'skirmish battle neuroshima-hex position.json',
    `skirmish battle neuroshima-hex '{"edition":"3.0","units":[{"army":"moloch","tile":"hq","hex":[0,0],"rotation":0},{"army":"borgo","tile":"mutant","hex":[0,-1],"rotation":3}],"hq":{"borgo":20}}' --json`,
    'skirmish battle neuroshima-hex 3.0_moloch_hq.c3_clown.d3.2_borgo_hq.a1_mutant.c2.3',
    'skirmish battle neuroshima-hex position.json --answers explode,save:0,-1',
  ],
  options: { answers: { type: 'string' }, lang: { type: 'string' } },
  async run(args, terminal) {
    const library = makeLibrary();
    const answers = splitAnswers(textOption(args, 'answers'));
    const spoken = language(args);
    const input = await positionInput(args, terminal);
    return answerEach(input, args.options.json === true, terminal, (text) =>
      answerPosition(
        text,
        (value) => battleFromPosition(library, value, answers),
        (report, value) => [...story(report, value, spoken), ...sum(report)],
      ),
    );
  },
};

/** Keys are parted by commas or blanks; a comma before a number belongs to a hex: `save:0,-1`. */
function splitAnswers(text: string | undefined): readonly string[] | undefined {
  return text?.split(/[\s;]+|,(?!-?\d)/).filter((answer) => answer !== '');
}

/** Phase by phase what happened, each line with its rule. */
function story({ phases }: BattleReport, value: unknown, spoken: Language): string[] {
  const library = makeLibrary();
  const state = readPosition(library, value);
  if (isProblems(state)) return [];
  const narrator = narratorOf(tellingOf(library), state, spoken);
  return phases.flatMap(({ phase, hq, events }) => [
    `phase ${phase}: ${counts(hq)}`,
    ...events.flatMap(({ about, rule, params }) => {
      const said = narrator.line({ kind: 'moment', about, rule, params, at: 0 });
      // A page keeps a unit and its hex on one line; a terminal is searched for plain blanks.
      return said === undefined ? [] : [`  ${said.replaceAll('\u00a0', ' ')}  ${rule}`];
    }),
  ]);
}

/** What came of it. */
function sum({ hq, points, removed, wounds, choices }: BattleReport): string[] {
  const lines: string[] = [];
  for (const { army, tile, hex, phase, by, saved, cause } of removed) {
    const who = by.map((unit) => `${unit.army} ${unit.tile}`).join(', ');
    const why = saved
      ? ` (spent to save ${saved.army} ${saved.tile} from ${who})`
      : ` (${who ? `by ${who}` : cause})`;
    lines.push(`removed in phase ${phase}: ${army} ${tile} at ${hex.join(',')}${why}`);
  }
  for (const { hex, wounds: count } of wounds) lines.push(`wounded: ${hex.join(',')} has ${count}`);
  for (const { army, about, phase, options, answer, byDefault } of choices) {
    const how = byDefault ? 'by default ' : '';
    lines.push(
      `choice in phase ${phase}: ${army}, ${about}: ${how}${answer} of ${options.join(' ')}`,
    );
  }
  lines.push(`HQ: ${counts(hq)}`);
  if (points) lines.push(`points: ${counts(points)}`);
  return lines;
}

function counts(byArmy: Readonly<Record<string, number>>): string {
  return Object.entries(byArmy)
    .map(([army, count]) => `${army} ${count}`)
    .join(', ');
}
