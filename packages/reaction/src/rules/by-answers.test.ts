import { Game, isProblems, seededRandom, type ChoiceRequest } from '@skirmish-kit/core';
import { rectangle, squaredDistance, type Point, type Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import { actions } from './action-keys.ts';
import type { Scenario, ScenarioEvent } from './scenario.ts';
import type { ReactionSetup } from './setup-input.ts';
import type { Battle } from './state.ts';

/** Rules that random games seldom reach, reached from a legal setup by answers alone (K4). */

type ReactionGame = Game<Battle, ReactionSetup>;

const NAME = { en: 'Yard', fr: 'Cour' } as const;
const GANGS = ['halden-patrol', 'cinder-crew'] as const;

interface Yard {
  readonly terrain?: readonly Terrain[];
  readonly events?: readonly Omit<ScenarioEvent, 'name'>[];
  /** How far the lines are apart, in tenths of a centimetre; else they touch. */
  readonly apart?: number;
}

/** One of two lines shoulder to shoulder. */
const lineAt = (x: number): readonly Point[] => [120, 150, 180, 210].map((y): Point => [x, y]);

function setupOf({ terrain = [], events = [], apart = 0 }: Yard): ReactionSetup {
  const scenario: Scenario = {
    ...{ id: 'yard', name: NAME, text: NAME, width: 900, height: 360, turns: 3, terrain },
    ...{ doors: [], objects: [], objectives: [], victory: { casualty: 1, target: 0 } },
    events: events.map((event) => ({ ...event, name: NAME })),
    deployment: [
      { zone: { x: 300, y: 60, width: 150, height: 240 }, facing: 90, spots: lineAt(438) },
      { zone: { x: 450, y: 60, width: 150, height: 240 }, facing: 270, spots: lineAt(462 + apart) },
    ],
  };
  const setup = reaction.readSetup({ scenario, gangs: GANGS });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

type Wish = (ask: ChoiceRequest, battle: Battle) => string | undefined;

/** Plays games by answers until one comes to what is looked for; without a wish any answer will do. */
function reach(
  setup: ReactionSetup,
  wish: Wish,
  isThere: (game: ReactionGame, ask: ChoiceRequest) => boolean,
): ReactionGame {
  for (let seed = 1; seed <= 60; seed++) {
    const game: ReactionGame = new Game(reaction, setup, { seed });
    const random = seededRandom(seed);
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      if (isThere(game, ask)) return game;
      const any = ask.options[random.between(0, ask.options.length - 1)];
      game.answer(wish(ask, game.state) ?? any?.key ?? '');
    }
  }
  throw new Error('No game came there.');
}

/** Wishes for the first offer that matches one of these; else the figure that acts does no more. */
const first =
  (...patterns: readonly RegExp[]): Wish =>
  ({ about, options }) => {
    const all = about === 'action' ? [...patterns, /^done$/] : patterns;
    return all.flatMap((pattern) => options.find(({ key }) => pattern.test(key)) ?? [])[0]?.key;
  };

const cites =
  (rule: string) =>
  ({ log }: ReactionGame) =>
    log.some((entry) => entry.rule === rule);

/** The whole of the yard. */
const everywhere = { at: [450, 180], radius: 60 } as const;

/** Nobody crosses it, and everybody sees over it. */
const FENCE = [
  rectangle(240, 20, 420, 20),
  rectangle(240, 320, 420, 20),
  rectangle(240, 40, 20, 280),
  rectangle(640, 40, 20, 280),
].map((shape, i): Terrain => ({ id: `fence-${i}`, shape, ground: 'impassable' }));

test('RX-REACT-16 who routs inside a fence that nobody crosses stays where he is', () => {
  const setup = setupOf({ terrain: FENCE, events: [{ turn: 1, kind: 'rout', ...everywhere }] });
  const game = reach(setup, first(), cites('RX-REACT-16'));
  const boxed = game.log.findLast(({ about }) => about === 'boxed-in')?.params['figure'];
  expect(game.state.figures.find(({ id }) => id === boxed)?.fate).toBe('in');
  expect(
    game.log.some(({ about, params }) => about === 'rout-move' && params['figure'] === boxed),
  ).toBe(false);
});

test('RX-CC-17 who is fought while he routs is eliminated', () => {
  const setup = setupOf({
    terrain: FENCE,
    apart: 30,
    events: [{ turn: 1, kind: 'rout', ...everywhere, seat: 1 }],
  });
  const goesFor: Wish = (ask, battle) => {
    const routed = battle.figures.filter((each) => each.reaction === 'rout');
    const near = (key: string) => {
      const action = actions.parse(key);
      if (action?.kind !== 'move') return Infinity;
      return Math.min(...routed.map(({ at }) => squaredDistance(at, action.to)));
    };
    const moves = ask.options.filter(({ key }) => near(key) < Infinity);
    const [nearest] = moves.toSorted((one, other) => near(one.key) - near(other.key));
    return ask.options.find(({ key }) => key.startsWith('fight:'))?.key ?? nearest?.key;
  };
  const game = reach(setup, goesFor, cites('RX-CC-17'));
  const caught = game.log.find(({ about }) => about === 'caught-routing')?.params['figure'];
  expect(game.state.figures.find(({ id }) => id === caught)?.fate).toBe('eliminated');
});

test('RX-REACT-12 who panics may not begin a fight with whom he touches', () => {
  const setup = setupOf({ events: [{ turn: 1, kind: 'panic', ...everywhere, seat: 0 }] });
  const refused = (game: ReactionGame, { about, who, params }: ChoiceRequest) => {
    const { figures } = game.state;
    const acting = figures.find(({ id }) => id === params['figure']);
    if (about !== 'action' || who !== 0 || acting?.reaction !== 'panic') return undefined;
    const refusals = figures.flatMap(({ id, seat }) =>
      seat === 1 ? game.explain(`fight:${id}`) : [],
    );
    return refusals.find((each) => each?.rule === 'RX-REACT-12');
  };
  const game = reach(setup, first(), (each, ask) => refused(each, ask) !== undefined);
  const ask = game.ask();
  if (ask?.kind !== 'choice') throw new Error('Nobody is asked.');
  expect(refused(game, ask)).toMatchObject({ code: 'panicked' });
  expect(ask.options.map(({ key }) => key).filter((key) => key.startsWith('fight:'))).toEqual([]);
});

test('RX-SHOOT-08 nobody shoots at whom a friend fights', () => {
  const shots = (game: ReactionGame, { about, params }: ChoiceRequest) => {
    const acting = game.state.figures.find(({ id }) => id === params['figure']);
    if (about !== 'action' || !acting) return [];
    const fought = game.state.melees.flatMap(({ starter, other }) => [starter, other]);
    return fought.flatMap((id) =>
      acting.weapons.flatMap((weapon) => game.explain(`shoot:${weapon.id}:${id}`) ?? []),
    );
  };
  const isRefused = (game: ReactionGame, ask: ChoiceRequest) =>
    shots(game, ask).some(({ rule }) => rule === 'RX-SHOOT-08');
  const game = reach(setupOf({}), first(/^fight:/), isRefused);
  const ask = game.ask();
  if (ask?.kind !== 'choice') throw new Error('Nobody is asked.');
  expect(shots(game, ask)).toContainEqual(expect.objectContaining({ code: 'target-in-combat' }));
});
