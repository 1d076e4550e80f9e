import { isProblems, parseSeed, startGame } from '@skirmish-kit/core';
import { refuse } from '../batch.ts';
import { parseBots } from '../bots.ts';
import { assertMaxPositionals, textOption, type Command } from '../command.ts';
import { choiceFlags, START_OPTIONS, startFromOptions } from '../setup-options.ts';
import { playGame } from '../games.ts';
import { readRecordInput } from '../input.ts';
import { loadSystem, SYSTEM_OPTIONS, SYSTEM_USAGE, systemSource } from '../load-system.ts';
import { language } from '../language.ts';
import { printLog } from '../print-log.ts';
import { writeOutput } from '../write-output.ts';

/** `skirmish play <system> --bots a,b --seed n`: a game between bots, told line by line. */
export const play: Command = {
  name: 'play',
  summary: 'let bots play a game and tell it',
  usage: `skirmish play <system> [--bots a,b] [--seed n] [--setup name|json] [--position line] [--record file|token] [--<choice> value] ${SYSTEM_USAGE} [--lang en|fr] [--save file] [--json]`,
  examples: [
    'skirmish play reaction --bots bot,random --seed 7',
    'skirmish play reaction --seed 7 --save game.txt && skirmish replay game.txt',
    'skirmish play reaction --record game.txt --bots bot,bot',
    'skirmish play reaction --scenario courier --gangs halden-response,cinder-swarm --turns 3',
    'skirmish play neuroshima-hex --armies orchard,borgo --pack orchard.json --companion orchard.js',
    'skirmish play --system ./my-system.js',
  ],
  options: {
    bots: { type: 'string' },
    seed: { type: 'string' },
    record: { type: 'string' },
    lang: { type: 'string' },
    save: { type: 'string' },
    ...START_OPTIONS,
    ...SYSTEM_OPTIONS,
  },
  moreOptions: choiceFlags,
  async run(args, terminal) {
    assertMaxPositionals(args, 1);
    const json = args.options.json === true;
    const system = await loadSystem(systemSource(args));
    if (isProblems(system)) return refuse(system, json, terminal);
    const lang = language(args);
    const record = textOption(args, 'record');
    const start =
      record === undefined ? startFromOptions(system, args) : { record: readRecordInput(record) };
    if (isProblems(start)) return refuse(start, json, terminal);
    const seed = parseSeed(textOption(args, 'seed') ?? '1');
    const game = await startGame(system, start, { seed });
    if (isProblems(game)) return refuse(game, json, terminal);
    const bots = parseBots(system, textOption(args, 'bots'), system.seats(game.state));
    const story = await playGame(system, game, bots, {
      language: lang,
      onAnswer: (answers) => terminal.progress(`answer ${answers}`),
    });
    terminal.progress('');
    const file = textOption(args, 'save');
    if (file !== undefined) writeOutput(file, story.record);
    return printLog(story, { json, language: lang }, terminal);
  },
};
