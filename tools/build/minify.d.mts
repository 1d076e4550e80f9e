import type { OutputPlugin, RenderedChunk } from 'rollup';

export function minify(options?: {
  readonly calledOnLoad?: (chunk: RenderedChunk) => boolean;
}): OutputPlugin;
