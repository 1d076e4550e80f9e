import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_PACKS, makeLibrary } from '../packs/built-in.ts';
import { readArmy } from '../packs/read-army.ts';
import { switchValues } from './read-options.ts';
import { readSetup } from './read-setup.ts';
import { finalTurn } from './testing/four-player-positions.ts';
import { asked, inTurn, newGameOf, offers, play } from './testing/play.ts';
import { fight, library, units } from './testing/positions.ts';
import type { Library } from './table.ts';
import { changedOptions, EDITIONS, optionsOf } from './variants.ts';

/** Section 1 of the checklist: switch, first edition, 3.0. */
const TABLE = [
  ['NH-VAR-01', 'badDraw', false, true],
  ['NH-VAR-02', 'tieBreak', 'draw', 'extra-turn'],
  ['NH-VAR-03', 'start', 'standard', 'standard'],
  ['NH-VAR-04', 'reinforcements', false, false],
  ['NH-VAR-05', 'medicScope', 'unit', 'edge'],
  ['NH-VAR-06', 'netCycle3', true, true],
  ['NH-VAR-07', 'gaussVsArmour', true, true],
  ['NH-VAR-08', 'clownHitsHq', false, true],
  ['NH-VAR-09', 'grenadeFromNettedHq', false, false],
  ['NH-VAR-10', 'hqNeverHurtsHq', true, true],
  ['NH-VAR-11', 'quartermaster', 'each-phase', 'one-attack'],
  ['NH-VAR-12', 'teamHqHp', 20, 20],
  ['NH-VAR-13', 'oneVsTeam', false, true],
  ['NH-VAR-14', 'teamScore40', true, false],
  ['NH-VAR-15', 'board', 'standard', 'standard'],
  ['NH-VAR-16', 'names', '1', '3.0'],
  ['NH-VAR-17', 'moveBeforeOrAfter', true, true],
] as const;

test.each(TABLE)('%s %s: %s in the first edition, %s in 3.0', (_, name, first, third) => {
  expect(optionsOf('1')[name]).toBe(first);
  expect(optionsOf('3.0')[name]).toBe(third);
});

test('NH-VAR-16 both editions name every tile', () => {
  const moloch = library.army('moloch');
  const strike = moloch?.tile('air-strike');
  expect([strike?.firstName, strike?.name]).toEqual([
    { en: 'Bomb', fr: 'Bombe' },
    { en: 'Air Strike', fr: 'Frappe Aérienne' },
  ]);
  expect(library.army('outpost')?.firstName.fr).toBe('Posterunek');
});

test('NH-DEC-01 a setup has edition, mode, armies, and each switch on its own', () => {
  for (const [name, values] of Object.entries(switchValues())) {
    for (const value of values === 'number' ? [7] : values) {
      const setup = readSetup(library, { options: { [name]: value } });
      expect(isProblems(setup), `${name} ${value}`).toBe(false);
    }
  }
  expect(readSetup(library, { armies: ['outpost', 'hegemony'], edition: '1' })).toEqual({
    edition: '1',
    mode: 'duel',
    armies: ['outpost', 'hegemony'],
    options: optionsOf('1'),
  });
  expect(changedOptions('1', optionsOf('1', { board: 'hill' }))).toEqual({ board: 'hill' });
  expect(EDITIONS.map((edition) => changedOptions(edition, optionsOf(edition)))).toEqual([{}, {}]);
});

/** Switches that are on or off; each of the others has its own values. */
const ON_OR_OFF = [
  ...['badDraw', 'reinforcements', 'netCycle3', 'gaussVsArmour', 'clownHitsHq'],
  ...['grenadeFromNettedHq', 'hqNeverHurtsHq', 'oneVsTeam', 'teamScore40', 'moveBeforeOrAfter'],
  ...['hillLiftsHq', 'transportStacks', 'scoperFriendly', 'reconForPartner'],
];

test('NH-DEC-01 a switch takes its own values and no others', () => {
  const takes = (name: string, value: unknown): boolean =>
    !isProblems(readSetup(library, { options: { [name]: value } }));
  for (const name of ON_OR_OFF) {
    const taken = [true, false, 'on', 1, null].filter((value) => takes(name, value));
    expect(taken, name).toEqual([true, false]);
  }
  const points = [0, 1, 99, 100, 1.5, '20', true].filter((value) => takes('teamHqHp', value));
  expect(points).toEqual([1, 99]);
  expect(takes('names', '1') && takes('names', '3.0') && !takes('names', '2')).toBe(true);
  expect(Object.keys(switchValues()).filter((name) => takes(name, true))).toEqual(
    Object.keys(switchValues()).filter((name) => ON_OR_OFF.includes(name)),
  );
});

test('NH-DEC-01 the first game needs no setup, and a position may be left open', () => {
  const first = { edition: '3.0', mode: 'duel', armies: ['borgo', 'moloch'] };
  for (const nothing of [undefined, null, {}, { position: undefined }]) {
    expect(readSetup(library, nothing)).toEqual({ ...first, options: optionsOf('3.0') });
  }
});

test('NH-SET-01 the same army twice is refused, with the place', () => {
  const problems = readSetup(library, { armies: ['borgo', 'borgo'] });
  expect(problems).toMatchObject([{ path: '/armies/1', code: 'army-twice' }]);
});

