import { watchGames, type Seen, type Watcher } from '@skirmish-kit/core/testing';
import { distance } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import type { Battle, Figure } from './state.ts';
import { setupOf } from './testing/random-games.ts';
import { scores } from './victory.ts';

/** Each game is looked at closely: a long run plays one for ten of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 240) / 10);

/**
 * RX-TURN-03: a figure that is out scores for all other sides, for any cause: shots, blades, flames, own
 * grenades, a rout off the table. So no culprit has to be found; what counts is that none is lost.
 */
class Scorer {
  readonly #out = new Set<string>();
  readonly #holders = new Map<string, string>();
  readonly #hacked = new Map<string, number>();

  see(seen: Seen): void {
    if (seen.kind !== 'event') return;
    const { figure, object, objective, seat } = seen.params;
    switch (seen.about) {
      case 'eliminated':
      case 'fled':
        this.#out.add(String(figure));
        break;
      case 'revived':
        this.#out.delete(String(figure));
        break;
      case 'picks-up':
        this.#holders.set(String(object), String(figure));
        break;
      case 'drops':
        this.#holders.delete(String(object));
        break;
      case 'hacked':
        this.#hacked.set(String(objective), Number(seat));
        break;
    }
  }

  get lost(): number {
    return this.#out.size;
  }

  /** What every side should have by what was told. */
  points({ sides, figures, things, objectives, victory }: Battle): readonly number[] {
    const seatOf = (id: string | undefined) => figures.find((each) => each.id === id)?.seat;
    return sides.map(({ seat }) => {
      let points = 0;
      for (const each of figures)
        if (this.#out.has(each.id) && each.seat !== seat)
          points += victory.casualty * (isWorthTwo(each) ? 2 : 1);
      for (const thing of things)
        if (seatOf(this.#holders.get(thing.id)) === seat) points += thing.points;
      for (const objective of objectives) {
        const near = figures.filter(
          (each) =>
            !this.#out.has(each.id) &&
            each.reaction !== 'rout' &&
            distance(each, { at: objective.at, radius: 0 }) <= objective.reach * 10,
        );
        const owner = objective.kind === 'hack' ? this.#hacked.get(objective.id) : onlySeat(near);
        if (owner === seat) points += objective.points;
      }
      return points;
    });
  }
}

function isWorthTwo({ role }: Figure): boolean {
  return role === 'hero' || role === 'leader';
}

function onlySeat(figures: readonly Figure[]): number | undefined {
  const [first] = figures;
  return figures.every(({ seat }) => seat === first?.seat) ? first?.seat : undefined;
}

test(
  `K5 RX-TURN-03 nobody who is out is lost to the points in ${GAMES} random games`,
  {
    timeout: 0,
  },
  () => {
    const faults: string[] = [];
    const scorers: Scorer[] = [];
    watchGames(reaction, {
      seeds: Array.from({ length: GAMES }, (_, i) => i + 1),
      setupOf,
      watcherOf: (_, seed): Watcher<Battle> => {
        const scorer = new Scorer();
        scorers.push(scorer);
        return (battle, seen) => {
          scorer.see(seen);
          if (seen.kind !== 'choice') return;
          const [due, found] = [scorer.points(battle).join(), scores(battle).join()];
          if (due !== found) faults.push(`game ${seed}: logged ${due}, scored ${found}`);
        };
      },
    });
    expect(faults.slice(0, 10)).toEqual([]);
    expect(scorers.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(GAMES);
  },
);
