import { expect, test } from 'vitest';
import { runFlow } from '@skirmish-kit/core/testing';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { battleOf, moment, loggedEvents } from './testing/scripted-battle.ts';
import { playStep } from './turn.ts';
import { outcomeOf, scores } from './victory.ts';
import { overlap } from '@skirmish-kit/space';
import { DEFAULT_SETUP } from './default-setup.ts';
import { resolveSetup } from './resolve-setup.ts';
import { setUp } from './setup.ts';

test('RX-TURN-01 four steps: mandatory actions, reaction tests, initiative, actions', () => {
  const battle = battleOf(['a1 leader rout @1000,600', 'a2 @1000,700', 'b1 leader @1900,1100'], {
    turn: 0,
  });
  battle.phase = { step: 'start' };
  const steps: string[] = [];
  const go = (faces: number[][] = [], choices: string[] = []) => {
    steps.push(battle.phase.step);
    runFlow(playStep(battle), { faces, choices });
  };
  go();
  go();
  go([[6, 6]]);
  go([[4], [1]], ['1']);
  go();
  expect(steps).toEqual(['start', 'mandatory', 'reaction', 'initiative', 'actions']);
  expect(figureOf(battle, 'a1').at).toEqual([1000, 400]);
});

test('RX-TURN-02 rout moves come first, those of the initiative’s loser before', () => {
  const lines = ['a1 rout @1000,600', 'a2 @500,600', 'b1 rout @1500,600', 'b2 @1600,600'];
  const battle = battleOf(lines);
  battle.phase = { step: 'start' };
  battle.initiative = [0, 1];
  runFlow(playStep(battle));
  expect(battle.phase).toMatchObject({ tasks: [{ figure: 'b1' }, { figure: 'a1' }] });
});

test('RX-TURN-02 self-repair, software, fire and rout are mandatory, figure by figure', () => {
  const battle = battleOf([
    'a1 robot self-repair @1000,600',
    'a2 rout @500,600',
    'b1 @1500,600',
    'b2 @1600,600',
  ]);
  const { machine } = figureOf(battle, 'a1');
  if (machine) machine.damage = { hardware: 1, power: 0, software: 2 };
  figureOf(battle, 'a1').burning = true;
  figureOf(battle, 'a2').burning = true;
  battle.phase = { step: 'start' };
  runFlow(playStep(battle));
  expect(battle.phase).toEqual({
    step: 'mandatory',
    tasks: [
      { kind: 'self-repair', figure: 'a1' },
      { kind: 'software', figure: 'a1' },
      { kind: 'burn', figure: 'a1' },
      { kind: 'burn', figure: 'a2' },
      { kind: 'rout', figure: 'a2' },
    ],
  });
});

test('RX-TURN-01 a new turn forgets points spent, bursts, moves and malfunctions', () => {
  const battle = battleOf(['a1 robot pistol @1000,600', 'b1 @1300,600']);
  const a1 = figureOf(battle, 'a1');
  Object.assign(a1, { spent: 6, acted: true, moved: true, pivoted: true, bursts: { pistol: 2 } });
  if (a1.machine) a1.machine.idle = true;
  for (const group of battle.groups) group.acted = true;
  battle.phase = { step: 'start' };
  runFlow(playStep(battle));
  expect(a1).toMatchObject({ spent: 0, acted: false, moved: false, pivoted: false, bursts: {} });
  expect(a1.machine?.idle).toBe(false);
  expect(battle.groups.some(({ acted }) => acted)).toBe(false);
});

test('RX-TURN-02 a d6 decides in turn 1, or by a setting; equal dice roll again', () => {
  const lines = ['a1 rout @1000,600', 'a2 @500,600', 'b1 rout @1500,600', 'b2 @1600,600'];
  const first = battleOf(lines, { turn: 0 });
  first.phase = { step: 'start' };
  runFlow(playStep(first), {
    faces: [
      [4, 4],
      [2, 5],
    ],
  });
  expect(first.phase).toMatchObject({ tasks: [{ figure: 'b1' }, { figure: 'a1' }] });
  const later = battleOf(lines, { settings: { mandatoryOrder: 'dice' } });
  later.phase = { step: 'start' };
  later.initiative = [0, 1];
  runFlow(playStep(later), { faces: [[6, 1]] });
  expect(later.phase).toMatchObject({ tasks: [{ figure: 'a1' }, { figure: 'b1' }] });
});

