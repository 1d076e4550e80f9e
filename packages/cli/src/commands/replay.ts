import { existsSync } from 'node:fs';
import { systems } from '@skirmish-kit/all';
import {
  isProblems,
  isLinkToken,
  verifySeals,
  parseRecord,
  decodeRecordInput,
  unknownSystemProblem,
  type GameRecord,
  type Language,
  type Problem,
} from '@skirmish-kit/core';
import { refuse } from '../batch.ts';
import { singlePositional, type Command, type ExitCode } from '../command.ts';
import { replayGame, type GameLog } from '../games.ts';
import { readInputs, readRecordInput } from '../input.ts';
import { language } from '../language.ts';
import { printLog } from '../print-log.ts';
import {
  loadSystem,
  SYSTEM_OPTIONS,
  SYSTEM_USAGE,
  systemSource,
  type SystemSource,
} from '../load-system.ts';

/** `skirmish replay <record>`: plays a record again, checking every answer. */
export const replay: Command = {
  name: 'replay',
  summary: 'replay a recorded game, checking every answer',
  usage: `skirmish replay <file | token of a link | -> [--sealed earlier.txt] ${SYSTEM_USAGE} [--lang en|fr] [--json]`,
  examples: [
    'skirmish replay game.txt',
    'skirmish play reaction --save game.txt; skirmish replay game.txt --lang fr',
    'skirmish replay - < game.txt',
    'skirmish replay game.txt --sealed earlier.txt   (is it the game that was sealed?)',
    'skirmish replay - < tokens.txt   (one per line)',
  ],
  options: { lang: { type: 'string' }, sealed: { type: 'string' }, ...SYSTEM_OPTIONS },
  async run(args, terminal) {
    const given = singlePositional(args, 0, 'the file of a record');
    const texts =
      isLinkToken(given) && !existsSync(given)
        ? [given]
        : await readInputs(
            given,
            terminal,
            (lines) => lines.some(isLinkToken) && !hasRecord(lines),
          );
    const json = args.options.json === true || texts.length > 1;
    const lang = language(args);
    let worst: ExitCode = 0;
    for (const text of texts) {
      const story = await storyOf(text, lang, systemSource(args), args.options['sealed']);
      const code = isProblems(story)
        ? refuse(story, json, terminal)
        : printLog(story, { json, language: lang }, terminal);
      if (code > worst) worst = code;
    }
    return worst;
  },
};

/** An answer of a record may look like a token; its first line never does. */
function hasRecord([first = '']: readonly string[]): boolean {
  return first.trimStart().startsWith('skirmish');
}

/** A game that is to be the one that was sealed before. */
async function opening(sealed: string, text: string): Promise<GameRecord | readonly Problem[]> {
  const before = await decodeRecordInput(readRecordInput(sealed));
  return isProblems(before) ? before : verifySeals(before, text);
}

async function storyOf(
  given: string,
  lang: Language,
  source: SystemSource,
  sealed: unknown,
): Promise<GameLog | readonly Problem[]> {
  const text = await decodeRecordInput(given);
  if (isProblems(text)) return text;
  const record = typeof sealed === 'string' ? await opening(sealed, text) : parseRecord(text);
  if (isProblems(record)) return record;
  const known = systems.map(({ id }) => id);
  if (source.file === undefined && !known.includes(record.system))
    return [unknownSystemProblem(record, known)];
  const system = await loadSystem({ ...source, name: record.system }, record.packs);
  return isProblems(system) ? system : replayGame(system, record, lang);
}
