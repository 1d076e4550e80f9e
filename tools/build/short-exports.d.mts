import type { OutputPlugin } from 'rollup';

export function shortExports(): OutputPlugin;

interface Exported {
  readonly name: string;
  readonly local: string;
}

export function renamable(
  exported: readonly Exported[],
  stays: readonly Exported[],
  passedOn: readonly string[],
): readonly Exported[];
