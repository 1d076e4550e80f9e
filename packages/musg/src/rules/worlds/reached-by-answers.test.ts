import type { ChoiceRequest } from '@skirmish-kit/core';
import { placeAt, squaredDistance, type Point } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { placings } from '../answer-keys.ts';
import { areTouching, figureOf, isIn } from '../figures.ts';
import {
  goBeside,
  nearest,
  option,
  until,
  walk,
  type Played,
  type Player,
} from '../testing/by-answers.ts';
import { markersOf } from '../world-helpers.ts';
import { isCivilian } from './civilians.ts';
import { escortOf, hostagesOf } from './hostages.ts';

test('MU-PULP-08 a chief gives a life when all points of the chiefs are spent', () => {
  const { entry, game } = until(
    'bleeds',
    { world: 'pulp' },
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
  if (figure.seat === 0) {
    if (found) return walk(ask, found.at, true) ?? 'done';
    const civilian = nearest(figure, civilians);
    return (civilian && goBeside(game, ask, civilian, figure.radius)) ?? 'done';
  }
  if (!found || areTouching(figure, found)) return 'done';
  return goBeside(game, ask, found, figure.radius) ?? 'done';
};

test('MU-CIV-02 a turn next to an enemy’s civilian takes them over', () => {
  const { entry, game } = until(
    'taken-over',
    { world: 'civilians', worldSettings: { civilians: '1' } },
    courting,
  );
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
    { world: 'regroup-team', worldSettings: { mission: 'bombs', fuse: '2' } },
    planting,
  );
  expect(entry).toMatchObject({ rule: 'MU-RT-21' });
  const planted = game.log.find(({ about }) => about === 'planted');
  expect(planted?.params['turn']).toBe(game.state.turn);
});

/** Agents go to the nearest hostage, and with them to the nearest edge; nobody else does anything. */
const rescuing: Player = (game, ask) => {
  if (ask.about !== 'action') return option(ask, /^(?:rest|activate:a|done|none|no$|hold)/);
  const { state } = game;
  const figure = figureOf(state, String(ask.params['figure']));
  if (figure.seat !== 0) return 'done';
  const extracts = option(ask, /^deed:extract/);
  if (extracts) return extracts;
  if (hostagesOf(state).some((each) => escortOf(state, each) === figure)) {
    const { at } = figure;
    const [x, y] = at;
    const edges: readonly Point[] = [
      [x, figure.radius],
      [x, state.height - figure.radius],
      [figure.radius, y],
      [state.width - figure.radius, y],
    ];
    const [edge] = edges.toSorted((a, b) => squaredDistance(a, at) - squaredDistance(b, at));
    return (edge && walk(ask, edge)) ?? 'done';
  }
  const hostage = nearest(figure, hostagesOf(state).filter(isIn));
  return (hostage && goBeside(game, ask, hostage, figure.radius)) ?? 'done';
};

test('MU-RT-22 an agent brings a hostage to safety over the edge', () => {
  const worldSettings = { mission: 'hostages', detectors: '0' };
  const { entry, game } = until('brought-off', { world: 'regroup-team', worldSettings }, rescuing);
  expect(entry).toMatchObject({ rule: 'MU-RT-22', params: { seat: 0 } });
  expect(figureOf(game.state, String(entry?.params['figure'])).fate).toBe('left');
});

/** Four extras with a minion of theirs go for the nearest enemy; nobody else does anything. */
const mobbing: Player = (game, ask) => {
  if (ask.about !== 'action') return option(ask, /^(?:place:|rest|activate:a|yes|none|hold)/);
  const { state } = game;
  const figure = figureOf(state, String(ask.params['figure']));
  if (figure.seat !== 0) return 'done';
  const prey = nearest(
    figure,
    state.figures.filter((each) => each.seat === 1 && isIn(each)),
  );
  return (
    option(ask, /^strike-together:/) ??
    option(ask, /^charge:/) ??
    (prey && walk(ask, prey.at)) ??
    'done'
  );
};

test('MU-EXTRA-05 extras who touch the same enemy strike together', () => {
  const member = (rank: string, count = 1) => ({ rank, count, weapons: [], equipment: [] });
  const mob = {
    ...{ id: 'mob', name: { en: 'Mob', fr: 'Foule' }, race: 'human' },
    members: [member('chief'), member('minion', 2), member('extra', 8)],
  };
  const { entry } = until('mob', { bands: [mob, 'red-fang'] }, mobbing);
  expect(entry).toMatchObject({ rule: 'MU-EXTRA-05' });
  expect(Number(entry?.params['count'])).toBeGreaterThan(1);
});

/** A free place as near as can be to who was put down first. */
function closeTogether(game: Played, ask: ChoiceRequest): string | undefined {
  const [first] = placings.offered(ask.options);
  if (first?.kind !== 'place') return undefined;
  const beside = game.state.figures.find(({ seat, fate }) => seat === 0 && fate === 'in');
  if (!beside) return undefined;
  for (let far = 0; far < 400; far += 24)
    for (let direction = 0; direction < 360; direction += 15) {
      const key = placings.make({ ...first, at: placeAt(beside.at, direction, far) });
      if (!game.explain(key)) return key;
    }
  return undefined;
}

/** Extras stand as closely as they can, and shooters of the other side come up to them. */
const spraying: Player = (game, ask) => {
  if (ask.about === 'deploy' && ask.who === 0) return closeTogether(game, ask);
  if (ask.about !== 'action') return option(ask, /^(?:rest|activate:b|figure:|none|hold)/);
  const { state } = game;
  const figure = figureOf(state, String(ask.params['figure']));
  if (figure.seat === 0) return 'done';
  const prey = nearest(
    figure,
    state.figures.filter((each) => each.recruit.rank === 'extra' && isIn(each)),
  );
  return option(ask, /^shoot:submachine-gun/) ?? (prey && walk(ask, prey.at)) ?? 'done';
};

test('MU-MULTI-06 a burst goes on to whom its shooter picks of several', () => {
  const member = (rank: string, count = 1) => ({ rank, count, weapons: [], equipment: [] });
  const crowd = {
    ...{ id: 'crowd', name: { en: 'Crowd', fr: 'Cohue' }, race: 'human' },
    members: [member('chief'), member('minion', 2), member('extra', 8)],
  };
  const settings = { nextTarget: 'chosen' };
  const { entry } = until('first-target', { bands: [crowd, 'grey-five'], settings }, spraying);
  expect(entry).toMatchObject({ rule: 'MU-MULTI-06' });
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
  const worldSettings = { control: 'master', alliance: 'together' };
  until('game-over', { world: 'zombies', worldSettings }, dead);
  expect([...refused]).toContain(ONCE);
});
