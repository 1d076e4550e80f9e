import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { activate, at, perform, refused } from '../testing/battle.ts';
import { AGENT, hostageAt, mission } from '../testing/mission.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { costOf } from '../legal.ts';
import {
  countOf,
  markersOf,
  figureCounter,
  putMarker,
  setCount,
  setFigureCounter,
} from '../world-helpers.ts';
import { loseLife } from '../wound.ts';
import { countDown, isSettled, nameCarrier, pickUp } from './bombs.ts';

const KIT = { ...AGENT, equipment: ['defusing-kit'] };

/** b1 has the bomb; a1 has a kit, a2 none. The alarm was given, so that everybody is free to move. */
function bombing(): Battle {
  const battle = mission(
    {
      a: [
        [10, 10, KIT],
        [10, 30, AGENT],
      ],
      b: [
        [50, 10, { rank: 'chief' }],
        [50, 30],
      ],
    },
    { mission: 'bombs' },
  );
  setFigureCounter(battle, 'b1', 'bomb', 1);
  setCount(battle, 'alert', 6);
  return battle;
}

const kinds = (battle: Battle) =>
  ['bomb', 'kit', 'package'].flatMap((kind) => markersOf(battle, kind)).map(({ id }) => id);

test('MU-RT-19 any terrorist on the table may be named, and nobody else', () => {
  const battle = bombing();
  figureOf(battle, 'b1').fate = 'out';
  const { choices } = runFlow(nameCarrier(battle), { choices: ['figure:b2'] });
  expect(choices).toEqual([
    { about: 'carrier', rule: 'MU-RT-19', who: 1, key: 'figure:b2', options: ['figure:b2'] },
  ]);
  expect(figureCounter(battle, 'b2', 'bomb')).toBe(1);
});

test('MU-RT-19 planted within 1 pace of the very site, and only once', () => {
  const battle = bombing();
  const [, site] = markersOf(battle, 'site');
  if (!site) throw new Error('There are sites.');
  const carrier = activate(battle, 'b1');
  const [x, y] = site.at;
  carrier.at = [x - 51, y];
  expect(refused(battle, 'deed:plant:site-2')).toBe('not-at-site MU-RT-19');
  carrier.at = [x - 50, y];
  expect(refused(battle, 'deed:plant:site-1')).toBe('not-at-site MU-RT-19');
  expect(eventsWithParams(perform(battle, 'deed:plant:site-2'))).toEqual([
    'planted MU-RT-19 figure=b1 turn=4',
  ]);
  expect(markersOf(battle, 'bomb')).toMatchObject([{ id: 'bomb-1', at: site.at, turn: 1 }]);
  expect(refused(battle, 'deed:plant:site-2')).toBe('no-bomb MU-RT-19');
});

test('MU-RT-20 defused in contact by an agent: 1 point with a kit, 2 without', () => {
  const battle = bombing();
  for (const x of [300, 700]) putMarker(battle, { kind: 'bomb', at: [x, 200] });
  const agent = activate(battle, 'a1');
  const deed = { kind: 'deed', what: 'defuse', at: 'bomb-1' } as const;
  expect(['a1', 'a2'].map((id) => costOf(battle, figureOf(battle, id), deed))).toEqual([1, 2]);
  agent.at = [288, 200];
  expect(refused(battle, 'deed:defuse:bomb-1')).toBe('not-at-bomb MU-RT-20');
  agent.at = [289, 200];
  expect(refused(battle, 'deed:defuse:bomb-2')).toBe('not-at-bomb MU-RT-20');
  expect(eventsWithParams(perform(battle, 'deed:defuse:bomb-1'))).toEqual([
    'defused MU-RT-20 figure=a1',
  ]);
  expect([kinds(battle), countOf(battle, 'defused')]).toEqual([['bomb-2'], 1]);
  activate(battle, 'b1').at = [700, 210];
  expect(refused(battle, 'deed:defuse:bomb-2')).toBe('not-at-bomb MU-RT-20');
});

test('MU-RT-20 an agent drops his kit, the carrier the bomb, and others nothing', () => {
  const battle = bombing();
  const falls = (id: string) => {
    runFlow(loseLife(battle, id, 9, null, 'MU-MELEE-02'));
    return kinds(battle);
  };
  expect(falls('a2')).toEqual([]);
  expect(falls('b2')).toEqual([]);
  expect(falls('a1')).toEqual(['kit-1']);
  expect(falls('b1')).toEqual(['kit-1', 'package-1']);
  expect(['kit', 'package'].map((kind) => markersOf(battle, kind)[0]?.at)).toEqual([
    at(10, 10),
    at(50, 10),
  ]);
  expect(figureCounter(battle, 'b1', 'bomb')).toBe(0);
});

