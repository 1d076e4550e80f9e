import type { PackPin } from '@skirmish-kit/core';
import { uiWords } from '@skirmish-kit/ui';
import { NO_FAN_ARMIES, type FanArmies } from '../packs/fan-armies.ts';

/** Where an element keeps the armies that its page brings. */
export class FanShelf {
  armies: FanArmies = NO_FAN_ARMIES;
  /** The addresses they came from. */
  #from = '';
  #sheet: CSSStyleSheet | undefined;

  /** Fetches what the addresses name, unless it is here already; tells whether anything changed. */
  async fill(
    pack: string,
    companion: string,
    record: string,
    wanted: () => boolean,
  ): Promise<boolean> {
    const inside = await packsInside(record);
    const from = [pack, companion, ...inside.map(({ hash }) => hash)].join(' / ');
    const nothing = pack + companion === '' && inside.length === 0;
    const here = nothing && this.armies === NO_FAN_ARMIES;
    if (here || (from === this.#from && this.armies.problems.length === 0)) return false;
    const armies = await loadFanArmies(pack, companion, inside);
    if (!wanted()) return false;
    this.armies = armies;
    this.#from = from;
    return true;
  }

  /** Gives the armies their colours. */
  dress(root: DocumentFragment | HTMLElement): void {
    const { styles } = this.armies;
    if (!(root instanceof ShadowRoot) || (!styles && !this.#sheet)) return;
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      root.adoptedStyleSheets.push(this.#sheet);
    }
    this.#sheet.replaceSync(styles);
  }
}

/** The small packs that travel inside a record; a record that cannot be read is told elsewhere. */
async function packsInside(record: string): Promise<readonly PackPin[]> {
  if (!record) return [];
  const { pinsInside } = await import('./reading.ts');
  return pinsInside(record);
}

/**
 * The armies at the addresses a page names, and the code of those that bring some. Their reader is
 * fetched with them; in a bundle it lies in a file beside it. Nothing is thrown: what is wrong is
 * told, and the armies of the box can be played all the same.
 */
async function loadFanArmies(
  pack: string,
  companion: string,
  inside: readonly PackPin[],
): Promise<FanArmies> {
  if (!pack.trim() && !companion.trim() && inside.length === 0) return NO_FAN_ARMIES;
  try {
    const { readFanArmies } = await import('./pack-reader.ts');
    return await readFanArmies(pack, companion, inside);
  } catch {
    const words = uiWords['room-missing'];
    const found = { path: 'pack', code: 'room-missing', params: {}, message: words.en, words };
    return { ...NO_FAN_ARMIES, problems: [found] };
  }
}
