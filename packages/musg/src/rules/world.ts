import type { Flow, Outcome, Refusal, RuleId, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Point, RectangularBase } from '@skirmish-kit/space';
import type { Action } from './action.ts';
import type { Recruit } from './band.ts';
import type { ExtraDie } from './extra-die.ts';
import type { Footing } from './footing.ts';
import { boundWorld } from './modules.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/** A ruling of a world that a table may decide otherwise; the first value is what we recommend. */
export interface WorldSetting {
  readonly key: string;
  readonly rule: RuleId;
  readonly title: LocalisedText;
  readonly values: readonly { readonly value: string; readonly title: LocalisedText }[];
}

/** Something a world lets figures do, and to what: `plant` at `site-1`. */
export type WorldAction = Extract<Action, { readonly kind: 'deed' }>;

/** MU-MERC-09, MU-ALIEN-03: the one deed of any battle: to leave the table with a fallen one. */
export const CARRY_OFF = 'carry-off';

/**
 * A move that is over: the figure as it was before, and the places it passed, first and last included, each
 * with its height. Where it went straight up or down, one place comes twice, at both heights.
 */
export interface Passage {
  readonly before: Figure;
  readonly places: readonly Footing[];
}

/**
 * What a world adds to a battle. Every hook is optional and is called at one place of the rules; the
 * battle knows no world by name. A world keeps everything in `battle.world`.
 *
 * @example
 * ```ts
 * const fog: World = {
 *   id: 'fog',
 *   title: { en: 'Fog', fr: 'Brouillard' },
 *   text: { en: 'Nobody runs.', fr: 'Personne ne court.' },
 *   whyNot: (_, figure, { kind }) =>
 *     kind === 'run' ? { code: 'cannot-run', rule: 'FOG-01', params: { figure: figure.id } } : undefined,
 * };
 * musgFrom(BUILT_IN_LIBRARY, [fog]).setup({ ...musg.defaults, world: 'fog' }).world?.id; // 'fog'
 * ```
 */
