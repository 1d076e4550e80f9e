import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProblems, makeLink } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { skirmish } from './testing/skirmish.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
let files = 0;

function fileWith(text: string): string {
  const file = join(folder, `input-${files++}.json`);
  writeFileSync(file, text);
  return file;
}

test('dice prints the exact distribution as JSON', async () => {
  const { code, out } = await skirmish(['dice', '2d6', '--json']);
  const { outcomes, mean, deviation } = JSON.parse(out);
  expect(code).toBe(0);
  expect(outcomes).toHaveLength(11);
  expect(outcomes[5][0]).toBe(7);
  expect(outcomes[5][1]).toBeCloseTo(1 / 6, 14);
  expect(mean).toBeCloseTo(7, 12);
  expect(deviation).toBeCloseTo(Math.sqrt(35 / 6), 12);
});

test('dice values of A vs B are A minus B', async () => {
  const { out } = await skirmish(['dice', 'd4 vs d4', '--json']);
  const { outcomes } = JSON.parse(out);
  expect(outcomes.map(([value]: [number]) => value)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  expect(outcomes[3][1]).toBeCloseTo(0.25, 14);
});

test('dice points at the character that is wrong', async () => {
  const { code, err } = await skirmish(['dice', '3d6+*2']);
  expect(code).toBe(1);
  expect(err).toContain('3d6+*2\n    ^');
});

test('a line that cannot be answered does not stop the lines after it', async () => {
  const { code, out } = await skirmish(['dice', '-', '--json'], ['d6', 'd0', 'd8']);
  const lines = out.split('\n').map((line) => JSON.parse(line));
  expect(code).toBe(1);
  expect(lines.map((line) => 'error' in line)).toEqual([false, true, false]);
});

test('odds answers bare numbers with the keys programs expect', async () => {
  const shot = {
    action: 'shoot',
    toHit: 0,
    damage: [6, 6],
    damageModifier: 0,
    resistance: 7,
    shots: 3,
  };
  const { out } = await skirmish(['odds', 'reaction', JSON.stringify(shot), '--json']);
  const odds = JSON.parse(out);
  expect(odds.eliminated).toBeCloseTo(1 - (1 - 21 / 216) ** 3, 12);
  expect(odds.eliminated + odds.panicked + odds.nothing).toBeCloseTo(1, 12);

  const test_ = await skirmish([
    'odds',
    'reaction',
    '{"action":"reaction","modifier":-1}',
    '--json',
  ]);
  expect(JSON.parse(test_.out)).toMatchObject({
    ok: expect.closeTo(10 / 36, 12),
    rout: expect.closeTo(10 / 36, 12),
  });

  const melee = { action: 'melee', mine: [6, 6, 6], modifier: 0, theirs: [6, 6], theirModifier: 0 };
  const fight = JSON.parse(
    (await skirmish(['odds', 'reaction', JSON.stringify(melee), '--json'])).out,
  );
  expect(fight.win + fight.lose + fight.tie).toBeCloseTo(1, 12);
  expect(fight.win).toBeGreaterThan(0.7);
});

test('odds answers a scenario by names', async () => {
  const request = {
    action: 'shoot',
    weapon: 'assault-rifle',
    mode: 'burst',
    quality: 'veteran',
    range: 'short',
  };
  const { code, out } = await skirmish(['odds', 'reaction', JSON.stringify(request)]);
  expect(code).toBe(0);
  expect(out).toMatch(/eliminated +\d+\.\d\d %/);
});

test('odds says what is wrong with a scenario, and what would be right', async () => {
  const { code, err } = await skirmish(['odds', 'reaction', '{"action":"shot"}']);
  expect(code).toBe(1);
  expect(err).toContain('/action');
  expect(err).toContain('shoot');
  const notJson = await skirmish(['odds', 'reaction', 'shoot the lot']);
  expect(notJson.code).toBe(1);
  expect(notJson.err).toContain('not JSON');
});

test('a game that was played replays to the same state', async () => {
  const played = JSON.parse(
    (await skirmish(['play', 'reaction', '--bots', 'random,random', '--seed', '7', '--json'])).out,
  );
  const replayed = await skirmish(['replay', fileWith(played.record), '--json']);
  expect(replayed.code).toBe(0);
  expect(JSON.parse(replayed.out).hash).toBe(played.hash);
  expect(JSON.parse(replayed.out).outcome).toEqual(played.outcome);
});

test('progress is shown while a game is played, and the line is cleared', async () => {
  const { progress } = await skirmish(['play', 'reaction', '--bots', 'random,random']);
  expect(progress.slice(0, 2)).toEqual(['answer 1', 'answer 2']);
  expect(progress.at(-1)).toBe('');
});

test('a game logged in French ends in French, and so do the problems of a record', async () => {
  const args = ['play', 'reaction', '--bots', 'random,random', '--lang', 'fr'];
  expect((await skirmish(args)).out.split('\n').at(-1)).toMatch(/(gagne|gagnent)\u00a0: /);
  const record = fileWith('skirmish 1\nsystem: reaction 1\n\nfly:away\n');
  const broken = await skirmish(['replay', record, '--lang', 'fr']);
  expect(broken.out).toContain('La partie n’est pas finie.');
  expect(broken.err).toMatch(/^line 4: La réponse «\u00a0fly:away\u00a0» est refusée/);
});

test('a corrupted record is reported with its line number', async () => {
  const played = JSON.parse(
    (await skirmish(['play', 'reaction', '--bots', 'random,random', '--json'])).out,
  );
  const lines: string[] = played.record.split('\n');
  lines[lines.length - 3] = 'fly:away';
  const { code, err } = await skirmish(['replay', fileWith(lines.join('\n'))]);
  expect(code).toBe(1);
  expect(err).toMatch(/line \d+/);
});

test('rules lists the catalogue in both languages', async () => {
  const { out } = await skirmish(['rules', 'reaction', '--json']);
  const rules = JSON.parse(out);
  expect(rules).toHaveLength(109);
  for (const rule of rules)
    expect(rule).toMatchObject({
      title: { en: expect.any(String), fr: expect.any(String) },
      text: { en: expect.any(String), fr: expect.any(String) },
    });
  const one = await skirmish(['rules', 'reaction', 'rx-shoot-03', '--lang', 'fr']);
  expect(one.out).toContain('Pour toucher');
});

test('validate names the place and what would be right', async () => {
  const { code, err } = await skirmish(['validate', fileWith('{"system":"reacton"}')]);
  expect(code).toBe(1);
  expect(err).toContain('"reaction"');
  const broken = await skirmish(['validate', fileWith('{"system":')]);
  expect(broken.code).toBe(1);
  expect(broken.err).toContain('line 1');
});

test('an unknown command is reported with the usage and exit code 2', async () => {
  const misspelt = await skirmish(['dcie', '2d6']);
  expect(misspelt).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "dice"?') });
  const option = await skirmish(['sim', 'reaction', '--games', 'many']);
  expect(option).toMatchObject({ code: 2, err: expect.stringContaining('whole number') });
  const none = await skirmish(['play', 'neuroshima-hex', '--bots', 'x,y']);
  expect(none.err).toContain('There are: random, quick, strong.');
  const bot = await skirmish(['play', 'reaction', '--bots', 'rndom,random']);
  expect(bot).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean random?') });
  const missing = await skirmish(['replay', 'nowhere.txt']);
  expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('is not there') });
});

