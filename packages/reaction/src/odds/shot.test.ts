import { expect, test } from 'vitest';
import { sheetWeapon } from '../packs/sheet.ts';
import type { Settings } from '../rules/settings.ts';
import { minimalBattle, MIDDLE } from './minimal-battle.ts';
import { shotOdds } from './shot.ts';

/** A burst of three at a leader and of one at a member of the group, with these settings. */
function burstOdds(settings: Partial<Settings>) {
  const rifle = sheetWeapon('machine-gun');
  if (!rifle) throw new Error('The sheet has a machine gun.');
  const battle = minimalBattle(
    [
      { id: 'a1', at: [MIDDLE, MIDDLE], weapons: [rifle] },
      { id: 'b1', at: [MIDDLE + 200, MIDDLE], role: 'leader' },
      { id: 'b2', at: [MIDDLE + 200, MIDDLE + 40] },
    ],
    [],
    settings,
  );
  const share = (target: string, shots: number) => ({ target, shots });
  const odds = (...shares: ReturnType<typeof share>[]) =>
    shotOdds(battle, 'a1', rifle, 'burst', shares);
  return { both: odds(share('b1', 3), share('b2', 1)), second: odds(share('b2', 1)) };
}

test('RX-SHOOT-02 the result on one target of a burst does not affect another', () => {
  const { both, second } = burstOdds({});
  expect(both.targets?.[1]).toEqual(second.outcomes);
});

test('RX-REACT-17 the odds of a burst include the group of a fallen leader', () => {
  const { both, second } = burstOdds({ leaderFalls: 'group-panics' });
  const fallen = both.targets?.[0]?.['eliminated'] ?? 0;
  const { eliminated = 0, panicked = 0, nothing = 0 } = second.outcomes;
  expect(fallen).toBeGreaterThan(0.1);
  expect(both.targets?.[1]?.['eliminated']).toBeCloseTo(eliminated, 12);
  expect(both.targets?.[1]?.['panicked']).toBeCloseTo(panicked + nothing * fallen, 12);
});
