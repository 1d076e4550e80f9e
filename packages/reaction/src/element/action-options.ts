import type { ChoiceRequest, Narrator } from '@skirmish-kit/core';
import { facingTowards, type Point } from '@skirmish-kit/space';
import type { Offer } from '@skirmish-kit/ui/table';
import { actions, type Action } from '../rules/action-keys.ts';
import { findFigure } from '../rules/figures.ts';
import type { March } from '../rules/movement.ts';
import type { Weapon } from '../rules/profile.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { areaCost, useOf } from '../rules/weapons.ts';
import { elementSpeaker } from '../messages/element-messages.ts';

/** An action that waits for a point of the table. */
export type PointedAction =
  | { readonly kind: 'move' | 'pivot' | 'cross' }
  | { readonly kind: 'blast' | 'flame'; readonly weapon: string };

/** The answer when the point has been pointed at. */
export function pointedAnswer(pointed: PointedAction, figure: Figure, point: Point): string {
  switch (pointed.kind) {
    case 'pivot':
      return actions.make({ kind: 'pivot', facing: facingTowards(figure.at, point) });
    case 'blast':
    case 'flame':
      return actions.make({ ...pointed, at: point });
    default:
      return actions.make({ kind: pointed.kind, to: point });
  }
}

/** An answer to press; an action that still needs a point on the table goes by its kind and weapon. */
export interface ReactionOffer extends Offer {
  readonly point?: PointedAction;
  /** The answer that follows the first when nothing comes between. */
  readonly then?: string;
  /** The way it goes. */
  readonly march?: March | undefined;
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
  { about, options, params }: ChoiceRequest,
  narrator: Narrator,
): readonly ReactionOffer[] {
  const offered = (key: string) => ({
    key,
    label: narrator.answer(about, key),
    quiet: QUIET.includes(key),
  });
  if (about !== 'action') return options.map(({ key }) => offered(key));
  const figure = findFigure(battle, String(params['figure']));
  const say = elementSpeaker(narrator.language);
  const kinds = options.map(({ key }) => ({ key, kind: actions.parse(key)?.kind }));
  const ofKind = (wanted: Action['kind']) =>
    kinds.filter(({ kind }) => kind === wanted).map(({ key }) => offered(key));
  const crossing = { key: 'cross:', label: say('cross'), point: { kind: 'cross' }, ap: 3 } as const;
  return [
    ...(figure?.weapons ?? []).flatMap((weapon) => pointOffers(battle, weapon, narrator)),
    ...PLAIN.flatMap(ofKind),
    { key: 'pivot:', label: say('pivot'), point: { kind: 'pivot' } },
    ...(kinds.some(({ kind }) => kind === 'cross') ? [crossing] : []),
    ...ofKind('done'),
  ];
}

/** A weapon that is aimed at a point of the table. */
function pointOffers(
  battle: Battle,
  weapon: Weapon,
  { language }: Narrator,
): readonly ReactionOffer[] {
  const use = useOf(battle, weapon);
  if (use === 'direct') return [];
  const label = `${elementSpeaker(language)(use)} · ${weapon.name[language]}`;
  const point = { kind: use, weapon: weapon.id };
  return [{ key: `${use}:${weapon.id}:`, label, ap: areaCost(weapon), point }];
}
