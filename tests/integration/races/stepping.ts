/**
 * Services whose transactions stop where a test wants: right before one begins and right before it commits. What runs
 * in between runs exactly there, every time.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import type { Services } from '../../../src/functions/services.ts';

export interface Gate {
  /** Resolves when the boundary is reached; never, when there are fewer. */
  readonly reached: Promise<void>;
  open(): void;
  pass(): Promise<void>;
  /** How many boundaries were passed. */
  passed(): number;
}

/** Stops whoever passes it the `boundary`th time, until it is opened. */
export function createGate(boundary: number): Gate {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  let passed = 0;
  return {
    reached: reached.promise,
    open: () => opened.resolve(),
    passed: () => passed,
    pass: async () => {
      passed += 1;
      if (passed - 1 !== boundary) return;
      reached.resolve();
      await opened.promise;
    },
  };
}

export function withGate(services: Services, gate: Gate): Services {
  const { firestore } = services;
  const runTransaction: Firestore['runTransaction'] = async (work, options) => {
    await gate.pass();
    return firestore.runTransaction(async (transaction) => {
      const result = await work(transaction);
      await gate.pass();
      return result;
    }, options);
  };
  return {
    ...services,
    firestore: new Proxy(firestore, {
      get: (target, name) => {
        if (name === 'runTransaction')
          return runTransaction satisfies (work: never, options?: never) => unknown;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  };
}

interface Backoff {
  setTimeoutHandler(handler: (run: () => void, milliseconds: number) => void): void;
}

/** The SDK waits a second and more before it tries a lost transaction again; here a hundredth of it. */
export function hurryRetries(): void {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@google-cloud/firestore'));
  const backoff: Backoff = require(join(folder, 'backoff.js'));
  backoff.setTimeoutHandler((run, milliseconds) => setTimeout(run, milliseconds / 100));
}
