import { keysOf, type ChoiceRequest, type Narrator } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { ActionOption } from '@skirmish-kit/ui/table';
import { actions, type Action, type ActionKind } from '../rules/action.ts';
import { picks, placings, scenes, turns } from '../rules/answer-keys.ts';
import { findFigure, gunsInReach, isEngaged } from '../rules/figures.ts';
import { pieceOf } from '../rules/battlefield.ts';
import { costOf } from '../rules/legal.ts';
import { piecesAt } from '../rules/movement.ts';
import { struckSide, vehicleWith } from '../rules/vehicle-place.ts';
import type { Battle, Figure, FigureId } from '../rules/state.ts';
import type { MusgNames } from '../messages/names.ts';
import { elementText } from '../messages/element-messages.ts';

/** Answers that end something, or leave it be. */
const QUIET: readonly string[] = ['done', 'none', 'no', 'hold', 'rest'];

/** Actions that are about a place or an enemy: those are pointed at. */
const POINTED: readonly ActionKind[] = [
  'walk',
  'run',
  'climb',
  'drop',
  'flee',
  'haul',
  'shoot',
  'charge',
  'strike',
];

/** Everything worth a button just now, but for what is pointed at on the table. */
export function actionOptions(
  battle: Battle,
  { about, options, params }: ChoiceRequest,
  narrator: Narrator,
): readonly ActionOption[] {
  const figure = findFigure(battle, String(params['figure']));
  const worth =
    about === 'action'
      ? options.filter(({ key }) => !isPointed(key))
      : about === 'deploy' || about === 'arrive'
        ? [...options.slice(0, 1), ...options.filter(({ key }) => !key.startsWith('place:'))]
        : options;
  const seen = new Set<string>();
  return worth.flatMap(({ key }) => {
    const action = about === 'action' ? actions.parse(key) : undefined;
    // One way out on each side of a vehicle; any other place is pointed at.
    const label = labelAt(battle, figure, key, action, narrator) ?? narrator.answer(about, key);
    if (action?.kind === 'get-out' && seen.has(label)) return [];
    seen.add(label);
    const paid = action && figure && action.kind !== 'done';
    return {
      key,
      label,
      quiet: QUIET.includes(key),
      ...(paid ? { ap: costOf(battle, figure, action) } : {}),
    };
  });
}

/** The words for an answer that is a place: numbers of paces would tell nobody where it is. */
function labelAt(
  battle: Battle,
  figure: Figure | undefined,
  key: string,
  action: Action | undefined,
  { language }: Narrator,
): string | undefined {
  const say = elementText(language);
  if (action?.kind === 'get-out') {
    const vehicle = figure && vehicleWith(battle, figure.id);
    return vehicle && say(`get-out-${struckSide(vehicle, action.to)}`);
  }
  return figure && placings.parse(key)?.kind === 'place'
    ? say('place-suggested', { figure: figure.id.toUpperCase() })
    : undefined;
}

function isPointed(key: string): boolean {
  const kind = actions.parse(key)?.kind;
  return kind !== undefined && POINTED.includes(kind);
}

/** An action that leads to a place. */
export type PathOption = Exclude<
  Extract<Action, { readonly to: Point }>,
  { readonly kind: 'get-out' }
>;

/** The ways of getting to a place, the cheapest first; which of them are allowed, the rules say. */
export function pathOptions(battle: Battle, figure: Figure, to: Point): readonly PathOption[] {
  if (isEngaged(battle, figure)) return [{ kind: 'flee', to }];
  const onSolid = piecesAt(battle, to).some((id) => {
    const { ground, height } = pieceOf(battle, id);
    return ground === 'impassable' && height !== undefined;
  });
  if (figure.on === null)
    return onSolid
      ? [{ kind: 'climb', to }]
      : [
          { kind: 'walk', to },
          { kind: 'run', to },
          ...(gunsInReach(battle, figure).length > 0 ? [{ kind: 'haul', to } as const] : []),
        ];
  if (figure.hanging || !piecesAt(battle, to).includes(figure.on))
    return [
      { kind: 'climb', to },
      { kind: 'drop', to },
    ];
  return [{ kind: 'walk', to }];
}

/** What can be done at a place; nobody runs where he can walk. */
export function optionsAtPlace(
  battle: Battle,
  ask: ChoiceRequest,
  figure: Figure,
  to: Point,
  names: MusgNames,
): readonly ActionOption[] {
  const say = elementText(names.language);
  const allowed = pathOptions(battle, figure, to).filter((way) => !ask.explain(actions.make(way)));
  const isNear = allowed.some(({ kind }) => kind === 'walk');
  const sensible = allowed.filter(({ kind }) => kind !== 'run' || !isNear);
  return sensible.map((way) => ({
    key: actions.make(way),
    label: say(`${way.kind}-here`),
    ap: costOf(battle, figure, way),
    now: true,
  }));
}

/** The answer that is about a figure, when there is one. */
export function answerAbout({ options }: ChoiceRequest, id: FigureId): string | undefined {
  const wanted = [
    turns.make({ kind: 'activate', figure: id }),
    picks.make({ kind: 'figure', id }),
    actions.make({ kind: 'carry', target: id }),
    actions.make({ kind: 'medikit', target: id }),
  ];
  const keys = keysOf(options);
  return wanted.find((key) => keys.has(key));
}

/** The answer that a place on the table is, where no figure goes there. */
export function answerAt({ about, params }: ChoiceRequest, at: Point): string | undefined {
  if (about === 'scene' || about === 'patrol') return scenes.make({ kind: 'put', at });
  if (about !== 'place-vehicle') return undefined;
  return placings.make({ kind: 'place', figure: String(params['vehicle']), at });
}

/** The answer that places somebody. */
export function placing({ params }: ChoiceRequest, at: Point): string {
  return placings.make({ kind: 'place', figure: String(params['figure']), at });
}
