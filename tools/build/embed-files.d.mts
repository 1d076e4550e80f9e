/** What a build has made. */
export interface EmbedManifest {
  readonly widgets: Readonly<
    Record<
      string,
      {
        readonly game: string;
        readonly kind: string;
        readonly element: readonly string[];
        readonly firstQuestion: readonly string[];
      }
    >
  >;
  readonly files: readonly string[];
}
export const MANIFEST: string;
export function embedManifest(dist: string): EmbedManifest;
export function embedFiles(dist: string): string[];
