import type { OutputPlugin } from 'rollup';

export function minify(options?: {
  readonly calledOnLoad?: (fileName: string) => boolean;
}): OutputPlugin;
