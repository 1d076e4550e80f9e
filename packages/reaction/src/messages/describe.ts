import { tableText, turnText } from '@skirmish-kit/space/messages';
import { figuresIn, isEngaged, measured } from '../rules/figures.ts';
import { facesPlace, sightOf } from '../rules/battlefield.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { coverModifier } from '../rules/wound.ts';
import { QUALITY_MESSAGES } from '../rules/quality-messages.ts';
import type { ReactionNames } from './names.ts';
import { elementText, type ElementKey } from './element-messages.ts';

/** A figure in a line: its name, its state, and its relation to the active figure. */
export function describeFigure(
  battle: Battle,
  figure: Figure,
  acting: Figure | undefined,
  names: ReactionNames,
): string {
  const say = elementText(names.language);
  const state: (string | false)[] = [
    `${figure.id.toUpperCase()} ${figure.name[names.language]}`,
    names.side(figure.seat),
    QUALITY_MESSAGES[figure.quality][names.language],
    figure.fate !== 'in' && names.word('eliminated'),
    figure.ap > 0 && tableText(names.language, 'ap', { ap: figure.ap }),
    ...conditions(battle, figure).map((key) => say(key)),
    ...battle.things
      .filter(({ holder }) => holder === figure.id)
      .map(({ name }) => say('carries', { object: name[names.language] })),
  ];
  const damaged = Object.entries(figure.machine?.damage ?? {}).filter(([, level]) => level > 0);
  if (damaged.length > 0)
    state.push(
      say('damaged', { systems: damaged.map(([system]) => names.word(system)).join(', ') }),
    );
  if (acting && acting !== figure && figure.fate === 'in')
    state.push(relation(battle, acting, figure, names));
  return state.filter(Boolean).join(', ');
}

function conditions(battle: Battle, figure: Figure): readonly ElementKey[] {
  const all: readonly (readonly [ElementKey, boolean])[] = [
    ['panicked', figure.reaction === 'panic'],
    ['routing', figure.reaction === 'rout'],
    ['shaken', figure.reaction === 'ok'],
    ['in-cover', figure.inCover],
    ['waiting', figure.opportunity],
    ['burning', figure.burning],
    ['engaged', isEngaged(battle, figure)],
    ['acted', figure.acted && figure.ap === 0],
  ];
  return all.filter(([, holds]) => holds).map(([key]) => key);
}

/** How far away, seen or not, behind what. */
export function relation(
  battle: Battle,
  acting: Figure,
  other: Figure,
  names: ReactionNames,
): string {
  const distance = names.distance(measured(battle, acting, other));
  const apart = tableText(names.language, 'from-actor', {
    distance,
    figure: acting.id.toUpperCase(),
  });
  return other.seat === acting.seat
    ? apart
    : `${apart}, ${sightText(battle, acting, other, names)}`;
}

/** `seen, cover −2`, `not seen`, `behind`. */
export function sightText(
  battle: Battle,
  acting: Figure,
  other: Figure,
  names: ReactionNames,
): string {
  const say = elementText(names.language);
  const sight = sightOf(battle, acting, other);
  if (!sight.visible) return say('no-sight');
  const cover = -coverModifier(battle, other, sight.cover);
  const words = [facesPlace(acting, other.at) ? say('seen') : say('behind')];
  if (cover > 0) words.push(say('cover-n', { n: cover }));
  return words.join(', ');
}

/** The whole table in a few sentences. */
export function describeTable(battle: Battle, names: ReactionNames): string {
  const say = elementText(names.language);
  const left = figuresIn(battle);
  const sides = battle.sides.map(({ seat }) =>
    say('side-summary', {
      seat: names.side(seat),
      count: left.filter((figure) => figure.seat === seat).length,
      all: battle.figures.filter((figure) => figure.seat === seat).length,
    }),
  );
  const goals = battle.objectives.map(({ name, owner, at }) => {
    const whose = owner === null ? say('objective-free') : names.side(owner);
    return `${name[names.language]} (${names.point(...at)}): ${whose}.`;
  });
  const turn = turnText(battle.turn, battle.turns, names.language);
  return [`${turn}.`, ...sides, ...goals].join(' ');
}
