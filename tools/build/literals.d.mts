import type { Plugin } from 'rollup';

export function shortLiterals(): Plugin;
export function shortened(code: string): Promise<string>;
