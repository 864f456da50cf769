/** The worker around an open vault. When it ends, nobody holds the keys any more. */
import { expose } from 'comlink';
import { argon2id } from '#shared/vault/argon2id.ts';
import { createVaultKeeper } from './keeper/vaultKeeper.ts';

expose(createVaultKeeper(argon2id));
postMessage('loaded');
