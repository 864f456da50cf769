/**
 * A disk that stops at a chosen system call, for tests that try every one in turn. A fault either fails that call with
 * an error of the system, or is the end of the process: right before the call took effect, or right after it, nothing
 * of it goes on. What is on the real disk then is what a restart finds.
 */
import type { FileHandle } from 'node:fs/promises';
import * as fileSystem from 'node:fs/promises';
import { createDisk, type Disk, type FileSystem } from '../../src/embedded/disk/disk.ts';

export type Fault =
  | { readonly kind: 'fails'; readonly code: string }
  | { readonly kind: 'crash-before' }
  | { readonly kind: 'crash-after' };

/** Faults by what a system call does then. */
export const everyFault: Readonly<Record<string, Fault>> = {
  'finds the disk full': { kind: 'fails', code: 'ENOSPC' },
  fails: { kind: 'fails', code: 'EIO' },
  'is not reached any more': { kind: 'crash-before' },
  'is the last of its process': { kind: 'crash-after' },
};

export type SystemCall = 'mkdir' | 'open' | 'rename' | 'rm' | 'writev' | 'datasync';

export interface FaultyDisk {
  readonly disk: Disk;
  /** Puts the fault at the `step`th system call from now that changes something. */
  arm(step: number, fault: Fault): void;
  /** Lets every system call of that name fail from now on. */
  refuse(call: SystemCall, code: string): void;
  /** Takes faults away; a crashed disk stays crashed. */
  disarm(): void;
  /** Whether the armed fault came to pass. */
  readonly hasStruck: boolean;
  /** Resolves when the process is over. */
  readonly crashed: Promise<void>;
  /** Closes what the ended process had open, as the system does. */
  release(): Promise<void>;
}

/** Calls of a file handle that change what is on the disk, or make it last. */
const WRITES = new Set<PropertyKey>([
  'write',
  'writev',
  'appendFile',
  'datasync',
  'sync',
  'truncate',
  'close',
]);

const systemError = (code: string) => Object.assign(new Error(`${code}: made up by the test`), { code });

export function createFaultyDisk(): FaultyDisk {
  let armed: { remaining: number; fault: Fault } | null = null;
  let refused: { call: SystemCall; code: string } | null = null;
  let hasStruck = false;
  let isOver = false;
  const open = new Set<FileHandle>();
  const crash = Promise.withResolvers<void>();
  const never = new Promise<never>(() => undefined);

  /** Nothing after the end of the process happens: its calls neither take effect nor return. */
  function end(): Promise<never> {
    isOver = true;
    crash.resolve();
    return never;
  }

  async function guarded<T>(name: string, call: () => Promise<T>): Promise<T> {
    if (isOver) return never;
    if (name === refused?.call) throw systemError(refused.code);
    if (!armed) return call();
    armed.remaining -= 1;
    if (armed.remaining > 0) return call();
    const { fault } = armed;
    armed = null;
    hasStruck = true;
    if (fault.kind === 'fails') throw systemError(fault.code);
    if (fault.kind === 'crash-after') await call();
    return end();
  }

  const calls: FileSystem = {
    ...fileSystem,
    mkdir: ((...given: Parameters<typeof fileSystem.mkdir>) =>
      guarded('mkdir', () => fileSystem.mkdir(...given))) as typeof fileSystem.mkdir,
    rename: (from, to) => guarded('rename', () => fileSystem.rename(from, to)),
    rm: (path, options) => guarded('rm', () => fileSystem.rm(path, options)),
    open: async (path, flags, mode) => {
      const isReading = flags === 'r';
      const openFile = () => fileSystem.open(path, flags, mode);
      const handle = await (isReading ? openFile() : guarded('open', openFile));
      open.add(handle);
      return new Proxy(handle, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...given: unknown[]) => {
            const call = () => value.apply(target, given) as unknown;
            // Reading streams close their file themselves: no promise of ours rests on it.
            const isWrite = WRITES.has(name) && !(isReading && name === 'close');
            return isWrite ? guarded(String(name), async () => call()) : call();
          };
        },
      });
    },
  };

  return {
    disk: createDisk(calls),
    arm(step, fault) {
      armed = { remaining: step, fault };
      hasStruck = false;
    },
    refuse(call, code) {
      refused = { call, code };
    },
    disarm() {
      armed = null;
      refused = null;
    },
    get hasStruck() {
      return hasStruck;
    },
    crashed: crash.promise,
    async release() {
      for (const handle of open) await handle.close().catch(() => undefined);
    },
  };
}
