/** The worker around a person's open keys. When it ends, nobody holds them any more. */
import { expose } from 'comlink';
import { argon2id } from '#shared/vault/argon2id.ts';
import { createKeyHolder } from './keyHolder.ts';

expose(createKeyHolder(argon2id));
