import { Game, type ChoiceRequest, type LogEntry } from '@skirmish-kit/core';
import { placeAt, squaredDistance, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { musg } from '../../system.ts';
import { actions } from '../action.ts';
import { areTouching, figureOf, isIn } from '../figures.ts';
import type { MusgSetup } from '../setup-input.ts';
import type { Battle, Figure } from '../state.ts';
import { readSetup } from '../testing/checked-game.ts';
import { markersOf } from '../world-helpers.ts';
import { isCivilian } from './civilians.ts';

type Played = Game<Battle, MusgSetup>;

/** What a player answers; the first option where he says nothing. */
type Player = (game: Played, ask: ChoiceRequest) => string | undefined;

const MOST_ANSWERS = 2_000;

/** Plays a battle of two ready-made bands by answers alone until something happens. */
function until(
  about: string,
  world: string,
  worldSettings: Readonly<Record<string, string>>,
  player: Player,
): { readonly entry: LogEntry | undefined; readonly game: Played } {
  const bands = ['harbour-watch', 'red-fang'];
  const settings = { turnLimit: '12' };
  const setup = readSetup({ scenario: 'market', bands, settings, world, worldSettings });
  const game = new Game(musg, setup, { seed: 1 });
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const ask = game.ask();
    const entry = game.log.find((each) => each.about === about);
    if (entry || ask?.kind !== 'choice') return { entry, game };
    const key = player(game, ask) ?? ask.options[0]?.key ?? '';
    const refusal = game.answer(key);
    if (refusal) throw new Error(`${key} to ${ask.about}: ${refusal.code} ${refusal.rule}`);
  }
  throw new Error(`Nobody sees "${about}".`);
}

/** The option with such an end of its key. */
const option = ({ options }: ChoiceRequest, pattern: RegExp) =>
  options.find(({ key }) => pattern.test(key))?.key;

/** The listed walk or run that ends nearest to a place, or farthest from it. */
function walk(ask: ChoiceRequest, goal: Point, farthest = false): string | undefined {
  const ways = actions
    .offered(ask.options)
    .flatMap((action) => (action.kind === 'walk' || action.kind === 'run' ? [action] : []));
  const far = (to: Point) => (farthest ? -1 : 1) * squaredDistance(to, goal);
  const [best] = ways.toSorted((a, b) => far(a.to) - far(b.to));
  return best && actions.make(best);
}

/** A walk or run right beside somebody or something, else towards it. */
function goBeside(
  game: Played,
  ask: ChoiceRequest,
  goal: { readonly at: Point; readonly radius: number },
  radius: number,
): string | undefined {
  for (const kind of ['walk', 'run'] as const)
    for (let direction = 0; direction < 360; direction += 30) {
      const to = placeAt(goal.at, direction, goal.radius + radius);
      const key = actions.make({ kind, to });
      if (!game.explain(key)) return key;
    }
  return walk(ask, goal.at);
}

test('MU-PULP-08 a chief gives a life when all points of the chiefs are spent', () => {
  const { entry, game } = until(
    'bleeds',
    'pulp',
    {},
    (_, ask) =>
      option(ask, /^deed:bleed/) ??
      (ask.about.startsWith('pulp-die') ? option(ask, /^(?!none|no$)/) : undefined) ??
      option(ask, /^shoot:/),
  );
  expect(entry).toMatchObject({ rule: 'MU-PULP-08' });
  const chief = figureOf(game.state, String(entry?.params['figure']));
  expect(entry?.params['life']).toBe(chief.recruit.values.life - 1);
});

/** The first side finds a civilian and leaves him; the second stays with him. */
const courting: Player = (game, ask) => {
  if (ask.about !== 'action') return option(ask, /^(?:rest|activate:|none|no$|hold)/);
  const { state } = game;
  const figure = figureOf(state, String(ask.params['figure']));
  const civilians = state.figures.filter((each) => isCivilian(each) && isIn(each));
  const found = civilians.find(({ seat }) => seat < 2);
  if (isCivilian(figure)) return 'done';
  const nearestOf = (all: readonly Figure[]) =>
    all.toSorted((a, b) => squaredDistance(a.at, figure.at) - squaredDistance(b.at, figure.at))[0];
  if (figure.seat === 0) {
    if (found) return walk(ask, found.at, true) ?? 'done';
    const civilian = nearestOf(civilians);
    return (civilian && goBeside(game, ask, civilian, figure.radius)) ?? 'done';
  }
  if (!found || areTouching(figure, found)) return 'done';
  return goBeside(game, ask, found, figure.radius) ?? 'done';
};

test('MU-CIV-02 a turn next to an enemy’s civilian takes them over', () => {
  const { entry, game } = until('taken-over', 'civilians', { civilians: '1' }, courting);
  expect(entry).toMatchObject({ rule: 'MU-CIV-02' });
  const [civilian, by] = ['figure', 'by'].map((name) =>
    figureOf(game.state, String(entry?.params[name])),
  );
  expect([civilian?.seat, by?.seat]).toEqual([1, 1]);
});

/** The carrier of the bomb goes to a site and plants it; nobody else does anything. */
const planting: Player = (game, ask) => {
  const carrier = game.log.find(({ about }) => about === 'carrier')?.key?.split(':')[1] ?? '';
  if (ask.about === 'activate') return option(ask, new RegExp(`^activate:${carrier}$`));
  if (ask.about !== 'action') return option(ask, /^(?:rest|figure:|none|no$|hold)/);
  const figure = figureOf(game.state, String(ask.params['figure']));
  const planted = option(ask, /^deed:plant/);
  if (planted || figure.id !== carrier) return planted ?? 'done';
  if (markersOf(game.state, 'bomb').length > 0) return 'done';
  const [site] = markersOf(game.state, 'site').toSorted(
    (a, b) => squaredDistance(a.at, figure.at) - squaredDistance(b.at, figure.at),
  );
  return (site && walk(ask, site.at)) ?? 'done';
};

test('MU-RT-21 a bomb that is planted and not defused explodes when its turns are over', () => {
  const { entry, game } = until(
    'bomb-explodes',
    'regroup-team',
    { mission: 'bombs', fuse: '2' },
    planting,
  );
  expect(entry).toMatchObject({ rule: 'MU-RT-21' });
  const planted = game.log.find(({ about }) => about === 'planted');
  expect(planted?.params['turn']).toBe(game.state.turn);
});

/** MU-ZOM-08: why it may not strike again. */
const ONCE = 'once-a-turn MU-ZOM-08';

test('MU-ZOM-08 a zombie that a player leads strikes once a turn', () => {
  const refused = new Set<string>();
  /** The first player leads the dead, who strike whom they touch; nobody else does anything. */
  const dead: Player = (game, ask) => {
    if (ask.about !== 'action') return option(ask, /^(?:rest|activate:|none|no$|hold)/);
    const { state } = game;
    const zombie = figureOf(state, String(ask.params['figure']));
    if (zombie.recruit.race !== 'zombie' || refused.has(ONCE)) return 'done';
    const [prey] = state.figures
      .filter((each) => each.seat < 2 && isIn(each))
      .toSorted((a, b) => squaredDistance(a.at, zombie.at) - squaredDistance(b.at, zombie.at));
    const strike = option(ask, /^strike:/);
    const again = prey && game.explain(`strike:${prey.id}:fists`);
    if (!strike && again) refused.add(`${again.code} ${again.rule}`);
    return strike ?? (prey && walk(ask, prey.at)) ?? 'done';
  };
  until('game-over', 'zombies', { control: 'master', alliance: 'together' }, dead);
  expect([...refused]).toContain(ONCE);
});
