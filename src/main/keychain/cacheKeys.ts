/**
 * The keys of what the page keeps on this computer for when there is no connection: one entry of the OS keychain an account.
 * They go with the session; what they sealed can be read by nobody then.
 */
import { createHash, randomBytes } from 'node:crypto';
import { keyTextSchema } from '#shared/desktop/bridge.ts';
import type { KnownEntries } from './knownEntries.ts';

export interface CacheKeys {
  /** 32 bytes in base64url, made where there are none, or ones that are not ours. */
  readOrMake(userId: string): Promise<string>;
  /** Of all accounts. */
  clear(): Promise<void>;
}

/** `profile` names the entries of this profile folder: it is what each begins with. */
export function keepCacheKeys(entries: KnownEntries, profile: string): CacheKeys {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: two that ask at once get the same key, and none is made while all are removed. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  }
  return {
    readOrMake: (userId) =>
      inTurn(async () => {
        const account = `${profile} ${createHash('sha256').update(userId).digest('hex').slice(0, 32)}`;
        const present = keyTextSchema.safeParse(await entries.read(account));
        if (present.success) return present.data;
        const made = randomBytes(32).toString('base64url');
        await entries.write(account, made);
        return made;
      }),
    clear: () => inTurn(() => entries.removeAll(`${profile} `)),
  };
}
