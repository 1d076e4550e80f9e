/** A widget of a built embed. */
export interface BuiltWidget {
  readonly name: string;
  readonly game: string;
  readonly kind: string;
  readonly files: readonly string[];
}
export function widgetsIn(dist: string): readonly BuiltWidget[];
export function gzipSize(dist: string, files: readonly string[]): number;
