import { tableText, turnText } from '@skirmish-kit/space/messages';
import { obstaclesTo } from '../rules/aim.ts';
import { areFoes, isEngaged, isLeft, measured } from '../rules/figures.ts';
import { sees } from '../rules/battlefield.ts';
import type { RangedWeapon } from '../rules/profile.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import type { MusgNames } from './names.ts';
import { elementText, type ElementKey } from './element-messages.ts';

/** A figure in a line: its name, its state, and its relation to the active figure. */
export function describeFigure(
  battle: Battle,
  figure: Figure,
  acting: Figure | undefined,
  names: MusgNames,
): string {
  const say = elementText(names.language);
  const { id, seat, recruit, life, ap, fate, level } = figure;
  const parts: (string | false)[] = [
    names.figure(id),
    say(recruit.mercenary ? 'rank-mercenary' : `rank-${recruit.rank}`),
    names.side(seat),
    say('life-of', { life: Math.max(0, life), all: recruit.values.life }),
    (fate === 'out' || fate === 'dead') && say(`fate-${fate}`),
    ap > 0 && tableText(names.language, 'ap', { ap }),
    fate === 'aboard' && say('is-aboard'),
    level > 0 && fate !== 'aboard' && say('is-high', { height: names.distance(level) }),
    ...conditions(battle, figure).map((key) => say(key)),
    figure.carries !== null && say('carries', { figure: names.figure(figure.carries) }),
    acting !== undefined &&
      acting !== figure &&
      acting.fate === 'in' &&
      fate === 'in' &&
      relation(battle, acting, figure, names),
  ];
  return parts.filter(Boolean).join(', ');
}

function conditions(battle: Battle, figure: Figure): readonly ElementKey[] {
  const all: readonly (readonly [ElementKey, boolean])[] = [
    ['fleeing', figure.fleeing],
    ['hanging', figure.hanging],
    ['hidden', figure.hidden],
    ['engaged', isEngaged(battle, figure)],
    ['acted', figure.activated && figure.ap === 0],
  ];
  return all.filter(([, holds]) => holds).map(([key]) => key);
}

/** How far away, seen or not, behind what. */
export function relation(battle: Battle, acting: Figure, other: Figure, names: MusgNames): string {
  const distance = names.distance(measured(acting, other));
  const apart = tableText(names.language, 'from-actor', {
    distance,
    figure: acting.id.toUpperCase(),
  });
  if (!areFoes(battle, other.seat, acting.seat)) return apart;
  return `${apart}, ${sightText(battle, acting, acting.recruit.ranged[0], other, names)}`;
}

/** `seen`, `seen, cover: a fence 4+`, `not seen`. */
function sightText(
  battle: Battle,
  acting: Figure,
  weapon: RangedWeapon | undefined,
  other: Figure,
  names: MusgNames,
): string {
  const say = elementText(names.language);
  if (!sees(battle, acting, other)) return say('no-sight');
  if (!weapon || weapon.lobbed) return say('seen');
  const obstacles = obstaclesTo(battle, acting, weapon, other);
  if (obstacles.length === 0) return say('seen');
  const cover = obstacles.map(({ id, need }) => `${names.piece(id)} ${need}+`).join(', ');
  return say('seen-past', { cover });
}

/** The whole table in a few sentences. */
export function describeTable(battle: Battle, names: MusgNames): string {
  const say = elementText(names.language);
  const left = battle.figures.filter(isLeft);
  const points = scores(battle);
  const sides = battle.sides.map(({ seat }) =>
    say('side-summary', {
      side: names.side(seat),
      points: points[seat] ?? 0,
      count: left.filter((figure) => figure.seat === seat).length,
      all: battle.figures.filter((figure) => figure.seat === seat).length,
    }),
  );
  return `${turnLine(battle, names)}. ${sides.join(' ')}`;
}

/** `Turn 2 of 6 · first wave` */
export function turnLine({ turn, settings, phase }: Battle, names: MusgNames): string {
  const words = turnText(turn, Number(settings.turnLimit), names.language);
  if (turn === 0 || phase.step !== 'wave') return words;
  const say = elementText(names.language);
  return `${words} · ${say(phase.wave === 1 ? 'first-wave' : 'second-wave')}`;
}
