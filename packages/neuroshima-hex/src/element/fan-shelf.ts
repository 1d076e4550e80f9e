import { uiWords } from '@skirmish-kit/ui';
import { NO_FAN_ARMIES, type FanArmies } from './fan-armies.ts';

/** Where an element keeps the armies that its page brings. */
export class FanShelf {
  armies: FanArmies = NO_FAN_ARMIES;
  /** The addresses they came from. */
  #from = '';
  #sheet: CSSStyleSheet | undefined;

  /** Fetches what the addresses name, unless it is here already; tells whether anything changed. */
  async fill(pack: string, companion: string, still: () => boolean): Promise<boolean> {
    const from = `${pack} / ${companion}`;
    const here = pack + companion === '' && this.armies === NO_FAN_ARMIES;
    if (here || (from === this.#from && this.armies.problems.length === 0)) return false;
    const armies = await loadFanArmies(pack, companion);
    if (!still()) return false;
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

/**
 * The armies at the addresses a page names, and the code of those that bring some. Their reader is
 * fetched with them; in a bundle it lies in a file beside it. Nothing is thrown: what is wrong is
 * told, and the armies of the box can be played all the same.
 */
async function loadFanArmies(pack: string, companion: string): Promise<FanArmies> {
  if (!pack.trim() && !companion.trim()) return NO_FAN_ARMIES;
  try {
    const { readFanArmies } = await import('./fan-army-reader.ts');
    return await readFanArmies(pack, companion);
  } catch {
    const words = uiWords['room-missing'];
    const found = { path: 'pack', code: 'room-missing', params: {}, message: words.en, words };
    return { ...NO_FAN_ARMIES, problems: [found] };
  }
}
