import { isProblems, parseSeed, startGame, startReplay, type Problem } from '@skirmish-kit/core';
import { refuse } from '../batch.ts';
import { assertMaxPositionals, textOption, UsageError, type Command } from '../command.ts';
import { readRecordInput } from '../input.ts';
import { language } from '../language.ts';
import { loadSystem, SYSTEM_OPTIONS, SYSTEM_USAGE, systemSource } from '../load-system.ts';
import { renderPng } from '../render-png.ts';
import { choiceFlags, START_OPTIONS, startFromOptions } from '../setup-options.ts';
import { writeOutput } from '../write-output.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** `skirmish picture <system>`: the board of a record, a position or a new game as a file. */
export const picture: Command = {
  name: 'picture',
  summary: 'the board of a game as an SVG or PNG file',
  usage: `skirmish picture <system> [--record file|token [--at n]] [--position line] [--setup name|json] [--<choice> value] [--seed n] [--save file.svg|file.png] [--theme auto|light|dark] ${SYSTEM_USAGE} [--lang en|fr] [--json]`,
  examples: [
    'skirmish picture reaction --save table.svg',
    'skirmish picture deadzone --record game.txt --at 40 --save turn.png --theme dark',
    "skirmish picture neuroshima-hex --position '3.0_moloch_hq.c3_borgo_mutant.d3.5_hq.e3' > board.svg",
  ],
  options: {
    record: { type: 'string' },
    at: { type: 'string' },
    seed: { type: 'string' },
    save: { type: 'string' },
    theme: { type: 'string' },
    lang: { type: 'string' },
    ...START_OPTIONS,
    ...SYSTEM_OPTIONS,
  },
  moreOptions: choiceFlags,
  async run(args, terminal) {
    assertMaxPositionals(args, 1);
    const json = args.options.json === true;
    if (textOption(args, 'at') !== undefined && textOption(args, 'record') === undefined)
      throw new UsageError('--at says which answer of a record is drawn: name one with --record.');
    const [theme, file] = [themeOf(textOption(args, 'theme') ?? 'auto'), textOption(args, 'save')];
    const system = await loadSystem(systemSource(args));
    if (isProblems(system)) return refuse(system, json, terminal);
    const pictures = await system.picture?.();
    if (!pictures) throw new UsageError(`${system.title.en} draws no pictures.`);
    const state = await stateToDraw();
    if (isProblems(state)) return refuse(state, json, terminal);
    const svg = pictures.draw(state.state, { language: language(args), theme });
    if (file === undefined) terminal.out(json ? JSON.stringify({ svg }) : svg);
    else {
      const scheme = theme === 'dark' ? 'dark' : 'light';
      writeOutput(file, file.endsWith('.png') ? await renderPng(svg, scheme) : svg);
      terminal.out(json ? JSON.stringify({ file }) : file);
    }
    return 0;

    async function stateToDraw(): Promise<{ readonly state: unknown } | readonly Problem[]> {
      if (isProblems(system)) return system;
      const record = textOption(args, 'record');
      if (record !== undefined) {
        const replay = await startReplay(system, readRecordInput(record));
        if (isProblems(replay)) return replay;
        const at = answersToShow(textOption(args, 'at'), replay.length);
        replay.goTo(at);
        return { state: replay.game.state };
      }
      const start = startFromOptions(system, args);
      if (isProblems(start)) return start;
      const seed = parseSeed(textOption(args, 'seed') ?? '1');
      return startGame(system, start, { seed });
    }
  },
};

function themeOf(text: string): (typeof THEMES)[number] {
  const theme = THEMES.find((each) => each === text);
  if (!theme)
    throw new UsageError(`--theme takes ${THEMES.join(', ')}; "${text}" is none of them.`);
  return theme;
}

/** How many answers of a record have been given where its board is drawn: all of them by default. */
function answersToShow(text: string | undefined, length: number): number {
  if (text === undefined) return length;
  const at = Number(text);
  if (text.trim() === '' || !Number.isInteger(at) || at < 0 || at > length)
    throw new UsageError(
      `--at takes how many answers have been given, 0 to ${length}; "${text}" is not one.`,
    );
  return at;
}
