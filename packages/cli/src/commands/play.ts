import { isProblems } from '@skirmish-kit/core';
import { refuse } from '../batch.ts';
import { botsNamed } from '../bots.ts';
import { noMoreThan, textOption, type Command } from '../command.ts';
import { writeOutput } from '../input.ts';
import { language } from '../language.ts';
import { printStory } from '../story.ts';
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
    noMoreThan(args, 1);
    const json = args.options.json === true;
    const system = systemNamed(args.positionals[0]);
    const setup = textOption(args, 'setup');
    const sides = system.sides(setup);
    if (isProblems(sides)) return refuse(sides, json, terminal);
    const bots = botsNamed(system, textOption(args, 'bots'), sides.length);
    const lang = language(args);
    const story = await system.play(setup, bots, {
      seed: textOption(args, 'seed') ?? '1',
      language: lang,
      onAnswer: (answers) => terminal.progress(`answer ${answers}`),
    });
    terminal.progress('');
    const file = textOption(args, 'save');
    if (file !== undefined) writeOutput(file, story.record);
    return printStory(story, { json, language: lang }, terminal);
  },
};
