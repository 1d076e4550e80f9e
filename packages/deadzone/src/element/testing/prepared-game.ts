import { Game, makeRecord, seededRandom, type ChoiceRequest } from '@skirmish-kit/core';
import type { DeadzoneSetup } from '../../rules/setup-input.ts';
import type { Battle } from '../../rules/state.ts';
import { deadzone } from '../../system.ts';

const ATTACKS = /^(?:die-)?(?:shoot|fire-for-effect|fight):/;

/**
 * Plays a battle by lot, attacking whenever it can, until a moment is there; with nothing to look
 * for, to its end.
 */
export function gameAt(
  seed: number,
  isThere: (battle: Battle, ask: ChoiceRequest) => boolean = () => false,
): Game<Battle, DeadzoneSetup> {
  const game = new Game(deadzone, deadzone.defaults, { seed });
  const random = seededRandom(seed);
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    if (isThere(game.state, ask)) return game;
    const keys = ask.options.map(({ key }) => key);
    const attacks = keys.filter((key) => ATTACKS.test(key));
    const among = attacks.length > 0 ? attacks : keys;
    game.answer(among[random.between(0, among.length - 1)] ?? '');
  }
  return game;
}

/** The same as a record, to be opened by an element. */
export function recordAt(...found: Parameters<typeof gameAt>): string {
  return makeRecord(gameAt(...found));
}
