import { expect, test } from 'vitest';
import { Game } from '@skirmish-kit/core';
import { reaction } from '../system.ts';
import { ReactionNames } from '../messages/names.ts';
import { figureCard } from './figure-card.ts';
import { objectiveCard, sceneryCard } from './scenery-card.ts';

const { state: battle } = new Game(reaction, reaction.defaults, { seed: 7 });
const names = new ReactionNames(battle, 'en');
const [sergeant] = battle.figures;
if (!sergeant) throw new Error('the default battle has no figures');

const row = (name: string, figure = sergeant, of = battle) =>
  figureCard(of, figure, undefined, names).rows.find((each) => each.name === name);

test('the card of a figure tells its values with the rules they come from', () => {
  const card = figureCard(battle, sergeant, undefined, names);
  expect(card.title).toBe(names.figure(sergeant));
  expect(card.subtitle).toContain('leader');
  expect(row('Resistance')).toMatchObject({ current: '8', rule: 'RX-RES-01' });
  expect(row('Assault rifle')?.text).toBe('3 shots · 3d6 · 3 / 25 / 80 cm');
  expect(row('Close combat')?.current).toMatch(/^2d8 \+ d/);
});

test('the state of a figure comes first, and reduces its points', () => {
  const shaken = { ...sergeant, reaction: 'panic' as const, inCover: true };
  const rows = figureCard(battle, shaken, undefined, names).rows;
  expect(rows[0]).toMatchObject({ name: 'State', rule: 'RX-REACT-11' });
  expect(rows[0]?.text).toContain('panics');
  expect(row('Action points', shaken)?.current).toBe('3');
});

test('spent points are shown with the total', () => {
  const acting = { ...sergeant, ap: 2, spent: 4 };
  expect(row('Action points', acting)).toMatchObject({ printed: '6', current: '2' });
});

test('the foot says who sees whom, and an enemy card its cover from who acts', () => {
  const enemy = battle.figures.find(({ seat }) => seat === 1);
  if (!enemy) throw new Error('nobody to look at');
  const near = { ...battle, terrain: [] };
  const card = figureCard(near, enemy, sergeant, new ReactionNames(near, 'en'));
  expect(card.rows.some(({ name }) => name === 'Cover from A1')).toBe(true);
  expect(card.foot).toMatch(/^Sees .*A1/);
});

test('scenery and goals have cards, in French too', () => {
  const french = new ReactionNames(battle, 'fr');
  for (const piece of battle.terrain) {
    const card = sceneryCard(piece, french);
    expect(card.title.charAt(0)).toBe(card.title.charAt(0).toUpperCase());
    expect(JSON.stringify(card)).not.toMatch(/\{\w|undefined|ground-|sight-/);
  }
  const [mast] = battle.objectives;
  if (mast) expect(objectiveCard(mast, names).rows[0]).toMatchObject({ current: '3 points' });
});
