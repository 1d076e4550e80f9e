import { watchGames, type Seen, type Watcher } from '@skirmish-kit/core/testing';
import { canStep, hasFloor, makeCube, sameCube, type Cube } from '../board/index.ts';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import { has } from './ability.ts';
import { slotsOf } from './carry.ts';
import { boardOf, moverOf } from './battlefield.ts';
import { enemiesBeside, hasJumpPack, modelOf } from './models.ts';
import type { Battle, ModelId } from './state.ts';
import { setupOf } from './testing/any-setup.ts';
import { deadlySetup } from './testing/deadly-games.ts';
import { exploringPlayer } from './testing/players.ts';

/** Each game is looked at closely: a long run plays one for ten of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 10);

/** What has to happen next, because of the cube that a walking model has just entered. */
interface Due {
  readonly model: ModelId;
  readonly cube: string;
  /** A fall comes first. */
  readonly falls: boolean;
  /** Enemies to be fought there, or items that may be picked up. */
  readonly meets: 'enemies' | 'items' | 'nothing';
}

/** Walks along with every model, cube by cube, and says what the rules should notice in each. */
class Follower {
  readonly counts = { entered: 0, enemies: 0, items: 0, falls: 0 };
  readonly #faults: string[];
  readonly #where: string;
  #before = new Map<ModelId, Cube>();
  #due: Due | undefined;

  constructor(faults: string[], where: string) {
    this.#faults = faults;
    this.#where = where;
  }

  see(battle: Battle, seen: Seen): void {
    if (seen.kind === 'chance' && seen.about !== 'token') return this.#remember(battle);
    const model = String(seen.params['model'] ?? '');
    this.#settle(seen, model);
    if (seen.kind === 'event' && seen.about === 'moves') this.#entered(battle, model);
    this.#remember(battle);
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
    const isFoe = enemiesBeside(battle, model).length > 0;
    const picks = lying && slotsOf(battle, model) > 0;
    const meets = !isFloor ? 'nothing' : isFoe ? 'enemies' : picks ? 'items' : 'nothing';
    if (falls) this.counts.falls++;
    if (meets !== 'nothing') this.counts[meets]++;
    this.#due = { model: id, cube: makeCube(cube), falls, meets };
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

/** How a fight begins. */
const FIGHTS: readonly string[] = ['whom-to-fight', 'blade', 'reply', 'fights'];

test(`K2 DZ-MOVE-04 ${GAMES} random games notice every cube of a way`, { timeout: 0 }, () => {
  const faults: string[] = [];
  const total = { entered: 0, enemies: 0, items: 0, falls: 0 };
  const followers: Follower[] = [];
  watchGames(deadzone, {
    seeds: Array.from({ length: GAMES }, (_, i) => i + 1),
    setupOf: (seed, random) => (seed % 2 === 0 ? setupOf : deadlySetup)(seed, random),
    playerOf: (seed) => (seed % 3 === 0 ? exploringPlayer : undefined),
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
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(total.entered).toBeGreaterThan(10 * GAMES);
  expect(Math.min(total.enemies, total.items, total.falls)).toBeGreaterThan(0);
});
