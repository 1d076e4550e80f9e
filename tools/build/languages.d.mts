import type { Plugin } from 'rollup';

export function localeFiles(entries: ReadonlyMap<string, string>): Plugin;
export function silenced(code: string): string;
