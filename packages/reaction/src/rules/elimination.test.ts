import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { eliminate, flee } from './elimination.ts';
import { figureOf } from './figures.ts';
import { battleOf } from './testing/scripted-battle.ts';

test('RX-REACT-13 an eliminated figure no longer waits, hides, burns or routs', () => {
  for (const leave of ['eliminated', 'fled'] as const) {
    const battle = battleOf(['a1 rout', 'b1'], { turn: 3 });
    const figure = figureOf(battle, 'a1');
    Object.assign(figure, {
      ap: 3,
      routedInCombat: true,
      opportunity: true,
      inCover: true,
      burning: true,
    });
    runFlow(leave === 'fled' ? flee(battle, figure) : eliminate(battle, figure, 'RX-WOUND-02'));
    expect(figure).toMatchObject({
      fate: leave,
      outSince: 3,
      ap: 0,
      reaction: 'none',
      routedInCombat: false,
      opportunity: false,
      inCover: false,
      burning: false,
    });
  }
});
