/**
 * Workers for tests. A thread of its own is not needed to see one fail: this end of a channel answers, dies, or is
 * silent, once it has loaded or before.
 */
import { expose } from 'comlink';
import type { Startable } from './workerPool.ts';

export type Behaviour =
  /** Loads, and answers. */
  | 'sound'
  /** Loads, and dies of its question. */
  | 'dying'
  /** Loads, and answers what cannot be read. */
  | 'garbled'
  /** Loads, and never answers. */
  | 'silent'
  | 'does not load'
  | 'never loads';

export class TestWorker extends EventTarget implements Startable {
  readonly #channel = new MessageChannel();
  readonly #behaviour: Behaviour;
  isEnded = false;

  constructor(behaviour: Behaviour, api: object) {
    super();
    this.#behaviour = behaviour;
    if (behaviour === 'sound') expose(api, this.#channel.port2);
    this.#channel.port1.addEventListener('message', ({ data }) => this.#tell('message', data));
    this.#channel.port1.start();
    if (behaviour === 'does not load') queueMicrotask(() => this.#tell('error'));
    else if (behaviour !== 'never loads') queueMicrotask(() => this.#tell('message', 'loaded'));
  }

  postMessage(message: unknown, moved: Transferable[] = []): void {
    if (this.#behaviour === 'dying') setImmediate(() => this.#tell('error'));
    if (this.#behaviour === 'garbled') setImmediate(() => this.#tell('messageerror'));
    this.#channel.port1.postMessage(message, moved);
  }

  terminate(): void {
    this.isEnded = true;
    this.#channel.port1.close();
    this.#channel.port2.close();
  }

  #tell(event: 'message' | 'error' | 'messageerror', data?: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data }));
  }
}
