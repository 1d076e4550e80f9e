import { expect, test } from 'vitest';
import { actions, picks, places, replies } from './action-keys.ts';

test.each([
  'move:455,300',
  'pivot:270',
  'cross:455,300',
  'shoot:assault-rifle:b2',
  'burst:assault-rifle:b2*2+b3*1',
  'aim:assault-rifle:b2',
  'blast:grenade:500,320',
  'flame:flamethrower:500,320',
  'opportunity',
  'fight:b2',
  'leave',
  'cover',
  'door:d1',
  'take:o1',
  'hack:p1',
  'repair:a5:power',
  'aid:a2',
  'extinguish',
  'done',
])('RX-AP-04 records write and read the action %s', (key) => {
  const action = actions.parse(key);
  expect(action && actions.make(action)).toBe(key);
});

test('RX-AP-04 a text after an action is refused', () => {
  for (const key of ['done', 'cover', 'fight:b2', 'move:4,3'])
    for (const junk of [':', ':now', ' ', '\n', ','])
      expect(actions.parse(`${key}${junk}`), `${key}${junk}`).toBeUndefined();
});

test('RX-SHOOT-02 a target without a number gets one shot, and shots are 1 to 99', () => {
  const targets = (text: string) => {
    const action = actions.parse(`burst:pistol:${text}`);
    return action?.kind === 'burst' ? action.targets : undefined;
  };
  expect(targets('b2')).toEqual([['b2', 1]]);
  expect(targets('b2*99+b3')).toEqual([
    ['b2', 99],
    ['b3', 1],
  ]);
  for (const text of ['b2*0', 'b2*100', 'b2*', 'b', '2', 'b2*1.5', '']) {
    expect(targets(text), text).toBeUndefined();
  }
});

test('RX-MOVE-03 a place has at most five digits each way', () => {
  expect(actions.parse('move:99999,-99999')).toEqual({ kind: 'move', to: [99999, -99999] });
  for (const place of ['100000,1', '1,-100000'])
    expect(actions.parse(`move:${place}`), place).toBeUndefined();
});

test('RX-SHOOT-02 the key of one shot has its target, of several also the numbers', () => {
  const written = (text: string) => {
    const action = actions.parse(`shoot:pistol:${text}`);
    return action && actions.make(action);
  };
  expect(written('b2*1')).toBe('shoot:pistol:b2');
  expect(written('b2*2')).toBe('shoot:pistol:b2*2');
  expect(written('b2+b3')).toBe('shoot:pistol:b2*1+b3');
});

test('RX-OPP-01 RX-INIT-04 RX-ACT-01 other answers are written and read alike', () => {
  for (const key of ['shoot:shotgun:a1', 'burst:pistol:a1*2', 'hold']) {
    const reply = replies.parse(key);
    expect(reply && replies.make(reply)).toBe(key);
  }
  expect(places.parse('2')).toEqual({ kind: 'place', place: 2 });
  expect(places.make({ kind: 'place', place: 2 })).toBe('2');
  expect(places.parse('first')).toBeUndefined();
  expect(picks.parse('done')).toEqual({ kind: 'done' });
  expect(picks.parse('a1')).toEqual({ kind: 'pick', id: 'a1' });
  expect(picks.make({ kind: 'done' })).toBe('done');
  expect(picks.make({ kind: 'pick', id: 'a1' })).toBe('a1');
  expect(picks.parse('a 1')).toBeUndefined();
});
