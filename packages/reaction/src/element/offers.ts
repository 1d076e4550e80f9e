import { narratorOf, type ChoiceRequest } from '@skirmish-kit/core';
import { actions, type Action } from '../rules/action.ts';
import { findFigure } from '../rules/figures.ts';
import type { Weapon } from '../rules/profile.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { areaCost, useOf } from '../rules/weapons.ts';
import { telling } from '../telling/index.ts';
import type { ReactionNames } from '../telling/names.ts';
import type { PointedAction } from './pointed-action.ts';
import { elementSpeaker } from './words.ts';

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
  /** What was just pointed at, and only has to be confirmed. */
  readonly now?: boolean;
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

/** Everything worth a button just now, but for what is done to an enemy: that has a list of its own. */
export function offersFor(
  battle: Battle,
  ask: ChoiceRequest,
  names: ReactionNames,
): readonly Offer[] {
  const figure = findFigure(battle, String(ask.params['figure']));
  if (ask.about === 'action') return figure ? actionOffers(battle, ask, figure, names) : [];
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
  names: ReactionNames,
): readonly Offer[] {
  const say = elementSpeaker(names.language);
  const narrator = narratorOf(telling, battle, names.language);
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
    ...figure.weapons.flatMap((weapon) => pointOffers(battle, weapon, names)),
    ...plain,
    { key: 'pivot:', label: say('pivot'), point: { kind: 'pivot' } },
    ...(crossing
      ? [{ key: 'cross:', label: say('cross'), point: { kind: 'cross' } as const, ap: 3 }]
      : []),
    { key: 'done', label: narrator.answer('action', 'done'), plain: true },
  ];
}

/** A weapon that is aimed at a point of the table. */
function pointOffers(
  battle: Battle,
  weapon: Weapon,
  { language }: ReactionNames,
): readonly Offer[] {
  const use = useOf(battle, weapon);
  if (use === 'direct') return [];
  const label = `${elementSpeaker(language)(use)} · ${weapon.name[language]}`;
  const point = { kind: use, weapon: weapon.id };
  return [{ key: `${use}:${weapon.id}:`, label, ap: areaCost(weapon), point }];
}
