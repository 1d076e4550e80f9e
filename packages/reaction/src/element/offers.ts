import { narratorOf, type ChoiceRequest } from '@skirmish-kit/core';
import { actions, type Action } from '../rules/action.ts';
import { findFigure } from '../rules/figures.ts';
import type { Weapon } from '../rules/profile.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { areaCost, fireCost, useOf } from '../rules/weapons.ts';
import { telling } from '../telling/index.ts';
import type { ReactionNames } from '../telling/names.ts';
import type { PointedAction } from './pointed-action.ts';
import { elementSpeaker, type ElementKey } from './words.ts';

/** Something to press: an answer, or an action that still needs a point on the table. */
export interface Offer {
  /** The answer; an action that needs a point goes by its kind and weapon. */
  readonly key: string;
  readonly label: string;
  /** What it costs, where that is known before. */
  readonly ap?: number;
  readonly point?: PointedAction;
  /** The answer that is expected when there is nothing else to do. */
  readonly plain?: boolean;
}

/** What stands alone or with an id, in the order in which it is offered. */
const PLAIN: readonly Action['kind'][] = [
  'fight',
  'leave',
  'cover',
  'opportunity',
  'door',
  'take',
  'hack',
  'repair',
  'aid',
  'extinguish',
];

/** The answers that end something, or leave it be. */
const QUIET: readonly string[] = ['done', 'hold'];

/** Everything worth a button just now. With a target, what can be done to it comes first. */
export function offersFor(
  battle: Battle,
  ask: ChoiceRequest,
  target: Figure | undefined,
  names: ReactionNames,
): readonly Offer[] {
  const figure = findFigure(battle, String(ask.params['figure']));
  if (ask.about === 'action') {
    return figure ? actionOffers(battle, ask, figure, target, names) : [];
  }
  const narrator = narratorOf(telling, battle, names.language);
  return ask.options.map(({ key }) => ({
    key,
    label: narrator.answer(ask.about, key),
    plain: QUIET.includes(key),
  }));
}

function actionOffers(
  battle: Battle,
  ask: ChoiceRequest,
  figure: Figure,
  target: Figure | undefined,
  names: ReactionNames,
): readonly Offer[] {
  const say = elementSpeaker(names.language);
  const narrator = narratorOf(telling, battle, names.language);
  const enemy = target && target.seat !== figure.seat && target.fate === 'in' ? target : undefined;
  const offered = ask.options.flatMap(({ key }) => {
    const action = actions.parse(key);
    return action ? [{ key, action }] : [];
  });
  const plain = PLAIN.flatMap((kind) =>
    offered
      .filter(({ action }) => action.kind === kind)
      .map(({ key }) => ({ key, label: narrator.answer('action', key) })),
  );
  const crossing = offered.some(({ action }) => action.kind === 'cross');
  return [
    ...figure.weapons.flatMap((weapon) => weaponOffers(battle, weapon, enemy, names)),
    ...plain,
    { key: 'pivot:', label: say('pivot'), point: { kind: 'pivot' } },
    ...(crossing
      ? [{ key: 'cross:', label: say('cross'), point: { kind: 'cross' } as const, ap: 3 }]
      : []),
    { key: 'done', label: narrator.answer('action', 'done'), plain: true },
  ];
}

/** What a weapon can do: at a point, or at an enemy who has been picked. */
function weaponOffers(
  battle: Battle,
  weapon: Weapon,
  enemy: Figure | undefined,
  { language }: ReactionNames,
): readonly Offer[] {
  const say = elementSpeaker(language);
  const named = (word: ElementKey) => `${say(word)} · ${weapon.name[language]}`;
  const use = useOf(battle, weapon);
  if (use !== 'direct') {
    const point = { kind: use, weapon: weapon.id };
    return [{ key: `${use}:${weapon.id}:`, label: named(use), ap: areaCost(weapon), point }];
  }
  if (!enemy) return [];
  const rate = weapon.rateOfFire;
  const fire = (kind: 'shoot' | 'burst' | 'aim', shots: number, label: string): Offer => ({
    key: actions.make({ kind, weapon: weapon.id, targets: [[enemy.id, shots]] }),
    label,
    ap: fireCost(weapon, kind),
  });
  return [
    fire('shoot', 1, named('shoot')),
    ...(rate > 1 ? [fire('burst', rate, `${named('burst')} ×${rate}`)] : []),
    fire('aim', 1, named('aim')),
  ];
}
