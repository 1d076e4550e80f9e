import type { ChoiceRequest, Language } from '@skirmish-kit/core';
import { facingTowards, placeAt, type Point } from '@skirmish-kit/space';
import { actions, replies, type Action, type ActionWord, type Share } from '../rules/action.ts';
import { deny } from '../rules/refusals.ts';
import type { Battle, Figure } from '../rules/state.ts';
import type { Refusal } from '@skirmish-kit/core';

/** What a typed line asks for: answers in this order, or something that changes nothing. */
export type Command =
  | { readonly kind: 'answers'; readonly keys: readonly string[] }
  | { readonly kind: 'undo' | 'summary' | 'last' | 'help' }
  | { readonly kind: 'look'; readonly figure: string };

/** Words for the verbs, English and French alike in either language. */
const VERBS: Readonly<
  Record<string, ActionWord | 'undo' | 'summary' | 'last' | 'help' | 'look' | 'hold'>
> = {
  move: 'move',
  go: 'move',
  aller: 'move',
  bouger: 'move',
  avancer: 'move',
  turn: 'pivot',
  pivot: 'pivot',
  pivoter: 'pivot',
  face: 'pivot',
  tourner: 'pivot',
  cross: 'cross',
  franchir: 'cross',
  shoot: 'shoot',
  fire: 'shoot',
  tirer: 'shoot',
  tire: 'shoot',
  burst: 'burst',
  rafale: 'burst',
  aim: 'aim',
  viser: 'aim',
  vise: 'aim',
  throw: 'blast',
  blast: 'blast',
  launch: 'blast',
  lancer: 'blast',
  grenade: 'blast',
  flame: 'flame',
  flames: 'flame',
  flammes: 'flame',
  wait: 'opportunity',
  opportunity: 'opportunity',
  attendre: 'opportunity',
  fight: 'fight',
  attack: 'fight',
  combattre: 'fight',
  combat: 'fight',
  leave: 'leave',
  quitter: 'leave',
  cover: 'cover',
  couvert: 'cover',
  door: 'door',
  open: 'door',
  shut: 'door',
  porte: 'door',
  ouvrir: 'door',
  fermer: 'door',
  take: 'take',
  pick: 'take',
  prendre: 'take',
  ramasser: 'take',
  hack: 'hack',
  pirater: 'hack',
  technology: 'hack',
  technologie: 'hack',
  repair: 'repair',
  réparer: 'repair',
  reparer: 'repair',
  aid: 'aid',
  heal: 'aid',
  soigner: 'aid',
  extinguish: 'extinguish',
  éteindre: 'extinguish',
  eteindre: 'extinguish',
  done: 'done',
  end: 'done',
  fini: 'done',
  terminé: 'done',
  termine: 'done',
  hold: 'hold',
  rien: 'hold',
  undo: 'undo',
  annuler: 'undo',
  table: 'summary',
  summary: 'summary',
  where: 'summary',
  résumé: 'summary',
  last: 'last',
  derniers: 'last',
  look: 'look',
  regarder: 'look',
  voir: 'look',
  help: 'help',
  aide: 'help',
  '?': 'help',
};

const COMPASS: Readonly<Record<string, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  so: 225,
  w: 270,
  o: 270,
  nw: 315,
  no: 315,
};

/** The commands as the help shows them. */
export function commandHelp(language: Language): readonly (readonly [string, string])[] {
  return language === 'fr'
    ? [
        ['a3', 'choisir une figurine ou un groupe (A1)'],
        ['bouger 45 30', 'aller à 45 cm de la gauche, 30 du haut'],
        ['bouger ne 10', 'avancer de 10 cm au nord-est (n, ne, e…)'],
        ['bouger b2 10', 'avancer de 10 cm vers B2'],
        ['tirer b2 · rafale b2 · viser b2', 'tirer ; « rafale b2*2 b3*1 » partage les tirs'],
        ['combattre b2 · pivoter b2 · lancer b2', 'corps à corps, pivoter, grenade'],
        ['couvert · attendre · porte d1 · prendre o1 · pirater p1', 'autres actions'],
        ['fini · annuler', 'terminer la figurine ; annuler'],
        ['voir b2 · table · derniers', 'une figurine, toute la table, derniers événements'],
      ]
    : [
        ['a3', 'choose a figure or a group (A1)'],
        ['move 45 30', 'go to 45 cm from the left, 30 from the top'],
        ['move ne 10', 'go 10 cm north-east (n, ne, e…)'],
        ['move b2 10', 'go 10 cm towards B2'],
        ['shoot b2 · burst b2 · aim b2', 'fire; “burst b2*2 b3*1” shares the shots'],
        ['fight b2 · turn b2 · throw b2', 'close combat, turn, grenade'],
        ['cover · wait · door d1 · take o1 · hack p1', 'other actions'],
        ['done · undo', 'finish the figure; take back'],
        ['look b2 · table · last', 'a figure, the whole table, the last events'],
      ];
}

/**
 * Reads a typed line: `b3 shoot a2`, `move ne 10`, or any answer as records write it.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * for (const answer of ['1', 'B1']) game.answer(answer);
 * const ask = game.ask();
 * if (ask?.kind === 'choice') parseCommand('b2 shoot a5', game.state, ask);
 * // { kind: 'answers', keys: ['b2', 'shoot:submachine-gun:a5'] }
 * ```
 */
