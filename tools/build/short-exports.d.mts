import type { OutputPlugin } from 'rollup';

export function shortExports(): OutputPlugin;
