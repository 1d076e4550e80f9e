import type { Bag, Outcome, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Cube, Field } from '../board/index.ts';
import type { ActionType } from './action.ts';
import type { ItemId } from './item.ts';
import type { Mission } from './mission.ts';
import type { Special } from './profile.ts';
import type { Settings } from './settings.ts';
import type { Recruit } from './strike-team.ts';

/** `a1` to `a9` for the first seat, `b1` and so on for the second. */
export type ModelId = string;

/** The faces of a command die, in the order of its numbers (DZ-CMD-05, ruling O-13). */
export const FACES = ['model', 'dice', 'move', 'shoot', 'fight', 'special'] as const;
export type Face = (typeof FACES)[number];

/** Where a model is: on the field, or why not. A packed sentry gun is an item (DZ-ITEM-15). */
export type ModelLocation = 'waiting' | 'field' | 'dead' | 'wreck' | 'left' | 'packed';

/** A model in a battle. A dead one stays in the list, so that references to it stay valid. */
export interface Model {
  readonly id: ModelId;
  readonly seat: Seat;
  /** Profile, weapons and worth: never changes. */
  readonly recruit: Recruit;
  where: ModelLocation;
  /** The cube it is in, or was in last; any while it waits. */
  cube: Cube;
  /** DZ-DMG-03: damage tokens; dead with more than its Size. */
  damage: number;
  pinned: boolean;
  activated: boolean;
  /** DZ-ABIL-07: carries a Flame token; of whose fire. */
  burning: Seat | null;
  /** DZ-ABIL-44: marked until the end of the round. */
  tagged: boolean;
  /** DZ-ABIL-17: has been wounded once; rolls at each activation. */
  rampant: boolean;
  /** DZ-ABIL-15: what an experimental weapon has made of it. */
  boom: number;
  /** DZ-DMG-06: whose victory points it has become. */
  scoredBy: Seat | null;
  /** Weapon ids with a Reload token (DZ-ABIL-37). */
  unloaded: readonly string[];
  /** What is used up or broken for the game: weapon ids, `life-support`, `smokescreen`. */
  spent: readonly string[];
  /** DZ-CAP-02: where in its cube its owner has put it, in parts; otherwise it stands in its row. */
  spot?: readonly [x: number, y: number];
}

/** An item, on the table or carried. What is neither is out of the game. */
export interface Item {
  readonly id: string;
  /** Unknown while it lies face down: what it is, is drawn when it is revealed. */
  kind: ItemId | null;
  holder: ModelId | null;
  cube: Cube | null;
  /** DZ-ITEM-02: an energy shield that no longer works; DZ-ITEM-15: a gun that was shot to pieces. */
  broken: boolean;
  /** The model that a sentry gun is when it stands; one that was found has none before. */
  gun: ModelId | null;
}

/** Smoke in a cube (DZ-ITEM-05). */
export interface Smoke {
  readonly cube: Cube;
  /** DZ-ABIL-13. */
  readonly toxic: boolean;
}

/** A player and what is his. */
export interface Side {
  readonly name: LocalisedText;
  readonly faction: string;
  /** DZ-TEAM-02: both set by the leader, and there after his death (DZ-CMD-08). */
  readonly recon: number;
  readonly special: Special | null;
  /** Of those with Strategist or Logistics, the leader counts. */
  readonly leader: ModelId | null;
  zone: 0 | 1 | null;
  /** Command dice not yet spent, by face. */
  readonly dice: Record<Face, number>;
  /** Victory points for objectives, Intel and the mission; those for models follow from the dead. */
  points: number;
  /** A Special face was spent in the activation under way (DZ-CMD-05, ruling O-87). */
  specialSpent: boolean;
}

/** DZ-ABIL-25: the length of an activation in which nothing more is done, not even with a face. */
export const OVER = 3;

/** What the active model has done so far (DZ-ACT-01 to DZ-ACT-04). */
export interface Activation {
  readonly model: ModelId;
  /** Who decides for it: its owner, unless it rampages. */
  readonly controller: Seat;
  /** DZ-SPRINT-02: it began in a cube with an enemy. */
  beganWithEnemy: boolean;
  /** How many short actions it has taken; a long one is two, and {@link OVER} the end. */
  length: number;
  /** Types of actions taken, each once. */
  done: readonly ActionType[];
  /** Move, Shoot and Fight faces used (DZ-CMD-06). */
  faces: readonly Face[];
  /** DZ-LDR-04: has sprinted for free and may neither Move nor Sprint any more. */
  sprinted: boolean;
}

/** Where the game stands between two steps. */
export type Phase =
  | { readonly step: 'tokens' }
  | { readonly step: 'recon' }
  | { readonly step: 'deployment'; readonly seat: Seat }
  | { readonly step: 'logistics'; readonly seats: readonly Seat[] }
  | { readonly step: 'scouts'; readonly models: readonly ModelId[] }
  | { readonly step: 'command' }
  | { readonly step: 'turn' }
  | { readonly step: 'end' };

/** Everything there is in a battle. */
export interface Battle {
  readonly settings: Settings;
  readonly field: Field;
  readonly mission: Mission;
  readonly sides: readonly Side[];
  models: readonly Model[];
  readonly items: Item[];
  /** Tokens of which nobody knows yet where they are: face down on the table, discarded or unused. */
  readonly bag: Bag;
  /** How many tokens were never drawn (DZ-ITEMP-05). */
  unused: number;
  smoke: readonly Smoke[];
  /** Mission actions that were taken. */
  achieved: readonly string[];
  round: number;
  phase: Phase;
  /** DZ-RECON-02. */
  first: Seat;
  /** Whose turn it is: he has the initiative (DZ-TURN-05). */
  turnOf: Seat;
  /** Who had it when the round began. */
  began: Seat;
  /** DZ-END-02: who was first to have all his models activated. */
  finished: Seat | null;
  /** A +1 Model face was spent in this turn. */
  second: boolean;
  activation: Activation | null;
  decided: Outcome | null;
}
