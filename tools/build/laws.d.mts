import type { Plugin } from 'rollup';

export function lawsBeside(): Plugin;
export function standIn(source: string): string;