export function parseCommand(text: string, battle: Battle, ask: ChoiceRequest): Command | Refusal {
  const has = (key: string) => ask.options.some((option) => option.key === key);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = [text, text.toLowerCase(), text.toUpperCase()].find(has);
  if (whole !== undefined) return { kind: 'answers', keys: [whole] };
  if (/^[a-z-]+:\S+$/.test(text)) return { kind: 'answers', keys: [text] };

  const actor = battle.figures.find((figure) => figure.id === words[0]);
  if (actor && words.length > 1) words.shift();
  const [first = '', ...rest] = words;
  const verb = Object.hasOwn(VERBS, first) ? VERBS[first] : undefined;
  if (verb === undefined) return deny('not-understood', ask.rule, { answer: text.slice(0, 60) });
  if (verb === 'undo' || verb === 'summary' || verb === 'last' || verb === 'help')
    return { kind: verb };
  if (verb === 'look') return { kind: 'look', figure: rest[0] ?? actor?.id ?? '' };

  const acting = actor ?? battle.figures.find((figure) => figure.id === ask.params['figure']);
  const before = actor && ask.about === 'figure' ? [actor.id] : [];
  if (actor && ask.about === 'action' && actor.id !== ask.params['figure']) {
    return deny('not-yours', ask.rule, { id: actor.id });
  }
  if (verb === 'hold') return { kind: 'answers', keys: [replies.make({ kind: verb })] };
  const action: Action | undefined = acting
    ? actionFor(battle, acting, verb, rest)
    : verb === 'done'
      ? { kind: verb }
      : undefined;
  if (action === undefined) return deny('not-understood', ask.rule, { answer: text.slice(0, 60) });
  return { kind: 'answers', keys: [...before, actions.make(action)] };
}

/** The action for a verb and what follows it. */
function actionFor(
  battle: Battle,
  figure: Figure,
  verb: ActionWord,
  rest: readonly string[],
): Action | undefined {
  const [what = '', which = ''] = rest;
  const used = weaponFor(figure, verb, rest);
  const weapon = used?.id ?? '';
  const point = () => pointFrom(battle, figure, rest);
  switch (verb) {
    case 'done':
    case 'cover':
    case 'opportunity':
    case 'leave':
    case 'extinguish':
      return { kind: verb };
    case 'fight':
      return { kind: verb, target: what };
    case 'door':
      return { kind: verb, door: what };
    case 'take':
      return { kind: verb, object: what };
    case 'hack':
      return { kind: verb, objective: what };
    case 'aid':
      return { kind: verb, casualty: what };
    case 'repair':
      return { kind: verb, machine: what, system: which };
    case 'shoot':
    case 'aim':
      return { kind: verb, weapon, targets: [[what, 1]] };
    case 'burst':
      return { kind: verb, weapon, targets: shares(rest, used?.rateOfFire ?? 1) };
    case 'pivot': {
      const towards = placeOf(battle, what);
      const facing = towards ? facingTowards(figure.at, towards) : (COMPASS[what] ?? Number(what));
      return Number.isInteger(facing) ? { kind: verb, facing } : undefined;
    }
    case 'move':
    case 'cross': {
      const to = point();
      return to && { kind: verb, to };
    }
    case 'blast':
    case 'flame': {
      const at = point();
      return at && { kind: verb, weapon, at };
    }
  }
}

/** `b2*2 b3` with a rate of fire of 3: the shots nobody was given go to the first. */
function shares(rest: readonly string[], rateOfFire: number): readonly Share[] {
  const targets = rest.filter((word) => /^[a-d]\d+(\*\d+)?$/.test(word));
  const counted = targets.map((word) => word.split('*'));
  const given = counted.reduce((sum, [, shots], i) => sum + Number(shots ?? (i > 0 ? 1 : 0)), 0);
  return counted.map(([id = '', shots], i): Share => [
    id,
    Number(shots ?? (i > 0 ? 1 : Math.max(1, rateOfFire - given))),
  ]);
}

/** The weapon that was named, or the first that is used this way. */
function weaponFor(figure: Figure, verb: ActionWord, rest: readonly string[]) {
  const fits = figure.weapons.filter(({ blast, flame, rateOfFire }) =>
    verb === 'blast'
      ? blast !== undefined
      : verb === 'flame'
        ? flame !== undefined
        : !blast && !flame && (verb !== 'burst' || rateOfFire > 1),
  );
  return figure.weapons.find(({ id }) => rest.includes(id)) ?? fits[0];
}

/** A figure, an objective or an object by its id. */
function placeOf(battle: Battle, id: string): Point | undefined {
  return [...battle.figures, ...battle.objectives, ...battle.things].find((each) => each.id === id)
    ?.at;
}

/** `45 30`, `45,30` in centimetres; `ne 10`; `b2 10`; `b2`. */
function pointFrom(battle: Battle, figure: Figure, rest: readonly string[]): Point | undefined {
  const [what = '', far] = rest.join(' ').split(/(?<![\s,])[\s,]+(?=[\d.])|\s+/);
  const towards = placeOf(battle, what);
  const distance = Math.round(Number(far) * 10);
  if (towards) {
    return far === undefined
      ? towards
      : placeAt(figure.at, facingTowards(figure.at, towards), distance);
  }
  const direction = COMPASS[what];
  if (direction !== undefined)
    return Number.isFinite(distance) ? placeAt(figure.at, direction, distance) : undefined;
  const x = Math.round(Number(what) * 10);
  return Number.isFinite(x) && Number.isFinite(distance) && what !== '' ? [x, distance] : undefined;
}
