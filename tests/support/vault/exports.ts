/** Exports of other programs for tests: those in `tests/fixtures/vault`, and such as are made while the test runs. */
import { argon2Sync, createCipheriv, createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadZip } from 'client-zip';

const folder = join(import.meta.dirname, '../../fixtures/vault');

export function readFixture(name: string): Blob {
  return new Blob([Uint8Array.from(readFileSync(join(folder, name)))]);
}

export function zip(entries: Readonly<Record<string, string | Blob>>): Promise<Blob> {
  return downloadZip(Object.entries(entries).map(([name, input]) => ({ name, input }))).blob();
}

interface BitwardenDerivation {
  readonly kdfType: 0 | 1;
  readonly kdfIterations: number;
  readonly kdfMemory?: number;
  readonly kdfParallelism?: number;
}

/** Seals an export with a password as Bitwarden does, by Node's own cryptography alone. */
export function sealAsBitwarden(json: string, password: string, derivation: BitwardenDerivation): Blob {
  const salt = randomBytes(16).toString('base64');
  const key = deriveKey(password, salt, derivation);
  const sealed = {
    encrypted: true,
    passwordProtected: true,
    salt,
    ...derivation,
    encKeyValidation_DO_NOT_EDIT: seal('1b2c3d4e-0000-4000-8000-000000000000', key),
    data: seal(json, key),
  };
  return new Blob([JSON.stringify(sealed, null, 2)]);
}

function deriveKey(password: string, salt: string, derivation: BitwardenDerivation): Buffer {
  const { kdfType, kdfIterations, kdfMemory = 64, kdfParallelism = 4 } = derivation;
  if (kdfType === 0) return pbkdf2Sync(password, salt, kdfIterations, 32, 'sha256');
  return argon2Sync('argon2id', {
    message: password,
    nonce: createHash('sha256').update(salt).digest(),
    memory: kdfMemory * 1_024,
    passes: kdfIterations,
    parallelism: kdfParallelism,
    tagLength: 32,
  });
}

function seal(text: string, key: Buffer): string {
  const expand = (purpose: string) =>
    createHmac('sha256', key)
      .update(Buffer.concat([Buffer.from(purpose), Buffer.of(1)]))
      .digest();
  const nonce = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', expand('enc'), nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const code = createHmac('sha256', expand('mac')).update(nonce).update(ciphertext).digest();
  return `2.${[nonce, ciphertext, code].map((part) => part.toString('base64')).join('|')}`;
}
