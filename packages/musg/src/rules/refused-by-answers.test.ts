import { expect, test } from 'vitest';
import { figureOf, isIn } from './figures.ts';
import { nearest, option, until, walk, type Player } from './testing/by-answers.ts';

/** What is refused that a player types, as a code and a rule. */
function refusedTo(
  player: (refused: Set<string>) => Player,
  about: string,
  bands: readonly unknown[],
) {
  const refused = new Set<string>();
  until(about, { bands }, player(refused));
  return [...refused];
}

test('MU-VEH-08 nobody uses the booster before he has driven, nor twice', () => {
  const driving =
    (refused: Set<string>): Player =>
    (game, ask) => {
      if (ask.about !== 'action') return option(ask, /^(?:rest|activate:a|none|hold)/);
      const figure = figureOf(game.state, String(ask.params['figure']));
      const why = game.explain('boost:20');
      if (figure.fate === 'aboard' && why) refused.add(`${why.code} ${why.rule}`);
      const vehicle = game.state.vehicles?.find(({ crew }) => crew[0] === figure.id);
      const mine = game.state.vehicles?.find(({ seat }) => seat === figure.seat);
      return (
        option(ask, /^board:/) ??
        (figure.fate === 'in' && mine ? walk(ask, mine.at) : undefined) ??
        (vehicle?.moved ? option(ask, /^boost:/) : option(ask, /^drive:/)) ??
        'done'
      );
    };
  expect(refusedTo(driving, 'boosts', ['dust-riders', 'red-fang'])).toContain(
    'no-booster-now MU-VEH-08',
  );
});

test('MU-SHOOT-03 a slow weapon is not fired twice in a turn', () => {
  const shooting =
    (refused: Set<string>): Player =>
    (game, ask) => {
      if (ask.about !== 'action') return option(ask, /^(?:rest|activate:a|none|hold)/);
      const { state } = game;
      const figure = figureOf(state, String(ask.params['figure']));
      const prey = nearest(
        figure,
        state.figures.filter((each) => each.seat !== figure.seat && isIn(each)),
      );
      if (figure.seat !== 0 || !prey) return 'done';
      for (const weapon of figure.fired) {
        const why = game.explain(`shoot:${weapon}:${prey.id}`);
        if (why) refused.add(`${why.code} ${why.rule}`);
      }
      return option(ask, /^shoot:/) ?? walk(ask, prey.at) ?? 'done';
    };
  const member = (rank: string) => ({ rank, weapons: [], equipment: [] });
  const armourer = { mercenary: 'dwarf-armourer', weapons: ['pistol-black-powder'] };
  const smiths = {
    ...{ id: 'smiths', name: { en: 'Smiths', fr: 'Forgerons' }, race: 'dwarf' },
    members: [member('chief'), member('minion'), { ...member('minion'), ...armourer }],
  };
  expect(refusedTo(shooting, 'game-over', [smiths, 'red-fang'])).toContain('reloading MU-SHOOT-03');
});
