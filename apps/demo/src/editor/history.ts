/** Undo and redo for the editor. */
export class History<T> {
  #past: T[] = [];
  #future: T[] = [];
  #now: T;
  #kind: string | undefined;

  constructor(now: T) {
    this.#now = now;
  }

  get now(): T {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Adds an edit; several of one kind in a row (typing) are undone together. */
  put(next: T, kind?: string): void {
    const goesOn = kind !== undefined && kind === this.#kind;
    if (!goesOn) this.#past.push(this.#now);
    this.#now = next;
    this.#kind = kind;
    this.#future = [];
  }

  /** Makes the next edit a separate step. */
  pause(): void {
    this.#kind = undefined;
  }

  undo(): void {
    this.#step(this.#past, this.#future);
  }

  redo(): void {
    this.#step(this.#future, this.#past);
  }

  #step(from: T[], to: T[]): void {
    const next = from.pop();
    if (next === undefined) return;
    to.push(this.#now);
    this.#now = next;
    this.#kind = undefined;
  }
}
