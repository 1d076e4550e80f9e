import { watchGames, type Seen, type Watcher } from '@skirmish-kit/core/testing';
import {
  canStep,
  EIGHT_DIRECTIONS,
  floorAt,
  hasFloor,
  canPass,
  makeCube,
  sameCube,
  type Cube,
  type CubeBoard,
} from '../board/index.ts';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import { has } from './ability.ts';
import { slotsOf } from './carry.ts';
import { boardOf, moverOf } from './battlefield.ts';
import { adjacentEnemies, hasJumpPack, modelOf } from './models.ts';
import type { Battle, ModelId } from './state.ts';
import { setupOf } from './testing/any-setup.ts';
import { deadlySetup, gliderSetup } from './testing/deadly-games.ts';
import { exploringPlayer, aggressivePlayer } from './testing/players.ts';

/** Each game is looked at closely: a long run plays one for ten of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 10);

/** What has to happen next, because of the cube that a walking model has just entered. */
interface Due {
  readonly model: ModelId;
  readonly cube: string;
  /** A fall comes first. */
  readonly falls: boolean;
  /** Enemies to be fought there, or items that may be picked up. */
  readonly meets: 'enemies' | 'items' | 'nothing' | 'anything';
}

/** Walks along with every model, cube by cube, and says what the rules should notice in each. */
class Follower {
  readonly counts = {
    entered: 0,
    enemies: 0,
    items: 0,
    falls: 0,
    thrown: 0,
    glides: 0,
    traps: 0,
    hatches: 0,
  };
  readonly #faults: string[];
  readonly #where: string;
  #before = new Map<ModelId, Cube>();
  #due: Due | undefined;
  #trapped: ModelId | undefined;
  /** DZ-SCAT-06: how often who is thrown now was scattered on from a full cube. */
  #scatteredOn = 0;
  /** DZ-SCAT-04: how often it was rolled whether a partial floor holds who is thrown now. */
  #hatches = 0;

  constructor(faults: string[], where: string) {
    this.#faults = faults;
    this.#where = where;
  }

  see(battle: Battle, seen: Seen): void {
    this.#watchTrap(seen);
    if (seen.kind === 'chance' && seen.rule === 'DZ-SCAT-06' && seen.about === 'scatter')
      this.#scatteredOn++;
    if (seen.kind === 'chance' && seen.rule === 'DZ-SCAT-04' && seen.params['model'] !== undefined)
      this.#hatches++;
    // A model that glides or goes on from a full cube is put down after what is rolled and asked.
    if (seen.about === 'glide' || seen.about === 'scatter' || seen.about === 'partial-floor')
      return;
    if (seen.kind === 'chance' && seen.about !== 'token') return this.#remember(battle);
    const model = String(seen.params['model'] ?? '');
    this.#settle(seen, model);
    if (seen.kind === 'event' && seen.about === 'moves') this.#entered(battle, model);
    if (seen.kind === 'event' && seen.about === 'thrown') this.#landed(battle, model);
    this.#remember(battle);
  }

  /** DZ-ITEM-13: a trap ends the way of its finder, so he hands nothing over wherever it threw him. */
  #watchTrap({ kind, about, params }: Seen): void {
    if (about === 'action' || about === 'turn') this.#trapped = undefined;
    if (kind === 'event' && (about === 'trap' || about === 'defused')) {
      this.#trapped = String(params['model']);
      this.counts.traps++;
    }
    if (about === 'hand-over' && params['model'] === this.#trapped)
      this.#faults.push(`${this.#where}: ${this.#trapped} hands over after a trap`);
  }