test('RX-TURN-03 the battle ends after its last turn, or when one side is left', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @900,900'], { turn: 8 });
  battle.phase = { step: 'end' };
  const played = runFlow(playStep(battle));
  expect(loggedEvents(played)).toEqual(['battle-over']);
  expect(outcomeOf(battle)).toEqual({ winners: [], reason: 'turn-limit', scores: [0, 0] });

  const alone = battleOf(['a1 @100,100', 'b1 @900,900']);
  figureOf(alone, 'b1').fate = 'eliminated';
  runFlow(playStep(alone));
  expect(outcomeOf(alone)).toEqual({ winners: [0], reason: 'last-standing', scores: [1, 0] });

  const nobody = battleOf(['a1 @100,100', 'b1 @900,900']);
  for (const figure of nobody.figures) figure.fate = 'fled';
  runFlow(playStep(nobody));
  expect(outcomeOf(nobody)).toMatchObject({ winners: [], reason: 'nobody-left' });

  const seven = battleOf(['a1 @100,100', 'b1 @900,900'], { turn: 7 });
  seven.phase = { step: 'end' };
  runFlow(playStep(seven));
  expect(outcomeOf(seven)).toBeUndefined();
});

test('RX-TURN-03 length, deployment and victory come from the scenario', () => {
  const setup = resolveSetup({
    scenario: 'relay',
    gangs: ['halden-patrol', 'cinder-crew'],
    settings: {},
  });
  expect(setUp(setup).turns).toBe(setup.scenario.turns);
  expect(setUp({ ...setup, settings: { ...setup.settings, turns: 3 } }).turns).toBe(3);
  for (const figure of setUp(setup).figures) {
    const { zone } = setup.scenario.deployment[figure.seat] ?? {};
    const [x, y] = figure.at;
    expect(
      zone && x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height,
    ).toBe(true);
  }
});

test('RX-TURN-03 points: casualties, leaders and heroes twice, objects and objectives', () => {
  const name = { en: 'x', fr: 'x' };
  const battle = battleOf(
    [
      'a1 leader @100,100',
      'a2 @300,300',
      'a3 hero lone g2 @500,500',
      'b1 @900,900',
      'b2 @1200,900',
    ],
    {
      victory: { casualty: 2, target: 0 },
      objects: [{ id: 'o1', name, at: [5, 5], points: 3 }],
      objectives: [
        { id: 'p1', name, at: [940, 900], reach: 5, points: 4, kind: 'hold' },
        { id: 'p2', name, at: [0, 0], reach: 5, points: 7, kind: 'hack' },
      ],
    },
  );
  const [thing] = battle.things;
  if (thing) thing.holder = 'a2';
  expect(scores(battle)).toEqual([3, 4]);
  figureOf(battle, 'a1').fate = 'eliminated';
  figureOf(battle, 'a3').fate = 'fled';
  const hack = battle.objectives[1];
  if (hack) hack.owner = 0;
  expect(scores(battle)).toEqual([10, 12]);
  figureOf(battle, 'a2').at = [960, 930];
  expect(scores(battle)).toEqual([10, 8]);
});

test('RX-TURN-03 a side that reaches the target wins at the end of a turn', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @900,900', 'b2 @800,800'], {
    victory: { casualty: 1, target: 1 },
    turn: 2,
  });
  figureOf(battle, 'b1').fate = 'eliminated';
  battle.phase = { step: 'end' };
  runFlow(playStep(battle));
  expect(outcomeOf(battle)).toMatchObject({ winners: [0], reason: 'points' });
});

test('RX-TURN-01 nobody begins a battle hurt, hidden, waiting, burning or worn out', () => {
  const [figure] = battleOf(['a1 robot pistol', 'b1']).figures;
  expect(figure).toMatchObject({
    fate: 'in',
    outSince: 0,
    aided: false,
    reaction: 'none',
    routedInCombat: false,
    ap: 0,
    spent: 0,
    acted: false,
    moved: false,
    pivoted: false,
    bursts: {},
    inCover: false,
    opportunity: false,
    burning: false,
    machine: { damage: { hardware: 0, power: 0, software: 0 }, idle: false },
  });
});

