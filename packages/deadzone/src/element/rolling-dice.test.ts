import { expect, test } from 'vitest';
import { gameAt } from './testing/prepared-game.ts';
import { facesOf } from '../rules/command-dice.ts';
import { lastRoll, startingDice } from './rolling-dice.ts';

test('DZ-CMD-04 the dice a side began its round with are those left and those spent', () => {
  const game = gameAt(3, ({ round, sides }, { about }) => {
    const left = sides.reduce((sum, { dice }) => sum + dice.dice + dice.model + dice.shoot, 0);
    return round === 2 && about === 'action' && left > 0;
  });
  for (const seat of [0, 1]) {
    const began = startingDice(game.log, seat);
    expect(began.length).toBeGreaterThanOrEqual(3);
    for (const face of facesOf(game.state, seat)) expect(began).toContain(face);
  }
});

test('DZ-CMD-02 dice cannot be spent while they roll; a re-roll tumbles those alone', () => {
  const game = gameAt(3, ({ round }, { about }) => round === 2 && about === 'command-reroll');
  const ask = game.ask();
  const seat = ask?.kind === 'choice' ? ask.who : 0;
  expect(startingDice(game.log, seat)).toEqual([]);
  const faces = facesOf(game.state, seat);
  expect(lastRoll(game.log, seat).faces.toSorted()).toEqual(faces.toSorted());
  game.answer(`again:${faces[0]}`);
  expect(lastRoll(game.log, seat).faces).toHaveLength(1);
});
