/**
 * Opens KDBX 4 step by step with kdbxweb's own parts. Its `load` would do, but for two things: it unpacks whatever the
 * file holds, however much that is, and it takes every tab out of the texts.
 */
import type { Kdbx, KdbxCredentials } from 'kdbxweb';
import { importLimits } from '../importLimits.ts';
import { ImportRefusedError } from '../importOutcome.ts';
import { decryptDatabase } from './decryptDatabase.ts';
import type { Kdbxweb } from './loadLibrary.ts';
import { readDatabaseXml } from './readDatabaseXml.ts';
import { unpack } from './unpack.ts';

interface Keys {
  readonly cipher: ArrayBuffer;
  readonly authentication: ArrayBuffer;
}

export async function openVersion4(
  bytes: ArrayBuffer,
  credentials: KdbxCredentials,
  kdbxweb: Kdbxweb,
): Promise<Kdbx> {
  const { BinaryStream, Kdbx, KdbxContext, KdbxHeader } = kdbxweb;
  const database = new Kdbx();
  database.credentials = credentials;
  const context = new KdbxContext({ kdbx: database });
  const stream = new BinaryStream(bytes);
  database.header = KdbxHeader.read(stream, context);
  const header = bytes.slice(0, stream.pos);
  const keys = await deriveKeys(database, kdbxweb);
  await checkHeader(header, stream.readBytes(32), stream.readBytes(32), keys, kdbxweb);

  const blocks = await kdbxweb.HmacBlockTransform.decrypt(stream.readBytesToEnd(), keys.authentication);
  const packed = await decryptDatabase(blocks, database, keys.cipher, kdbxweb);
  const isPacked = database.header.compression === kdbxweb.Consts.CompressionAlgorithm.GZip;
  const inner = new BinaryStream(isPacked ? await unpack(packed, importLimits.inflatedBytes) : packed);
  database.header.readInnerHeader(inner, context);

  const text = inner.readBytesToEnd();
  if (text.byteLength > importLimits.textBytes) throw new ImportRefusedError('too-large');
  return readDatabaseXml(text, database, context, kdbxweb);
}

async function deriveKeys(
  { header: { masterSeed, kdfParameters }, credentials }: Kdbx,
  { CryptoEngine, KeyEncryptorKdf }: Kdbxweb,
): Promise<Keys> {
  const salt = kdfParameters?.get('S');
  if (masterSeed?.byteLength !== 32 || !kdfParameters || !(salt instanceof ArrayBuffer)) {
    throw new ImportRefusedError('damaged');
  }
  const derived = await KeyEncryptorKdf.encrypt(await credentials.getHash(salt), kdfParameters);
  const seeded = new Uint8Array(65);
  seeded.set(new Uint8Array(masterSeed));
  seeded.set(new Uint8Array(derived), 32);
  seeded[64] = 1;
  return {
    cipher: await CryptoEngine.sha256(seeded.buffer.slice(0, 64)),
    authentication: await CryptoEngine.sha512(seeded.buffer),
  };
}

/** A header that was changed has another hash; with the right hash and the wrong code, the key is the wrong one. */
async function checkHeader(
  header: ArrayBuffer,
  hash: ArrayBuffer,
  code: ArrayBuffer,
  { authentication }: Keys,
  { ByteUtils, CryptoEngine, HmacBlockTransform, Int64 }: Kdbxweb,
): Promise<void> {
  if (!ByteUtils.arrayBufferEquals(await CryptoEngine.sha256(header), hash)) {
    throw new ImportRefusedError('damaged');
  }
  const key = await HmacBlockTransform.getHmacKey(authentication, new Int64(0xffffffff, 0xffffffff));
  if (!ByteUtils.arrayBufferEquals(await CryptoEngine.hmacSha256(key, header), code)) {
    throw new ImportRefusedError('wrong-password-or-key-file');
  }
}
