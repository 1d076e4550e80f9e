import { unsafeCSS } from 'lit';
import { isProblems, type Problem } from '@skirmish-kit/core';
import { attributeText, type GameChunks, type LoadedPacks } from '../element-definition.ts';
import { adoptStyles } from '../frame/adopt-styles.ts';
import type { GameHost } from '../game-host.ts';

/** The part of the element that the controller uses. */
type PackHost = Pick<GameHost, 'language' | 'renderRoot' | 'attributeValues' | 'send'>;

/** Loads packs. */
type PackChunks = Pick<GameChunks<never, never, string>, 'packs' | 'packPins'>;

/** The packs that the page names, and those inside the record that it opens. */
export class PackController {
  #packs: LoadedPacks | undefined;
  #problems: readonly Problem[] = [];
  /** The source of the loaded packs. */
  #loadedFrom = '';
  readonly #host: PackHost;

  constructor(host: PackHost) {
    this.#host = host;
  }

  get packs(): LoadedPacks | undefined {
    return this.#packs;
  }

  /** The problems of packs; packs without problems can be used. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** Loads the packs of a launch, unless they are loaded already. */
  async load(chunks: PackChunks, record: string, signal: AbortSignal): Promise<void> {
    if (!chunks.packs) return;
    const { attributeValues, language, renderRoot } = this.#host;
    const pins = record ? ((await chunks.packPins?.(record)) ?? []) : [];
    if (signal.aborted) return;
    const [pack, companion] = ['pack', 'companion'].map((name) =>
      attributeText(attributeValues, name).trim(),
    );
    const from = [pack, companion, ...pins.map(({ hash }) => hash)].filter(Boolean).join(' / ');
    if (from !== this.#loadedFrom || this.#problems.length > 0) {
      const request = { pack: pack ?? '', companion: companion ?? '', pins, language };
      const loaded = from === '' ? undefined : await chunks.packs(request);
      if (signal.aborted) return;
      this.#loadedFrom = from;
      this.#packs = isProblems(loaded) ? undefined : loaded;
      this.#problems = isProblems(loaded) ? loaded : (loaded?.problems ?? []);
      const styles = this.#packs?.styles;
      if (styles) adoptStyles(renderRoot, unsafeCSS(styles));
    }
    if (this.#problems.length > 0) this.#host.send('skirmish-error', { problems: this.#problems });
  }

  /** Problems that keep a game from beginning; a recorded game is shown all the same. */
  blocking(record: string): readonly Problem[] {
    return record || this.#packs ? [] : this.#problems;
  }
}
