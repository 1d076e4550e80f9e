import type { Terrain } from '@skirmish-kit/space';
import {
  type TableScene,
  type Token,
  type TokenRank,
  type TokenState,
} from '@skirmish-kit/ui/table';
import { actionPoints } from '../../rules/activation.ts';
import { sceneryOf } from '../../rules/battlefield.ts';
import { PACE } from '../../rules/paces.ts';
import type { Figure } from '../../rules/state.ts';
import { worldOf } from '../../rules/world.ts';
import { MusgNames } from '../../messages/names.ts';
import { elementText } from '../../messages/element-messages.ts';
import type { Scene } from './scene.ts';
import { seatPlace } from './seat-place.ts';
import { outlineOf } from './weapon-outline.ts';

/** So many paces lie between two numbers of the ruler. */
const TICK = 5;

/** A battle in the terms of the board that all tables share. */
export function tableSceneOf(scene: Scene): TableScene {
  const { battle, language } = scene;
  const names = new MusgNames(battle, language);
  const outlines = worldOf(battle)?.outlines?.(battle) ?? [];
  return {
    ...scene,
    routes: outlines.flatMap((each) => ('radius' in each ? [] : [each])),
    rings: [
      ...(scene.rings ?? []),
      ...outlines.flatMap((each) => ('radius' in each ? [{ ...each, text: '' }] : [])),
    ],
    width: battle.width,
    height: battle.height,
    ruler: { every: TICK * PACE, counts: TICK },
    terrain: sceneryOf(battle),
    pieceTitle: (piece) => pieceTitle(piece, names),
    things: [
      ...battle.guns
        .filter(({ at: [x, y] }) => x > 0 || y > 0)
        .map(({ id, at, weapon }) => ({ id, at, title: names.weapon(weapon) })),
      ...(battle.world?.markers ?? [])
        .filter(({ figure }) => figure === null)
        .map(({ id, at }) => ({ id, at, title: names.thing(id) })),
    ],
    tokens: battle.figures
      .filter(({ fate }) => fate !== 'waiting' && fate !== 'left')
      .map((figure) => ({
        ...tokenOf(figure, scene, names),
        at: seatPlace(battle, figure),
      })),
  };
}

/** What a piece is and does, in a few words: its height, and whether it hides or slows. */
function pieceTitle({ id, cover = 0, ground = 'open', height }: Terrain, names: MusgNames): string {
  const say = elementText(names.language);
  const words = [
    names.piece(id),
    ...(cover > 0 ? [say('gives-cover')] : []),
    ...(ground === 'difficult' ? [say('is-difficult')] : []),
    ...(ground === 'impassable' && height !== undefined
      ? [say('is-high', { height: names.distance(height) })]
      : []),
  ];
  return words.join(' · ');
}

/** Where weapons point: Musg has no facing. */
const WEAPON_TURN = 62;

/** A figure as it is drawn. */
export function tokenOf(figure: Figure, scene: Scene, names: MusgNames): Token {
  const { id, seat, at, radius, fate, ap, recruit, life } = figure;
  const { acting, targets = [], choosable = [], battle } = scene;
  return {
    id,
    side: seat,
    label: id.slice(1),
    title: names.figure(id),
    at,
    radius,
    weaponTurn: WEAPON_TURN,
    weapon: outlineOf(recruit),
    rank: rankOf(figure),
    states: statesOf(figure),
    carrying: figure.carries !== null,
    points: { left: ap, all: actionPoints(figure) },
    life: { left: Math.max(0, life), all: recruit.values.life },
    marks: [
      ...(id === acting ? ['acting' as const] : []),
      ...(targets.includes(id) && id !== acting ? ['target' as const] : []),
      ...(choosable.includes(id) ? ['choosable' as const] : []),
      ...(figure.activated && battle.active !== id ? ['acted' as const] : []),
    ],
    out: fate === 'out' || fate === 'dead',
  };
}

function rankOf({ recruit: { rank, mercenary } }: Figure): TokenRank | undefined {
  if (mercenary) return 'hero';
  return rank === 'chief' ? 'leader' : rank === 'lieutenant' ? 'second' : undefined;
}

function statesOf({ fleeing, life, recruit, weakened, hidden }: Figure): readonly TokenState[] {
  const all: readonly (readonly [TokenState, boolean])[] = [
    ['routing', fleeing],
    ['panicked', weakened],
    ['wounded', life < recruit.values.life],
    ['covered', hidden],
  ];
  return all.filter(([, holds]) => holds).map(([state]) => state);
}
