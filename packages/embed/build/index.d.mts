/** The files of an embed. */
export interface EmbedManifest {
  readonly widgets: Readonly<Record<string, BuiltWidget>>;
  /** All files that a page may load. */
  readonly files: readonly string[];
}

export interface BuiltWidget {
  readonly game: string;
  readonly kind: string;
  /** What the element needs. */
  readonly element: readonly string[];
  /** What the first question of a game needs besides. */
  readonly firstQuestion: readonly string[];
}

export interface EmbeddedGame {
  readonly id: string;
  readonly folder: string;
  readonly widgets: Readonly<Record<string, WidgetSource>>;
}

/** A widget as package.json declares it under `skirmish.embeds`. */
export interface WidgetSource {
  /** The module that defines the element. */
  readonly entry: string;
  /** The modules that are loaded for the first question of a game. */
  readonly firstQuestion?: readonly string[];
  /** Workers by name. */
  readonly workers?: Readonly<Record<string, string>>;
}

export const MANIFEST: string;
export function embedManifest(dist: string): EmbedManifest;
/** Builds the embeds that the package.json in a folder declares, into its folder `dist`. */
export function buildPackageEmbed(folder: string): Promise<void>;
/** Builds what pages load for one game, or for several that share what they have in common. */
export function buildEmbed(
  out: string,
  games: readonly EmbeddedGame[],
  names: { nameOf(game: string, widget: string): string; readonly script: string },
): Promise<EmbedManifest>;
/** Names the licences of the libraries that a file contains (a plugin for Rollup and Vite). */
export function notices(): { readonly name: string };
