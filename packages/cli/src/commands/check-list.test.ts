import { expect, test } from 'vitest';
import { skirmish } from '../testing/skirmish.ts';

test('the example of a list is legal, and an illegal list is reported with its rule', async () => {
  const { out: example } = await skirmish(['check-list', 'reaction', '--example', '--json']);
  const legal = await skirmish(['check-list', 'reaction', example]);
  expect(legal).toMatchObject({ code: 0, err: '' });
  expect(legal.out).toContain('The list is legal.');
  const gang = JSON.parse(example);
  const headless = JSON.stringify({ ...gang, heroes: [gang.profiles[1].id] });
  const broken = await skirmish(['check-list', 'reaction', headless, '--lang', 'fr']);
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/\/heroes\/0: .*hors d’un groupe.*\(RX-ACT-01\)/);
  const reported = await skirmish(['check-list', 'reaction', headless, '--json']);
  expect(JSON.parse(reported.out)).toMatchObject({
    legal: false,
    problems: [{ rule: 'RX-ACT-01' }],
  });
});

test('every line of a batch is checked, and a line that is no list is reported', async () => {
  const { out: example } = await skirmish(['check-list', 'reaction', '--example', '--json']);
  const { code, out } = await skirmish(['check-list', 'reaction', '-'], [example, '{}', 'gang']);
  expect(code).toBe(1);
  const [first, second, third] = out.split('\n').map((line) => JSON.parse(line));
  expect(first).toMatchObject({ legal: true });
  expect(second.error[0].path).toBe('/id');
  expect(third.error).toHaveLength(1);
});

test('a system without lists says so', async () => {
  const { code, err } = await skirmish(['check-list', 'neuroshima-hex', '{}']);
  expect(code).toBe(2);
  expect(err).toContain('Neuroshima Hex has no lists to build.');
});

test('the old name of the command still works, also for help', async () => {
  const { out: example } = await skirmish(['list', 'reaction', '--example']);
  expect(example).toBe((await skirmish(['check-list', 'reaction', '--example'])).out);
  expect((await skirmish(['help', 'list'])).out).toContain('Usage: skirmish check-list');
  expect((await skirmish(['list', '--help'])).out).toContain('Usage: skirmish check-list');
});
