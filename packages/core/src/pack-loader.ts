import type { Problem } from './problem.ts';
import type { GameSystem } from './system.ts';
import type { LocalisedText } from './localised-text.ts';

/** A kind of pack that a system reads: gangs and scenarios, armies, factions. */
export interface PackType {
  readonly id: string;
  readonly title: LocalisedText;
  /** By which field a pack says that it is one: `format` is `neuroshima-army/1`. */
  readonly mark: { readonly field: string; readonly value: string };
  /** Its JSON Schema, for editors. */
  schema(): Promise<object>;
}

/** A pack that was read and found good. */
export interface LoadedPack {
  readonly id: string;
  readonly title: LocalisedText;
  /** {@link packHash} of what was read: records name it. */
  readonly hash: string;
  /** The pack itself, as plain data. */
  readonly content: unknown;
  /** The URL it was loaded from. */
  readonly address?: string;
  /** Warnings: legal, but probably not meant. */
  readonly warnings: readonly Problem[];
}

/** Reads packs and adds them to a system's library. */
export interface PackLoader<S, Setup> {
  readonly sorts: readonly PackType[];
  /** Reads an untrusted pack, or returns all its problems. */
  read(text: string): LoadedPack | readonly Problem[];
  /**
   * The same system with further packs; `companions` are modules with the code that data cannot
   * say, which only the host can name.
   */
  with(
    packs: readonly LoadedPack[],
    companions?: readonly unknown[],
  ): GameSystem<S, Setup> | readonly Problem[];
}
