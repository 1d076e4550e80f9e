import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { recon } from './recon.ts';
import { battleWith } from './testing/scripted-battle.ts';
import type { Sketch } from './testing/recruits.ts';
import { firstAsked, told } from './testing/told.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

test('DZ-RECON-01 both sides roll; a tie is told and rolled again, then the winner is', () => {
  const leader: Sketch = { type: 'leader', recon: 4 };
  const battle = battleWith({ a: [['a1', leader]], b: [['h8', leader]] });
  expect(firstAsked(recon(battle))).toMatchObject({ who: 0, against: 1, about: 'recon' });
  const { moments, choices } = runFlow(recon(battle), {
    choices: ['i-begin', 'zone:1'],
    faces: [miss(10), [...miss(5), 4, 4, 4, ...miss(2)]],
  });
  expect(told(moments)).toEqual([
    ['recon-tie', 'DZ-RECON-01', {}],
    ['recon', 'DZ-RECON-01', { seat: 1 }],
  ]);
  expect(choices.map(({ who, options }) => [who, options])).toEqual([
    [1, ['i-begin', 'they-begin']],
    [1, ['zone:1', 'zone:2']],
  ]);
  expect(battle.sides.map(({ zone }) => zone)).toEqual([1, 0]);
});
