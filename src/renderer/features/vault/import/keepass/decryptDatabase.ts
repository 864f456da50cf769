/** The cipher that a database of either version names. */
import type { Kdbx } from 'kdbxweb';
import { ImportRefusedError } from '../importOutcome.ts';
import type { Kdbxweb } from './loadLibrary.ts';

export async function decryptDatabase(
  data: ArrayBuffer,
  { header: { dataCipherUuid, encryptionIV } }: Kdbx,
  cipherKey: ArrayBuffer,
  { Consts, CryptoEngine }: Kdbxweb,
): Promise<ArrayBuffer> {
  if (!dataCipherUuid || !encryptionIV) throw new ImportRefusedError('damaged');
  if (dataCipherUuid.id === Consts.CipherId.ChaCha20)
    return CryptoEngine.chacha20(data, cipherKey, encryptionIV);
  // Twofish, which KeePassXC offers too.
  if (dataCipherUuid.id !== Consts.CipherId.Aes) throw new ImportRefusedError('unknown-version');
  const key = await crypto.subtle.importKey('raw', cipherKey, 'AES-CBC', false, ['decrypt']);
  return crypto.subtle.decrypt({ name: 'AES-CBC', iv: encryptionIV }, key, data);
}
