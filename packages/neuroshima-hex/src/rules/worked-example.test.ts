import { expect, test } from 'vitest';
import { actions, fight, losses, netted, units } from './testing/positions.ts';

/** NH-TST-02: the board when the battle of the example game begins. */
const OUTPOST = units(
  'outpost',
  'hq 0,-1',
  'medic 1,0 4',
  'brawler 1,-1 2',
  'annihilator 2,0 0',
  'heavy-machine-gun 0,1 1',
  'commando -1,0 1',
  'scout -2,1 1',
);
const HEGEMONY = units(
  'hegemony',
  'hq 2,-1',
  'officer-1 2,-2 5',
  'net-fighter 1,-2 3',
  'runner 0,0 0',
  'universal-soldier 1,1 1',
  'ganger 0,2 0',
  'boss -1,1 1',
);

test.each(['1', '3.0'] as const)(
  'NH-TST-02 the battle of the example game, phase by phase, edition %s',
  (edition) => {
    const report = fight([...OUTPOST, ...HEGEMONY], { edition });
    const points = report.phases.map(({ phase, hq }) => [phase, hq['outpost'], hq['hegemony']]);
    expect(points).toEqual([
      [4, 20, 20],
      [3, 18, 18],
      [2, 18, 15],
      [1, 18, 14],
      [0, 18, 14],
    ]);
    expect(losses(report)).toEqual([
      'net-fighter 1,-2 4',
      'medic 1,0 3',
      'annihilator 2,0 3',
      'brawler 1,-1 0',
      'runner 0,0 0',
    ]);
  },
);

test('NH-TST-02a NH-TST-02b counters change at the end of phases 4, 3, 2, 1, 0', () => {
  const report = fight([...OUTPOST, ...HEGEMONY]);
  expect(report.phases.map(({ phase }) => phase)).toEqual([4, 3, 2, 1, 0]);
  const third = report.phases[1]?.events.map((event) => event.about) ?? [];
  expect(third.lastIndexOf('hit')).toBeLessThan(third.indexOf('hq'));
});

test('NH-TST-02 the counter of Hegemony runs 20, 18, 16, 15, 14', () => {
  const report = fight([...OUTPOST, ...HEGEMONY]);
  const wounds = report.phases.flatMap(({ events }) =>
    events.filter(
      (e) => e.about === 'hit' && e.params['tile'] === 'hq' && e.params['army'] === 'hegemony',
    ),
  );
  let left = 20;
  const track = wounds.map((event) => (left -= Number(event.params['strength'])));
  expect(track).toEqual([18, 16, 15, 14]);
});

test('NH-TST-02c what is left on the board', () => {
  const report = fight([...OUTPOST, ...HEGEMONY]);
  const gone = report.removed.map((unit) => `${unit.army} ${unit.tile}`);
  const left = [...OUTPOST, ...HEGEMONY]
    .map((unit) => `${unit.army} ${unit.tile}`)
    .filter((unit) => !gone.includes(unit));
  expect(left).toEqual([
    'outpost hq',
    'outpost heavy-machine-gun',
    'outpost commando',
    'outpost scout',
    'hegemony hq',
    'hegemony officer-1',
    'hegemony universal-soldier',
    'hegemony ganger',
    'hegemony boss',
  ]);
});

test('NH-TST-02d a Medic attached to both is asked whom to save', () => {
  const wider = OUTPOST.map((unit) => (unit.tile === 'medic' ? { ...unit, rotation: 3 } : unit));
  const report = fight([...wider, ...HEGEMONY], { answers: ['save:0,1'] });
  expect(report.choices).toMatchObject([
    { army: 'outpost', about: 'save', phase: 3, options: ['save:0,1', 'save:2,0'] },
  ]);
  expect(report.hq).toEqual({ outpost: 18, hegemony: 14 });
  expect(losses(report)).toContain('annihilator 2,0 3');
  const other = fight([...wider, ...HEGEMONY], { answers: ['save:2,0'] });
  expect(losses(other)).toContain('heavy-machine-gun 0,1 3');
  expect(losses(other)).not.toContain('annihilator 2,0 3');
});

test('NH-TST-02e the Commando has an extra action in 3, the machine gun none in 0', () => {
  const acted = actions(fight([...OUTPOST, ...HEGEMONY]));
  expect(acted).toContain('commando -1,0 4');
  expect(acted).toContain('commando -1,0 3');
  expect(acted.filter((text) => text.startsWith('heavy'))).toEqual([
    'heavy-machine-gun 0,1 2',
    'heavy-machine-gun 0,1 1',
  ]);
});

test('NH-TST-02f without the Scout only the extra action of the Brawler strikes', () => {
  const without = OUTPOST.filter((unit) => unit.tile !== 'scout');
  const report = fight([...without, ...HEGEMONY]);
  expect(losses(report)).toContain('net-fighter 1,-2 3');
  expect(actions(report).filter((text) => text.startsWith('brawler'))).toEqual(['brawler 1,-1 2']);
  expect(report.hq['hegemony']).toBe(16);
});

test('NH-TST-01b the Brawler is netted while the Net Fighter stands', () => {
  expect(netted([...OUTPOST, ...HEGEMONY])).toEqual(['brawler 1,-1']);
});
