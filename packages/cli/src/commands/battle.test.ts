import { systemNamed } from '../load-system.ts';
import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';

/** A Medic between two units that are hit at the same time, and a Clown. */
const POSITION = {
  edition: '3.0',
  units: [
    { army: 'moloch', tile: 'medic', hex: [0, 0] },
    { army: 'moloch', tile: 'blocker', hex: [0, -1] },
    { army: 'moloch', tile: 'protector', hex: [1, 0] },
    { army: 'moloch', tile: 'clown', hex: [-2, 2] },
    { army: 'borgo', tile: 'mutant', hex: [0, -2], rotation: 3 },
    { army: 'borgo', tile: 'mutant', hex: [2, -1], rotation: 4 },
  ],
  hq: { moloch: 20, borgo: 20 },
};

test.each([['attack,save:1,0'], ['attack, save:1,0'], ['attack save:1,0'], ['attack;save:1,0']])(
  'NH-DEC-23 answers with hexes in them are parted as they are meant: "%s"',
  async (answers) => {
    const { code, out } = await skirmish([
      'battle',
      'neuroshima-hex',
      JSON.stringify(POSITION),
      '--answers',
      answers,
      '--json',
    ]);
    expect(code).toBe(0);
    const { choices, removed } = JSON.parse(out);
    expect(choices).toMatchObject([
      { about: 'clown', answer: 'attack', byDefault: false },
      { about: 'save', answer: 'save:1,0', byDefault: false, options: ['save:0,-1', 'save:1,0'] },
    ]);
    expect(removed.slice(0, 1)).toMatchObject([
      { tile: 'medic', phase: 2, by: [{ hex: [2, -1] }], saved: { tile: 'protector' } },
    ]);
  },
);

test('NH-DEC-23 a wrong answer is reported with the possible ones', async () => {
  const args = ['battle', 'neuroshima-hex', JSON.stringify(POSITION), '--answers'];
  const wrong = await skirmish([...args, 'attack,save:2,0']);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('/answers/1');
  expect(wrong.err).toContain('save:0,-1 and save:1,0');
  const over = await skirmish([...args, 'attack,save:1,0,attack']);
  expect(over).toMatchObject({ code: 1, err: expect.stringContaining('/answers/2') });
});

test('a spent Medic is said to be spent, not to be struck by its friend', async () => {
  const { out } = await skirmish(['battle', 'neuroshima-hex', JSON.stringify(POSITION)]);
  expect(out).toContain('moloch medic at 0,0 (spent to save moloch blocker from borgo mutant)');
});

test('NH-BAT-07 the log says per phase why a unit fell, in both languages', async () => {
  const args = ['battle', 'neuroshima-hex', JSON.stringify(POSITION), '--lang'];
  const english = (await skirmish([...args, 'en'])).out.split('\n');
  const from = english.indexOf('phase 2: moloch 20, borgo 20');
  const reported = english.slice(from, english.indexOf('phase 1: moloch 20, borgo 20'));
  expect(reported).toContain('  Mutant e2 hits Protector d3 for 1 (melee).  NH-ATK-03');
  expect(reported).toContain('  Protector d3 survives with 1 wound.  NH-BAT-09');
  const french = await skirmish([...args, 'fr']);
  expect(french.out).toContain('Protecteur d3 survit avec 1 blessure.  NH-BAT-09');
  expect(await skirmish([...args, 'xx'])).toMatchObject({ code: 2 });
});

test('positions are read as one line of notation too, also in a batch', async () => {
  const line = '3.0_moloch_hq.c3_clown.d3.2_borgo_hq.a1_mutant.c2.3';
  const one = await skirmish(['battle', 'neuroshima-hex', line, '--json']);
  expect(JSON.parse(one.out)).toMatchObject({ hq: { moloch: 19, borgo: 20 } });
  const wrong = await skirmish(['net', 'neuroshima-hex', '3.0_moloch_hq.c3_clown.c3.7']);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('word 4 (clown.c3.7)') });
  const many = await skirmish(['battle', 'neuroshima-hex', '-'], [line, JSON.stringify(POSITION)]);
  expect(many.out.split('\n').map((text) => 'hq' in JSON.parse(text))).toEqual([true, true]);
});

