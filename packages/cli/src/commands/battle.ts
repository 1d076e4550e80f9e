import { battleFromPosition, makeLibrary, type BattleReport } from '@skirmish-kit/neuroshima-hex';
import { answerEach } from '../batch.ts';
import { textOption, type Command } from '../command.ts';
import { answerPosition, positionInput } from '../position-input.ts';

/** `skirmish battle neuroshima-hex <position.json>`: fights the battle of a position out. */
export const battle: Command = {
  name: 'battle',
  summary: 'fight out the battle of a position',
  usage: 'skirmish battle neuroshima-hex <position.json | json | -> [--answers a,b,…] [--json]',
  examples: [
    'skirmish battle neuroshima-hex position.json',
    `skirmish battle neuroshima-hex '{"edition":"3.0","units":[{"army":"moloch","tile":"hq","hex":[0,0],"rotation":0},{"army":"borgo","tile":"mutant","hex":[0,-1],"rotation":3}]}' --json`,
  ],
  options: { answers: { type: 'string' } },
  async run(args, terminal) {
    const library = makeLibrary();
    const answers = (textOption(args, 'answers') ?? '')
      .split(',')
      .filter((answer) => answer !== '');
    const input = await positionInput(args, terminal);
    return answerEach(input, args.options.json === true, terminal, (text) =>
      answerPosition(text, (value) => battleFromPosition(library, value, answers), tell),
    );
  },
};

function tell({ hq, removed, wounds, phases, choices }: BattleReport): string[] {
  const lines = phases.map(
    (phase) =>
      `phase ${phase.phase}: ${Object.entries(phase.hq)
        .map(([army, points]) => `${army} ${points}`)
        .join(', ')}`,
  );
  for (const { army, tile, hex, phase, by } of removed) {
    const who = by.map((unit) => `${unit.army} ${unit.tile}`).join(', ');
    lines.push(
      `removed in phase ${phase}: ${army} ${tile} at ${hex.join(',')}${who ? ` (by ${who})` : ''}`,
    );
  }
  for (const { hex, wounds: count } of wounds) lines.push(`wounded: ${hex.join(',')} has ${count}`);
  for (const { about, answer, byDefault } of choices) {
    lines.push(`choice: ${about} → ${answer}${byDefault ? ' (by default)' : ''}`);
  }
  lines.push(
    `HQ: ${Object.entries(hq)
      .map(([army, points]) => `${army} ${points}`)
      .join(', ')}`,
  );
  return lines;
}
