export function leansOn(root: string, file: string): string[];
export function weightOf(
  root: string,
  files: readonly string[],
): { readonly bytes: number; readonly gzip: number };
/** What a first game loads. */
export interface FirstGame {
  /** What it weighs as it travels. */
  readonly bytes: number;
  /** The files beside `embed.js`. */
  readonly beside: readonly string[];
}
export function firstGame(root: string, folder: string): FirstGame | undefined;
