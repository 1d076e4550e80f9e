import { copyState } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { heatMap, pointsLeft, previewBattle } from './preview.ts';
import { boardOf } from './table.ts';
import { inTurn } from './testing/play.ts';
import { fight, library, units } from './testing/positions.ts';
import { optionsOf } from './variants.ts';

const DUEL = [
  ...units('borgo', 'hq 0,2', 'mutant 0,1', 'claws 1,0 1'),
  ...units('moloch', 'hq 0,0', 'medic 1,-1 4', 'clown -1,1', 'scout -1,0 2'),
];

test('NH-DEC-14 a preview is the battle itself, and leaves the game as it was', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, ['brawler']);
  const before = copyState(game.state);
  const preview = previewBattle(library, game.state);
  const report = fight(DUEL);
  expect(game.state).toEqual(before);
  expect(preview.after.players.map((player) => player.hp)).toEqual([
    report.hq['borgo'],
    report.hq['moloch'],
  ]);
  expect(preview.lost.map((lost) => 20 - lost)).toEqual([report.hq['borgo'], report.hq['moloch']]);
  expect(preview.removed.map((unit) => unit.tile).sort()).toEqual(
    report.removed.map((unit) => unit.tile).sort(),
  );
  expect(preview.phases.map(({ phase }) => phase)).toEqual(report.phases.map((p) => p.phase));
  expect(preview.phases.flatMap((p) => p.events.map((m) => m.about))).toEqual(
    report.phases.flatMap((p) => p.events.map((e) => e.about)),
  );
});

test('NH-BAT-02 every phase of a preview has the board as it is at its end', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, ['brawler']);
  const { phases, after } = previewBattle(library, game.state);
  for (const [i, { events, after: then }] of phases.entries()) {
    const gone = events.filter((event) => event.about === 'removed').length;
    const before = phases[i - 1]?.after ?? game.state;
    expect(then.units.length).toBe(before.units.length - gone);
  }
  expect(phases.at(-1)?.after).toEqual(after);
});

test('NH-DEC-20 a preview lists what it decided by default: Clowns attack', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, ['brawler']);
  const { choices } = previewBattle(library, game.state);
  expect(choices).toContainEqual(
    expect.objectContaining({ about: 'clown', who: 1, answer: 'attack', rule: 'NH-DEC-20' }),
  );
});

test('NH-DEC-06 a heat map has every legal placement with the cost of its battle', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, ['brawler', 'battle']);
  const before = copyState(game.state);
  const map = heatMap(library, game.state, 'brawler');
  expect(game.state).toEqual(before);
  const ask = game.ask();
  const offered = ask?.kind === 'choice' ? ask.options.map((option) => option.key) : [];
  expect(map.placements.map(({ key }) => key)).toEqual(
    offered.filter((key) => key.startsWith('place:brawler')),
  );
  for (const { key, lost } of map.placements.filter((_, i) => i % 7 === 0)) {
    const tried = game.fork();
    tried.answer(key);
    expect(previewBattle(library, tried.state).lost).toEqual(lost);
  }
  const above = map.placements.filter(({ hex }) => hex[0] === 0 && hex[1] === -1);
  const best = Math.max(...above.map(({ lost }) => lost[1] ?? 0));
  expect(above.filter(({ lost }) => lost[1] === best).map(({ rotation }) => rotation)).toEqual([3]);
  expect(best).toBe((map.now.lost[1] ?? 0) + 2);
});

test('NH-DEC-14 the points that a battle would leave are those of its preview', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, ['brawler']);
  const before = copyState(game.state);
  const { after } = previewBattle(library, game.state);
  expect(pointsLeft(library, game.state)).toEqual(after.players.map(({ hp }) => hp));
  expect(game.state).toEqual(before);
});

test('NH-BAT-12 no battle is under way after a preview', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, []);
  expect(previewBattle(library, game.state).after.battle).toBeNull();
});

test('NH-DEC-06 a heat map is of the player whose turn it is, or of the one named', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, []);
  const { placements } = heatMap(library, game.state, 'hybrid', 1);
  expect(placements[0]?.key).toMatch(/^place:hybrid:/);
  expect(() => heatMap(library, game.state, 'hybrid')).toThrow('hybrid');
});

test('NH-PLAY-11 an instant has no placements', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, ['battle']);
  expect(heatMap(library, game.state, 'battle').placements).toEqual([]);
});

test('NH-MP-09 a preview of a game for points shows the points of each seat', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, [], {
    mode: 'score',
    change: (state) => state.players.forEach((player) => void (player.points = 7)),
  });
  const report = fight(DUEL, { mode: 'score' });
  const { lost, won } = previewBattle(library, game.state);
  expect(won).toEqual([report.points?.['borgo'], report.points?.['moloch']]);
  expect(Math.max(...won)).toBeGreaterThan(0);
  expect(lost).toEqual([0, 0]);
});

test('NH-DEC-20 a decision of a preview says in which phase it would come up', () => {
  const game = inTurn(['borgo', 'moloch'], DUEL, []);
  const { choices } = previewBattle(library, game.state);
  expect(choices.map(({ about, phase }) => [about, phase])).toEqual(
    fight(DUEL).choices.map(({ about, phase }) => [about, phase]),
  );
  expect(choices.find(({ about }) => about === 'clown')?.phase).toBe(2);
});

test('NH-PLAY-08 a heat map marks the placement that fills the board', () => {
  const { hexes } = boardOf(optionsOf('3.0'));
  const rest = hexes
    .filter(([q, r]) => !(q === 0 && r === 0))
    .map((hex, i) => {
      const tile = i === 0 || i === 9 ? 'hq' : 'blocker';
      return `${tile === 'blocker' && i < 9 ? 'mutant' : tile} ${hex.join()}`;
    });
  const list = [...units('borgo', ...rest.slice(0, 9)), ...units('moloch', ...rest.slice(9))];
  const fills = (more: Parameters<typeof inTurn>[3] = {}, without = 0) => {
    const game = inTurn(['borgo', 'moloch'], list.slice(0, 18 - without), [], more);
    return new Set(heatMap(library, game.state, 'brawler').placements.map((each) => each.fills));
  };
  expect([...fills()]).toEqual([true]);
  expect([...fills({}, 1)]).toEqual([false]);
  expect([...fills({ change: (state) => void (state.full = true) })]).toEqual([false]);
});
