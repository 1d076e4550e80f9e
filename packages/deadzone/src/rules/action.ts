import { defineActions, idKey, listKey, type ActionOf, type KeyCodec } from '@skirmish-kit/core';
import { makeCube, parseCube, type Cube } from '../board/index.ts';

/** The types of actions, each once in an activation (DZ-ACT-03). */
export const ACTION_TYPES = ['move', 'sprint', 'get-up', 'shoot', 'fight', 'special'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** A cube as everybody writes it: `c4.2`. */
export const cube: KeyCodec<Cube> = {
  make: makeCube,
  parse(text) {
    const found = parseCube(text);
    return found && makeCube(found) === text ? found : undefined;
  },
};

/** A weapon, or one of its modes: `power-claw-and-flamer.claw`. */
export const weapon: KeyCodec<string> = {
  make: (value) => value,
  parse: (text) => (/^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)?$/.test(text) ? text : undefined),
};

/** The way of a move: where it ends, or cube by cube. */
const way = listKey(cube, '+');

/** What the active model can do. What begins with `die-` is bought with a command die (DZ-CMD-05). */
const MOVES = {
  move: { way },
  reposition: {},
  sprint: { way },
  'die-move': { way },
  'die-reposition': {},
} as const;

const EXITS = { leave: {}, 'sprint-leave': {}, 'die-leave': {}, 'mobile-leave': {} } as const;

const ATTACKS = {
  shoot: { weapon, target: idKey },
  'fire-for-effect': { weapon, target: idKey },
  lob: { weapon, at: cube },
  fight: { target: idKey },
  'die-shoot': { weapon, target: idKey },
  'die-fire-for-effect': { weapon, target: idKey },
  'die-lob': { weapon, at: cube },
  'die-fight': { target: idKey },
} as const;

/** DZ-ABIL-09: two weapons at once. */
const PAIRS = {
  'fire-both': { weapon, target: idKey, other: weapon, second: idKey },
  'aim-both': { weapon, other: weapon },
  'die-fire-both': { weapon, target: idKey, other: weapon, second: idKey },
  'die-aim-both': { weapon, other: weapon },
} as const;

const SPECIALS = {
  heal: { target: idKey },
  reload: { weapon },
  load: { target: idKey, weapon },
  tag: { target: idKey },
  detonate: {},
  teleport: { to: cube },
  'call-hammerfist': { model: idKey, to: cube },
  emplace: { item: idKey },
  pack: { model: idKey },
  dismount: { item: idKey },
  mission: { action: idKey },
  'target-acquisition': { target: idKey },
  'mobile-infantry': { way },
} as const;

export const actions = defineActions({
  ...MOVES,
  ...ATTACKS,
  'medi-pack': { target: idKey },
  'too-stubborn-to-die': {},
  'get-up': {},
  done: {},
  ...EXITS,
  ...PAIRS,
  ...SPECIALS,
});
export type Action = ActionOf<typeof actions.kinds>;
export type ActionKind = Action['kind'];