test('RX-TURN-01 a turn is logged with its number, and each of its steps', () => {
  const battle = battleOf(['a1 leader', 'b1 leader @1900,1100'], { turn: 2 });
  battle.phase = { step: 'start' };
  const started = runFlow(playStep(battle));
  expect(moment(started, 'turn')).toMatchObject({ turn: 3 });
  const stepOf = ({ phase }: Battle) => phase.step;
  while (stepOf(battle) !== 'initiative') runFlow(playStep(battle));
  const order = runFlow(playStep(battle), { faces: [[4], [1]], choices: ['1'] });
  expect(order.events.at(-1)).toMatchObject({ about: 'step', params: { turn: 3, step: 4 } });
  expect(battle.phase).toEqual({ step: 'actions', turnOf: 0, group: null, figure: null });
});

test('RX-TURN-01 the second step is logged when the mandatory actions are over', () => {
  const battle = battleOf(['a1 leader', 'b1 leader @1900,1100'], { turn: 1 });
  battle.phase = { step: 'mandatory', tasks: [] };
  const { events } = runFlow(playStep(battle));
  expect(events.at(-1)).toMatchObject({ about: 'step', params: { turn: 1, step: 2 } });
});

test('RX-TURN-03 enough points win only who is clearly ahead', () => {
  const decided = (mine: number, theirs: number) => {
    const thing = { name: { en: 'Case', fr: 'Mallette' }, at: [1, 1] as const };
    const battle = battleOf(['a1', 'b1 @900,900'], {
      victory: { casualty: 1, target: 3 },
      objects: [
        { ...thing, id: 'o1', points: mine },
        { ...thing, id: 'o2', points: theirs },
      ],
    });
    const [first, second] = battle.things;
    if (first) first.holder = 'a1';
    if (second) second.holder = 'b1';
    battle.phase = { step: 'end' };
    runFlow(playStep(battle));
    return battle.decided;
  };
  expect(decided(3, 2)).toEqual({ winners: [0], reason: 'points' });
  expect(decided(2, 1)).toBeNull();
  expect(decided(3, 3)).toBeNull();
});

test('RX-TURN-03 groups are numbered by side, with heroes in their own groups', () => {
  const battle = setUp(resolveSetup({ ...DEFAULT_SETUP }));
  const ids = battle.groups.map(({ id }) => id);
  for (const letter of ['A', 'B']) {
    const own = ids.filter((id) => id.startsWith(letter));
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(own.map((_, i) => `${letter}${i + 1}`));
  }
  for (const group of battle.groups) {
    const members = battle.figures.filter((figure) => figure.group === group.id);
    expect(group.size).toBe(members.length);
    expect(group.lone).toBe(members.every(({ role }) => role === 'hero'));
  }
  for (const [i, one] of battle.figures.entries()) {
    for (const other of battle.figures.slice(i + 1)) expect(overlap(one, other)).toBe(false);
  }
});

test('RX-TURN-03 figures begin around the middle of their group’s part of the zone', () => {
  const setup = resolveSetup({ ...DEFAULT_SETUP });
  const [first, second] = setup.scenario.deployment;
  if (!first || !second) throw new Error('Nobody begins.');
  const zone = { x: 0, y: 0, width: 600, height: 300 };
  const shared = [first, second].map(({ facing }) => ({ zone, facing }));
  const scenario = { ...setup.scenario, terrain: [], doors: [], deployment: shared };
  const battle = setUp({ ...setup, scenario });
  for (const [i, one] of battle.figures.entries()) {
    for (const other of battle.figures.slice(i + 1)) expect(overlap(one, other)).toBe(false);
  }
  const groups = battle.groups.filter(({ seat }) => seat === 0).length;
  const [leader] = battle.figures;
  expect(Math.abs((leader?.at[0] ?? 0) - 300 / groups)).toBeLessThanOrEqual(15);
  expect(Math.abs((leader?.at[1] ?? 0) - 150)).toBeLessThanOrEqual(15);
});
