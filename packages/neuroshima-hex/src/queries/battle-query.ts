import { isProblems, narratorOf, type PositionQuery, type Language } from '@skirmish-kit/core';
import { readPositionText } from '../notation/read-position-text.ts';
import { battleFromPosition, type BattleReport } from '../rules/battle-report.ts';
import { readPosition } from '../rules/position.ts';
import type { Library } from '../rules/table.ts';
import { messagesOf } from '../messages/index.ts';

/** What comes of the battle of a position. */
export function battleQuery(library: Library): PositionQuery {
  return {
    id: 'battle',
    summary: {
      en: 'fight out the battle of a position',
      fr: 'livrer le combat d’une position',
    },
    examples: [
      'skirmish battle neuroshima-hex position.json',
      `skirmish battle neuroshima-hex '{"edition":"3.0","units":[{"army":"moloch","tile":"hq","hex":[0,0],"rotation":0},{"army":"borgo","tile":"mutant","hex":[0,-1],"rotation":3}],"hq":{"borgo":20}}' --json`,
      'skirmish battle neuroshima-hex 3.0_moloch_hq.c3_clown.d3.2_borgo_hq.a1_mutant.c2.3',
      'skirmish battle neuroshima-hex position.json --answers explode,save:0,-1',
    ],
    flags: ['answers'],
    ask(position, flags, language) {
      const read = readPositionText(library, position);
      if (isProblems(read)) return read;
      const { value } = read;
      const report = battleFromPosition(library, value, splitAnswers(flags['answers']));
      if (isProblems(report)) return report;
      // Programs ask about many positions and read no lines.
      return {
        json: report,
        get lines() {
          return [...story(library, report, value, language), ...sum(report)];
        },
      };
    },
  };
}

/** Keys are parted by commas or blanks; a comma before a number belongs to a hex: `save:0,-1`. */
function splitAnswers(text: string | undefined): readonly string[] | undefined {
  return text?.split(/[\s;]+|,(?!-?\d)/).filter((answer) => answer !== '');
}

/** Phase by phase what happened, each line with its rule. */
function story(
  library: Library,
  { phases }: BattleReport,
  value: unknown,
  language: Language,
): readonly string[] {
  const state = readPosition(library, value);
  if (isProblems(state)) return [];
  const narrator = narratorOf(messagesOf(library), state, language);
  return phases.flatMap(({ phase, hq, events }) => [
    `phase ${phase}: ${counts(hq)}`,
    ...events.flatMap((event) => {
      const said = narrator.line({ kind: 'event', ...event, at: 0 });
      // A page keeps a unit and its hex on one line; a terminal is searched for plain blanks.
      return said === undefined ? [] : [`  ${said.replaceAll('\u00a0', ' ')}  ${event.rule}`];
    }),
  ]);
}

/** What came of it. */
function sum({ hq, points, removed, wounds, choices }: BattleReport): readonly string[] {
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