test('a file that cannot be read or written is reported, not thrown', async () => {
  const missing = await skirmish(['odds', 'reaction', 'nowhere.json']);
  expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('is not there') });
  const nowhere = join(folder, 'skirmish-nowhere', 'game.txt');
  const unsaved = await skirmish([
    'play',
    'reaction',
    '--bots',
    'random,random',
    '--save',
    nowhere,
  ]);
  expect(unsaved).toMatchObject({ code: 2, err: expect.stringContaining('cannot be written') });
});

test('words too many are refused by every command', async () => {
  for (const args of [
    ['rules', 'reaction', 'RX-SHOOT-03', 'more'],
    ['sim', 'reaction', 'more'],
    ['play', 'reaction', 'more'],
    ['odds', 'reaction', '--list', 'more'],
  ])
    expect(await skirmish(args)).toMatchObject({
      code: 2,
      err: expect.stringContaining('"more" is one word too many'),
    });
});

test('there is a bot for every seat, no more and no fewer', async () => {
  for (const bots of ['random', 'random,random,random']) {
    for (const command of ['play', 'sim'])
      expect(await skirmish([command, 'reaction', '--bots', bots])).toMatchObject({
        code: 2,
        err: expect.stringContaining('each of the 2 seats'),
      });
  }
  const setup = JSON.stringify({ mode: 'deathmatch', armies: ['borgo', 'moloch', 'hegemony'] });
  const args = ['play', 'neuroshima-hex', '--setup', setup, '--json'];
  expect(await skirmish([...args, '--bots', 'random,random'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('each of the 3 seats'),
  });
});

test('a setup that is no JSON is reported with its line, with --json as an object', async () => {
  const broken = await skirmish(['play', 'reaction', '--setup', '{"scenario":"relay"']);
  expect(broken).toMatchObject({ code: 1, err: expect.stringMatching(/^line 1: The text ends/) });
  const unknown = await skirmish(['sim', 'reaction', '--setup', 'nowhere', '--json']);
  expect(unknown.code).toBe(1);
  expect(JSON.parse(unknown.out).error[0]).toMatchObject({ path: '/scenario' });
});

test('a question nested without end is refused, and the next one answered', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const { out } = await skirmish(
    ['odds', 'reaction', '-'],
    [`{"action":${deep}}`, '{"action":"reaction","modifier":0}'],
  );
  const [refused, answered] = out.split('\n').map((line) => JSON.parse(line));
  expect(refused.error[0].message).toContain('32 levels');
  expect(answered.ok).toBeCloseTo(15 / 36, 12);
});

