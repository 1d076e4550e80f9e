import type { Plugin } from 'rollup';

export function learntLater(folder: string): Plugin;
export function standIn(source: string, mayBeMissing?: boolean): string;
export function handsFor(source: string, kinds: ReadonlySet<string>): string;
