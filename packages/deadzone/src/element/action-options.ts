import type { ChoiceRequest, Narrator, Refusal } from '@skirmish-kit/core';
import { makeCube } from '../board/index.ts';
import { actions, type Action } from '../rules/action.ts';
import { has } from '../rules/ability.ts';
import { zones } from '../rules/answer-keys.ts';
import { costOf } from '../rules/legal.ts';
import { adjacentEnemies, modelOf, sideOf } from '../rules/models.ts';
import { gunsOf, isLobbed } from '../rules/shoot.ts';
import type { Battle, Face, Model } from '../rules/state.ts';
import type { DeadzoneNames } from '../messages/names.ts';
import { subjectOf, subjectOfAction, type Subject } from './subject.ts';
import { elementText } from '../messages/element-messages.ts';

/** Something that can be answered, or could if it were not for a reason. */
export interface DeadzoneOption {
  readonly key: string;
  readonly label: string;
  readonly subject: Subject;
  /** What it takes: `short`, `long`, a command die. */
  readonly note: string;
  /** The command die it takes. */
  readonly face?: Face | undefined;
  /** Why it cannot be done. */
  readonly refusal?: Refusal | undefined;
  /** It ends something or leaves it be. */
  readonly quiet: boolean;
}

/** Answers that end something, or leave it be. */
const QUIET: readonly string[] = [
  'done',
  'pass',
  'none',
  'no',
  'keep',
  'leave',
  'survive',
  'usual',
];

/** Everything that can be answered now. */
export function actionOptions(
  battle: Battle,
  choice: ChoiceRequest,
  names: DeadzoneNames,
  narrator: Narrator,
): readonly DeadzoneOption[] {
  return choice.options.map(({ key, params }): DeadzoneOption => {
    const logged = narrator.answer(choice.about, key, params);
    const subject = subjectOf(battle, choice.about, choice.params, key);
    const action = isActing(choice) ? actions.parse(key) : undefined;
    const quiet = QUIET.includes(key) && !(key === 'leave' && action);
    const price = action && priceOf(battle, choice, action, names);
    const label =
      choice.about === 'zone'
        ? `${logged} · ${zoneSquares(battle, key)}`
        : shortLabel(choice, action, logged, names, subject);
    return { key, label, subject, note: price?.note ?? '', face: price?.face, quiet };
  });
}

function isActing({ about }: ChoiceRequest): boolean {
  return about === 'action' || about === 'free-move';
}

/** What an action takes of the activation, in a word. */
function priceOf(
  battle: Battle,
  { params }: ChoiceRequest,
  action: Action,
  names: DeadzoneNames,
): { readonly note: string; readonly face: Face | undefined } | undefined {
  if (action.kind === 'done') return undefined;
  const say = elementText(names.language);
  const { length, face } = costOf(battle, modelOf(battle, String(params['model'])), action);
  if (face) return { note: say('with-die', { face: names.word(`face-${face}`) }), face };
  if (length === 0) return { note: say('free'), face: undefined };
  const price = say(length === 2 ? 'long' : 'short');
  const left = Number(params['left'] ?? 0) - length;
  const who = String(params['model']).toUpperCase();
  const note =
    left > 0 ? say('price-left', { price, left }) : say('price-last', { price, model: who });
  return { note, face: undefined };
}

/** From which square to which a deployment zone goes: `A1–H2`. */
function zoneSquares({ mission }: Battle, key: string): string {
  const zone = mission.zones[Number(zones.parse(key)?.number) - 1];
  if (!zone) return '';
  return [zone.from, zone.to]
    .map(([across, along]) => makeCube([across, along, 1]).toUpperCase().split('.')[0])
    .join('–');
}

/** Where the subject is plain from what was pointed at, the label need not repeat it. */
function shortLabel(
  { about }: ChoiceRequest,
  action: Action | undefined,
  logged: string,
  names: DeadzoneNames,
  subject?: Subject,
): string {
  const say = elementText(names.language);
  if (about === 'turn') return subject?.model === undefined ? logged : say('activate');
  switch (action?.kind) {
    case 'move':
    case 'die-move':
      return say('move');
    case 'sprint':
    case 'mobile-infantry':
      return say('sprint');
    case 'shoot':
    case 'die-shoot':
      return `${say('shoot')} · ${names.weapon(action.weapon)}`;
    case 'fire-for-effect':
    case 'die-fire-for-effect':
      return `${say('fire-for-effect')} · ${names.weapon(action.weapon)}`;
    case 'lob':
    case 'die-lob':
      return names.weapon(action.weapon);
    case 'fight':
    case 'die-fight':
      return say('fight');
    default:
      return about === 'deploy' ? say('deploy') : logged;
  }
}

/**
 * What the active model could do to an enemy if it were not for a reason: so that nobody has to guess
 * why a shot is not among the answers.
 */
export function refusedOptions(
  battle: Battle,
  choice: ChoiceRequest,
  enemy: Model,
  names: DeadzoneNames,
): readonly DeadzoneOption[] {
  if (choice.about !== 'action') return [];
  const model = modelOf(battle, String(choice.params['model']));
  const target = enemy.id;
  const guns = [...new Set(gunsOf(model))].filter((gun) => !isLobbed(gun));
  const wanted: Action[] = guns.flatMap(({ id: weapon, abilities }): Action[] => [
    { kind: 'shoot', weapon, target },
    ...(has({ abilities }, 'rapid-fire')
      ? [{ kind: 'fire-for-effect' as const, weapon, target }]
      : []),
  ]);
  if (model.recruit.profile.fight !== null) wanted.push({ kind: 'fight', target });
  if (adjacentEnemies(battle, model).length === 0 && sideOf(battle, choice.who).dice.shoot > 0) {
    for (const { id: weapon } of guns) wanted.push({ kind: 'die-shoot', weapon, target });
  }
  const offered = new Set(choice.options.map(({ key }) => key));
  return wanted.flatMap((action): DeadzoneOption[] => {
    const key = actions.make(action);
    const refusal = offered.has(key) ? undefined : choice.explain(key);
    if (!refusal) return [];
    const price = priceOf(battle, choice, action, names);
    const label = shortLabel(choice, action, '', names);
    return [
      {
        key,
        label,
        subject: subjectOfAction(action),
        note: price?.note ?? '',
        face: price?.face,
        refusal,
        quiet: false,
      },
    ];
  });
}

/** The name of a cube as people say it: `C4, level 2`. */
export function cubeName(cube: Parameters<typeof makeCube>[0], names: DeadzoneNames): string {
  const [square = '', level = ''] = makeCube(cube).toUpperCase().split('.');
  return `${square} · ${elementText(names.language)('level-n', { level: Number(level) }).toLowerCase()}`;
}