test('validate reads one pack per line, or one over many lines', async () => {
  const pack = {
    format: 'skirmish-pack',
    system: 'reaction',
    version: 1,
    id: 'raiders',
    title: { en: 'Raiders', fr: 'Pillards' },
  };
  const line = JSON.stringify(pack);
  const many = await skirmish(
    ['validate', '-'],
    [line, 'not a pack', '{"system":"reacton"}', line],
  );
  expect(many.code).toBe(1);
  const replies = many.out.split('\n').map((text) => JSON.parse(text));
  expect(replies.map(({ valid }) => valid)).toEqual([true, false, false, true]);
  const one = await skirmish(['validate', '-'], JSON.stringify(pack, null, 2).split('\n'));
  expect(one).toMatchObject({ code: 0, out: '“Raiders” is a valid pack.' });
});

test('replay takes the token of a link, also one per line', async () => {
  const played = JSON.parse(
    (await skirmish(['play', 'reaction', '--bots', 'random,random', '--json'])).out,
  );
  const token = await makeLink(played.record);
  if (isProblems(token)) throw new Error('No link.');
  expect(JSON.parse((await skirmish(['replay', token, '--json'])).out).hash).toBe(played.hash);
  const cut = token.slice(0, -5);
  const { code, out } = await skirmish(['replay', '-'], [token, cut, token]);
  expect(code).toBe(1);
  const replies = out.split('\n').map((text) => JSON.parse(text));
  expect(replies.map(({ hash }) => hash)).toEqual([played.hash, undefined, played.hash]);
  expect(replies[1].error[0].message).toContain('damaged');
});

test('a record that cannot be opened is reported as an object with --json', async () => {
  const { code, out } = await skirmish(['replay', fileWith('skirmish 2\n'), '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out).error[0]).toMatchObject({ path: 'line 1' });
});

test('help for a command that is not there says so', async () => {
  const { code, err } = await skirmish(['help', 'dise']);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('"dice"') });
});

test('help shows every command with examples', async () => {
  const { code, out } = await skirmish(['help']);
  expect(code).toBe(0);
  for (const name of ['dice', 'odds', 'play', 'replay', 'validate', 'rules', 'sim']) {
    expect(out).toContain(name);
    expect((await skirmish(['help', name])).out).toContain(`skirmish ${name}`);
  }
});
