declare module 'virtual:showcases' {
  import type { Showcase } from '@skirmish-kit/ui/showcase';
  /** What each system shows of itself, by the folder of its package. */
  const showcases: Readonly<Record<string, Showcase>>;
  export default showcases;
}

declare module 'virtual:first-games' {
  /** What a first game weighs as it travels, and its files beside `embed.js`, by the folder of its package. */
  const games: Readonly<
    Record<string, { readonly bytes: number; readonly beside: readonly string[] } | undefined>
  >;
  export default games;
}

declare module 'virtual:elements' {
  /** What fetches the code of an element, by the entry that defines it: `reaction/define`. */
  const loaders: Readonly<Record<string, () => Promise<unknown>>>;
  export default loaders;
}

declare module 'virtual:systems' {
  import type { AnySystem } from '@skirmish-kit/core';
  /** What fetches a system, by the folder of its package. */
  const loaders: Readonly<Record<string, () => Promise<AnySystem>>>;
  export default loaders;
}

declare module 'virtual:rule-source' {
  /** The file of the rule that the front page shows, as it stands in its package. */
  const source: string;
  export default source;
}

declare module 'virtual:licence' {
  const licence: string;
  export default licence;
}
