declare module 'virtual:showcases' {
  import type { Showcase } from '@skirmish-kit/ui/showcase';
  /** The showcase of each system, by the folder of its package. */
  const showcases: Readonly<Record<string, Showcase>>;
  export default showcases;
}

declare module 'virtual:first-question-bytes' {
  /** What a page loads for the first question of each game, compressed, by the folder of its package. */
  const bytes: Readonly<Record<string, number>>;
  export default bytes;
}

declare module 'virtual:elements' {
  /** Loads the code of an element, by the entry that defines it: `reaction/define`. */
  const loaders: Readonly<Record<string, () => Promise<unknown>>>;
  export default loaders;
}

declare module 'virtual:systems' {
  import type { AnySystem } from '@skirmish-kit/core';
  /** Loads a system, by the folder of its package. */
  const loaders: Readonly<Record<string, () => Promise<AnySystem>>>;
  export default loaders;
}

declare module 'virtual:rule-source' {
  /** The source of the rule that the front page shows. */
  const source: string;
  export default source;
}

declare module 'virtual:licence' {
  const licence: string;
  export default licence;
}
