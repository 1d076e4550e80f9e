import { expect, test } from 'vitest';
import { runBatch } from './batch.ts';
import { skirmish } from './testing/skirmish.ts';

const NASTY = '{"toString":null}';

test.each([
  ['battle', `{"units":[{"army":${NASTY},"tile":"hq","hex":[0,0]}]}`],
  ['battle', `{"units":[{"army":"moloch","tile":${NASTY},"hex":[0,0]}]}`],
  ['battle', `{"units":[{"army":"moloch","tile":"hq","hex":[${NASTY},0],"rotation":${NASTY}}]}`],
  ['net', `{"edition":${NASTY},"units":${NASTY},"hq":${NASTY}}`],
])('%s of a value that is no text goes on with the next line: %s', async (command, line) => {
  const good = '3.0_moloch_hq.c3_borgo_hq.a1';
  const { code, out } = await skirmish([command, 'neuroshima-hex', '-'], [line, good]);
  const [first, second] = out.split('\n').map((each): object => JSON.parse(each));
  expect(first).toHaveProperty('error[0].code');
  expect(second).not.toHaveProperty('error');
  expect(code).toBe(1);
});

test('a failing question is reported with its line, and the next is answered', async () => {
  const out: string[] = [];
  const terminal = {
    ...{ out: (line: string) => void out.push(line), err: () => undefined },
    progress: () => undefined,
    lines: async function* () {
      yield* ['bad', '', 'worse', 'good'];
    },
  };
  const code = await runBatch('-', false, terminal, (input) => {
    if (input === 'bad') throw new TypeError('It is bad.');
    if (input === 'worse') return Promise.reject(new TypeError('It is worse.'));
    return { ok: true, json: { input }, text: () => [input] };
  });
  expect(out.map((line): unknown => JSON.parse(line))).toEqual([
    { error: [{ path: '', message: 'It is bad.' }] },
    { error: [{ path: '', message: 'It is worse.' }] },
    { input: 'good' },
  ]);
  expect(code).toBe(1);
});

test.each([
  `{"armies":[${NASTY},"borgo"]}`,
  `{"armies":["moloch","borgo"],"position":{"units":[],"turn":${NASTY}}}`,
  `{"armies":["moloch","borgo"],"position":{"units":[],"hand":[${NASTY}]}}`,
  `{"mode":${NASTY},"options":{"badDraw":${NASTY}},"edition":${NASTY}}`,
])('a setup with it is refused, not a fault: %s', async (setup) => {
  const { code, out } = await skirmish(['play', 'neuroshima-hex', '--setup', setup, '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out).error[0]).toHaveProperty('code');
});

test.each<[number, readonly string[]]>([
  [2, ['dice']],
  [2, ['dice', '2d6', 'too', 'many']],
  [2, ['dice', '2d6', '--nonsense']],
  [2, ['dice', '2d6', '--json=yes']],
  [2, ['no-such-command']],
  [2, ['help', 'no-such-command']],
  [0, ['help']],
  [0, ['help', 'dice']],
  [0, ['dice', '--help']],
  [0, []],
  [2, ['odds']],
  [2, ['odds', 'no-such-system', '{}']],
  [1, ['odds', 'reaction', 'nonsense']],
  [0, ['odds', 'reaction', '--list']],
  [2, ['play', 'reaction', '--bots', 'nobody,nobody']],
  [1, ['play', 'reaction', '--setup', 'nowhere']],
  [1, ['play', 'reaction', '--seed', 'x'.repeat(3_000)]],
  [2, ['replay', '/no/such/file']],
  [1, ['replay', '1damaged']],
  [2, ['validate', '/no/such/file']],
  [1, ['rules', 'reaction', 'RX-NOTHING-99']],
  [2, ['rules', 'reaction', 'RX-SHOOT-03', '--lang', 'de']],
  [2, ['sim', 'reaction', '--games', 'none']],
  [1, ['battle', 'neuroshima-hex', '{"units":3}']],
  [2, ['battle', 'reaction']],
])('--json prints one JSON value, exit %i: %j', async (code, args) => {
  const ran = await skirmish([...args, '--json']);
  expect(ran.code).toBe(code);
  expect(() => JSON.parse(ran.out)).not.toThrow();
  if (code > 0) expect(JSON.parse(ran.out)).toHaveProperty('error');
});

/** Clears the screen, renames the window, begins a command of an 8-bit terminal, turns the text. */
const ESCAPES = '\u001b[2J\u001b]0;x\u0007\u009b31m\u202e\u061c\r';

test.each([
  ['replay', '-', `skirmish 1\nsystem: pig${ESCAPES} 1\n`],
  ['replay', '-', `skirmish 1\nsystem: reaction 1\nsetup: {}\n\n"${ESCAPES}`],
  ['replay', '-', `${ESCAPES}`],
  ['validate', '-', `{"format":"${ESCAPES}"}`],
  ['validate', '-', `{${ESCAPES}`],
  ['dice', ESCAPES, ''],
  [ESCAPES, '-', ''],
  ['rules', 'reaction', ''],
])('%j shows what a terminal would obey instead of letting it', async (command, input, lines) => {
  for (const json of [[], ['--json']]) {
    const ran = await skirmish([command, input, ...json], lines.split('\n'));
    expect(ran.out + ran.err).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u202e]/);
  }
});