test('MU-RT-20 a terrorist drops no kit, whatever he can do', () => {
  const battle = mission(
    { a: [[10, 10]], b: [[50, 10, { equipment: ['defusing-kit'] }]] },
    { mission: 'bombs' },
  );
  runFlow(loseLife(battle, 'b1', 9, null, 'MU-MELEE-02'));
  expect(kinds(battle)).toEqual([]);
});

test('MU-RT-20 a kit that was picked up falls again with who has it', () => {
  const battle = bombing();
  putMarker(battle, { kind: 'kit', at: at(12, 30) });
  putMarker(battle, { kind: 'kit', at: at(10, 38) });
  activate(battle, 'a2');
  expect(eventsWithParams(perform(battle, `walk:${at(12, 33)}`))).toEqual([
    'walks MU-MOVE-01 figure=a2 x=240 y=660',
  ]);
  expect(eventsWithParams(perform(battle, `walk:${at(12, 31.5)}`))).toContain(
    'picks-up MU-RT-20 figure=a2 what=kit',
  );
  expect([kinds(battle), figureCounter(battle, 'a2', 'kit')]).toEqual([['kit-2'], 1]);
  runFlow(loseLife(battle, 'a2', 9, null, 'MU-MELEE-02'));
  expect([kinds(battle), figureCounter(battle, 'a2', 'kit')]).toEqual([['kit-2', 'kit-3'], 0]);
});

test('MU-RT-20 an agent picks up the kit that he walks past, but no second one', () => {
  const battle = bombing();
  putMarker(battle, { kind: 'kit', at: at(12, 33) });
  putMarker(battle, { kind: 'kit', at: at(16, 33) });
  activate(battle, 'a2').at = at(10, 32);
  expect(eventsWithParams(perform(battle, `walk:${at(14, 32)}`))).toContain(
    'picks-up MU-RT-20 figure=a2 what=kit',
  );
  expect([kinds(battle), figureCounter(battle, 'a2', 'kit')]).toEqual([['kit-2'], 1]);
  perform(battle, `walk:${at(18, 32)}`);
  expect(kinds(battle)).toEqual(['kit-2']);
});

test('MU-RT-20 agents pick up kits, terrorists the bomb, others nothing', () => {
  const battle = bombing();
  setFigureCounter(battle, 'b1', 'bomb', 0);
  for (const kind of ['kit', 'package']) putMarker(battle, { kind, at: at(30, 20) });
  const comes = (id: string) => {
    figureOf(battle, id).at = at(30, 20);
    return eventsWithParams(runFlow(pickUp(battle, id, [at(30, 20)])));
  };
  hostageAt(battle, 30, 20);
  figureOf(battle, 'b1').fate = 'out';
  expect([...comes('d1'), ...comes('b1')]).toEqual([]);
  expect(comes('b2')).toEqual(['picks-up MU-RT-20 figure=b2 what=package']);
  expect([kinds(battle), figureCounter(battle, 'b2', 'bomb')]).toEqual([['kit-1'], 2]);
  expect(comes('a2')).toEqual(['picks-up MU-RT-20 figure=a2 what=kit']);
  expect([kinds(battle), figureCounter(battle, 'a2', 'kit')]).toEqual([[], 1]);
});

test('MU-RT-21 the bomb kills within 20 paces; the fallen stay as they are', () => {
  const battle = bombing();
  putMarker(battle, { kind: 'bomb', at: at(30, 20) });
  battle.turn = 2;
  putMarker(battle, { kind: 'bomb', at: at(1, 1) });
  const places = { a1: [190, 400], a2: [189, 400], b1: [600, 600], b2: [620, 400] } as const;
  for (const [id, place] of Object.entries(places)) figureOf(battle, id).at = place;
  figureOf(battle, 'b1').fate = 'out';
  expect(isSettled(battle)).toBe(false);
  battle.turn = 4;
  expect(eventsWithParams(runFlow(countDown(battle)))).toEqual([
    'bomb-explodes MU-RT-21 x=600 y=400',
    'killed MU-CHAR-11 figure=a1',
    'killed MU-CHAR-11 figure=b2',
  ]);
  expect(battle.figures.map(({ fate, life }) => `${fate} ${life}`)).toEqual([
    'dead -1',
    'in 3',
    'out 6',
    'dead -1',
  ]);
  expect([markersOf(battle, 'bomb').map(({ id }) => id), countOf(battle, 'exploded')]).toEqual([
    ['bomb-2'],
    1,
  ]);
  expect(isSettled(battle)).toBe(true);
});
