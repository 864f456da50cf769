/**
 * The keys of what the page keeps on this computer for when there is no connection: one entry of the OS keychain an account.
 * They go with the session; what they sealed can be read by nobody then.
 */
import { createHash, randomBytes } from 'node:crypto';
import { keyTextSchema } from '#shared/desktop/bridge.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { KnownEntries } from './knownEntries.ts';

export interface CacheKeys {
  /** 32 bytes in base64url, made where there are none, or ones that are not ours. Not for two calls at once, which would each make one. */
  readOrMake(userId: UserId): Promise<string>;
}

/** `profile` names the entries of this profile folder: it is what each begins with. */
export function keepCacheKeys(entries: KnownEntries, profile: string): CacheKeys {
  return {
    async readOrMake(userId) {
      const account = `${profile} ${createHash('sha256').update(userId).digest('hex').slice(0, 32)}`;
      const present = keyTextSchema.safeParse(await entries.read(account));
      if (present.success) return present.data;
      const made = randomBytes(32).toString('base64url');
      await entries.write(account, made);
      return made;
    },
  };
}