export interface World {
  readonly id: string;
  readonly title: LocalisedText;
  readonly text: LocalisedText;
  /** What those are called who play themselves. */
  readonly horde?: LocalisedText;
  readonly settings?: readonly WorldSetting[];
  /** How few bands can play it; one for each side of the table unless told. */
  readonly leastBands?: number;
  /** Which seats stand together; each for itself unless told. */
  parties?(players: number, settings: Readonly<Record<string, string>>): (number | null)[];
  /** MU-ALIEN-03: anybody may leave the table with a fallen one; else only a bodyguard with his chief. */
  readonly carriesOff?: true;
  /** The battle is set up; nobody is placed. */
  begin?(battle: Battle): void;
  /** Before anybody is placed: what a player decides of the table. */
  prepare?(battle: Battle): Flow | undefined;
  /** Everybody is placed: before the first turn. */
  deployed?(battle: Battle): Flow | undefined;
  /** A turn begins, before the initiative. */
  startTurn?(battle: Battle): Flow | undefined;
  /** Who acts when in this turn, from the order that was rolled. */
  order?(battle: Battle, rolled: readonly Seat[]): readonly Seat[];
  /** Who acts by itself when all players have acted, in this order. */
  wild?(battle: Battle): readonly FigureId[];
  /** One of those acts. Nothing when a player is to act for it as for his own. */
  actWild?(battle: Battle, id: FigureId): Flow<boolean>;
  /** Whether a game master plays those of the world, from the seat after those of the bands. */
  isMastered?(settings: Readonly<Record<string, string>>): boolean;
  /** Everybody it may bring onto the table, each under a name of his own. */
  comers?(battle: Battle): readonly Recruit[];
  /** Who is asked about figures of nobody’s seat. */
  controller?(battle: Battle): Seat;
  /** All have acted; before the tests at the end of the turn. */
  endTurn?(battle: Battle): Flow | undefined;
  activated?(battle: Battle, id: FigureId): Flow | undefined;
  /** An activation is over. */
  finished?(battle: Battle, id: FigureId): Flow | undefined;
  /** What a figure can do besides, each legal as it stands. */
  deeds?(battle: Battle, figure: Figure): readonly WorldAction[];
  whyNotDeed?(battle: Battle, figure: Figure, deed: WorldAction): Refusal | undefined;
  costOfDeed?(battle: Battle, figure: Figure, deed: WorldAction): number;
  doDeed?(battle: Battle, id: FigureId, deed: WorldAction): Flow | undefined;
  /** What is called how: deeds and markers, by `plant`, `bomb`. */
  readonly words?: Readonly<Record<string, LocalisedText>>;
  /** Why something is not allowed here that is allowed elsewhere. */
  whyNot?(battle: Battle, figure: Figure, action: Action): Refusal | undefined;
  /** A figure has done something in its activation. */
  acted?(battle: Battle, id: FigureId, action: Action): Flow | undefined;
  /** A figure has moved from there to where it is now, by choice or not, in any way but in a vehicle; or got out of one. */
  moved?(battle: Battle, id: FigureId, from: Point, passage: Passage): Flow | undefined;
  /** A vehicle has driven with all who are inside: as it stood at its start, after each stretch and each turn. */
  driven?(battle: Battle, vehicle: string, stood: readonly RectangularBase[]): Flow | undefined;
  /** A shot was fired, whatever it hit; at nobody when it was at a vehicle. */
  shot?(battle: Battle, id: FigureId, weapon: string, target: FigureId | null): Flow | undefined;
  /** Somebody has lost life, and may be out by it. */
  wounded?(battle: Battle, id: FigureId, by: FigureId | null): Flow | undefined;
  /** Somebody is out of action, dead or off the table. */
  gone?(battle: Battle, id: FigureId): Flow | undefined;
  /** What a Command test is taken with. */
  command?(battle: Battle, figure: Figure, command: number): number;
  /** Whether somebody adds a die to a roll of this one against that one, and what is rolled for. */
  extraDie?(
    battle: Battle,
    by: FigureId,
    against: FigureId | null,
    about: string,
  ): Flow<ExtraDie | null>;
  /** That die was rolled: whether it replaced another, and who added it got nothing for it. */
  extraDieRolled?(
    battle: Battle,
    die: ExtraDie,
    isUsed: boolean,
    failed: boolean,
  ): Flow | undefined;
  /** Who is out of action at worst, whatever he suffers. */
  neverDies?(battle: Battle, figure: Figure): boolean;
  /** What somebody is called besides his name. */
  called?(battle: Pick<Battle, 'sides' | 'world'>, figure: Figure): LocalisedText | undefined;
  /** What it is worth to put this one out; as always unless told. */
  worth?(battle: Battle, figure: Figure): number | undefined;
  /** Victory points beyond those for enemies. */
  score?(battle: Battle, seat: Seat): number;
  /** How it ended; `null` while it goes on; nothing to judge as always. */
  judge?(
    battle: Battle,
    isTurnOver: boolean,
    points: readonly number[],
  ): Outcome | null | undefined;
  /** What is drawn on the table besides: ways as their places, and circles. */
  outlines?(
    battle: Battle,
  ): readonly (readonly Point[] | { readonly at: Point; readonly radius: number })[];
  /** What a seat may know. */
  view?(battle: Battle, seat: Seat | undefined): Battle;
}

/** What a world recommends. */
export function defaultsOf({ settings = [] }: World): Readonly<Record<string, string>> {
  return Object.fromEntries(settings.map(({ key, values }) => [key, values[0]?.value ?? '']));
}

/** How many seats there are beside those of the bands: that of a game master (MU-ZOM-06). */
export function gameMasterSeats(battle: InWorld): number {
  return battle.world && worldOf(battle)?.isMastered?.(battle.world.settings) ? 1 : 0;
}

/** What says in which world a battle is. */
type InWorld = Pick<Battle, 'settings' | 'world'>;

/** The world of a battle, if it has one: the one it was set up with, whatever else the page has loaded. */
export function worldOf(battle: InWorld): World | undefined {
  if (battle.world === undefined) return undefined;
  const found = boundWorld(battle);
  if (found?.id !== battle.world.id) throw new Error(`There is no world ${battle.world.id}.`);
  return found;
}
