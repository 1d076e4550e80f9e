/** How a worker is started; see {@link WorkerStart}. */
export type WorkerClass = new (url: URL, options: WorkerOptions) => Worker;

/**
 * Starts a worker with the class it is given. Written out in full, so that bundlers find the file:
 *
 * ```ts
 * (Worker) => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
 * ```
 */
export type WorkerStart = (Worker: WorkerClass) => Worker;

/** A request to a worker and its reply. */
export interface WorkerTask {
  readonly id: number;
  readonly task: unknown;
}

export type WorkerReply =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly fault: string };

/** A worker that has said nothing at all after so long, in milliseconds, is given up. */
const PATIENCE = 10_000;
/** A worker that is thinking and says nothing for so long, in milliseconds, hangs or is gone. */
const LONGEST_THOUGHT = 30_000;

/** A task that was sent, and who waits for its answer. */
interface Sent {
  readonly task: unknown;
  readonly settle: (reply: WorkerReply | undefined) => void;
}

/**
 * A worker of the page that several elements share. Where a page allows none (its policy, a locked
 * frame, Trusted Types), {@link ready} returns that, and the caller computes on the main thread. A
 * worker that stops answering is restarted once with its pending work; after that there is none.
 */
export class PageWorker {
  /** Whether it works; known soon after it was started. */
  readonly ready: Promise<boolean>;
  readonly #start: WorkerStart;
  readonly #waiting = new Map<number, Sent>();
  readonly #settle: (works: boolean) => void;
  #worker: Worker | undefined;
  #asked = 0;
  #isSecond = false;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(start: WorkerStart) {
    this.#start = start;
    let settle = (_: boolean): void => {};
    this.ready = new Promise((resolve) => (settle = resolve));
    this.#settle = settle;
    const timer = setTimeout(() => this.#fail(), PATIENCE);
    void this.ready.then(() => clearTimeout(timer));
    this.#open();
  }

  #open(): void {
    try {
      const worker = (this.#worker = this.#start(workerOfThisPage()));
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => this.#hear(data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#fail();
      };
      worker.onmessageerror = () => this.#fail();
    } catch {
      this.#fail();
    }
  }

  /** Sends a task; `undefined` when no worker can do it. A fault in the worker is thrown. */
  async ask(task: unknown): Promise<unknown> {
    if (!(await this.ready) || !this.#worker) return undefined;
    const id = this.#asked++;
    const reply = new Promise<WorkerReply | undefined>((settle) =>
      this.#waiting.set(id, { task, settle }),
    );
    try {
      this.#worker.postMessage({ id, task } satisfies WorkerTask);
    } catch {
      this.#waiting.delete(id);
      return undefined;
    }
    if (this.#waiting.size === 1) this.#listen();
    const said = await reply;
    if (said && 'fault' in said) throw new Error(said.fault);
    return said && 'answer' in said ? said.answer : undefined;
  }

  /** Ends it; what is still being thought about is never answered. */
  close(): void {
    this.#waiting.clear();
    this.#listen();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#settle(false);
  }

  /** Gives it time for the next word, while anybody waits for one. */
  #listen(): void {
    clearTimeout(this.#silence);
    if (this.#waiting.size > 0)
      this.#silence = setTimeout(() => this.#fallSilent(), LONGEST_THOUGHT);
  }

  #fallSilent(): void {
    if (this.#isSecond) return this.#fail();
    this.#isSecond = true;
    this.#worker?.terminate();
    this.#open();
    for (const [id, { task }] of this.#waiting)
      this.#worker?.postMessage({ id, task } satisfies WorkerTask);
    this.#listen();
  }

  #hear(reply: WorkerReply): void {
    if ('ready' in reply) return this.#settle(true);
    this.#waiting.get(reply.id)?.settle(reply);
    this.#waiting.delete(reply.id);
    this.#listen();
  }

  #fail(): void {
    const waiting = [...this.#waiting.values()];
    this.close();
    for (const { settle } of waiting) settle(undefined);
  }
}

/**
 * Starts workers on a page of any origin. A file of another server, or of a page without an origin
 * of its own, is reached through a worker of this page that loads it.
 */
function workerOfThisPage(): WorkerClass {
  return class extends Worker {
    constructor(url: URL, options: WorkerOptions) {
      if (url.origin === globalThis.origin) super(url, options);
      else super(loaderOf(url));
    }
  };
}

function loaderOf({ href }: URL): string {
  const code = `importScripts(${JSON.stringify(href)})`;
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

/** The workers of this page by name, and how many elements use each. */
const workers = new Map<string, { readonly worker: PageWorker; users: number }>();

/** A place at the worker of that name; the first to come starts it, the last to go ends it. */
export function acquireWorker(name: string, start: WorkerStart): PageWorker {
  const found = workers.get(name) ?? { worker: new PageWorker(start), users: 0 };
  workers.set(name, found);
  found.users++;
  return found.worker;
}

export function releaseWorker(name: string): void {
  const found = workers.get(name);
  if (!found || --found.users > 0) return;
  workers.delete(name);
  found.worker.close();
}

/**
 * The worker's side: answers every task that comes, one after the other.
 *
 * @example
 * ```ts
 * // In a worker; the page asks with `acquireWorker(…).ask([2, 3])`.
 * handleTasks(([a, b]: [number, number]) => a + b);
 * ```
 */
export function handleTasks<T>(answer: (task: T) => unknown): void {
  addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly id: number; readonly task: T }>) => {
      const { id, task } = data;
      try {
        reply({ id, answer: answer(task) });
      } catch (error) {
        reply({ id, fault: error instanceof Error ? error.message : String(error) });
      }
    },
  );
  reply({ ready: true });
}

function reply(said: WorkerReply): void {
  postMessage(said);
}
