/**
 * Chapters of a rulebook that only some games need, such as vehicles. The rules ask for a chapter at the
 * place where it begins; whoever makes a game that has it lets them learn it before. A page whose game
 * has none of them loads none.
 */
export interface Chapters<C extends object> {
  /** From now on every game knows these. */
  learn(chapters: Partial<C>): void;
  /** Whether a chapter was learnt: without it nobody can do what it is about. */
  knows(name: keyof C & string): boolean;
  /** A chapter that was learnt; rules only ask where the game has such things. */
  chapter<K extends keyof C & string>(name: K): C[K];
}

/**
 * The chapters that the rules of a system ask for.
 *
 * @example
 * ```ts
 * interface Sea {
 *   readonly ships: { speed(sails: number): number };
 * }
 * const sea = defineChapters<Sea>();
 * sea.learn({ ships: { speed: (sails) => 2 * sails } });
 * sea.chapter('ships').speed(3); // 6
 * ```
 */
export function defineChapters<C extends object>(): Chapters<C> {
  const known: Partial<C> = {};
  return {
    learn: (chapters) => void Object.assign(known, chapters),
    knows: (name) => known[name] !== undefined,
    chapter(name) {
      const found = known[name];
      if (found === undefined) throw new Error(`There is no chapter ${name}.`);
      return found;
    },
  };
}
