import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { rectangle } from '@skirmish-kit/space';
import { figureOf } from './figures.ts';
import { loseOpportunity, type OpportunityEnd } from './lose-opportunity.ts';
import { act, battleOf, refusal, type BattleExtras } from './testing/scripted-battle.ts';

/** Moves a1 a little before b1, who waits and answers so. */
function answered(choices: readonly string[], extras: BattleExtras = {}, weapon = 'pistol') {
  const battle = battleOf(['a1 @100,100', 'a2 @424,100', `b1 ${weapon} @400,100`], extras);
  figureOf(battle, 'b1').opportunity = true;
  return () => act(battle, 'a1', 'move:100,105', { choices });
}

test('RX-OPP-03 nobody waits without a weapon to aim at figures', () => {
  const battle = battleOf(['a1 grenade flamethrower @100,100', 'b1 @400,100']);
  expect(refusal(battle, 'a1', 'opportunity')).toMatchObject({
    code: 'no-weapon',
    rule: 'RX-OPP-03',
    params: { figure: 'a1' },
  });
});

test.each([
  ['RX-OPP-01', 'not-understood', `shoot:pistol:!${'x'.repeat(50)}`],
  ['RX-SHOOT-02', 'no-such-weapon', 'burst:rifle:a1*2'],
  ['RX-SHOOT-02', 'no-such-thing', 'burst:pistol:a7*2'],
  ['RX-OPP-01', 'not-the-acting-enemy', 'burst:pistol:a2*2'],
  ['RX-OPP-03', 'wrong-shots', 'shoot:pistol:a1'],
  ['RX-BURST-01', 'wrong-shots', 'burst:pistol:a1*3'],
])('%s an answer of who waits is refused: %s', (rule, code, key) => {
  expect(answered([key])).toThrow(`was refused: ${code} `);
  expect(answered([key])).toThrow(`(${rule})`);
});

test('RX-OPP-01 an unknown answer is reported with its first forty characters', () => {
  const key = 'abcdefghij'.repeat(5);
  expect(answered([key])).toThrow(`{"answer":"${key.slice(0, 40)}"}`);
});

test('RX-SHOOT-08 a waiting figure in combat fires only if so set', () => {
  const asked = (settings: BattleExtras['settings']) => {
    const battle = battleOf(['a1 @100,100', 'a2 @424,100', 'b1 pistol @400,100'], { settings });
    figureOf(battle, 'b1').opportunity = true;
    battle.melees.push({ starter: 'b1', other: 'a2', rounds: 1 });
    const choices = settings?.shootingInCombat === 'allowed' ? ['hold', 'hold'] : [];
    return act(battle, 'a1', 'move:100,105', { choices }).choices.length;
  };
  const opportunityBreaks = 'never';
  expect(asked({ opportunityBreaks })).toBe(0);
  expect(asked({ opportunityBreaks, shootingInCombat: 'allowed' })).toBe(2);
});

test('RX-OPP-03 the worst opportunity is one: long range, behind the hardest cover', () => {
  const wall = { id: 'wall', shape: rectangle(300, 0, 10, 300), cover: 4 } as const;
  const battle = battleOf(['a1 pistol @100,100', 'b1 pistol @560,100'], { terrain: [wall] });
  figureOf(battle, 'b1').opportunity = true;
  figureOf(battle, 'a1').inCover = true;
  const { choices } = act(battle, 'a1', 'shoot:pistol:b1', { choices: ['hold'], faces: [[1]] });
  expect(choices.map(({ about }) => about)).toEqual(['opportunity']);
});

test('RX-OPP-02 RX-OPP-03 the end of waiting is logged with its rule', () => {
  const rule = (why: OpportunityEnd) => {
    const battle = battleOf(['a1 pistol @100,100', 'b1 @400,100']);
    const a1 = figureOf(battle, 'a1');
    a1.opportunity = true;
    return runFlow(loseOpportunity(battle, a1, why)).events.map((event) => event.rule);
  };
  for (const why of ['panic', 'combat'] as const) expect(rule(why), why).toEqual(['RX-OPP-03']);
  for (const why of ['turn', 'hit', 'used'] as const) expect(rule(why), why).toEqual(['RX-OPP-02']);
});
