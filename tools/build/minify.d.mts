import type { OutputPlugin } from 'rollup';

export function minify(options?: { readonly calledOnLoad?: boolean }): OutputPlugin;
