import { Game, isProblems, LANGUAGES, loadRecord, narratorOf } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { reportOf } from './report.ts';
import { musg } from './system.ts';

test('an untrusted setup is refused with its errors and their paths', () => {
  const read = musg.readSetup({
    scenario: 'markt',
    bands: ['red-fang'],
    settings: { lenders: 'nobody' },
  });
  expect(isProblems(read) && read.map(({ path }) => path)).toEqual([
    '/scenario',
    '/bands',
    '/settings/lenders',
  ]);
  const unknown = musg.readSetup({ bands: ['red-fang', 'red-fangs'] });
  expect(isProblems(unknown) && unknown[0]?.path).toBe('/bands/1');
  expect(musg.readSetup({})).toEqual(musg.defaults);
});

test('a band of one’s own lies whole in a setup, and is checked', () => {
  const own = {
    id: 'mine',
    name: { en: 'Mine', fr: 'La mienne' },
    race: 'elf',
    members: [
      { rank: 'chief', weapons: ['bow'], equipment: [] },
      { rank: 'minion', weapons: ['bow'], equipment: [], count: 3 },
    ],
  };
  const setup = musg.readSetup({ bands: [own, 'red-fang'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  expect(musg.setup(setup).figures.filter(({ seat }) => seat === 0)).toHaveLength(4);
  const wrong = musg.readSetup({ bands: [{ ...own, race: 'elv' }, 'red-fang'] });
  expect(isProblems(wrong) && wrong[0]?.path).toBe('/bands/0/race');
});

test('every event of a game has a message in both languages', () => {
  const game = new Game(
    musg,
    {
      ...musg.defaults,
      settings: {
        underFire: 'on',
        receivingCharge: 'on',
        willToCharge: 'on',
        spotting: 'on',
        turnLimit: '6',
      },
    },
    { seed: 5 },
  );
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    for (const language of LANGUAGES) {
      const narrator = narratorOf(musg.messages, game.state, language);
      expect(narrator.question(ask)).not.toMatch(/\{\w+/);
      for (const { key } of ask.options.slice(0, 3))
        expect(narrator.answer(ask.about, key)).not.toBe(key);
    }
    game.answer(ask.options[ask.about === 'deploy' ? ask.options.length - 1 : 0]?.key ?? '');
  }
  for (const language of LANGUAGES) {
    const narrator = narratorOf(musg.messages, game.state, language);
    for (const entry of game.log) {
      if (entry.kind !== 'event' || entry.about === 'activation-over') continue;
      const line = narrator.line(entry);
      expect(line, `${entry.about} ${language}`).toBeTruthy();
      expect(line).not.toMatch(/\{\w+/);
    }
  }
});

test('a report says who fell and by whom, and the points turn by turn', () => {
  const game = new Game(musg, { ...musg.defaults, settings: { turnLimit: '6' } }, { seed: 3 });
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask())
    game.answer(ask.options[ask.about === 'deploy' ? ask.options.length - 1 : 0]?.key ?? '');
  const report = reportOf(game);
  const out = game.state.figures.filter(
    ({ fate }) => fate === 'out' || fate === 'dead' || fate === 'left',
  );
  expect(report.felled).toHaveLength(out.length);
  expect(report.points?.at(-1)).toEqual(game.outcome?.scores);
  expect(report.points).toHaveLength(game.state.turn + 1);
});

test.each([1, 2, 3, 4])('records of version %s are read', (version) => {
  const game = new Game(musg, musg.defaults, { seed: 5 });
  game.answer('rest');
  const old = game.record().replace(`system: musg ${musg.version}`, `system: musg ${version}`);
  const again = loadRecord(musg, old);
  expect(!isProblems(again) && again.hash()).toBe(game.hash());
});
