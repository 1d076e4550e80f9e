export function leansOn(root: string, file: string): string[];
export function weightOf(
  root: string,
  files: readonly string[],
): { readonly bytes: number; readonly gzip: number };
export function firstGameBytes(root: string, folder: string): number | undefined;
