import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actions } from '../action.ts';
import { beginActivation } from '../activation.ts';
import { figureOf } from '../figures.ts';
import { activate, at, piece, refused } from '../testing/battle.ts';
import { AGENT, GUARD, hostageAt, mission, WALL } from '../testing/mission.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { countOf, setCount, setFigureCounter } from '../world-helpers.ts';
import { whyNotQuiet } from './patrol.ts';
import { layPatrols } from './patrol-route.ts';

test('MU-RT-07 he walks to his next marker, and has nothing left to do', () => {
  const battle = mission({ a: [[5, 5]], b: [[50, 20, GUARD]], terrain: [WALL] });
  runFlow(layPatrols(battle));
  expect(eventsWithParams(runFlow(beginActivation(battle, 'b1'))).slice(1)).toEqual([
    'walks MU-MOVE-01 figure=b1 x=1000 y=499',
  ]);
  expect(figureOf(battle, 'b1').ap).toBe(0);
});

test('MU-RT-07 a figure that came with the patrols stays in place', () => {
  const battle = mission({ a: [[5, 5]], b: [[50, 20, GUARD]], terrain: [WALL] });
  expect(eventsWithParams(runFlow(beginActivation(battle, 'b1')))).toHaveLength(1);
  expect([figureOf(battle, 'b1').at, figureOf(battle, 'b1').ap]).toEqual([at(50, 20), 0]);
});

test.each([
  ['alarm', 0],
  ['spotted', 1],
])(
  'MU-RT-13 MU-RT-15 a patrol logs whom it sees, as spotted if so set: %s',
  (quietUntil, count) => {
    const battle = mission({ a: [[30, 5, AGENT]], b: [[50, 20, GUARD]] }, { quietUntil });
    runFlow(layPatrols(battle));
    const played = runFlow(beginActivation(battle, 'b1'), { faces: [[1]] });
    expect(eventsWithParams(played).slice(2)).toEqual(['sights MU-RT-13 figure=b1']);
    expect([countOf(battle, 'spotted'), figureOf(battle, 'b1').ap]).toEqual([count, 1]);
  },
);

test('MU-RT-08 a goal is near within 2 paces of a room or of scenery', () => {
  const shed = piece('shed', [50, 30, 2, 2], { ground: 'impassable' });
  const battle = mission({
    a: [[5, 5]],
    b: [[18, 20, { rank: 'chief', weapons: ['rifle'] }]],
    terrain: [shed],
  });
  const chief = activate(battle, 'b1', 3);
  const goes = (x: number, y: number) =>
    ['walk', 'run'].map((kind) => refused(battle, `${kind}:${x},${y}`));
  expect(goes(430, 400)).toEqual([undefined, undefined]);
  expect(goes(431, 400)).toEqual(['stays-near MU-RT-08', 'stays-near MU-RT-08']);
  expect(goes(360, 470)).toEqual([undefined, undefined]);
  expect(goes(360, 471)).toEqual(['stays-near MU-RT-08', 'stays-near MU-RT-08']);
  chief.at = at(48, 31);
  expect(goes(950, 600)).toEqual([undefined, undefined]);
  expect(goes(940, 560)).toEqual(['stays-near MU-RT-08', 'stays-near MU-RT-08']);
  chief.at = at(40, 31);
  expect(goes(800, 600)).toEqual([undefined, undefined]);
});

