import { TabMemory } from '../tab-memory.ts';

/** How far a lesson has come. */
interface GuideProgress {
  /** The answers of the player. */
  readonly answers: readonly string[];
  /** The cards that have been read. */
  readonly read: readonly string[];
}

/** The progress of a guided game, which survives a reload of the page. */
export class SavedGuide {
  readonly #memory: TabMemory;
  #written = '';

  constructor(element: Element) {
    this.#memory = new TabMemory(element, 'lesson');
  }

  /** The lesson that was under way; nothing where there was none. */
  get soFar(): GuideProgress | undefined {
    const text = this.#memory.read();
    if (text === undefined) return undefined;
    try {
      const { answers, read }: Readonly<Record<string, unknown>> = Object(JSON.parse(text));
      return { answers: words(answers), read: words(read) };
    } catch {
      return undefined;
    }
  }

  write(soFar: GuideProgress): void {
    const text = JSON.stringify(soFar);
    if (text !== this.#written) this.#memory.write(text);
    this.#written = text;
  }

  drop(): void {
    this.#memory.drop();
    this.#written = '';
  }
}

function words(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