  #remember(battle: Battle): void {
    for (const { id, cube } of battle.models) this.#before.set(id, [...cube]);
  }

  #entered(battle: Battle, id: ModelId): void {
    const model = modelOf(battle, id);
    const from = this.#before.get(id) ?? model.cube;
    const [cube, board] = [model.cube, boardOf(battle)];
    const isJump = from[2] - cube[2] > 1;
    const flies = has(model.recruit.profile, 'glide');
    this.counts.entered++;
    if (
      !isJump &&
      !flies &&
      !sameCube(from, cube) &&
      !canStep(board, from, cube, moverOf(battle, model))
    )
      this.#faults.push(`${this.#where}: ${id} walks from ${makeCube(from)} to ${makeCube(cube)}`);
    const falls = isJump && !flies && !hasJumpPack(battle, model);
    const lying = battle.items.some((item) => item.cube && sameCube(item.cube, cube));
    const isFloor = hasFloor(board, cube);
    const isFoe = adjacentEnemies(battle, model).length > 0;
    const picks = lying && slotsOf(battle, model) > 0;
    const meets = !isFloor ? 'nothing' : isFoe ? 'enemies' : picks ? 'items' : 'nothing';
    if (falls) this.counts.falls++;
    if (meets !== 'nothing') this.counts[meets]++;
    this.#due = { model: id, cube: makeCube(cube), falls, meets };
  }

  /** DZ-SCAT-02 to DZ-SCAT-06, DZ-ABIL-33: who is thrown comes down where the cubes on his way lead. */
  #landed(battle: Battle, id: ModelId): void {
    const model = modelOf(battle, id);
    const from = this.#before.get(id) ?? model.cube;
    const board = boardOf(battle);
    const flies = has(model.recruit.profile, 'glide');
    const ends = waysDown(board, from, model.recruit.profile.size, flies, this.#scatteredOn);
    // Each partial floor on his way is rolled for, the one that holds him too.
    const [column, row, bottom] = model.cube;
    const partial = range(bottom, from[2]).filter(
      (level) => floorAt(board, [column, row, level]) === 'partial',
    );
    if (!flies && this.#scatteredOn === 0 && this.#hatches !== partial.length)
      this.#faults.push(
        `${this.#where}: ${id} is thrown to ${makeCube(model.cube)} after ${this.#hatches} hatches`,
      );
    this.counts.hatches += this.#hatches;
    this.#hatches = 0;
    this.#scatteredOn = 0;
    this.counts[flies ? 'glides' : 'thrown']++;
    if (!ends.has(makeCube(model.cube)))
      this.#faults.push(
        `${this.#where}: ${id} is thrown from ${makeCube(from)} to ${makeCube(model.cube)}`,
      );
    if (!hasFloor(board, model.cube))
      this.#faults.push(`${this.#where}: ${id} hangs in the air in ${makeCube(model.cube)}`);
    const falls = from[2] - model.cube[2] > 1 && !flies && !hasJumpPack(battle, model);
    const isFoe = adjacentEnemies(battle, model).length > 0;
    // A fall of several throws counts from the first of them.
    if (falls) this.counts.falls++;
    const meets = isFoe && !falls ? 'enemies' : 'anything';
    this.#due = { model: id, cube: makeCube(model.cube), falls, meets };
  }

  /** The next thing that is asked or told must be the one that is due. */
  #settle({ about }: Seen, model: ModelId): void {
    const due = this.#due;
    if (!due) return;
    if (due.falls) {
      if (about !== 'falls' || model !== due.model)
        this.#faults.push(`${this.#where}: ${due.model} jumps to ${due.cube} and does not fall`);
      // Who falls may die of it, or go on where it lies.
      this.#due = undefined;
      return;
    }
    this.#due = undefined;
    const isFight = FIGHTS.includes(about);
    if (due.meets === 'enemies' && !isFight)
      this.#faults.push(`${this.#where}: ${due.model} passes an enemy in ${due.cube}: ${about}`);
    if (due.meets === 'items' && about !== 'pick-up')
      this.#faults.push(`${this.#where}: ${due.model} passes an item in ${due.cube}: ${about}`);
    if (due.meets === 'nothing' && (about === 'pick-up' || about === 'whom-to-fight'))
      this.#faults.push(`${this.#where}: ${due.model} meets what is not in ${due.cube}: ${about}`);
  }
}

/** Levels from one to another. */
function range(bottom: number, top: number): readonly number[] {
  return Array.from({ length: Math.max(0, top - bottom + 1) }, (_, i) => bottom + i);
}

/**
 * Where somebody can come down who is thrown from there, cube by cube: across one edge without a wall,
 * down through what has no floor, and through hatches that may not hold; again from there as often as
 * he was scattered on. A glider drifts a cube for each level.
 */
function waysDown(
  board: CubeBoard,
  from: Cube,
  size: number,
  flies: boolean,
  again: number,
): ReadonlySet<string> {
  const ends = new Map<string, Cube>();
  const drop = (cube: Cube): void => {
    const [column, row, level] = cube;
    if (hasFloor(board, cube)) ends.set(makeCube(cube), cube);
    if (floorAt(board, cube) === 'full' || level === 1) return;
    const sideways = flies ? [[0, 0] as const, ...EIGHT_DIRECTIONS] : [[0, 0] as const];
    for (const [x, y] of sideways) {
      const below: Cube = [column + x, row + y, level - 1];
      if ((x === 0 && y === 0) || canPass(board, cube, below, size)) drop(below);
    }
  };
  let edge: readonly Cube[] = [from];
  for (let turn = 0; turn <= again; turn++) {
    for (const [column, row, level] of edge)
      for (const [x, y] of EIGHT_DIRECTIONS) {
        const over: Cube = [column + x, row + y, level];
        if (canPass(board, [column, row, level], over, size)) drop(over);
      }
    edge = [...ends.values()];
  }
  // Into a wall beside a full cube, it is slammed there and scattered on.
  return new Set(ends.keys());
}

const SETUPS = [setupOf, deadlySetup, gliderSetup];

/** How a fight begins. */
const FIGHTS: readonly string[] = ['whom-to-fight', 'blade', 'reply', 'fights'];

test(`K2 DZ-MOVE-04 ${GAMES} random games notice every cube of a way`, { timeout: 0 }, () => {
  const faults: string[] = [];
  const total = {
    entered: 0,
    enemies: 0,
    items: 0,
    falls: 0,
    thrown: 0,
    glides: 0,
    traps: 0,
    hatches: 0,
  };
  const followers: Follower[] = [];
  watchGames(deadzone, {
    seeds: Array.from({ length: GAMES }, (_, i) => i + 1),
    setupOf: (seed, random) =>
      SETUPS[seed % SETUPS.length]?.(seed, random) ?? setupOf(seed, random),
    playerOf: (seed) => (seed % 3 === 0 ? exploringPlayer : aggressivePlayer(new Map())),
    watcherOf: (_, seed): Watcher<Battle> => {
      const follower = new Follower(faults, `game ${seed}`);
      followers.push(follower);
      return (battle, seen) => follower.see(battle, seen);
    },
  });
  for (const { counts } of followers) {
    total.entered += counts.entered;
    total.enemies += counts.enemies;
    total.items += counts.items;
    total.falls += counts.falls;
    total.thrown += counts.thrown;
    total.glides += counts.glides;
    total.traps += counts.traps;
    total.hatches += counts.hatches;
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(total.entered).toBeGreaterThan(10 * GAMES);
  const { enemies, items, falls: fallen, thrown, traps } = total;
  expect(Math.min(enemies, items, fallen, thrown, traps)).toBeGreaterThan(0);
  if (GAMES > 100) expect(total.hatches).toBeGreaterThan(0);
  if (GAMES > 100) expect(total.glides).toBeGreaterThan(0);
});
