import { expect, test } from 'vitest';
import type { State } from './state.ts';
import { finalTurn } from './testing/four-player-positions.ts';
import { asked, inTurn, offers, play, refusalOf } from './testing/play.ts';
import { units } from './testing/positions.ts';

const ARMIES = ['moloch', 'borgo'];
const HQS = [...units('moloch', 'hq 0,0'), ...units('borgo', 'hq 2,0')];

/** Leaves so many tiles of one kind, by its place in the pack, in a pile. */
function leave(state: State, seat: number, kind: number, tiles: number): void {
  const pile = state.players[seat]?.pile;
  pile?.fill(0);
  if (pile) pile[kind] = tiles;
}

const seats = (text: unknown): string => String(text);

test('NH-END-01 after the last tile come a last turn and the final battle', () => {
  const game = inTurn(ARMIES, HQS, [], { change: (state) => leave(state, 1, 3, 1) });
  play(game, 'end', 'mutant', 'end');
  expect(game.log.some((entry) => entry.about === 'last-tile')).toBe(true);
  expect(asked(game)).toBe('draw 0');
  play(game, 'blocker+hybrid+guard', 'discard:guard', 'end');
  expect(game.log.find((entry) => entry.about === 'battle')?.params).toMatchObject({
    cause: 'final',
  });
});

const ALMOST =
  'blocker -2,0|blocker -2,1|blocker -2,2|blocker -1,-1|blocker -1,0|blocker -1,1|blocker -1,2|blocker 0,-2|blocker 0,-1|blocker 0,1|blocker 0,2|blocker 1,-2|blocker 1,-1|blocker 1,0|blocker 1,1|blocker 2,-2';
const NEARLY_FULL = [
  ...units('moloch', 'hq 0,0', ...ALMOST.split('|')),
  ...units('borgo', 'hq 2,0'),
];

test('NH-END-03 NH-TST-03i a last tile that fills the board causes both battles', () => {
  const game = inTurn(['borgo', 'moloch'], NEARLY_FULL, [], {
    change(state) {
      leave(state, 0, 3, 1);
      if (state.turn) state.turn.drawn = false;
    },
  });
  play(game, 'mutant', 'place:mutant:2,-1:0');
  const causes = (): string[] =>
    game.log
      .filter((entry) => entry.about === 'battle')
      .map((entry) => seats(entry.params['cause']));
  expect(causes()).toEqual(['full']);
  expect(asked(game)).toBe('draw 1');
  play(game, 'battle+hybrid+guard', 'discard:guard');
  expect(refusalOf(game, 'battle')).toBe('last-tile-drawn NH-BAT-11');
  play(game, 'end');
  expect(causes()).toEqual(['full', 'final']);
});

test('NH-END-04 NH-OPEN-07 a board filled in the last turn causes both battles', () => {
  const game = inTurn(ARMIES, NEARLY_FULL, ['net-fighter'], {
    edition: '1',
    change: (state) => void (state.ending = { left: [], extra: false }),
  });
  play(game, 'place:net-fighter:2,-1:0');
  const causes = game.log.filter((entry) => entry.about === 'battle').map((e) => e.params['cause']);
  expect(causes).toEqual(['full', 'final']);
  expect(game.outcome).toBeDefined();
});

const DUEL = [
  ...units('moloch', 'hq 0,0', 'ripper 1,0 2'),
  ...units('borgo', 'hq 2,0', 'brawler 0,-1 3'),
];

test('NH-END-05 NH-END-06 a battle in which one HQ falls ends the game; the other wins', () => {
  const game = inTurn(ARMIES, DUEL, ['battle'], {
    change: (state) => void (state.players[1] && (state.players[1].hp = 1)),
  });
  play(game, 'battle');
  expect(game.outcome).toEqual({ winners: [0], reason: 'hq-destroyed', scores: [18, 0] });
});

test('NH-END-07 both HQs in one battle: a draw', () => {
  const game = inTurn(ARMIES, DUEL, ['battle'], {
    change: (state) => state.players.forEach((player) => void (player.hp = 2)),
  });
  play(game, 'battle');
  expect(game.outcome).toEqual({ winners: [], reason: 'all-destroyed', scores: [0, 0] });
});

function lastTurn(points: readonly [number, number], edition: '1' | '3.0') {
  return inTurn(ARMIES, HQS, [], {
    edition,
    change(state) {
      state.ending = { left: [], extra: false };
      state.players.forEach((player, seat) => {
        player.hp = points[seat] ?? 20;
        player.pile.fill(0);
      });
    },
  });
}

test('NH-END-08 more hit points after the final battle win', () => {
  const game = lastTurn([12, 13], '3.0');
  play(game, 'end');
  expect(game.outcome).toEqual({ winners: [1], reason: 'final-battle', scores: [12, 13] });
});

test('NH-END-09 NH-VAR-02 NH-TST-03j first edition: level is a draw', () => {
  const game = lastTurn([12, 12], '1');
  play(game, 'end');
  expect(game.outcome).toEqual({ winners: [], reason: 'level', scores: [12, 12] });
});

test('NH-END-10 NH-OPEN-08 NH-TST-03j in edition 3.0 a tie gives one more turn each', () => {
  const game = lastTurn([12, 12], '3.0');
  play(game, 'end');
  expect(game.log.some((entry) => entry.about === 'extra-turn')).toBe(true);
  expect(asked(game)).toBe('action 1');
  expect(offers(game)).toEqual(['end']);
  play(game, 'end');
  expect(asked(game)).toBe('action 0');
  play(game, 'end');
  const causes = game.log.filter((entry) => entry.about === 'battle').map((e) => e.params['cause']);
  expect(causes).toEqual(['final', 'extra']);
  expect(game.outcome).toEqual({ winners: [], reason: 'level', scores: [12, 12] });
});

test('NH-END-10 a tie is logged with its points', () => {
  const game = finalTurn('deathmatch', [7, 7, 5]);
  play(game, 'end');
  const logged = game.log.filter(({ about }) => about === 'extra-turn');
  expect(logged.map(({ params }) => params)).toEqual([{ points: 7 }]);
});
