export function weightOf(
  root: string,
  files: readonly string[],
): { readonly bytes: number; readonly gzip: number };
/** What a first game loads. */
export interface FirstGame {
  /** What it weighs as it travels. */
  readonly bytes: number;
  /** The files beside `embed.js` that are there before its first question. */
  readonly beside: readonly string[];
}
export function filesOfFirstGame(
  root: string,
  room: string,
): { readonly before: readonly string[]; readonly after: readonly string[] };
export function firstGame(root: string, folder: string): FirstGame | undefined;
