import { fork, type ChildProcess } from 'node:child_process';
import type { Answer, Task } from './protocol.ts';

/** One worker process at a time: started when needed, ended when it does not come back. */
export class Worker {
  readonly #script: string;
  #process: ChildProcess | undefined;

  constructor(script: string) {
    this.#script = script;
  }

  /** Undefined when there was no answer in time, or the process broke. */
  async ask(task: Task, milliseconds: number): Promise<Answer | undefined> {
    const child = (this.#process ??= await this.#start());
    return new Promise((resolve) => {
      const settle = (answer: Answer | undefined) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (answer === undefined) this.end();
        resolve(answer);
      };
      const timer = setTimeout(() => settle(undefined), milliseconds);
      child.once('message', (answer: Answer) => settle(answer));
      child.once('exit', () => settle(undefined));
      child.send(task);
    });
  }

  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): Promise<ChildProcess> {
    const child = fork(this.#script, {
      execArgv: [...process.execArgv, '--max-old-space-size=1500'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', () => reject(new Error('The worker did not start.')));
    });
  }
}
