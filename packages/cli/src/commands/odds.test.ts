import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@skirmish-kit/all';
import { Game, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { systemNamed } from '../load-system.ts';
import { replyOf } from './odds.ts';
import { skirmish } from '../testing/skirmish.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const reaction = systemNamed('reaction');
const game = new Game(reaction, reaction.defaults, { seed: 7 });
for (const answer of ['1', 'B1', 'b2']) game.answer(answer);
const file = join(temporaryFolder(), 'game.txt');
writeFileSync(file, game.record());
const BURST = 'burst:submachine-gun:a5*4';
const ask = (...more: readonly string[]) =>
  skirmish(['odds', 'reaction', '--record', file, ...more]);

test('the odds of an answer are those that pages show', async () => {
  const { code, out } = await ask(BURST, '--json');
  expect(code).toBe(0);
  const { outcomes = {}, pruned } = (await reaction.odds?.())?.ofAnswer?.(game, BURST) ?? {};
  expect(JSON.parse(out)).toMatchObject({ ...outcomes, pruned, figures: { a5: outcomes } });
  expect(Object.values(outcomes).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
});

test('refused answers and answers without dice are reported in both languages', async () => {
  const refused = await ask('burst:submachine-gun:a99*4', '--json');
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out).error[0].message).not.toBe('');
  const open = game.ask();
  const [calm = ''] = (open?.kind === 'choice' ? open.options : [])
    .map(({ key }) => key)
    .filter((key) => !/^(?:burst|shoot|aim|fight)/.test(key));
  expect((await ask(calm)).err).toContain('Nothing about this answer is left to chance.');
  expect((await ask(calm, '--lang', 'fr')).err).toContain('laissé au hasard');
});

test('odds reports a bad record and starts from a position', async () => {
  writeFileSync(`${file}.cut`, game.record().slice(0, 20));
  const cut = await skirmish(['odds', 'reaction', '--record', `${file}.cut`, BURST, '--json']);
  expect(JSON.parse(cut.out).error[0].message).not.toBe('');
  const wrong = await skirmish(['odds', 'reaction', '--position', 'nowhere', BURST, '--json']);
  expect(wrong.code).toBe(1);
  const none = await skirmish([
    'odds',
    'neuroshima-hex',
    '--position',
    '3.0_moloch_hq.c3_borgo_hq.d4',
    'x',
  ]);
  expect(none.code).not.toBe(0);
});

test('pruning is mentioned only where it can change a figure', () => {
  const odds = { outcomes: { dead: 0.25 }, titles: {} };
  const lines = (pruned: number, lang: 'en' | 'fr') => {
    const reply = replyOf({ ...odds, pruned }, lang);
    return reply.ok ? reply.text() : [];
  };
  expect(lines(2e-15, 'en')).toEqual(['dead          25.00 %']);
  expect(lines(0.00021, 'en').at(-1)).toBe('Left out: less than 0.03 %');
  expect(lines(0.00021, 'fr').at(-1)).toBe('Négligé\u00a0: moins de 0.03 %');
  const unfinished = replyOf({ outcomes: {}, titles: {}, pruned: 1 }, 'fr');
  expect(unfinished.ok && unfinished.text().map((line) => line.trim().replace(/\s/g, ' '))).toEqual(
    ['100.00 % des branches n’ont pas été suivies jusqu’au bout : il y en a trop.'],
  );
});

test('the list of what can be asked names every parameter of every question', async () => {
  for (const system of systems) {
    const room = await system.odds?.();
    const { out } = await skirmish(['odds', system.id, '--list']);
    for (const { id, example } of room?.questions ?? []) {
      const [, listed = ''] = out.split(new RegExp(`^${id}:$`, 'm'));
      const [own = ''] = listed.split(/^\S/m);
      const answered = room?.ask({ ...example, 'no such parameter': 1 });
      const [wrong] = answered && isProblems(answered) ? answered : [];
      const known = String(wrong?.params['allowed']).split(', ');
      expect(known.length, `${system.id} ${id}`).toBeGreaterThan(1);
      for (const name of [...known, ...Object.keys(example)].filter((each) => each !== 'action'))
        expect(own, `${system.id} ${id}`).toMatch(new RegExp(`^  ${name}: .`, 'm'));
    }
  }
});

test('optional fields of a typed question are listed with a valid example', async () => {
  const { out } = await skirmish(['odds', 'deadzone', '--list']);
  for (const line of [
    'from: such as "d4.1"',
    'to: such as "d6.1"',
    'weapon: such as "laser-rifle"',
  ])
    expect(out).toContain(`  ${line}`);
  for (const system of systems) {
    const room = await system.odds?.();
    for (const { id, example, typed = [] } of room?.questions ?? [])
      for (const parameter of typed) {
        if (!('like' in Object(parameter.among))) continue;
        const answered = room?.ask({ ...example, [parameter.id]: Object(parameter.among).like });
        const wrong = answered && isProblems(answered) ? answered : [];
        const about = wrong.filter(
          ({ path, code }) =>
            path.startsWith(`/${parameter.id}`) && !code.startsWith('unknown-key'),
        );
        expect(about, `${system.id} ${id} ${parameter.id}`).toEqual([]);
      }
  }
});
