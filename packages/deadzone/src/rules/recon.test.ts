import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { recon } from './recon.ts';
import { battleWith } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';
import { firstDecider, loggedEvents } from './testing/logged-events.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

const LEADER: FigureSpec = { type: 'leader', recon: 4 };

test('DZ-RECON-01 both sides roll; a tie is logged and rolled again', () => {
  const battle = battleWith({ a: [['a1', LEADER]], b: [['h8', LEADER]] });
  expect(firstDecider(recon(battle))).toMatchObject({ who: 0, against: 1, about: 'recon' });
  const { events, choices } = runFlow(recon(battle), {
    choices: ['i-begin', 'zone:1'],
    faces: [miss(10), [...miss(5), 4, 4, 4, ...miss(2)]],
  });
  expect(loggedEvents(events)).toEqual([
    ['recon-tie', 'DZ-RECON-01', {}],
    ['recon', 'DZ-RECON-01', { seat: 1 }],
  ]);
  expect(choices.map(({ who, options }) => [who, options])).toEqual([
    [1, ['i-begin', 'they-begin']],
    [1, ['zone:1', 'zone:2']],
  ]);
  expect(battle.sides.map(({ zone }) => zone)).toEqual([1, 0]);
});

test('DZ-RECON-02 the winner may let the opponent begin', () => {
  const begun = (faces: readonly number[]) => {
    const battle = battleWith({ a: [['a1', LEADER]], b: [['h8', LEADER]] });
    const { events } = runFlow(recon(battle), {
      choices: ['they-begin', 'zone:2'],
      faces: [faces],
    });
    expect(events).toHaveLength(1);
    return [battle.first, battle.turnOf, battle.phase, ...battle.sides.map(({ zone }) => zone)];
  };
  expect(begun([4, ...miss(9)])).toEqual([1, 1, { step: 'deployment', seat: 1 }, 0, 1]);
  expect(begun([...miss(5), 4, ...miss(4)])).toEqual([0, 0, { step: 'deployment', seat: 0 }, 1, 0]);
});
