import { hashState, problemFactory, type Problem } from '@skirmish-kit/core';
import { SaveSlot } from './save-slot.ts';
import { safeStorage } from './safe-storage.ts';

/** Pages of a book in storage: two take turns; more only where one is damaged. */
const MOST_PAGES = 8;

/** `book 1 <number of the page> <length of its text> <fingerprint>`, and the text below. */
const HEAD = /^book 1 (\d{1,12}) (\d{1,9}) ([\da-z]+)\n/;

const damageProblem = /* @__PURE__ */ problemFactory({
  'book-cut': {
    en: 'The page has {found} of {expected} characters: it was cut off while it was written. Nothing was changed; open a file that was exported before, or begin anew.',
    fr: 'La page a {found} caractères sur {expected}\u00a0: elle a été coupée pendant l’écriture. Rien n’a été changé\u00a0; ouvrez un fichier exporté auparavant, ou recommencez.',
  },
  'book-changed': {
    en: 'The page is not what was written: its fingerprint is {found} and should be {expected}. Nothing was changed; open a file that was exported before, or begin anew.',
    fr: 'La page n’est pas ce qui fut écrit\u00a0: son empreinte est {found} et devrait être {expected}. Rien n’a été changé\u00a0; ouvrez un fichier exporté auparavant, ou recommencez.',
  },
  'not-a-book': {
    en: 'This is no page of a book: it should begin with “book 1”, its number, its length and its fingerprint. Nothing was changed.',
    fr: 'Ce n’est pas une page de livre\u00a0: elle devrait commencer par «\u00a0book 1\u00a0», son numéro, sa longueur et son empreinte. Rien n’a été changé.',
  },
});

/** The content of one of the places of a book. */
interface Page {
  readonly key: string;
  readonly text: string;
  readonly number: number;
  readonly corruption: Problem | undefined;
}

/**
 * A save that outlives games, such as that of a campaign. Each page is written next to the last good
 * one, with its length and its checksum, and counts once it is complete: an interrupted save leaves
 * the old page or the new one. A damaged page is reported and
 * never written over.
 *
 * @example
 * ```ts
 * const book = new CampaignSave('my-campaign');
 * // Where a page has storage this is 'kept'.
 * book.write('skirmish 1\n…'); // 'not-kept'
 * ```
 */
export class CampaignSave extends SaveSlot {
  /** The last text written, though it is unknown whether it was stored. */
  #tried = '';

  override get text(): string {
    const pages = this.#pages() ?? [];
    return (newest(pages) ?? pages[0])?.text ?? '';
  }

  /** A text that this book tried to write is its own, even if only a torn page was stored. */
  override get holdsOtherGame(): boolean {
    if (!super.holdsOtherGame) return false;
    return this.#tried === '' || (!this.corruption && this.text !== this.#tried);
  }

  /** Something is wrong with every page there is. */
  override get corruption(): Problem | undefined {
    const pages = this.#pages() ?? [];
    return newest(pages) ? undefined : pages[0]?.corruption;
  }

  /** Damaged pages: a save was interrupted, or somebody else wrote there. */
  get corruptPages(): readonly Problem[] {
    return (this.#pages() ?? []).flatMap(({ corruption: damage }) => damage ?? []);
  }

  /** Removes damaged pages: somebody has seen them. */
  discardCorruptPages(): void {
    for (const { key, corruption: damage } of this.#pages() ?? [])
      if (damage) safeStorage().drop(key);
  }

  /** Writes to a free place or over an older page; where it cannot be told which, nowhere. */
  protected override put(text: string): boolean {
    const pages = this.#pages();
    if (!pages) return false;
    const last = newest(pages);
    const key = this.#keys.find((each) => {
      const page = pages.find((other) => other.key === each);
      return !page || (!page.corruption && page !== last);
    });
    if (key === undefined) return false;
    const number = (last?.number ?? 0) + 1;
    this.#tried = text;
    safeStorage().write(key, `book 1 ${number} ${text.length} ${hashState(text)}\n${text}`);
    const now = newest(this.#pages() ?? []);
    return now?.number === number && now.text === text;
  }

  /** The oldest first: what is interrupted leaves the last page. */
  protected override remove(): void {
    const good = (this.#pages() ?? []).filter(({ corruption: damage }) => !damage);
    for (const { key } of good.sort((a, b) => a.number - b.number)) safeStorage().drop(key);
  }

  get #keys(): readonly string[] {
    return Array.from({ length: MOST_PAGES }, (_, i) => `${this.key}:page-${i + 1}`);
  }

  #pages(): readonly Page[] | undefined {
    const found = readAll(this.#keys);
    return found?.flatMap(([key, raw]) => (raw === '' ? [] : [readPage(key, raw)]));
  }
}

/** The entries under these keys; `undefined` if storage cannot be read. */
function readAll(keys: readonly string[]): readonly (readonly [string, string])[] | undefined {
  try {
    const { localStorage } = globalThis;
    return keys.map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    return undefined;
  }
}

function newest(pages: readonly Page[]): Page | undefined {
  return pages
    .filter(({ corruption: damage }) => !damage)
    .reduce<Page | undefined>(
      (best, page) => (best && best.number > page.number ? best : page),
      undefined,
    );
}

function readPage(key: string, raw: string): Page {
  const [head, number = '0', length = '0', fingerprint = ''] = HEAD.exec(raw) ?? [];
  if (head === undefined)
    return { key, text: raw, number: 0, corruption: damageProblem(key, 'not-a-book') };
  const text = raw.slice(head.length);
  const page = { key, text, number: Number(number) };
  const [expected, found] = [Number(length), text.length];
  if (found !== expected)
    return { ...page, corruption: damageProblem(key, 'book-cut', { found, expected }) };
  const print = hashState(text);
  const damage =
    print === fingerprint
      ? undefined
      : damageProblem(key, 'book-changed', { found: print, expected: fingerprint });
  return { ...page, corruption: damage };
}
