import {
  isProblems,
  nearest,
  readJson,
  type PackRoom,
  type PackSort,
  type Problem,
  type Words,
} from '@skirmish-kit/core';
import { onlyPositional, type Command, type ExitCode, type Terminal } from '../command.ts';
import { readInputs } from '../input.ts';
import { systems } from '@skirmish-kit/all';

/** `skirmish validate <pack>`: what is wrong with a pack, where, and what would be right. */
export const validate: Command = {
  name: 'validate',
  summary: 'check a pack and say exactly what is wrong',
  usage: 'skirmish validate <file | -> [--json]',
  examples: [
    'skirmish validate my-gang.json',
    'skirmish validate - --json < my-gang.json',
    'skirmish validate - < packs.ndjson   (one pack per line)',
  ],
  options: {},
  async run(args, terminal) {
    const given = onlyPositional(args, 0, 'the file of a pack');
    const texts = await readInputs(given, terminal, (lines) => lines.some(isWhole));
    const json = args.options.json === true || texts.length > 1;
    const codes: ExitCode[] = [];
    for (const text of texts) codes.push(tell(await check(text), json, terminal));
    return codes.includes(1) ? 1 : 0;
  },
};

/** A pack on one line; over many lines the first of them has only its opening bracket. */
function isWhole(line: string): boolean {
  return /^\{.*\}\s*$/.test(line);
}

function tell(found: Words | readonly Problem[], json: boolean, terminal: Terminal): ExitCode {
  const problems = isProblems(found) ? found : [];
  if (json) terminal.out(JSON.stringify({ valid: problems.length === 0, problems }));
  else if (!isProblems(found)) terminal.out(`"${found.en}" is a valid pack.`);
  else {
    for (const { path, message } of found) terminal.err(`${path || '/'}: ${message}`);
    terminal.err(`${found.length} ${found.length === 1 ? 'problem' : 'problems'}`);
  }
  return problems.length > 0 ? 1 : 0;
}

/** A pack says itself which system it is for. */
async function check(text: string): Promise<Words | readonly Problem[]> {
  const json = readJson(text);
  if (isProblems(json)) return json;
  const fields: Readonly<Record<string, unknown>> = Object(json.value);
  const rooms = await packRooms();
  const room = rooms.find(({ sorts }) =>
    sorts.some(({ mark: { field, value } }) => kindOf(fields[field]) === kindOf(value)),
  );
  if (!room)
    return [
      unknown(
        fields,
        rooms.flatMap(({ sorts }) => sorts.map(({ mark }) => mark)),
      ),
    ];
  const read = room.read(text);
  return isProblems(read) ? read : read.title;
}

/** What reads packs, system by system. */
async function packRooms(): Promise<readonly PackRoom<unknown, unknown>[]> {
  const rooms = await Promise.all(systems.map((system) => system.packs?.()));
  return rooms.flatMap((room) => room ?? []);
}

/** `neuroshima-army/1` is of the kind `neuroshima-army`, whatever the version. */
function kindOf(mark: unknown): string {
  return typeof mark === 'string' ? (mark.split('/')[0] ?? '') : '';
}

function unknown(
  fields: Readonly<Record<string, unknown>>,
  marks: readonly PackSort['mark'][],
): Problem {
  for (const { field, value } of marks) {
    const given = fields[field];
    const close = typeof given === 'string' ? nearest(given, [value]) : undefined;
    if (close === undefined) continue;
    return noSystem(
      `/${field}`,
      `"${field}" is ${JSON.stringify(given)}; it should be "${close}".`,
    );
  }
  const all = marks.map(({ field, value }) => `"${field}": "${value}"`).join(' or ');
  return noSystem('/', `The pack does not say what it is for: it should have ${all}.`);
}

function noSystem(path: string, message: string): Problem {
  return { path, code: 'unknown-system', params: {}, message };
}
