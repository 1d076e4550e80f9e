import { Game } from '../game.ts';
import { seededRandom } from '../random.ts';
import { hashState } from '../state.ts';
import type { PlayableSystem } from '../system.ts';

/**
 * A game answered at random: how many answers there were, which one was given, and the state at its
 * end. Under even seeds every kind of answer is as likely as another, so that what is offered once in a
 * hundred answers is tried too; under odd ones every answer, so that more than ends of turns is tried.
 */
export function playRandomGame<S, Setup>(
  system: PlayableSystem<S, Setup>,
  seed: number,
): readonly (number | string)[] {
  const game = new Game(system, system.defaults, { seed });
  const random = seededRandom(seed);
  const reported: (number | string)[] = [];
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    const kinds = [...new Set(ask.options.map(({ key }) => kindOf(key)))];
    const kind = kinds[random.between(0, kinds.length - 1)];
    const alike =
      seed % 2 === 0 ? ask.options.filter(({ key }) => kindOf(key) === kind) : ask.options;
    const key = alike[random.between(0, alike.length - 1)]?.key ?? '';
    reported.push(ask.options.length, key);
    game.answer(key);
  }
  return [...reported, hashState(game.state)];
}

function kindOf(key: string): string {
  return key.split(':')[0] ?? key;
}