test.each([
  [{ armies: ['borgo', 'nobody'] }, '/armies/1', 'unknown-army'],
  [{ armies: ['borgo'] }, '/armies', 'not-armies'],
  [{ edition: '2' }, '/edition', 'unknown-edition'],
  [{ mode: 'chess' }, '/mode', 'unknown-mode'],
  [{ mode: 'teams', armies: ['borgo', 'moloch'] }, '/mode', 'wrong-number-of-players'],
  [{ options: { dance: true } }, '/options/dance', 'unknown-switch'],
  [{ options: { board: 'round' } }, '/options/board', 'bad-setting'],
  [{ options: { teamHqHp: 0 } }, '/options/teamHqHp', 'bad-setting'],
  [{ options: [] }, '/options', 'not-options'],
  [{ colour: 'red' }, '/colour', 'unknown-field'],
  [7, '/', 'not-a-setup'],
])('NH-DEC-01 a wrong setup %j is reported with its path', (setup, path, code) => {
  expect(readSetup(library, setup)).toMatchObject([{ path, code }]);
});

test('NH-VAR-13 NH-VAR-14 modes of the other edition have to be switched on', () => {
  const three = ['moloch', 'borgo', 'outpost'];
  const one = { mode: 'one-vs-team', edition: '1', armies: three };
  expect(readSetup(library, one)).toMatchObject([{ path: '/mode', code: 'mode-switched-off' }]);
  expect(isProblems(readSetup(library, { ...one, options: { oneVsTeam: true } }))).toBe(false);
  const score = { mode: 'team-score', armies: [...three, 'hegemony'] };
  expect(readSetup(library, score)).toMatchObject([{ code: 'mode-switched-off' }]);
  expect(isProblems(readSetup(library, { ...score, edition: '1' }))).toBe(false);
});

/** Switches that the editions set differently, each turned alone against its edition. */
test.each(EDITIONS)('NH-VAR-01 badDraw alone changes what is asked, edition %s', (edition) => {
  const third = edition === '3.0';
  const game = newGameOf(['moloch', 'borgo'], { edition, options: { badDraw: !third } });
  play(game, 'hq:0,0', 'hq:2,0', 'battle');
  expect(asked(game)).toBe(third ? 'action 0' : 'bad-draw 0');
});

test.each(EDITIONS)(
  'NH-VAR-02 tieBreak alone changes how a level game ends, edition %s',
  (edition) => {
    const tieBreak = edition === '3.0' ? 'draw' : 'extra-turn';
    const game = finalTurn('deathmatch', [15, 15, 14], { edition, options: { tieBreak } });
    play(game, 'end');
    expect(game.outcome === undefined).toBe(tieBreak === 'extra-turn');
  },
);

test.each(EDITIONS)('NH-VAR-08 clownHitsHq alone changes the explosion, edition %s', (edition) => {
  const clownHitsHq = edition === '1';
  const list = [...units('moloch', 'clown 0,0', 'hq -2,0'), ...units('borgo', 'hq 0,1')];
  const report = fight(list, { edition, options: { clownHitsHq }, answers: ['explode'] });
  expect(report.hq['borgo']).toBe(clownHitsHq ? 19 : 20);
});

/** The Quartermaster of the box has one link; only one with more shows the difference. */
function withDepot(): Library {
  const hegemony = BUILT_IN_PACKS.find(
    (pack) => typeof pack === 'object' && pack !== null && 'id' in pack && pack.id === 'hegemony',
  );
  const depot = {
    id: 'depot',
    name: { en: 'Depot', fr: 'Dépôt' },
    kind: 'module',
    edges: [{ link: true }, {}, { link: true }, {}, {}, {}],
    effects: [{ kind: 'convert' }],
  };
  const fans = JSON.parse(JSON.stringify(hegemony));
  const army = readArmy({ ...fans, id: 'fans', tiles: [...fans.tiles, depot] });
  if (isProblems(army)) throw new Error(JSON.stringify(army));
  return makeLibrary([army]);
}

test.each(EDITIONS)(
  'NH-VAR-11 quartermaster alone changes who is served, edition %s',
  (edition) => {
    const quartermaster = edition === '3.0' ? 'each-phase' : 'one-attack';
    // Two Gangers act in one phase; each has an enemy on its line, but not beside it.
    const list = [
      ...units('fans', 'depot 0,0', 'ganger 0,-1 4', 'ganger 1,0 4', 'hq 2,-1'),
      ...units('moloch', 'hq -2,0', 'blocker -2,1', 'blocker -1,2'),
    ];
    const { choices } = fight(list, { edition, options: { quartermaster } }, withDepot());
    const asks = choices.filter(({ about }) => about === 'convert');
    expect(asks).toHaveLength(quartermaster === 'one-attack' ? 2 : 1);
  },
);

test.each(EDITIONS)(
  'NH-OPEN-26 reconForPartner alone changes a partner’s stride, edition %s',
  (edition) => {
    const reconForPartner = edition === '1';
    const armies = ['hegemony', 'moloch', 'outpost', 'borgo'];
    const list = [
      ...units('hegemony', 'hq 2,-2', 'runner 0,2'),
      ...units('moloch', 'hq -2,0'),
      ...units('outpost', 'hq 2,0', 'recon-center 0,-2'),
      ...units('borgo', 'hq -1,-1'),
    ];
    const game = inTurn(armies, list, [], { edition, mode: 'teams', options: { reconForPartner } });
    expect(offers(game).includes('step:0,2>0,0:0')).toBe(reconForPartner);
    expect(offers(game)).toContain('step:0,2>0,1:0');
  },
);
