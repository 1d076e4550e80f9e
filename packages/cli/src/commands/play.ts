import { writeFileSync } from 'node:fs';
import { textOption, UsageError, type Command } from '../command.ts';
import { language } from '../language.ts';
import { printStory } from '../story.ts';
import { botsNamed } from '../bots.ts';
import { systemNamed } from '../systems.ts';

/** `skirmish play <system> --bots a,b --seed n`: a game between bots, told line by line. */
export const play: Command = {
  name: 'play',
  summary: 'let bots play a game and tell it',
  usage:
    'skirmish play <system> [--bots a,b] [--seed n] [--setup name|json] [--lang en|fr] [--save file] [--json]',
  examples: [
    'skirmish play reaction --bots bot,random --seed 7',
    'skirmish play reaction --seed 7 --save game.txt && skirmish replay game.txt',
  ],
  options: {
    bots: { type: 'string' },
    seed: { type: 'string' },
    setup: { type: 'string' },
    lang: { type: 'string' },
    save: { type: 'string' },
  },
  async run(args, terminal) {
    const [name, extra] = args.positionals;
    if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
    const system = systemNamed(name);
    const setup = textOption(args, 'setup');
    const problems = system.checkSetup(setup);
    if (problems.length > 0) {
      for (const { path, message } of problems) terminal.err(`${path}: ${message}`);
      return 1;
    }
    const bots = botsNamed(system, textOption(args, 'bots'));
    const story = await system.play(setup, bots, textOption(args, 'seed') ?? '1', language(args));
    const file = textOption(args, 'save');
    if (file) writeFileSync(file, story.record);
    return printStory(story, args.options.json === true, terminal);
  },
};
