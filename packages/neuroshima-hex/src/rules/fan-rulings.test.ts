import { expect, test } from 'vitest';
import { battle, HQS, inTurn, loggedEvents } from './testing/fan-army-lab.ts';
import { decisions, units } from './testing/positions.ts';
import type { State } from './state.ts';
import type { BattleReport } from './battle-report.ts';

const fresh = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };

/** Why units did not act, as `about tile rule`. */
function idle(report: BattleReport): string[] {
  const abouts = ['held', 'unpowered', 'paralysed'];
  return report.phases.flatMap(({ events }) =>
    events
      .filter(({ about }) => abouts.includes(about))
      .map(({ about, params, rule }) => `${about} ${params['tile']} ${rule}`),
  );
}

test('NH-FAN-01 a robot without power is logged as powerless, not as netted', () => {
  const robot = units('lab', 'robot 0,0 0');
  expect(idle(battle([...robot, ...units('borgo', 'claws 0,2')]))).toEqual([
    'unpowered robot NH-FAN-01',
  ]);
  const netted = [...robot, ...units('borgo', 'net-fighter 0,-1 3')];
  expect(idle(battle(netted))).toEqual(['held robot NH-NET-01']);
});

test('NH-FAN-01 a unit without power is refused its action by that rule', () => {
  const list = [...HQS, ...units('lab', 'walker 0,0')];
  expect(inTurn({ list }).explain('step:0,0>0,1:0')).toMatchObject({
    ...{ code: 'no-power', rule: 'NH-FAN-01' },
  });
});

test('NH-FAN-02 a paralysed unit is logged as paralysed, not as netted', () => {
  const list = [...HQS, ...units('borgo', 'claws 0,-1')];
  const game = inTurn({ list, hand: ['terror', 'battle'] });
  game.answer('terror:0,-1');
  game.answer('battle');
  expect(loggedEvents(game, 'paralysed').map(({ tile }) => tile)).toEqual(['claws']);
  expect(loggedEvents(game, 'held')).toEqual([]);
});

const onTraps = (...cells: readonly number[]) => ({
  list: [...HQS, ...units('lab', 'turner 0,0', 'castle 0,-1')],
  hand: ['switch'],
  change: (state: State) =>
    void (state.foundations = cells.map((cell, i) => {
      return { ...fresh, id: 9 + i, seat: 0, tile: 'snare', cell };
    })),
});

test('NH-FAN-03 units that swap set off the traps there, one after the other', () => {
  const both = inTurn(onTraps(0, 1));
  expect(both.state.units.map(({ cell }) => cell)).toContain(1);
  expect(both.answer('switch:0,0>0,-1')).toBeUndefined();
  expect(both.state.units.map(({ tile }) => tile)).toEqual(['hq', 'hq']);
  expect(both.state.foundations).toEqual([]);
  const one = inTurn(onTraps(0));
  one.answer('switch:0,0>0,-1');
  expect(one.state.units.map(({ tile }) => tile)).toEqual(['hq', 'hq', 'turner']);
});

test('NH-FAN-03 a castle that changes places sets off traps as an instant does', () => {
  const game = inTurn(onTraps(0));
  expect(game.answer('act:swap:0,-1>0,0')).toBeUndefined();
  expect(game.state.units.map(({ tile }) => tile)).toEqual(['hq', 'hq', 'turner']);
});

test('NH-FAN-04 a Medic is asked for equal hits that leave different markers', () => {
  const list = [
    ...units('lab', 'viper 0,1 0', 'stunner 0,-2 3'),
    ...units('borgo', 'super-mutant 0,0 3', 'medic 1,-1 4'),
  ];
  expect(decisions(battle(list))).toEqual(['borgo NH-DEC-22 save:0,0<0,1 save:0,0<0,-2']);
});

test('NH-FAN-04 equal hits on an HQ are equal, for it takes no marker', () => {
  const list = [
    ...units('lab', 'viper 0,1 0', 'stunner 0,-2 3'),
    ...units('borgo', 'hq 0,0', 'medic 1,-1 4'),
  ];
  expect(decisions(battle(list))).toEqual([]);
});
