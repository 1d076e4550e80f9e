import { rectangle } from '@skirmish-kit/space';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { offerOpportunity } from './opportunity-fire.ts';
import { panic, routInCombat } from './reaction.ts';
import type { Battle } from './state.ts';
import {
  act,
  activate,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';
import { opportunityAt } from './opportunity-fire.ts';
import { playStep } from './turn.ts';

/** An enemy with a rifle waits for a1. */
function waiting(lines: readonly string[], extras: BattleExtras = {}): Battle {
  const battle = battleOf(lines, extras);
  figureOf(battle, 'b1').opportunity = true;
  return battle;
}

test('RX-ACTC-05 opportunity fire costs 5', () => {
  const battle = battleOf(['a1 assault-rifle', 'b1 @900,100']);
  act(battle, 'a1', 'opportunity');
  expect(figureOf(battle, 'a1')).toMatchObject({ opportunity: true, spent: 5, ap: 1 });
  activate(battle, 'a1', 4);
  expect(refusal(battle, 'a1', 'opportunity')).toMatchObject({ code: 'not-enough-ap' });
});

test('RX-AP-04 points left after 5 for opportunity fire may still be spent', () => {
  const battle = battleOf(['a1 hero assault-rifle', 'b1 @900,100']);
  act(battle, 'a1', 'opportunity');
  act(battle, 'a1', 'move:150,100');
  act(battle, 'a1', 'burst:assault-rifle:b1*3', { faces: [[1, 1, 1]] });
  expect(figureOf(battle, 'a1')).toMatchObject({ opportunity: true, spent: 8, ap: 0 });
});

test('RX-OPP-01 a burst during an action of an enemy in sight', () => {
  const battle = waiting(['a1 pistol @100,100', 'b1 assault-rifle @500,100']);
  const played = act(battle, 'a1', 'shoot:pistol:b1', {
    choices: ['burst:assault-rifle:a1*3'],
    faces: [[1, 1, 1], [1]],
  });
  expect(loggedEvents(played)).toEqual([
    'opportunity-fire',
    'opportunity-lost',
    'shots-declared',
    'misses',
    'shots-declared',
    'misses',
  ]);
  expect(played.choices[0]).toMatchObject({ who: 1, about: 'opportunity', rule: 'RX-OPP-01' });
});

test('RX-OPP-01 who holds fire may do so in advance: to hold is to go on', () => {
  const battle = waiting(['a1 pistol @100,100', 'b1 assault-rifle @500,100']);
  const flow = offerOpportunity(battle, figureOf(battle, 'b1'), figureOf(battle, 'a1'));
  const { value: ask } = flow.next();
  if (ask?.kind !== 'choice') throw new Error('Nobody is asked.');
  expect(ask).toMatchObject({ who: 1, about: 'opportunity', skip: 'hold' });
  expect(ask.explain('hold')).toBeUndefined();
});

test('RX-OPP-01 nobody out of sight is asked', () => {
  const wall = { id: 'wall', shape: rectangle(300, 0, 20, 400), blocksSight: true } as const;
  const battle = waiting(['a1 @100,100', 'b1 assault-rifle @500,100'], { terrain: [wall] });
  act(battle, 'a1', 'move:150,100');
  expect(figureOf(battle, 'b1').opportunity).toBe(true);
});

test('RX-OPP-02 lost at the start of the next turn, when hit, and after use', () => {
  const next = waiting(['a1 @100,100', 'b1 @500,100']);
  next.phase = { step: 'start' };
  expect(moment(runFlow(playStep(next)), 'opportunity-lost')).toEqual({
    figure: 'b1',
    why: 'turn',
  });
  expect(figureOf(next, 'b1').opportunity).toBe(false);

  const hit = waiting(['a1 pistol @100,100', 'b1 pistol @500,100']);
  const shot = act(hit, 'a1', 'shoot:pistol:b1', { choices: ['hold'], faces: [[6], [1, 1]] });
  expect(moment(shot, 'opportunity-lost')).toEqual({ figure: 'b1', why: 'hit' });

  const missed = waiting(['a1 pistol @100,100', 'b1 pistol @500,100']);
  act(missed, 'a1', 'shoot:pistol:b1', { choices: ['hold'], faces: [[2]] });
  expect(figureOf(missed, 'b1').opportunity).toBe(true);

  const used = waiting(['a1 pistol @100,100', 'b1 pistol @500,100']);
  act(used, 'a1', 'shoot:pistol:b1', { choices: ['burst:pistol:a1*2'], faces: [[1, 1], [1]] });
  expect(figureOf(used, 'b1').opportunity).toBe(false);
});

test('RX-OPP-03 interrupts a move where the enemy comes into sight, and at its end', () => {
  const wall = { id: 'wall', shape: rectangle(300, 0, 20, 200), blocksSight: true } as const;
  const lines = ['a1 elite @100,100', 'b1 assault-rifle @700,100'];
  const battle = waiting(lines, { terrain: [wall] });
  const played = act(battle, 'a1', 'move:100,430', { choices: ['hold', 'hold'] });
  expect(played.choices).toHaveLength(2);
  expect(figureOf(battle, 'a1').at).toEqual([100, 430]);

  const stopped = waiting(lines, { terrain: [wall] });
  const shot = act(stopped, 'a1', 'move:100,430', {
    choices: ['burst:assault-rifle:a1*3'],
    faces: [
      [6, 1, 1],
      [2, 2, 2],
    ],
  });
  const a1 = figureOf(stopped, 'a1');
  expect(loggedEvents(shot)).toContain('stopped');
  expect(a1.reaction).toBe('panic');
  expect(a1.at[1]).toBeGreaterThan(200);
  expect(a1.at[1]).toBeLessThan(430);
  expect(a1.ap).toBe(Math.max(0, 3 - a1.spent));
});

test('RX-OPP-03 a figure eliminated on its way stays where it was hit', () => {
  const battle = waiting(['a1 @100,100', 'b1 assault-rifle @700,100']);
  act(battle, 'a1', 'move:300,100', {
    choices: ['burst:assault-rifle:a1*2'],
    faces: [
      [6, 1],
      [6, 6, 6],
    ],
  });
  expect(figureOf(battle, 'a1')).toMatchObject({ fate: 'eliminated', at: [100, 100] });
});

test('RX-OPP-03 is asked again where the enemy comes out of cover', () => {
  const fence = { id: 'fence', shape: rectangle(300, 0, 10, 150), cover: 3 } as const;
  const battle = waiting(['a1 @100,100', 'b1 assault-rifle @700,100'], { terrain: [fence] });
  const played = act(battle, 'a1', 'move:100,300', { choices: ['hold', 'hold', 'hold'] });
  expect(played.choices).toHaveLength(3);
});

test('RX-ACTG-02 cover counts against opportunity fire until the first step', () => {
  const script = { choices: ['burst:pistol:a1*2'], faces: [[1, 1]] };
  const start = waiting(['a1 @100,100', 'b1 pistol @500,100']);
  figureOf(start, 'a1').inCover = true;
  const first = act(start, 'a1', 'move:100,200', script);
  expect(moment(first, 'misses')).toMatchObject({ modifier: -1 });
  const later = waiting(['a1 @100,100', 'b1 pistol @500,100']);
  figureOf(later, 'a1').inCover = true;
  const second = act(later, 'a1', 'move:100,200', {
    ...script,
    choices: ['hold', ...script.choices],
  });
  expect(moment(second, 'misses')).toMatchObject({ modifier: 0 });
});

test('RX-OPP-03 a figure that panics before its first step keeps cover and points', () => {
  const battle = waiting(['a1 @100,100', 'b1 pistol @500,100']);
  const a1 = figureOf(battle, 'a1');
  a1.inCover = true;
  act(battle, 'a1', 'move:100,300', {
    choices: ['burst:pistol:a1*2'],
    faces: [
      [6, 1],
      [2, 2],
    ],
  });
  expect(a1).toMatchObject({ at: [100, 100], inCover: true, moved: false, spent: 0, ap: 3 });
});

test('RX-MACH-05 a machine that is disabled on its way stops there', () => {
  const hitOnce = (system: number, wound: number[]) => {
    const battle = waiting(['a1 robot @100,100', 'b1 assault-rifle @300,400']);
    act(battle, 'a1', 'move:100,400', {
      choices: ['hold', 'burst:assault-rifle:a1*2'],
      faces: [[6, 1], wound, [system]],
    });
    return figureOf(battle, 'a1');
  };
  const lame = hitOnce(1, [5, 5, 3]);
  expect(lame.at[1]).toBeGreaterThan(100);
  expect(lame.at[1]).toBeLessThan(400);
  expect(lame.ap).toBe(6 - lame.spent);
  const off = hitOnce(4, [6, 6, 6]);
  expect(off.at[1]).toBeLessThan(400);
  expect(off.ap).toBe(0);
});

test('RX-MACH-05 a machine that is shut down before its shot does not shoot', () => {
  const battle = waiting(['a1 robot pistol @100,100', 'b1 assault-rifle @500,100']);
  const played = act(battle, 'a1', 'shoot:pistol:b1', {
    choices: ['burst:assault-rifle:a1*2'],
    faces: [[6, 1], [6, 6, 6], [4]],
  });
  expect(loggedEvents(played).at(-1)).toBe('machine-damaged');
});

test('RX-OPP-03 is asked again when the range gets better', () => {
  const battle = waiting(['a1 elite @100,100', 'b1 assault-rifle @640,100']);
  const played = act(battle, 'a1', 'move:440,100', { choices: ['hold', 'hold', 'hold'] });
  expect(played.choices.map(({ about }) => about)).toEqual([
    'opportunity',
    'opportunity',
    'opportunity',
  ]);
});

test('RX-OPP-03 rate of fire 1 fires one shot in an arc of 180 degrees', () => {
  const shotgun = waiting(['a1 pistol @100,100', 'b1 shotgun @250,100']);
  const played = act(shotgun, 'a1', 'shoot:pistol:b1', {
    choices: ['shoot:shotgun:a1'],
    faces: [[1], [1]],
  });
  expect(moment(played, 'shots-declared')).toMatchObject({ shots: 1, mode: 'opportunity' });

  const behind = ['a1 @100,100', 'b1 pistol @300,100 >90'];
  expect(act(waiting(behind), 'a1', 'move:110,100').choices).toHaveLength(0);
  const round = waiting(behind, { settings: { opportunityArc: 'all-round' } });
  expect(act(round, 'a1', 'move:110,100', { choices: ['hold', 'hold'] }).choices).toHaveLength(2);

  const heavy = battleOf(['a1 machine-gun', 'b1 @900,100']);
  act(heavy, 'a1', 'opportunity');
  expect(figureOf(heavy, 'a1').spent).toBe(5);
});

test('RX-OPP-03 lost on panic and when engaged, unless the table says else', () => {
  const lines = ['a1 pistol @100,100', 'b1 pistol @124,100'];
  const battle = waiting(lines);
  const played = act(battle, 'a1', 'fight:b1', {
    choices: ['hold'],
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(moment(played, 'opportunity-lost')).toEqual({ figure: 'b1', why: 'combat' });
  const remaining = waiting(lines, { settings: { opportunityBreaks: 'never' } });
  act(remaining, 'a1', 'fight:b1', {
    choices: ['hold'],
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(figureOf(remaining, 'b1').opportunity).toBe(true);
  const scared = waiting(['a1 pistol @100,100', 'b1 pistol @500,100']);
  const panicked = runFlow(panic(scared, figureOf(scared, 'b1'), 'RX-WOUND-03'));
  expect(moment(panicked, 'opportunity-lost')).toEqual({ figure: 'b1', why: 'panic' });
  const firm = waiting(lines, { settings: { opportunityBreaks: 'never' } });
  runFlow(panic(firm, figureOf(firm, 'b1'), 'RX-WOUND-03'));
  expect(figureOf(firm, 'b1').opportunity).toBe(true);
  runFlow(routInCombat(firm, figureOf(firm, 'b1')));
  expect(figureOf(firm, 'b1').opportunity).toBe(false);
});

test('RX-OPP-03 Green may wait only in cohesion, figures with 3 AP never', () => {
  const battle = battleOf(['a1 green pistol', 'a2 elite ok pistol @300,300', 'b1 @900,900']);
  expect(refusal(battle, 'a1', 'opportunity')).toBeUndefined();
  expect(refusal(battle, 'a2', 'opportunity')).toMatchObject({
    code: 'not-enough-ap',
    params: { cost: 5, ap: 3 },
  });
  const scattered = battleOf(['a1 green pistol', 'b1 @900,900']);
  for (const group of scattered.groups) group.cohesion = false;
  expect(refusal(scattered, 'a1', 'opportunity')).toMatchObject({ params: { cost: 5, ap: 4 } });
});

test('RX-OPP-03 any action is interrupted, or only moves and shots if so set', () => {
  const lines = ['a1 @100,100', 'b1 pistol @300,100'];
  const anything = waiting(lines, { settings: { takeCover: 'anywhere' } });
  expect(act(anything, 'a1', 'cover', { choices: ['hold'] }).choices).toHaveLength(1);
  const settings = { takeCover: 'anywhere', opportunityAgainst: 'moves-and-shots' } as const;
  expect(act(waiting(lines, { settings }), 'a1', 'cover').choices).toHaveLength(0);
  expect(
    act(waiting(lines, { settings }), 'a1', 'move:110,100', { choices: ['hold', 'hold'] }).choices,
  ).toHaveLength(2);
});

test('RX-OPP-01 some shots have to be for the enemy who acts', () => {
  const battle = waiting(['a1 pistol @100,100', 'a2 @100,150', 'b1 assault-rifle @500,100']);
  const script = (choice: string) => () =>
    act(battle, 'a1', 'shoot:pistol:b1', { choices: [choice], faces: [] });
  expect(script('burst:assault-rifle:a2*2')).toThrow('not-the-acting-enemy');
  const shared = waiting(['a1 pistol @100,100', 'a2 @100,150', 'b1 assault-rifle @500,100']);
  const played = act(shared, 'a1', 'shoot:pistol:b1', {
    choices: ['burst:assault-rifle:a1*2+a2*1'],
    faces: [[1, 1], [1], [1]],
  });
  expect(loggedEvents(played).filter((about) => about === 'misses')).toHaveLength(3);
});

test('RX-OPP-03 a figure that panics before its shot shoots only with 3 AP', () => {
  const lines = ['a1 elite machine-gun @100,100', 'b1 assault-rifle @500,100'];
  const panic = {
    choices: ['burst:assault-rifle:a1*2'],
    faces: [
      [6, 1],
      [2, 2, 2],
    ],
  };
  const dear = waiting(lines);
  act(dear, 'a1', 'aim:machine-gun:b1', panic);
  expect(figureOf(dear, 'a1')).toMatchObject({ reaction: 'panic', spent: 5, ap: 0 });
  const cheap = waiting(lines);
  const played = act(cheap, 'a1', 'shoot:machine-gun:b1', {
    ...panic,
    faces: [...panic.faces, [1]],
  });
  expect(loggedEvents(played).at(-1)).toBe('misses');
  expect(figureOf(cheap, 'a1').ap).toBe(1);
});

test('RX-OPP-03 only who waits, and both still in the game, make an opportunity', () => {
  const lines = ['a1 pistol @100,100', 'b1 @200,100 >270'];
  const opportunity = (change: (waiting: object, enemy: object) => void) => {
    const battle = battleOf(lines);
    const [waiting, enemy] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
    waiting.opportunity = true;
    change(waiting, enemy);
    return opportunityAt(battle, waiting, enemy) > 0;
  };
  expect(opportunity(() => undefined)).toBe(true);
  expect(opportunity((waiting) => Object.assign(waiting, { opportunity: false }))).toBe(false);
  expect(opportunity((waiting) => Object.assign(waiting, { fate: 'fled' }))).toBe(false);
  expect(opportunity((_, enemy) => Object.assign(enemy, { fate: 'eliminated' }))).toBe(false);
});

test('RX-OPP-03 the nearer and the less covered the enemy, the better the opportunity', () => {
  const at = (x: number, change: object = {}) => {
    const battle = battleOf(['a1 pistol @100,100', `b1 @${x},100 >270`]);
    const [waiting, enemy] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
    Object.assign(waiting, { opportunity: true });
    Object.assign(enemy, change);
    return opportunityAt(battle, waiting, enemy);
  };
  expect([at(130), at(200), at(400), at(900)]).toEqual([30, 20, 10, 0]);
  expect(at(200, { inCover: true })).toBe(15);
});

test('RX-ACTG-02 a burst in answer gives up the cover, a single shot does not', () => {
  const inCover = (weapon: string, answer: string, faces: number[]) => {
    const battle = waiting(['a1 pistol @100,100', `b1 ${weapon} @250,100`]);
    figureOf(battle, 'b1').inCover = true;
    act(battle, 'a1', 'shoot:pistol:b1', { choices: [answer], faces: [faces, [1]] });
    return figureOf(battle, 'b1').inCover;
  };
  expect(inCover('pistol', 'burst:pistol:a1*2', [1, 1])).toBe(false);
  expect(inCover('shotgun', 'shoot:shotgun:a1', [1])).toBe(true);
});

test('RX-OPP-01 every weapon in range is offered with all its shots, and to hold', () => {
  const battle = waiting(['a1 @100,100', 'b1 pistol shotgun grenade @250,100']);
  const { choices } = act(battle, 'a1', 'move:110,100', { choices: ['hold', 'hold'] });
  const keys = choices[0]?.options;
  expect(keys).toEqual(['burst:pistol:a1*2', 'shoot:shotgun:a1', 'hold']);
  const far = waiting(['a1 @100,100', 'b1 pistol shotgun @450,100']);
  const asked = act(far, 'a1', 'move:110,100', { choices: ['hold', 'hold'] }).choices[0];
  expect(asked?.options).toEqual(['burst:pistol:a1*2', 'hold']);
});

test('RX-OPP-03 shots are counted: one for rate of fire 1, two to the rate for others', () => {
  const answer = (weapon: string, key: string, faces: number[]) => {
    const battle = waiting(['a1 @100,100', `b1 ${weapon} @250,100`]);
    return () => act(battle, 'a1', 'move:110,100', { choices: [key, 'hold'], faces: [faces] });
  };
  expect(answer('shotgun', 'shoot:shotgun:a1*1', [1])).not.toThrow('refused');
  expect(answer('shotgun', 'shoot:shotgun:a1*2', [1])).toThrow('wrong-shots');
  expect(answer('shotgun', 'burst:shotgun:a1*2', [1])).toThrow('cannot-burst');
  expect(answer('assault-rifle', 'burst:assault-rifle:a1*2', [1, 1])).not.toThrow('refused');
  expect(answer('assault-rifle', 'burst:assault-rifle:a1*4', [1])).toThrow('wrong-shots');
  expect(answer('assault-rifle', 'burst:assault-rifle:a1*1', [1])).toThrow('wrong-shots');
  expect(answer('assault-rifle', 'shoot:assault-rifle:a1', [1])).toThrow('wrong-shots');
});

test('RX-OPP-03 every target of the burst has to be in sight and in range', () => {
  const wall = { id: 'wall', shape: rectangle(300, 125, 10, 400), blocksSight: true } as const;
  const fire = (other: string, terrain: readonly object[] = []) => {
    const lines = ['a1 @100,100', `a2 ${other}`, 'b1 assault-rifle @500,100 facing 180'];
    const walls = terrain.map(() => ({ ...wall, ground: 'impassable' as const }));
    const battle = waiting(lines, { terrain: walls });
    return () =>
      act(battle, 'a1', 'move:110,100', {
        choices: ['burst:assault-rifle:a1*2+a2*1', ...Array<string>(9).fill('hold')],
        faces: [[1, 1, 1]],
      });
  };
  expect(fire('@100,200', [wall])).toThrow('no-line-of-sight');
  expect(fire('@100,200')).not.toThrow('no-line-of-sight');
});

test('RX-OPP-03 a weapon that is aimed at places makes no opportunity', () => {
  const chance = (weapons: string) => {
    const battle = battleOf(['a1 @100,100', `b1 ${weapons} @240,100`]);
    const [a1, b1] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
    b1.opportunity = true;
    return opportunityAt(battle, b1, a1);
  };
  expect(chance('grenade')).toBe(0);
  expect(chance('pistol grenade')).toBe(chance('pistol'));
  expect(chance('pistol')).toBeGreaterThan(0);
});

test('RX-OPP-03 a wrong number of shots is refused with the right one', () => {
  const asked = (weapon: string, key: string) => {
    const battle = waiting(['a1 @100,100', `b1 ${weapon} @250,100`]);
    return () => act(battle, 'a1', 'move:150,100', { choices: [key] });
  };
  expect(asked('assault-rifle', 'shoot:assault-rifle:a1')).toThrow(
    'wrong-shots {"shots":1,"least":2,"most":3}',
  );
  expect(asked('shotgun', 'shoot:shotgun:a1*2')).toThrow(
    'wrong-shots {"shots":2,"least":1,"most":1}',
  );
});

test('RX-REACT-12 a figure stopped among friends goes back to a free place', () => {
  const wall = { id: 'wall', shape: rectangle(300, 0, 20, 200), blocksSight: true } as const;
  const lines = ['a1 elite @100,100', 'b1 assault-rifle @700,100', 'a2 @100,215'];
  const free = waiting(lines.slice(0, 2), { terrain: [wall] });
  const crowded = waiting(lines, { terrain: [wall] });
  const script = {
    choices: ['burst:assault-rifle:a1*3'],
    faces: [
      [6, 1, 1],
      [2, 2, 2],
    ],
  };
  act(free, 'a1', 'move:100,430', script);
  const stopped = figureOf(free, 'a1').at;
  figureOf(crowded, 'a2').at = stopped;
  act(crowded, 'a1', 'move:100,430', script);
  const { at } = figureOf(crowded, 'a1');
  expect(at[0]).toBe(100);
  expect(stopped[1] - at[1]).toBeGreaterThanOrEqual(24);
  expect(stopped[1] - at[1]).toBeLessThan(45);
});

test('RX-REACT-12 a stopped figure keeps its facing', () => {
  const wall = { id: 'wall', shape: rectangle(300, 0, 20, 200), blocksSight: true } as const;
  const battle = waiting(['a1 elite @100,100 >0', 'b1 assault-rifle @700,100'], {
    terrain: [wall],
  });
  act(battle, 'a1', 'move:100,430', {
    choices: ['burst:assault-rifle:a1*3'],
    faces: [
      [6, 1, 1],
      [2, 2, 2],
    ],
  });
  expect(figureOf(battle, 'a1').facing).toBe(180);
});
