import { isRefusal, type ChoiceRequest, type Narrator } from '@skirmish-kit/core';
import { facingTowards, type Point } from '@skirmish-kit/space';
import type { ActionOption } from '@skirmish-kit/ui/table';
import { actions, type Action } from '../rules/action-keys.ts';
import { findFigure } from '../rules/figures.ts';
import { pivotCost, type March } from '../rules/movement.ts';
import { readAction } from '../rules/perform-action.ts';
import type { Weapon } from '../rules/profile.ts';
import { refuse } from '../rules/refusals.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { areaCost, useOf } from '../rules/weapons.ts';
import { elementText } from '../messages/element-messages.ts';

/** An action that waits for a point of the table. */
export type PointedAction =
  | { readonly kind: 'move' | 'pivot' | 'cross' }
  | { readonly kind: 'blast' | 'flame'; readonly weapon: string };

/** The answer when the point has been pointed at. */
export function answerAt(pointed: PointedAction, figure: Figure, point: Point): string {
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
export interface ReactionOffer extends ActionOption {
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
export function actionOptions(
  battle: Battle,
  choice: ChoiceRequest,
  narrator: Narrator,
): readonly ReactionOffer[] {
  const { about, options, params } = choice;
  const offered = (key: string) => ({
    key,
    label: narrator.answer(about, key),
    quiet: QUIET.includes(key),
  });
  if (about === 'opportunity') {
    const say = elementText(narrator.language);
    const figure = String(params['figure']).toUpperCase();
    return options.map(({ key }) => {
      const offer = offered(key);
      return {
        ...offer,
        note: say(offer.quiet ? 'keeps-overwatch' : 'ends-overwatch', { figure }),
      };
    });
  }
  if (about !== 'action') return options.map(({ key }) => offered(key));
  const figure = findFigure(battle, String(params['figure']));
  const say = elementText(narrator.language);
  const kinds = options.map(({ key }) => ({ key, kind: actions.parse(key)?.kind }));
  const ofKind = (wanted: Action['kind']) =>
    kinds
      .filter(({ kind }) => kind === wanted)
      .map(({ key }) => ({ ...offered(key), ...priceOf(battle, figure, key) }));
  const crossing = { key: 'cross:', label: say('cross'), point: { kind: 'cross' }, ap: 3 } as const;
  const found: readonly ReactionOffer[] = [
    ...(figure?.weapons ?? []).flatMap((weapon) => pointOffers(battle, weapon, narrator)),
    ...PLAIN.flatMap(ofKind),
    {
      key: 'pivot:',
      label: say('pivot'),
      point: { kind: 'pivot' },
      ...(figure && { ap: pivotCost(battle, figure, (figure.facing + 180) % 360) }),
    },
    ...(kinds.some(({ kind }) => kind === 'cross') ? [crossing] : []),
    ...ofKind('done'),
    ...refusedOffers(battle, choice, figure, narrator),
  ];
  return found.map((offer) => tooDear(offer, figure));
}

/** What an action costs, as the rules would have it paid. */
function priceOf(
  battle: Battle,
  figure: Figure | undefined,
  key: string,
): Pick<ReactionOffer, 'ap'> | undefined {
  const planned = figure && readAction(battle, figure, key);
  if (!planned) return undefined;
  const cost = isRefusal(planned) ? planned.params['cost'] : planned.cost;
  return typeof cost === 'number' ? { ap: cost } : undefined;
}

/** Actions about nothing in particular: they stay in sight with the reason when they are not possible. */
const ALWAYS: readonly string[] = ['opportunity', 'cover', 'leave'];

/** Actions of that kind that are not possible now, each with its reason. */
function refusedOffers(
  battle: Battle,
  choice: ChoiceRequest,
  figure: Figure | undefined,
  narrator: Narrator,
): readonly ReactionOffer[] {
  const offered = new Set(choice.options.map(({ key }) => key));
  return ALWAYS.filter((key) => !offered.has(key)).flatMap((key): ReactionOffer[] => {
    const refusal = choice.explain(key);
    if (!refusal) return [];
    const label = narrator.answer(choice.about, key);
    return [{ key, label, refusal, ...priceOf(battle, figure, key) }];
  });
}

/** RX-AP-01: what is pointed at later is refused at once when there are too few points for it. */
function tooDear(offer: ReactionOffer, figure: Figure | undefined): ReactionOffer {
  const { ap: cost, point, refusal } = offer;
  if (!figure || !point || refusal || cost === undefined || cost <= figure.ap) return offer;
  return { ...offer, refusal: refuse('not-enough-ap', 'RX-AP-01', { cost, ap: figure.ap }) };
}

/** A weapon that is aimed at a point of the table. */
function pointOffers(
  battle: Battle,
  weapon: Weapon,
  { language }: Narrator,
): readonly ReactionOffer[] {
  const use = useOf(battle, weapon);
  if (use === 'direct') return [];
  const label = `${elementText(language)(use)} · ${weapon.name[language]}`;
  const point = { kind: use, weapon: weapon.id };
  return [{ key: `${use}:${weapon.id}:`, label, ap: areaCost(weapon), point }];
}
