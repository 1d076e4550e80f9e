import type { OutputPlugin, Plugin, RenderedChunk } from 'rollup';

export function sourcePlugins(): Plugin[];
export function localeFiles(entries: ReadonlyMap<string, string>): Plugin;
export function silenced(code: string): string;
export function shortLiterals(): Plugin;
export function shortened(code: string): Promise<string>;
export function minify(options?: {
  readonly calledOnLoad?: (chunk: RenderedChunk) => boolean;
}): OutputPlugin;
