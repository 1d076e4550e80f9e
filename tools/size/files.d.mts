/** A widget of a built embed. */
export interface BuiltWidget {
  readonly name: string;
  readonly game: string;
  readonly kind: string;
  /** What the element needs to show anything at all. */
  readonly element: readonly string[];
  /** What the first view loads: for a game, all that its first question needs. */
  readonly files: readonly string[];
}
export function widgetsIn(dist: string): readonly BuiltWidget[];
export function gzipSize(dist: string, files: readonly string[]): number;
