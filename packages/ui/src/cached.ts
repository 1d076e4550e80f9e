/** The last value that was made, for as long as what it was made from is the same. */
export class Cached<T> {
  #last: { readonly from: readonly unknown[]; readonly value: T } | undefined;

  get(from: readonly unknown[], make: () => T): T {
    const last = this.#last;
    if (last && from.every((each, i) => each === last.from[i])) return last.value;
    const value = make();
    this.#last = { from, value };
    return value;
  }

  clear(): void {
    this.#last = undefined;
  }
}