test('MU-RT-08 they shoot and charge as they like', () => {
  const battle = mission({ a: [[22, 20]], b: [[18, 20, { rank: 'chief', weapons: ['rifle'] }]] });
  activate(battle, 'b1', 3);
  expect([refused(battle, 'shoot:rifle:a1'), refused(battle, 'charge:a1')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('MU-RT-15 after the alarm all move freely', () => {
  const battle = mission({
    a: [[5, 5]],
    b: [
      [18, 20, { rank: 'chief' }],
      [50, 20, GUARD],
    ],
    terrain: [WALL],
  });
  const goes = () => [
    (activate(battle, 'b1'), refused(battle, `walk:${at(18, 25)}`)),
    (activate(battle, 'b2'), refused(battle, `walk:${at(50, 25)}`)),
  ];
  expect(goes()).toEqual(['stays-near MU-RT-08', 'on-patrol MU-RT-07']);
  setCount(battle, 'alert', 6);
  expect(goes()).toEqual([undefined, undefined]);
});

test('MU-RT-07 MU-RT-12 none of this is for hostages', () => {
  const battle = mission({ a: [[5, 5]], b: [[50, 20]] });
  const hostage = hostageAt(battle, 18, 20);
  const walk = actions.parse(`walk:${at(18, 25)}`);
  if (!walk) throw new Error('That is a walk.');
  expect(whyNotQuiet(battle, hostage, walk)).toBeUndefined();
});

test('MU-RT-12 an unspotted agent makes no charge that would fall short', () => {
  const battle = mission({
    a: [[10, 20, AGENT]],
    b: [
      [18, 20],
      [24, 20],
    ],
  });
  activate(battle, 'a1');
  expect(['charge:b1', 'charge:b2'].map((key) => refused(battle, key))).toEqual([
    undefined,
    'too-far MU-CHG-02',
  ]);
});

test('MU-RT-08 no charge, flight or climb takes a leader from what they hold', () => {
  const shed = piece('shed', [18, 21, 3, 3], { ground: 'impassable', height: 40 });
  const battle = mission({
    a: [
      [30, 20, AGENT],
      [19, 18.5, AGENT],
    ],
    b: [
      [19, 20, { rank: 'chief', values: { move: 14 }, equipment: ['rope'] }],
      [18, 26, { rank: 'lieutenant' }],
    ],
    terrain: [shed],
    climbable: ['shed'],
  });
  activate(battle, 'b1', 3);
  expect([refused(battle, 'charge:a1'), refused(battle, 'charge:a2')]).toEqual([
    'stays-near MU-RT-08',
    undefined,
  ]);
  const chief = figureOf(battle, 'b1');
  Object.assign(chief, { on: 'shed', level: 40, at: at(19.5, 22.5) });
  expect([refused(battle, `drop:${at(26, 22)}`), refused(battle, `drop:${at(22.5, 22)}`)]).toEqual([
    'stays-near MU-RT-08',
    undefined,
  ]);
  expect([
    refused(battle, `climb:${at(25.5, 22)}`),
    refused(battle, `climb:${at(22.5, 22)}`),
  ]).toEqual(['stays-near MU-RT-08', undefined]);
  Object.assign(chief, { on: null, level: 0, at: at(19, 19.5) });
  expect(refused(battle, `flee:${at(25, 21)}`)).toBe('stays-near MU-RT-08');
});

test('MU-RT-08 a leader stays near all the way, not only at its end', () => {
  const shed = (id: string, x: number) => piece(id, [x, 31, 2, 2], { ground: 'impassable' });
  const battle = mission({
    a: [[5, 5]],
    b: [[41, 30, { rank: 'chief' }]],
    terrain: [shed('left', 40), shed('right', 48)],
  });
  activate(battle, 'b1', 3);
  expect([refused(battle, `walk:${at(43, 30)}`), refused(battle, `walk:${at(49, 30)}`)]).toEqual([
    undefined,
    'stays-near MU-RT-08',
  ]);
});

test('MU-RT-19 an extra on patrol who sees somebody at a site may plant his bomb', () => {
  const battle = mission({ a: [[14, 20, AGENT]], b: [[18, 20, GUARD]] }, { mission: 'bombs' });
  setFigureCounter(battle, 'b1', 'bomb', 1);
  activate(battle, 'b1', 1);
  expect(refused(battle, 'deed:plant:site-1')).toBeUndefined();
});
