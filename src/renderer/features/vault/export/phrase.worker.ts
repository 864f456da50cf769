/** Whether a phrase opens the key box. The keys end with this worker. */
import { expose } from 'comlink';
import type { UserId } from '#shared/domain/ids.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { openKeyBox } from '#shared/vault/openKeyBox.ts';

const checker = {
  async opens(ownerId: UserId, keys: unknown, phrase: string): Promise<boolean> {
    return (await openKeyBox(ownerId, keys, { way: 'passphrase', phrase, argon2id })).ok;
  },
};
export type PhraseChecker = typeof checker;

expose(checker);
postMessage('loaded');
