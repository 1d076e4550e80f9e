/** Leaves English in the code and puts French aside, by English sentence. */
export function shorten(code: string, french: Map<string, string[]>): string;

/** The code of a module whose pairs of sentences are empty. */
export function silenced(code: string): string;
