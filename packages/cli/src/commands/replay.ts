import { isProblems, parseRecord, unknownSystem, type Problem } from '@skirmish-kit/core';
import { readInput } from '../input.ts';
import { onlyPositional, type Command, type Terminal } from '../command.ts';
import { language } from '../language.ts';
import { printStory } from '../story.ts';
import { SYSTEMS } from '../systems.ts';

/** `skirmish replay <record>`: plays a record again, checking every answer. */
export const replay: Command = {
  name: 'replay',
  summary: 'replay a recorded game, checking every answer',
  usage: 'skirmish replay <file | -> [--lang en|fr] [--json]',
  examples: [
    'skirmish replay game.txt',
    'skirmish play reaction --save game.txt; skirmish replay game.txt --lang fr',
  ],
  options: { lang: { type: 'string' } },
  async run(args, terminal) {
    const text = await readInput(onlyPositional(args, 0, 'the file of a record'), terminal);
    const record = parseRecord(text);
    if (isProblems(record)) return refuse(record, terminal);
    const system = SYSTEMS.find(({ id }) => id === record.system);
    if (!system)
      return refuse(
        [
          unknownSystem(
            record,
            SYSTEMS.map(({ id }) => id),
          ),
        ],
        terminal,
      );
    const story = system.replay(record, language(args));
    if (isProblems(story)) return refuse(story, terminal);
    return printStory(story, args.options.json === true, terminal);
  },
};

function refuse(problems: readonly Problem[], terminal: Terminal): 1 {
  for (const { path, message } of problems) terminal.err(`${path}: ${message}`);
  return 1;
}
