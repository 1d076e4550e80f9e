/** The last value that was made, for as long as what it was made from is the same. */
export class Cached<T> {
  #last: { readonly from: readonly unknown[]; readonly value: T } | undefined;

  get(from: readonly unknown[], make: () => T): T {
    const last = this.#last;
    if (last && isSame(last.from, from)) return last.value;
    const value = make();
    this.#last = { from, value };
    return value;
  }

  clear(): void {
    this.#last = undefined;
  }
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false;
  return true;
}