test('many positions can each bring their answers', async () => {
  const line = (answers: unknown): string => JSON.stringify({ ...POSITION, answers });
  const { out } = await skirmish(
    ['battle', 'neuroshima-hex', '-'],
    [line(['attack', 'save:1,0']), line([]), line('attack'), line(['dance'])],
  );
  const replies = out.split('\n').map((text) => JSON.parse(text));
  expect(replies).toMatchObject([
    { choices: [{ answer: 'attack' }, { answer: 'save:1,0' }] },
    { choices: [{ byDefault: true }, { byDefault: true }] },
    { error: [{ path: '/answers', code: 'not-answers' }] },
    { error: [{ path: '/answers/0', code: 'not-an-option' }] },
  ]);
});

test('points are reported in a game for points', async () => {
  const { hq, units } = POSITION;
  const shot = { army: 'moloch', tile: 'hybrid', hex: [1, -2], rotation: 5 };
  const target = { army: 'borgo', tile: 'hq', hex: [0, -2] };
  const list = [...units.filter(({ army }) => army === 'moloch'), shot, target];
  const position = JSON.stringify({ mode: 'score', units: list, hq });
  const { out } = await skirmish(['battle', 'neuroshima-hex', position, '--json']);
  expect(JSON.parse(out)).toMatchObject({ hq: { borgo: 20 }, points: { moloch: 1, borgo: 0 } });
});

test('the examples of the help do what they show', async () => {
  const queries = (await systemNamed('neuroshima-hex').queries?.()) ?? [];
  const examples = queries.find(({ id }) => id === 'battle')?.examples ?? [];
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) {
    const inline = /'(\{.*\})'| (3\.0_\S+)/.exec(example)?.slice(1).find(Boolean);
    if (inline === undefined) continue;
    expect(await skirmish(['battle', 'neuroshima-hex', inline])).toMatchObject({ code: 0 });
  }
});

const MUTANT_AT_HQ = {
  edition: '3.0',
  units: [
    { army: 'moloch', tile: 'hq', hex: [0, 0], rotation: 0 },
    { army: 'borgo', tile: 'hq', hex: [2, 0], rotation: 0 },
    { army: 'borgo', tile: 'mutant', hex: [0, -1], rotation: 3 },
  ],
};

test('battle fights a position out and says who fell, when, and by whom', async () => {
  const { code, out } = await skirmish([
    'battle',
    'neuroshima-hex',
    JSON.stringify(MUTANT_AT_HQ),
    '--json',
  ]);
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report.hq).toEqual({ moloch: 19, borgo: 20 });
  expect(report.removed).toMatchObject([{ army: 'borgo', tile: 'mutant', hex: [0, -1], phase: 0 }]);
  expect(report.phases[0]).toMatchObject({ phase: 2, hq: { moloch: 19, borgo: 20 } });
});

test('battle reads positions from standard input, one JSON object per line', async () => {
  const line = JSON.stringify(MUTANT_AT_HQ);
  const { out } = await skirmish(
    ['battle', 'neuroshima-hex', '-', '--json'],
    [line, '{"units":3}', line],
  );
  const replies = out.split('\n').map((text) => JSON.parse(text));
  expect(replies.map((reply) => 'error' in reply)).toEqual([false, true, false]);
});

test('a wrong position is reported with its path', async () => {
  const turned = {
    ...MUTANT_AT_HQ,
    units: [{ army: 'moloch', tile: 'hq', hex: [0, 0], rotation: 7 }],
  };
  const { code, err } = await skirmish(['battle', 'neuroshima-hex', JSON.stringify(turned)]);
  expect(code).toBe(1);
  expect(err).toContain('/units/0/rotation');
  const twice = {
    ...MUTANT_AT_HQ,
    units: [MUTANT_AT_HQ.units[0], { ...MUTANT_AT_HQ.units[2], hex: [0, 0] }],
  };
  expect((await skirmish(['net', 'neuroshima-hex', JSON.stringify(twice)])).err).toContain(
    '/units/1',
  );
});
