import { isProblems } from '@skirmish-kit/core';
import { refuse } from '../batch.ts';
import { botsNamed } from '../bots.ts';
import { noMoreThan, textOption, type Command } from '../command.ts';
import { choiceFlags, setupGiven } from '../choose-setup.ts';
import { playGame } from '../games.ts';
import { writeOutput } from '../input.ts';
import { loadSystem, SYSTEM_OPTIONS, systemSource } from '../load-system.ts';
import { language } from '../language.ts';
import { printStory } from '../story.ts';

/** `skirmish play <system> --bots a,b --seed n`: a game between bots, told line by line. */
export const play: Command = {
  name: 'play',
  summary: 'let bots play a game and tell it',
  usage:
    'skirmish play <system> [--bots a,b] [--seed n] [--setup name|json] [--<choice> value] [--pack file|url] [--lang en|fr] [--save file] [--json]',
  examples: [
    'skirmish play reaction --bots bot,random --seed 7',
    'skirmish play reaction --seed 7 --save game.txt && skirmish replay game.txt',
    'skirmish play reaction --scenario courier --gangs halden-response,cinder-swarm --turns 3',
    'skirmish play neuroshima-hex --armies orchard,borgo --pack orchard.json --companion orchard.js',
    'skirmish play --system ./my-system.js',
  ],
  options: {
    bots: { type: 'string' },
    seed: { type: 'string' },
    setup: { type: 'string' },
    lang: { type: 'string' },
    save: { type: 'string' },
    ...SYSTEM_OPTIONS,
  },
  moreOptions: choiceFlags,
  async run(args, terminal) {
    noMoreThan(args, 1);
    const json = args.options.json === true;
    const system = await loadSystem(systemSource(args));
    if (isProblems(system)) return refuse(system, json, terminal);
    const setup = setupGiven(system, args);
    if (isProblems(setup)) return refuse(setup, json, terminal);
    const seats = system.seats(system.setup(setup));
    const bots = botsNamed(system, textOption(args, 'bots'), seats);
    const lang = language(args);
    const story = await playGame(system, setup, bots, {
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
