import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemNamed } from '../load-system.ts';
import { skirmish } from '../testing/skirmish.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const bots = ['--bots', 'random,random'];

test('a game goes on from its record as if it had never stopped', { timeout: 60_000 }, async () => {
  const file = join(folder, 'whole.txt');
  const whole = await skirmish([
    'play',
    'reaction',
    ...bots,
    '--seed',
    '7',
    '--save',
    file,
    '--json',
  ]);
  const cut = join(folder, 'cut.txt');
  writeFileSync(cut, `${readFileSync(file, 'utf8').split('\n').slice(0, -12).join('\n')}\n`);
  const stopped = await skirmish(['replay', cut, '--json']);
  expect(JSON.parse(stopped.out).outcome).toBeNull();
  const on = await skirmish(['play', 'reaction', ...bots, '--record', cut, '--json']);
  expect(JSON.parse(on.out).hash).toBe(JSON.parse(whole.out).hash);
  const other = await skirmish(['play', 'neuroshima-hex', ...bots, '--record', cut, '--json']);
  expect(other.code).toBe(1);
});

test.each(['reaction', 'deadzone', 'musg'])(
  'a game of %s starts from a position, and a wrong one is reported',
  { timeout: 60_000 },
  async (system) => {
    const { notation, setup, defaults } = systemNamed(system);
    const position = notation?.make(setup(defaults)) ?? '';
    const played = await skirmish(['play', system, ...bots, '--position', position, '--json']);
    expect(played.code, played.err).toBe(0);
    expect(JSON.parse(played.out).outcome).not.toBeNull();
    const wrong = await skirmish(['play', system, '--position', 'nowhere', '--json']);
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.out).error[0].message).not.toBe('');
  },
);

/** A system of somebody else, in a file that knows nothing of this repository. */
const THIRD_PARTY = `
export default {
  id: 'race', version: 1, title: { en: 'Race', fr: 'Course' }, defaults: { goal: 3 },
  readSetup: (value) => ({ goal: Number(value.goal ?? 3) }),
  choices: () => [{ id: 'goal', title: { en: 'Goal', fr: 'But' }, path: ['goal'], value: 3,
    among: { least: 1, most: 9 }, room: 'game' }],
  setup: ({ goal }) => ({ goal, at: 0 }),
  seats: () => 1,
  *step(state) {
    state.at++;
    yield { kind: 'event', about: 'steps', rule: 'RA-01', params: { at: state.at } };
  },
  outcome: ({ at, goal }) => at < goal ? undefined : { winners: [0], reason: 'home', scores: [at] },
  catalogue: async () => ({ rules: [{ id: 'RA-01', title: { en: 'Step', fr: 'Pas' },
    text: { en: 'Go on.', fr: 'Avancez.' } }], find: () => undefined }),
  messages: { names: () => ({}), events: {}, refusals: {}, questions: {}, rolls: {}, side: () => 'Runner',
    reasons: { home: { en: 'home', fr: 'arrivé' } } },
  bots: {},
};
`;

test('a system of somebody else runs in every command', { timeout: 60_000 }, async () => {
  const file = join(folder, 'race.mjs');
  writeFileSync(file, THIRD_PARTY);
  const run = (command: string, ...more: string[]) =>
    skirmish([command, '--system', file, ...more, '--json']);
  const record = join(folder, 'race.txt');
  const played = await run('play', '--goal', '5', '--save', record);
  expect(JSON.parse(played.out)).toMatchObject({ outcome: { scores: [5] }, moments: 5 });
  const again = await run('replay', record);
  expect(JSON.parse(again.out).hash).toBe(JSON.parse(played.out).hash);
  const reported = await skirmish(['play', '--system', file, '--goal', '5', '--lang', 'fr']);
  expect(reported.out.split('\n').at(-1)).toMatch(/^Runner gagne\u00a0: arrivé\. 5 \(état \w+\)$/);
  const inEnglish = await skirmish(['replay', record, '--system', file]);
  expect(inEnglish.out.split('\n').at(-1)).toMatch(/^Runner wins: home\. 5 \(state \w+\)$/);
  const series = await run('sim', '--games', '2', '--threads', '1');
  expect(JSON.parse(series.out)).toMatchObject({ sides: [{ name: 'Runner', wins: 0, draws: 2 }] });
  expect(JSON.parse((await run('rules')).out)).toHaveLength(1);
  for (const command of ['odds', 'list', 'battle', 'net'])
    expect((await run(command, '{}')).code, command).toBe(2);
  expect((await run('play', '--pack', record)).code).toBe(2);
});
