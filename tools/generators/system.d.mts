interface Tree {
  exists(path: string): boolean;
  read(path: string, encoding: 'utf8'): string;
  write(path: string, text: string): void;
}

/** Lays out a system; what it returns lists it, installs it and compiles its schema afterwards. */
export default function system(
  tree: Tree,
  options: { readonly name: string; readonly prefix?: string },
): Promise<() => void>;
