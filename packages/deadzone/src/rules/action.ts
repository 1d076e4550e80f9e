import { defineActions, id, someOf, type ActionOf, type TextForm } from '@skirmish-kit/core';
import { makeCube, parseCube, type Cube } from '../board/index.ts';

/** The types of actions, each once in an activation (DZ-ACT-03). */
export const ACTION_TYPES = ['move', 'sprint', 'get-up', 'shoot', 'fight', 'special'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** A cube as everybody writes it: `c4.2`. */
export const cube: TextForm<Cube> = {
  make: makeCube,
  parse(text) {
    const found = parseCube(text);
    return found && makeCube(found) === text ? found : undefined;
  },
};

/** A weapon, or one of its modes: `power-claw-and-flamer.claw`. */
export const weapon: TextForm<string> = {
  make: (value) => value,
  parse: (text) => (/^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)?$/.test(text) ? text : undefined),
};

/** The way of a move: where it ends, or cube by cube. */
const way = someOf(cube, '+');

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
  shoot: { weapon, target: id },
  'fire-for-effect': { weapon, target: id },
  lob: { weapon, at: cube },
  fight: { target: id },
  'die-shoot': { weapon, target: id },
  'die-fire-for-effect': { weapon, target: id },
  'die-lob': { weapon, at: cube },
  'die-fight': { target: id },
} as const;

/** DZ-ABIL-09: two weapons at once. */
const PAIRS = {
  'fire-both': { weapon, target: id, other: weapon, second: id },
  'aim-both': { weapon, other: weapon },
  'die-fire-both': { weapon, target: id, other: weapon, second: id },
  'die-aim-both': { weapon, other: weapon },
} as const;

const SPECIALS = {
  heal: { target: id },
  reload: { weapon },
  load: { target: id, weapon },
  tag: { target: id },
  detonate: {},
  teleport: { to: cube },
  'call-hammerfist': { model: id, to: cube },
  emplace: { item: id },
  pack: { model: id },
  dismount: { item: id },
  mission: { action: id },
  'target-acquisition': { target: id },
  'mobile-infantry': { way },
} as const;

export const actions = defineActions({
  ...MOVES,
  ...ATTACKS,
  'medi-pack': { target: id },
  'too-stubborn-to-die': {},
  'get-up': {},
  done: {},
  ...EXITS,
  ...PAIRS,
  ...SPECIALS,
});
export type Action = ActionOf<typeof actions.kinds>;
export type ActionKind = Action['kind'];
