import type { Plugin } from 'rollup';

export function bundlePlugins(): Plugin[];
export function typescript(): Plugin;
