import { safeStorage } from './safe-storage.ts';

/**
 * Whether one click is enough where nothing is at stake, and a finished activation ends by itself. On
 * unless the player has turned it off; remembered in the browser for each game.
 */
export class QuickPlay {
  readonly #place: () => string;
  #isOn: boolean | undefined;

  constructor(tag: () => string) {
    this.#place = () => `${tag()}:quick-play`;
  }

  get isOn(): boolean {
    return (this.#isOn ??= safeStorage().read(this.#place()) !== 'off');
  }

  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    safeStorage().write(this.#place(), isOn ? 'on' : 'off');
  }
}
