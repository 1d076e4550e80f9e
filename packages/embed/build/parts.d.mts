import type { GetManualChunk, OutputPlugin, Plugin, RenderedChunk, RollupBuild } from 'rollup';

export function chunkGroups(
  build: RollupBuild,
  widgets: readonly {
    readonly game: string;
    readonly kind: string;
    readonly entry: string;
    readonly firstQuestion: readonly string[];
  }[],
): Promise<GetManualChunk>;
export function sourcePlugins(): Plugin[];
export function localeFiles(entries: ReadonlyMap<string, string>): Plugin;
export function silenced(code: string): string;
export function shortLiterals(): Plugin;
export function shortened(code: string): Promise<string>;
export function minify(options?: {
  readonly calledOnLoad?: (chunk: RenderedChunk) => boolean;
}): OutputPlugin;
